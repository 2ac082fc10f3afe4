/** The table as a screen uses it, on one device: made, played, stored, opened again. */
import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { playBots } from '../../src/lib/table/bots';
import { Shelf } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import type { Store } from '../../src/lib/table/store';
import { StoreError, memoryStore } from '../../src/lib/table/store';
import { toyModule } from '../toys/module';
import { relay } from '../toys/relay';
import { wager } from '../toys/wager';
import { aCardGame, aRelay, newShelf as shelf, people, playOn, reopened } from './fixture';

describe('a match on one device', () => {
	it('is played to a result that every seat has signed', async () => {
		const table = await shelf().create(aRelay);
		await playOn(table, 100, 'a');
		expect(table.snapshot.result).not.toBeNull();
		expect(table.snapshot).toMatchObject({ confirmed: true, unconfirmed: [], asked: [], waiting: false });
	});

	it('deals hidden cards at once and shows each seat its own only', async () => {
		const table = await shelf().create(aCardGame);
		await playOn(table, 12, 'b');
		const { asked, waiting } = table.snapshot;
		expect(waiting).toBe(false);
		const seat = asked[0] as number;
		const [own, other, open] = [table.sees(seat), table.sees(1 - seat), table.sees(null)];
		expect(Object.keys(own).length).toBeGreaterThan(Object.keys(open).length);
		expect(Object.keys(own).some((slot) => other[slot] === undefined)).toBe(true);
	});

	it('answers rules that hide nothing and roll only later on', async () => {
		const wagers = () => Promise.resolve(toyModule(wager, { type: 'pass' }, (state) => state.open));
		const store = memoryStore();
		const newWagers = (): Shelf => new Shelf(store, wagers, verifyHere);
		const table = await newWagers().create({ ...aRelay, game: 'wager' });
		expect(table.chain.genesis.entry.dealer).toBe('house');
		await playOn(table, 60, 'wager');
		expect(table.snapshot).toMatchObject({ result: { reason: 'score' }, confirmed: true, waiting: false });
		expect((table.snapshot.state as { rolls: number }).rolls).toBeGreaterThan(0);
		const again = await newWagers().open(table.id);
		expect(again.ok && again.table.snapshot.state).toEqual(table.snapshot.state);
	});

	it('opens again as it stood, with its cards, names and times', async () => {
		const store = memoryStore();
		const table = await shelf(store).create(aCardGame);
		await playOn(table, 15, 'c');
		const again = await reopened(store, table.id);
		expect(again.snapshot).toEqual(table.snapshot);
		expect(again.sees(0)).toEqual(table.sees(0));
		expect(again.timeOf(1)).toBe(table.timeOf(1));
		await playOn(again, 5, 'd');
		expect(again.snapshot.ply).toBe(table.snapshot.ply + 5);
	});

	it('tells every step with what happened, the same after opening again', async () => {
		const store = memoryStore();
		const table = await shelf(store).create(aCardGame);
		await playOn(table, 20, 'e');
		const again = await reopened(store, table.id);
		for (let ply = 1; ply <= table.snapshot.ply; ply++) expect(again.step(ply)).toEqual(table.step(ply));
		expect(table.step(1).events.length).toBeGreaterThan(0);
		expect(table.step(table.snapshot.ply).state).toEqual(table.snapshot.state);
		expect(() => table.step(table.snapshot.ply + 1)).toThrow(RangeError);
	});

	it('refuses with a reason and changes nothing', async () => {
		const table = await shelf().create(aRelay);
		const before = table.snapshot;
		expect(await table.play(1, { type: 'end', by: 0 })).toEqual({ ok: false, reason: 'not-asked' });
		expect(await table.play(0, { type: 'fly' })).toEqual({ ok: false, reason: 'bad-move' });
		expect(await table.play(7, { type: 'end', by: 0 })).toEqual({ ok: false, reason: 'read-only' });
		expect(await table.back(0, 1)).toEqual({ ok: false, reason: 'no-take-back' });
		expect(table.snapshot.head).toBe(before.head);
	});

	it('takes back inside the own turn, and no further', async () => {
		const table = await shelf().create(aRelay);
		const { state } = table.snapshot;
		await table.play(0, { type: 'step', by: 1 });
		await table.play(0, { type: 'step', by: 0 });
		expect(table.takeBacks(0)).toBe(2);
		expect(await table.back(0, 2)).toEqual({ ok: true });
		expect(table.snapshot.state).toEqual(state);
		await table.play(0, { type: 'end', by: 0 });
		expect(table.takeBacks(0)).toBe(0);
		expect(table.takeBacks(1)).toBe(0);
	});

	it('takes in a resignation out of turn before anything else', async () => {
		const table = await shelf().create({ ...aRelay, options: { seats: 3, turns: 9 }, seats: people('A', 'B', 'C') });
		expect(await table.resign(2)).toEqual({ ok: true });
		expect(table.snapshot.seats[2]).toMatchObject({ left: true, gone: false });
		expect(table.snapshot.asked).toEqual([0]);
		await table.resign(0);
		expect(table.snapshot).toMatchObject({ result: { winners: [1] }, confirmed: true });
	});

	it('ends in a draw when all agree, and an offer dies with the next entry', async () => {
		const table = await shelf().create(aRelay);
		await table.talk.offer(1, 'draw');
		const offer = [...table.chain.pool.offers(1)].at(-1)?.id as string;
		await table.play(0, { type: 'end', by: 0 });
		await table.talk.agree(offer);
		expect(table.snapshot.result).toBeNull();
		await table.talk.offer(0, 'draw');
		await table.talk.agree([...table.chain.pool.offers(0)].at(-1)?.id as string);
		expect(table.snapshot).toMatchObject({ result: { winners: [], reason: 'agreed-draw' }, confirmed: true });
	});

	it('lets bots play their seats and nobody else', async () => {
		const table = await shelf().create({ ...aCardGame, seats: [...people('Ada'), { name: 'Reed', bot: 'easy' }] });
		const random = seeded('bots');
		const thought: (number | null)[] = [];
		const stop = playBots(
			table,
			(seat, level, view) => {
				expect([seat, level]).toEqual([1, 'easy']);
				return Promise.resolve(random.pick(view.legal));
			},
			(seat) => thought.push(seat)
		);
		while (table.snapshot.ply < 30 && table.snapshot.result === null) {
			if (table.legal(0).length > 0) await table.play(0, random.pick(table.legal(0)));
			else await new Promise((resolve) => setTimeout(resolve, 1));
		}
		stop();
		expect(thought).toContain(1);
		// A thought that was under way ends, and says so.
		await vi.waitFor(() => expect(thought.at(-1)).toBeNull());
	});

	it('lets a bot whose move cannot be stored try again, and not without end', async () => {
		const store = memoryStore();
		let isFull = false;
		const full: Store = {
			...store,
			write: (...args) => (isFull ? Promise.reject(new StoreError('full')) : store.write(...args))
		};
		const table = await shelf(full).create({ ...aRelay, seats: [{ name: 'Reed', bot: 'easy' }, ...people('Bo')] });
		isFull = true;
		let thoughts = 0;
		const think = (_: unknown, __: string, { legal }: { legal: readonly unknown[] }): Promise<unknown> => {
			thoughts++;
			return Promise.resolve(legal[0]);
		};
		const stop = playBots(table, think, () => undefined, 50);
		await vi.waitFor(() => expect(thoughts).toBe(2));
		expect(table.snapshot.ply).toBe(0);
		isFull = false;
		await vi.waitFor(() => expect(table.snapshot.ply).toBeGreaterThan(0));
		stop();
	});
});

