/** Games of Green Square that lead to a wanted position, the same every time, as files that the app imports. */
import { player } from '../../src/lib/bots/green-square';
import type { AnyModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import type { View } from '../../src/lib/engine/selfplay';
import { module } from '../../src/lib/games/green-square';
import type { Move, Options, State } from '../../src/lib/games/green-square';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import { bytesFrom } from './chance';

export const TITLE = 'Compost';

/** What a seat decides on. */
export type Decision = View<State, Move>;

export interface Wanted {
	readonly options: Options;
	/** '' is a person, else the level of a bot. */
	readonly seats: readonly { readonly name: string; readonly bot: string }[];
	/** The position to stop at; `moves` and `view` of the first seat that is asked. Left out: the end of the game. */
	until?(state: State, moves: readonly Move[], view: Decision): boolean;
	/** Moves that must not be made on the way: the bot chooses among these. */
	wishes?(view: Decision): readonly Move[];
}

const MOST_MOVES = 400;
const MOST_SEEDS = 60;

/** You against so many bots. */
export const solo = (bots: number): Wanted['seats'] =>
	Array.from({ length: bots + 1 }, (_, seat) => ({ name: '', bot: seat === 0 ? '' : 'easy' }));

/** So many people who share the device. */
export const people = (count: number): Wanted['seats'] =>
	['Ana', 'Tom', 'Mia', 'Leo'].slice(0, count).map((name) => ({ name, bot: '' }));

const files = new Map<string, Promise<Buffer>>();

/** A match played by bots until the position has come about; made once for each name. */
export function gameFile(name: string, wanted: Wanted): Promise<Buffer> {
	const made = files.get(name) ?? play(name, wanted);
	files.set(name, made);
	return made;
}

async function play(name: string, { options, seats, until, wishes }: Wanted): Promise<Buffer> {
	const verify = await bestVerify();
	for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
		const source = `${name} ${attempt}`;
		const shelf = new Shelf(memoryStore(), () => Promise.resolve(module as AnyModule), verify, bytesFrom(source));
		const table = await shelf.create({ game: 'green-square', options, title: TITLE, seats });
		const random = seeded(source);
		for (let made = 0; made < MOST_MOVES; made++) {
			const {
				asked: [seat],
				result
			} = table.snapshot;
			if (until === undefined && result !== null) return Buffer.from(await shelf.export());
			const decision = seat === undefined ? null : table.decision(seat);
			if (seat === undefined || decision === null) break;
			const view = decision as Decision;
			if (until?.(view.state, view.legal, view) === true) return Buffer.from(await shelf.export());
			const done = await table.play(seat, player({ ...view, legal: wishes?.(view) ?? view.legal }, random));
			if (!done.ok) throw new Error(`the bot's move was refused: ${done.reason}`);
		}
	}
	throw new Error(`no game leads to ${name}`);
}
