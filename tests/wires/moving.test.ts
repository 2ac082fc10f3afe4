/**
 * Putting out somebody who has the link: those who have proved a seat move to a room with a new key, at once or when
 * they return.
 */
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { seeded } from '../../src/lib/engine/random';
import { ed25519Signer } from '../../src/lib/table/signature';
import { memoryStore, type Store } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { BusWire } from '../../src/lib/wires/bus';
import { outranks, signMove } from '../../src/lib/wires/together/moving';
import { encodeNote } from '../../src/lib/wires/together/notes';
import { Relocation } from '../../src/lib/wires/together/relocation';
import { Session } from '../../src/lib/wires/together/session';
import { sideRoom, SideRooms } from '../../src/lib/wires/together/side-rooms';
import type { Wire } from '../../src/lib/wires/wire';
import { aBoardGame, newShelf } from '../table/fixture';
import { arrive, CALM, invitationTo, open, PACE, playBetween, TIMING, until } from './devices';
import { Ether } from './ether';

const SIDE = { look: 20, patience: 200, linger: 200 };

/** Rooms by their keys. */
class House {
	readonly #rooms = new Map<string, Ether>();

	room(key: string): Ether {
		const room = this.#rooms.get(key) ?? new Ether(CALM, seeded(key));
		this.#rooms.set(key, room);
		return room;
	}

	enter = (doc: Y.Doc, key: string): Wire => new BusWire(doc, this.room(key).bus(), TIMING);
}

interface Device {
	readonly table: Table;
	readonly session: Session;
	readonly relocation: Relocation;
	/** Into the room that it was opened on. */
	readonly wire: Wire;
	close(): Promise<void>;
}

function attend(table: Table, house: House): Device {
	const wires: Wire[] = [];
	const session = new Session(table, (doc) => (wires.push(house.enter(doc, roomOf(table))), wires), PACE);
	const wire = wires[0] as Wire;
	const relocation = new Relocation(table, session, wire, house.enter, 50);
	const sides = new SideRooms(table, session, house.enter, SIDE);
	let isOpen = true;
	const close = async (): Promise<void> => {
		if (!isOpen) return;
		isOpen = false;
		relocation.close();
		sides.close();
		await session.close();
	};
	const device = { table, session, relocation, wire, close };
	open.push(device);
	return device;
}

const roomOf = ({ ledger }: Table): string => ledger.match.secrets.room ?? '';
const sees = ({ session }: Device, seat: number): Promise<void> =>
	until(() => expect(session.state.present).toContain(seat));

/** Two on devices of their own, who have proved their seats, and somebody who has nothing but the link. */
async function scene(stores: readonly Store[] = []) {
	const house = new House();
	const seats = [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true }
	];
	const table = await newShelf(stores[0]).create({ ...aBoardGame, seats });
	const host = attend(table, house);
	const before = roomOf(table);
	const guest = attend(await arrive(invitationTo(table, 1), house.room(before), 'Bo', stores[1]), house);
	const vandal = new BusWire(new Y.Doc(), house.room(before).bus(), TIMING);
	open.push(vandal);
	await until(() => expect(vandal.state.peers.length).toBe(2));
	await Promise.all([sees(host, 1), sees(guest, 0)]);
	return { house, host, guest, vandal, before };
}

it('those who have proved a seat go along, play on, and leave the vandal behind', async () => {
	const { host, guest, vandal, before } = await scene();
	await guest.relocation.move();
	await until(() => expect(vandal.state.peers).toEqual([]));
	expect(roomOf(host.table)).toBe(roomOf(guest.table));
	expect(roomOf(host.table)).not.toBe(before);
	await Promise.all([sees(host, 1), sees(guest, 0)]);
	await playBetween([host.table, guest.table], 4);
});

it('one who was away finds the others by the side room, and is told where they are', async () => {
	const stores = [memoryStore(), memoryStore()];
	const { house, host, guest, vandal, before } = await scene(stores);
	await guest.close();
	await until(() => expect(host.session.state.present.size).toBe(0));
	await host.relocation.move();
	await until(() => expect(vandal.state.peers).toEqual([]));
	const opened = await newShelf(stores[1]).open(guest.table.id);
	if (!opened.ok) throw new Error(opened.reason);
	expect(roomOf(opened.table)).toBe(before);
	const back = attend(opened.table, house);
	await until(() => expect(roomOf(back.table)).toBe(roomOf(host.table)));
	await sees(back, 0);
	await playBetween([host.table, back.table], 4);
	// The record holds it: the next time there is nothing to find.
	await back.close();
	const again = await newShelf(stores[1]).open(guest.table.id);
	expect(again.ok && roomOf(again.table)).toBe(roomOf(host.table));
});

