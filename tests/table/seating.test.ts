/** Who plays which seat: taken up once, stored before anything is shown on it, and what the seats bring with them. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';
import type { Sit } from '../../src/lib/table/entry';
import { continuation } from '../../src/lib/table/founding';
import { inviteSigner } from '../../src/lib/table/invitation';
import type { Item } from '../../src/lib/table/item';
import { sign } from '../../src/lib/table/item';
import { goOnFrom } from '../../src/lib/table/line';
import { Shelf } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { toyModule } from '../toys/module';
import type { Move, Options as RelayOptions, State } from '../toys/relay';
import { relay } from '../toys/relay';
import { bytesOf, gossip, newMatch, newSigner, playRound } from './attacks/kit';
import { aBoardGame, newShelf, playOn, reopened } from './fixture';

describe('a start', () => {
	it('is signed by the host’s device once all have sat down, and never again', async () => {
		const { peers, tables } = await newMatch(3);
		const [host] = tables as [Table];
		for (const { chain, snapshot } of tables) {
			expect(chain.pool.starts).toHaveLength(1);
			expect(snapshot).toMatchObject({ undrawn: false, asked: [0] });
		}
		expect(await playRound(tables, 4)).toBe(4);
		await host.close();
		const again = await reopened((peers[0] as (typeof peers)[number]).store, host.id);
		await again.receive(...tables.flatMap(bytesOf));
		expect(again.chain.pool.starts).toHaveLength(1);
		expect(again.snapshot).toMatchObject({ ply: 4, health: { cheats: [] } });
	});

	it('nobody is asked before it, and nothing is taken in from anybody', async () => {
		const seats = [0, 1, 2].map((seat) => ({ name: `P${seat}`, bot: '', elsewhere: seat > 0 }));
		const host = await newShelf().create({ ...aBoardGame, options: { ...options, mode: 'trio' }, seats });
		expect(host.snapshot).toMatchObject({ undrawn: true, asked: [], ply: 0 });
		expect(host.legal(0)).toEqual([]);
		expect(await host.play(0, {})).toEqual({ ok: false, reason: 'read-only' });
		await host.receive(sitAt(host, 1).bytes);
		expect(host.snapshot.seats.map(({ taken }) => taken)).toEqual([true, true, false]);
		expect(host.snapshot.undrawn).toBe(true);
		await host.receive(sitAt(host, 2).bytes);
		expect(host.snapshot).toMatchObject({ undrawn: false, asked: [0] });
	});

	it('lists no two seats with one key', async () => {
		const seats = [0, 1, 2].map((seat) => ({ name: `P${seat}`, bot: '', elsewhere: seat > 0 }));
		const host = await newShelf().create({ ...aBoardGame, options: { ...options, mode: 'trio' }, seats });
		const { key } = newSigner();
		await host.receive(sitAt(host, 1, undefined, key).bytes, sitAt(host, 2, undefined, key).bytes);
		expect(host.snapshot.undrawn).toBe(true);
		const other = sitAt(host, 2);
		await host.receive(other.bytes);
		expect(host.chain.seating?.keys.slice(1)).toEqual([key, other.entry.key]);
	});
});

const { options } = aBoardGame as { options: Record<string, unknown> };

/** A sit by the invitation to a place. */
function sitAt({ id: match, ledger }: Table, place: number, own?: unknown, key = newSigner().key): Item<Sit> {
	const body = { match, place, nonce: '00'.repeat(16), name: `G${place}`, join: new Uint8Array(), own };
	return sign<Sit>({ kind: 'sit', key, ...body }, inviteSigner(ledger.match.secrets.invites?.[place] ?? ''));
}

/** Relay in which every seat may bring a name for its runner. */
interface Options extends RelayOptions {
	readonly runners?: Readonly<Record<number, string>>;
}
const named: Game<State, Move, Options> = {
	...relay,
	id: 'named',
	seated(given, seat, own) {
		if (typeof own !== 'string' || own.length > 8) throw new Illegal('bad-options');
		return { ...given, runners: { ...given.runners, [seat]: own } };
	}
};
const module = toyModule(named);
const shelf = (store = memoryStore()): Shelf => new Shelf(store, () => Promise.resolve(module), verifyHere);
const aNamedRelay = (seats: number, byLot = false) => ({
	game: 'named',
	options: { seats, turns: 4 },
	byLot,
	seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: '', elsewhere: i > 0 }))
});

