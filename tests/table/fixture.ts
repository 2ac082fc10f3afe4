/** Shelves and matches for the tests of the table. */
import type { AnyModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import { module as greenvaders } from '../../src/lib/games/greenvaders';
import type { NewMatch } from '../../src/lib/table/founding';
import { Shelf } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import type { Store } from '../../src/lib/table/store';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { toyModule } from '../toys/module';
import { relay } from '../toys/relay';

const modules: Record<string, AnyModule> = {
	relay: toyModule(relay),
	greenvaders: greenvaders,
	'green-conquest': greenConquest
};

export const find = (game: string): Promise<AnyModule | null> => Promise.resolve(modules[game] ?? null);

export const people = (...names: string[]): { name: string; bot: string }[] => names.map((name) => ({ name, bot: '' }));

/** Each file of tests has the same keys and deals in every run. */
const random = seeded('keys and deals');
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.int(256));

export function newShelf(store: Store = memoryStore()): Shelf {
	return new Shelf(store, find, verifyHere, bytes);
}

export const aRelay: NewMatch = { game: 'relay', options: { seats: 2, turns: 4 }, seats: people('Ada', 'Bo') };
export const aCardGame: NewMatch = {
	game: 'greenvaders',
	options: { players: 2, mode: 'basic' },
	seats: people('Ada', 'Bo')
};
export const aBoardGame: NewMatch = {
	game: 'green-conquest',
	options: { mode: 'duel', build: 'preset', deploy: 'auto', returns: 'auto' },
	seats: people('Ada', 'Bo')
};

/** Random moves of whoever is asked first. */
export async function playOn(table: Table, moves: number, seed: string): Promise<void> {
	const random = seeded(seed);
	for (let i = 0; i < moves && table.snapshot.result === null; i++) {
		const seat = table.snapshot.asked[0] as number;
		const done = await table.play(seat, random.pick(table.legal(seat)));
		if (!done.ok) throw new Error(done.reason);
	}
}

export async function reopened(store: Store, id: string): Promise<Table> {
	const opened = await newShelf(store).open(id);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.table;
}