it('of three, the one who was away finds both others', async () => {
	const house = new House();
	const stores = [memoryStore(), memoryStore(), memoryStore()];
	const seats = [0, 1, 2].map((seat) => ({ name: seat === 0 ? 'Ada' : '', bot: '', elsewhere: seat > 0 }));
	const table = await newShelf(stores[0]).create({ game: 'relay', options: { seats: 3, turns: 4 }, seats });
	const host = attend(table, house);
	const [bo, cy] = [
		attend(await arrive(invitationTo(table, 1), house.room(roomOf(table)), 'Bo', stores[1]), house),
		attend(await arrive(invitationTo(table, 2), house.room(roomOf(table)), 'Cy', stores[2]), house)
	];
	await Promise.all([sees(host, 1), sees(host, 2), sees(bo, 0), sees(bo, 2), sees(cy, 0), sees(cy, 1)]);
	await cy.close();
	await until(() => expect(bo.session.state.present).not.toContain(2));
	await bo.relocation.move();
	await until(() => expect(roomOf(host.table)).toBe(roomOf(bo.table)));
	const opened = await newShelf(stores[2]).open(table.id);
	if (!opened.ok) throw new Error(opened.reason);
	const back = attend(opened.table, house);
	await until(() => expect(roomOf(back.table)).toBe(roomOf(bo.table)));
	await Promise.all([sees(back, 0), sees(back, 1), sees(host, 2), sees(bo, 2)]);
});

it('two who move at once end in one room', async () => {
	const { host, guest } = await scene();
	await Promise.all([host, guest].map(({ relocation }) => relocation.move()));
	await until(() => expect(roomOf(host.table)).toBe(roomOf(guest.table)));
	await Promise.all([sees(host, 1), sees(guest, 0)]);
});

it('nobody without a seat moves anybody, nor a seat by a signature for another room', async () => {
	const { host, guest, vandal, before } = await scene();
	const { id, signers } = host.table;
	const signer = signers.get(0);
	if (signer === undefined) throw new Error('no seat');
	const room = 'ee'.repeat(16);
	const good = signMove(id, { number: 7, room, seat: 0 }, signer);
	const forged = signMove(id, { number: 8, room, seat: 0 }, ed25519Signer(new Uint8Array(32).fill(9)));
	const followed: string[] = [];
	guest.session.onMoved((move) => followed.push(move.room));
	// Told by somebody who has proved nothing.
	for (const move of [good, forged]) vandal.send(encodeNote({ kind: 'moved', ...move }));
	// Told by one who has proved a seat, but signed for another room, seat, number or match.
	const spoilt = [
		{ ...good, room: 'ef'.repeat(16) },
		{ ...good, seat: 1 },
		{ ...good, number: 9 },
		signMove('00'.repeat(32), good, signer)
	];
	for (const move of spoilt) host.wire.send(encodeNote({ kind: 'moved', ...move }));
	await host.relocation.move();
	await until(() => expect(roomOf(guest.table)).toBe(roomOf(host.table)));
	expect(new Set(followed)).toEqual(new Set([roomOf(host.table)]));
	expect([room, before]).not.toContain(roomOf(guest.table));
});

it('the same move counts on every device, whatever it heard first', () => {
	const move = (number: number, seat: number, room: string) => ({ number, seat, room, signature: '' });
	const ranked = [move(2, 1, 'b'), move(2, 1, 'c'), move(2, 3, 'a'), move(1, 0, 'a')];
	for (const [i, one] of ranked.entries())
		for (const [j, other] of ranked.entries()) expect(outranks(one, other)).toBe(i < j);
	expect(outranks(move(1, 0, 'a'), null)).toBe(true);
	expect(outranks(move(0, 0, 'a'), null)).toBe(false);
	expect(outranks(move(4_000_000_000, 0, 'a'), null)).toBe(false);
});

it('two seats find the same side room, and a third finds another', () => {
	const secrets = ['01', '02', '03'].map((byte) => byte.repeat(32));
	const keys = secrets.map((secret) => ed25519Signer(Buffer.from(secret, 'hex')).key);
	const match = 'aa'.repeat(32);
	const side = (mine: number, theirs: number, of = match) => sideRoom(of, secrets[mine] ?? '', keys[theirs] ?? '');
	expect(side(0, 1)).toBe(side(1, 0));
	expect(side(0, 1)).toMatch(/^[0-9a-f]{32}$/);
	expect(new Set([side(0, 1), side(0, 2), side(1, 2), side(0, 1, 'bb'.repeat(32))]).size).toBe(4);
	expect(sideRoom(match, secrets[0] ?? '', '00'.repeat(32))).toBeNull();
});