describe('what a seat brings of its own', () => {
	it('is put into the options at its seat before anything is played', async () => {
		const store = memoryStore();
		const host = await shelf(store).create(aNamedRelay(2));
		// What the guest brings is not known yet: nothing can be played on a guess.
		expect(host.snapshot).toMatchObject({ undrawn: true, asked: [] });
		await host.receive(sitAt(host, 1, 'Hare').bytes);
		expect(host.options).toEqual({ seats: 2, turns: 4, runners: { 1: 'Hare' } });
		expect(host.snapshot).toMatchObject({ undrawn: false, asked: [0], state: { options: host.options } });
		await playOn(host, 1, 'own');
		await host.close();
		const again = await shelf(store).open(host.id);
		expect(again.ok && [again.table.options, again.table.snapshot.ply]).toEqual([host.options, 1]);
	});

	it('takes no seat if the game refuses it, and is shown so; the next one may sit', async () => {
		const host = await shelf().create(aNamedRelay(2));
		for (const own of ['much too long a name', 7, null, { name: 'Hare' }])
			await host.receive(sitAt(host, 1, own).bytes);
		expect(host.snapshot).toMatchObject({ undrawn: true, health: { refused: [1] } });
		expect(host.snapshot.seats[1]).toMatchObject({ taken: false });
		await host.receive(sitAt(host, 1, 'Hare').bytes);
		expect(host.snapshot).toMatchObject({ undrawn: false, health: { refused: [] } });
	});

	it('comes along where the lot puts its seat', async () => {
		const host = await shelf().create(aNamedRelay(3, true));
		await host.receive(sitAt(host, 1, 'Hare').bytes, sitAt(host, 2, 'Tortoise').bytes);
		expect(await host.draw()).toEqual({ ok: true });
		const { places = [] } = host.chain.seating ?? {};
		const runners = { [places.indexOf(1)]: 'Hare', [places.indexOf(2)]: 'Tortoise' };
		expect(host.options).toEqual({ seats: 3, turns: 4, runners });
	});

	it('is nothing in a game that has no such choice', async () => {
		const seats = [0, 1].map((seat) => ({ name: `P${seat}`, bot: '', elsewhere: seat > 0 }));
		const host = await newShelf().create({ ...aBoardGame, seats });
		await host.receive(sitAt(host, 1, 'Hare').bytes);
		expect(host.snapshot.seats[1]).toMatchObject({ taken: false });
		await host.receive(sitAt(host, 1).bytes);
		expect(host.snapshot.seats[1]).toMatchObject({ taken: true, name: 'G1' });
	});
});

describe('a match from a position of another', () => {
	it('begins where that one stood, without what was taken back, and goes on from there once more', async () => {
		const table = await newShelf().create(aBoardGame);
		await playOn(table, 12, 'from');
		const seat = table.snapshot.asked[0] as number;
		await table.play(seat, table.legal(seat)[0]);
		if (table.takeBacks(seat) > 0) await table.back(seat, 1);
		const { seats } = aBoardGame;
		const next = await newShelf().create(continuation(table.chain, table.snapshot.ply, seats) ?? aBoardGame);
		expect(next.snapshot).toMatchObject({ ply: 0, state: table.snapshot.state, asked: table.snapshot.asked });
		expect(next.chain.genesis.entry.from).toMatchObject({ match: table.id, head: table.snapshot.head });
		await playOn(next, 5, 'further');
		const third = await newShelf().create(continuation(next.chain, 5, seats) ?? aBoardGame);
		expect(third.snapshot.state).toEqual(next.snapshot.state);
		expect(third.chain.genesis.entry.from?.line.length).toBeGreaterThan(12);
	});

	it('cannot begin where a match is over, nor where cards are hidden', async () => {
		const table = await newShelf().create(aBoardGame);
		await table.resign(table.snapshot.asked[0] as number);
		expect(table.snapshot.result).not.toBeNull();
		expect(goOnFrom(table.chain, table.snapshot.ply)).toBeNull();
		expect(goOnFrom(table.chain, 0)).not.toBeNull();
	});

	it('is not opened with a line that the rules refuse', async () => {
		const table = await newShelf().create(aBoardGame);
		await playOn(table, 3, 'line');
		const from = goOnFrom(table.chain, 3);
		if (from === null) throw new Error('no way on');
		const line = [...from.line, { move: 'nonsense', facts: {} }];
		await expect(newShelf().create({ ...aBoardGame, from: { ...from, line } })).rejects.toThrow('corrupt');
	});
});

it('whoever only looks on takes the only seating there is, or waits to be told', async () => {
	const { tables } = await newMatch(2);
	const [host, guest] = tables as [Table, Table];
	expect(await playRound(tables, 4)).toBe(4);
	const { genesis } = host.chain;
	const alone = await newShelf().visit({ genesis, entries: bytesOf(guest), room: '' });
	expect(alone.ok && alone.table.snapshot.head).toBe(host.snapshot.head);
	const rival = sitAt(host, 1);
	const torn = await newShelf().visit({ genesis, entries: [rival.bytes, ...bytesOf(guest)], room: '' });
	if (!torn.ok) throw new Error(torn.reason);
	expect(torn.table.chain.seating?.id).toBe('');
	await torn.table.tell(host.chain.seating?.id ?? '');
	await gossip(torn.table, guest);
	expect(torn.table.snapshot.head).toBe(host.snapshot.head);
});
