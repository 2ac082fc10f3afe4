/** A seat goes to another device while the network loses, repeats and reorders: the old device looks on in the room, the new one plays once it has the head. */
import { afterEach, expect, it, vi } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { giftOf } from '../../src/lib/table/gift';
import { openHandover, packHandover } from '../../src/lib/table/handover';
import { shortMatch } from '../../src/lib/table/invitation';
import type { Shelf } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import type { Table } from '../../src/lib/table/table';
import { BusWire } from '../../src/lib/wires/bus';
import { Session } from '../../src/lib/wires/together/session';
import { Visit } from '../../src/lib/wires/together/visit';
import { aBoardGame, find, newShelf } from '../table/fixture';
import { Ether } from './ether';

const TIMING = { beat: 20, silence: 200 };
const PACE = { compare: 30, grace: 60, pause: 30 };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
});

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 5 });

function together(table: Table, ether: Ether): Session {
	const session = new Session(table, (doc) => [new BusWire(doc, ether.bus(), TIMING)], PACE);
	open.push(session);
	return session;
}

async function hear(ether: Ether, match: string, room: string): ReturnType<typeof wait> {
	return wait(ether, {
		match: shortMatch(match),
		room,
		game: 'green-conquest',
		rules: 1,
		seat: null,
		seating: '',
		servers: []
	});
}

async function wait(ether: Ether, invitation: ConstructorParameters<typeof Visit>[0]) {
	const visit = new Visit(invitation, (doc) => new BusWire(doc, ether.bus(), TIMING), verifyHere, PACE.pause);
	const heard = await visit.heard;
	await visit.close();
	return heard;
}

async function tableOf(shelf: Shelf, id: string): Promise<Table> {
	const opened = await shelf.open(id);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.table;
}

it('goes on over a network that loses, repeats and reorders, and back again', async () => {
	const ether = new Ether({ loss: 0.2, twice: 0.2, late: 0.5 }, seeded('device'));
	const seats = [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true }
	];
	const ada = together(await newShelf().create({ ...aBoardGame, seats }), ether);
	const { id, ledger } = ada.table;
	const { room = '', invites } = ledger.match.secrets;
	const laptop = newShelf();
	const joined = await laptop.join(await hear(ether, id, room), 1, invites?.[1] ?? '', 'Bo');
	if (!joined.ok) throw new Error(joined.reason);
	const first = new Session(joined.table, (doc) => [new BusWire(doc, ether.bus(), TIMING)], PACE);
	let bo = first;

	const random = seeded('moves');
	for (const [from, to] of [
		[laptop, newShelf()],
		[null, laptop]
	] as const) {
		for (let i = 0; i < 6; i++) {
			const seat = ada.table.snapshot.asked[0] as number;
			const { table } = seat === 0 ? ada : bo;
			await until(() => expect(table.legal(seat).length).toBeGreaterThan(0));
			expect(await table.play(seat, random.pick(table.legal(seat)))).toEqual({ ok: true });
			await until(() => expect(bo.table.snapshot.head).toBe(ada.table.snapshot.head));
		}
		expect(await bo.table.devices.stop()).toEqual({ ok: true });
		await until(() => expect([...ada.state.present]).toEqual([]));
		const handover = openHandover(packHandover(bo.table.chain, bo.table.ledger.match, []).code);
		if (typeof handover === 'string') throw new Error(handover);
		const heard = from === null ? null : await hear(ether, id, room);
		const { chain } = bo.table;
		const told = heard ?? { genesis: chain.genesis, entries: [...chain.pool.items.values()].map(({ bytes }) => bytes) };
		const gift = await giftOf(handover, told, find, verifyHere);
		if (typeof gift === 'string') throw new Error(gift);
		// A device that takes a seat back has left the table before: it opens it anew.
		if (to === laptop) await first.close();
		expect(await to.take(gift)).toMatchObject({ ok: true });
		const old = bo;
		bo = together(await tableOf(to, id), ether);
		await until(() => expect(bo.table.snapshot.health.readOnly).toEqual([]));
		await until(() => expect([...ada.state.present]).toEqual([1]));
		await until(() => expect(old.table.snapshot.health.readOnly).toEqual([1]));
	}
	await bo.table.resign(1);
	for (const { table } of [ada, bo]) await until(() => expect(table.snapshot.result).not.toBeNull());
	expect(ada.table.snapshot.health.cheats).toEqual([]);
});
