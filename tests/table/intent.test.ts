/** Answers ahead of one's place: only the neutral one is sent, any other waits on the device. */
import { describe, expect, it, vi } from 'vitest';
import { canonical } from '../../src/lib/engine/canonical';
import type { AnyModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import { Intents } from '../../src/lib/table/intent';
import { Shelf } from '../../src/lib/table/shelf';
import { unpack } from '../../src/lib/table/item';
import { verifyHere } from '../../src/lib/table/signature';
import { StoreError, memoryStore, type Store, type StoredEntry } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { toyModule } from '../toys/module';
import { wager, type State } from '../toys/wager';
import { people } from './fixture';

/** With a deck that nobody draws from: the host deals, and so rolls. */
const dealt: typeof wager = { ...wager, decks: () => [{ id: 'spare', slots: ['spare:1'], faces: ['blank'] }] };
const module: AnyModule = toyModule(dealt, { type: 'pass' }, ({ open }) => open);

function shelfOf(store: Store): Shelf {
	const random = seeded('intents');
	const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.int(256));
	return new Shelf(store, () => Promise.resolve(module), verifyHere, bytes);
}

/** Seat 0 has played: seats 1, 2 and 3 are asked, in this order. */
async function window(store = memoryStore()): Promise<Table> {
	const table = await shelfOf(store).create({
		game: 'wager',
		options: { seats: 4, turns: 4 },
		seats: people('Ada', 'Bo', 'Cy', 'Di')
	});
	expect(await table.play(0, { type: 'play' })).toEqual({ ok: true });
	expect(table.snapshot.asked).toEqual([1, 2, 3]);
	return table;
}

async function reopened(store: Store, id: string): Promise<Table> {
	const opened = await shelfOf(store).open(id);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.table;
}

/** A store that has no room for dice until `free` is called: a roll stays on its way. */
function storeWithoutDice(): { store: Store; free(): void } {
	const kept = memoryStore();
	let isFull = true;
	const isDie = ({ bytes }: StoredEntry): boolean => unpack(bytes)?.entry.kind === 'fact';
	const write: Store['write'] = (match, entries, ...rest) =>
		isFull && entries.some(isDie) ? Promise.reject(new StoreError('full')) : kept.write(match, entries, ...rest);
	return { store: { ...kept, write }, free: () => void (isFull = false) };
}

const PASS = { type: 'pass' };
const PEEK = { type: 'peek' };
const BOOST = { type: 'boost' };
const COUNTER = { type: 'counter' };
const windows = (table: Table): number => (table.snapshot.state as State).windows;

describe('what a seat may send', () => {
	it('is everything if it is first, and what play accepts if it is not', async () => {
		const table = await window();
		expect(table.legal(1)).toEqual(table.answers(1));
		expect(table.legal(1).length).toBeGreaterThan(1);
		expect(table.answers(2).length).toBeGreaterThan(1);
		expect(table.legal(2)).toEqual([PASS]);
		for (const move of table.answers(2).filter((other) => canonical(other) !== canonical(PASS))) {
			expect(await table.play(2, move)).toEqual({ ok: false, reason: 'not-first' });
		}
		expect(await table.play(2, PASS)).toEqual({ ok: true });
		expect(table.legal(2)).toEqual([]);
		expect(table.asking(2)).toBeNull();
	});
});

describe('an answer ahead of its place', () => {
	it('waits, and is sent by itself once its place has come', async () => {
		const table = await window();
		const intents = new Intents(table);
		expect(await intents.answer(2, BOOST)).toEqual({ ok: true });
		expect(intents.of(2)).toEqual(BOOST);
		expect(table.snapshot).toMatchObject({ ply: 1, asked: [1, 2, 3] });
		await table.play(1, PASS);
		await vi.waitFor(() => expect(table.snapshot.ply).toBe(3));
		expect(table.step(3)).toMatchObject({ seat: 2 });
		expect(intents.of(2)).toBeNull();
		intents.close();
	});

	it('can be changed and withdrawn; the neutral answer goes at once and takes its place', async () => {
		const table = await window();
		const intents = new Intents(table);
		await intents.answer(3, BOOST);
		await intents.answer(3, PEEK);
		expect(intents.of(3)).toEqual(PEEK);
		await intents.withdraw(3);
		expect(intents.of(3)).toBeNull();
		await intents.answer(3, BOOST);
		expect(await intents.answer(3, PASS)).toEqual({ ok: true });
		expect(intents.of(3)).toBeNull();
		expect(table.asking(3)).toBeNull();
		intents.close();
	});

	it('is void once the question has changed: nothing is sent that was not meant', async () => {
		const table = await window();
		const intents = new Intents(table);
		await intents.answer(3, BOOST);
		await table.play(1, BOOST);
		expect(windows(table)).toBe(2);
		await vi.waitFor(() => expect(table.ledger.match.intents).toEqual({}));
		expect(intents.of(3)).toBeNull();
		intents.close();
	});

	it('outlives a reload, and is nowhere but on this device', async () => {
		const store = memoryStore();
		const table = await window(store);
		const first = new Intents(table);
		await first.answer(2, BOOST);
		first.close();
		const entries = (await store.entries(table.id)).entries.length;
		const again = await reopened(store, table.id);
		const intents = new Intents(again);
		expect(intents.of(2)).toEqual(BOOST);
		expect((await store.entries(table.id)).entries).toHaveLength(entries);
		await again.play(1, PASS);
		await vi.waitFor(() => expect(again.snapshot.ply).toBe(3));
		await vi.waitFor(async () => expect((await store.match(table.id))?.intents).toEqual({}));
		intents.close();
	});

	it('outlasts a roll that leaves the question open, though nobody is asked meanwhile', async () => {
		const { store, free } = storeWithoutDice();
		const table = await window(store);
		const intents = new Intents(table);
		await intents.answer(3, BOOST);
		await table.play(1, PEEK);
		expect(table.snapshot.asked).toEqual([]);
		expect(intents.of(3)).toBeNull();
		free();
		await table.settle();
		expect(table.snapshot.asked).toEqual([2, 3]);
		expect(intents.of(3)).toEqual(BOOST);
		await table.play(2, PASS);
		await vi.waitFor(() => expect(windows(table)).toBe(2));
		expect(table.step(table.snapshot.ply)).toMatchObject({ seat: 3 });
		intents.close();
	});

	it('is void after a roll that ends the question: the next one is asked anew', async () => {
		const { store, free } = storeWithoutDice();
		const table = await window(store);
		const intents = new Intents(table);
		await intents.answer(3, BOOST);
		await table.play(1, COUNTER);
		expect(table.snapshot.asked).toEqual([]);
		free();
		await table.settle();
		expect(table.snapshot.asked).toEqual([1]);
		await table.play(1, { type: 'play' });
		expect(table.snapshot.asked).toEqual([0, 2, 3]);
		await vi.waitFor(() => expect(table.ledger.match.intents).toEqual({}));
		for (const seat of [0, 2]) await table.play(seat, PASS);
		expect(table.snapshot.asked).toEqual([3]);
		expect(intents.of(3)).toBeNull();
		expect(table.legal(3)).toContainEqual(BOOST);
		intents.close();
	});

	it('that is not legal is refused like any other', async () => {
		const table = await window();
		const intents = new Intents(table);
		expect(await intents.answer(2, { type: 'roll' })).toEqual({ ok: false, reason: 'not-first' });
		expect(intents.of(2)).toBeNull();
		intents.close();
	});
});
