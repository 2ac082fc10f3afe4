/** Moves that a seat makes although nobody asks it: on one device, and between devices as an offer that whoever is asked takes in. */
import { describe, expect, it } from 'vitest';
import { Shelf } from '../../src/lib/table/shelf';
import { randomBytes, verifyHere } from '../../src/lib/table/signature';
import { openReplay, packReplay } from '../../src/lib/table/replay';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import type { State } from '../toys/bazaar';
import { bazaar } from '../toys/bazaar';
import { toyModule } from '../toys/module';
import { people } from './fixture';

const module = toyModule(bazaar, { type: 'pass' }, (state) => state.open);
const find = () => Promise.resolve(module);
const newShelf = (): Shelf => new Shelf(memoryStore(), find, verifyHere, randomBytes);
const CALL = { type: 'call' };
const RECALL = { type: 'recall' };
const stateOf = (table: Table): State => table.snapshot.state as State;
const OK = { ok: true };

const onOneDevice = (): Promise<Table> =>
	newShelf().create({ game: 'bazaar', options: { seats: 3, turns: 4 }, seats: people('Ada', 'Bo', 'Cy') });

/** Everything that one device has, as the other hears it. */
const tell = (from: Table, to: Table): Promise<unknown> =>
	to.receive(...[...from.chain.pool.items.values()].map(({ bytes }) => bytes));

async function together(...tables: readonly Table[]): Promise<void> {
	for (let i = 0; i < 3; i++) for (const from of tables) for (const to of tables) if (from !== to) await tell(from, to);
}

/** A host with the first seat, and a guest at the second. */
async function onTwoDevices(turns = 4): Promise<[Table, Table]> {
	const host = await newShelf().create({
		game: 'bazaar',
		options: { seats: 2, turns },
		seats: [
			{ name: 'Ada', bot: '' },
			{ name: 'Bo', bot: '', elsewhere: true }
		]
	});
	const { room = '', invites } = host.ledger.match.secrets;
	const joined = await newShelf().join({ genesis: host.chain.genesis, entries: [], room }, 1, invites?.[1] ?? '', 'Bo');
	if (!joined.ok) throw new Error(joined.reason);
	await together(host, joined.table);
	return [host, joined.table];
}

describe('on one device', () => {
	it('is made at once, whoever is asked, and asks nobody anything else', async () => {
		const table = await onOneDevice();
		expect(table.asides.of(2)).toEqual([CALL]);
		expect(await table.asides.make(2, CALL)).toEqual(OK);
		expect(stateOf(table).score).toEqual([0, 0, 1]);
		expect(table.snapshot).toMatchObject({ asked: [0], ply: 1 });
		expect(table.asides.of(2)).toEqual([]);
		expect(table.step(1)).toMatchObject({ seat: 2, events: [{ type: 'call' }] });
	});

	it('is a move like any other for the first seat asked', async () => {
		const table = await onOneDevice();
		expect(await table.asides.make(0, CALL)).toEqual(OK);
		expect(table.step(1)).toMatchObject({ kind: 'move', seat: 0, move: CALL });
		expect(table.snapshot.asked).toEqual([0]);
	});

	it('changes who is asked where the rules say so', async () => {
		const table = await onOneDevice();
		await table.play(0, { type: 'play' });
		expect(table.snapshot.asked).toEqual([1, 2]);
		expect(await table.asides.make(0, RECALL)).toEqual(OK);
		expect(table.snapshot.asked).toEqual([0]);
	});

	it('is refused where the rules do not list it, and changes nothing', async () => {
		const table = await onOneDevice();
		const { head } = table.snapshot;
		expect(await table.asides.make(1, RECALL)).toEqual({ ok: false, reason: 'not-asked' });
		expect(await table.asides.make(1, { type: 'play' })).toEqual({ ok: false, reason: 'not-asked' });
		expect(await table.asides.make(9, CALL)).toEqual({ ok: false, reason: 'read-only' });
		expect(table.snapshot.head).toBe(head);
	});

	it('is told in the replay', async () => {
		const table = await onOneDevice();
		await table.asides.make(1, CALL);
		await table.play(0, { type: 'play' });
		await table.asides.make(0, RECALL);
		const opened = await openReplay(packReplay(table.chain), find, verifyHere);
		if (!opened.ok) throw new Error(opened.reason);
		const { replay } = opened;
		expect(replay.stateAt(replay.ply)).toEqual(table.snapshot.state);
		expect(replay.step(1)).toMatchObject({ seat: 1, events: [{ type: 'call' }] });
	});
});

describe('between devices', () => {
	it('is taken in by the device of whoever is asked, without a tap', async () => {
		const [host, guest] = await onTwoDevices();
		expect(await guest.asides.make(1, CALL)).toEqual(OK);
		expect(guest.asides.of(1)).toEqual([]);
		expect(stateOf(guest).score).toEqual([0, 0]);
		await tell(guest, host);
		expect(stateOf(host).score).toEqual([0, 1]);
		expect(host.snapshot.proposals).toEqual([]);
		await tell(host, guest);
		expect(guest.snapshot.head).toBe(host.snapshot.head);
		expect(guest.step(1)).toMatchObject({ seat: 1, events: [{ type: 'call' }] });
	});

	it('crosses a move: it is offered again where the match has gone on', async () => {
		const [host, guest] = await onTwoDevices();
		await guest.asides.make(1, CALL);
		await host.play(0, { by: 1, type: 'prepare' });
		await tell(host, guest);
		await tell(guest, host);
		expect(stateOf(host).score).toEqual([1, 1]);
		await together(host, guest);
		expect(guest.snapshot.head).toBe(host.snapshot.head);
	});

	it('comes too late: the answer stands, and nothing more is offered', async () => {
		const [host, guest] = await onTwoDevices(1);
		await guest.asides.make(1, CALL);
		await host.play(0, { by: 1, type: 'close' });
		await together(host, guest);
		for (const table of [host, guest]) {
			expect(table.snapshot).toMatchObject({ ply: 1, result: { winners: [0] }, confirmed: true });
			const offers = [...table.chain.pool.items.values()].filter(({ entry }) => entry.kind === 'offer');
			expect(offers).toHaveLength(1);
			expect(table.asides.of(1)).toEqual([]);
		}
	});

	it('is not made twice by one who offers it at one head twice', async () => {
		const [host, guest] = await onTwoDevices();
		await guest.asides.make(1, CALL);
		expect(await guest.asides.make(1, CALL)).toEqual(OK);
		await together(host, guest);
		expect(stateOf(host).score).toEqual([0, 1]);
		expect(host.snapshot.ply).toBe(1);
	});
});