it('what comes while the table closes comes too late, and harms nothing', async () => {
	const store = memoryStore();
	const table = await shelf(store).create(aRelay);
	const twin = await reopened(store, table.id);
	await twin.play(0, { type: 'end', by: 0 });
	const entries = [...twin.chain.pool.items.values()].map(({ bytes }) => bytes);
	const [moved, , late] = await Promise.all([
		table.play(0, { type: 'end', by: 1 }),
		table.close(),
		table.receive(...entries)
	]);
	expect([moved, late]).toEqual([{ ok: true }, []]);
	expect((await reopened(store, table.id)).snapshot.ply).toBe(1);
	await table.close();
});

describe('the shelf', () => {
	it('lists matches with how they stand, last touched first, renames and removes', async () => {
		const own = shelf();
		const first = await own.create(aRelay);
		const second = await own.create({ ...aCardGame, title: 'On the train' });
		await new Promise((resolve) => setTimeout(resolve, 5));
		await first.play(0, { type: 'end', by: 1 });
		await own.rename(first.id, 'At home');
		const cards = await own.list();
		expect(cards.map(({ id, title }) => [id, title])).toEqual([
			[first.id, 'At home'],
			[second.id, 'On the train']
		]);
		expect(cards[0]).toMatchObject({ game: 'relay', glance: { ply: 1, asked: [1], result: null }, here: [0, 1] });
		await own.remove(first.id);
		expect((await own.list()).map(({ id }) => id)).toEqual([second.id]);
		expect(await own.open(first.id)).toEqual({ ok: false, reason: 'missing' });
	});

	it('says what is wrong with a match that does not open', async () => {
		const store = memoryStore();
		const { id } = await shelf(store).create(aRelay);
		const elsewhere = new Shelf(store, () => Promise.resolve(null), verifyHere);
		expect(await elsewhere.open(id)).toEqual({ ok: false, reason: 'unknown-game' });
		const newer = toyModule({ ...relay, version: 2 });
		expect(await new Shelf(store, () => Promise.resolve(newer), verifyHere).open(id)).toEqual({
			ok: false,
			reason: 'older'
		});
	});

	it('opens a match whose rules could not be loaded as soon as they can be', async () => {
		const store = memoryStore();
		const { id } = await shelf(store).create(aRelay);
		const find = vi.fn(() => Promise.resolve(toyModule(relay))).mockRejectedValueOnce(new Error('no network'));
		const own = new Shelf(store, find, verifyHere);
		await expect(own.open(id)).rejects.toThrow('no network');
		expect((await own.open(id)).ok).toBe(true);
	});

	it('sits down once, however often an invitation is opened: the second tab finds the seat of the first', async () => {
		const host = await shelf().create({ ...aRelay, seats: [...people('Ada'), { name: '', bot: '', elsewhere: true }] });
		const { room = '', invites } = host.ledger.match.secrets;
		const heard = { genesis: host.chain.genesis, entries: [] as Uint8Array[], room };
		const store = memoryStore();
		const [one, two] = [shelf(store), shelf(store)];
		const sat = await one.join(heard, 1, invites?.[1] ?? '', 'Bo');
		if (!sat.ok) throw new Error(sat.reason);
		const { secrets } = sat.table.ledger.match;
		const entries = [...sat.table.chain.pool.items.values()].map(({ bytes }) => bytes);
		// Once before the second tab has heard of the first, and once after.
		for (const told of [heard, { ...heard, entries }]) {
			expect(await two.join(told, 1, invites?.[1] ?? '', 'Bo')).toEqual({ ok: false, reason: 'known' });
			expect(await store.match(host.id)).toMatchObject({ secrets });
		}
		expect(await one.join(heard, 1, invites?.[1] ?? '', 'Bo')).toEqual({ ok: false, reason: 'known' });
		await host.receive(...entries);
		expect(host.chain.pool.sits(1)).toHaveLength(1);
	});

	it('leaves out a damaged entry: what came before it stands', async () => {
		const store = memoryStore();
		const table = await shelf(store).create(aRelay);
		await playOn(table, 3, 'f');
		const { entries } = await store.entries(table.id);
		const last = entries.at(-1) as (typeof entries)[number];
		const match = await store.match(table.id);
		if (match === null) throw new Error('no match');
		await store.write(match, [{ ...last, bytes: last.bytes.with(70, 99) }], 0);
		const again = await reopened(store, table.id);
		expect(again.snapshot.ply).toBe(2);
	});
});

describe('a store that fails', () => {
	it('that keeps nothing beyond the session is said to be not saved', async () => {
		const own = shelf(memoryStore('no-database'));
		const table = await own.create(aRelay);
		await playOn(table, 1, 'memory');
		expect(own).toMatchObject({ saved: false, trouble: 'no-database' });
		expect(table.snapshot.health).toMatchObject({ saved: false, trouble: 'no-database' });
	});

	function failing(trouble: 'full' | 'no-database' | 'failed'): Store & { broken: boolean } {
		const store = memoryStore();
		return {
			...store,
			broken: false,
			write(...args) {
				return this.broken ? Promise.reject(new StoreError(trouble)) : store.write(...args);
			}
		};
	}

	it('that fails: a move is neither shown nor sent, the screen says why, and it can be made once it works again', async () => {
		const store = failing('full');
		const table = await shelf(store).create(aRelay);
		await playOn(table, 2, 'g');
		const { length } = (await store.entries(table.id)).entries;
		const sent: string[] = [];
		table.carry((items) => sent.push(...items.map(({ id }) => id)));
		store.broken = true;
		const seat = table.snapshot.asked[0] as number;
		for (const move of table.legal(seat))
			expect(await table.play(seat, move)).toEqual({ ok: false, reason: 'not-saved' });
		expect(await table.resign(seat)).toEqual({ ok: false, reason: 'not-saved' });
		expect(await table.talk.say(seat, 'hello')).toEqual({ ok: false, reason: 'not-saved' });
		expect(table.snapshot).toMatchObject({ ply: 2, health: { saved: false, trouble: 'full', cheats: [] } });
		expect(sent).toEqual([]);
		store.broken = false;
		await playOn(table, 1, 'h');
		expect(table.snapshot).toMatchObject({ ply: 3, health: { saved: true, trouble: null, cheats: [] } });
		expect((await reopened(store, table.id)).snapshot.ply).toBe(3);
		expect((await store.entries(table.id)).entries).toHaveLength(length + 1);
	});

	it('writes everything anew if another tab deleted it', async () => {
		const store = memoryStore();
		const table = await shelf(store).create(aRelay);
		await playOn(table, 3, 'i');
		await store.clear();
		await playOn(table, 1, 'j');
		expect(table.snapshot.health.saved).toBe(true);
		expect((await reopened(store, table.id)).snapshot).toEqual(table.snapshot);
	});

	it('stores a move before anybody is told of it', async () => {
		const store = memoryStore();
		const table = await shelf(store).create(aRelay);
		const seen: number[] = [];
		table.carry(() => void store.entries(table.id).then(({ entries }) => seen.push(entries.length)));
		await table.play(0, { type: 'end', by: 0 });
		await table.settle();
		expect(seen).toEqual([1]);
	});
});
