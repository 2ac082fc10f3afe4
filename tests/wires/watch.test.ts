/** Watching: a room of its own, through the device that made the match, until its host closes it. */
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { seeded } from '../../src/lib/engine/random';
import { ed25519Signer } from '../../src/lib/table/signature';
import { fromHex } from '../../src/lib/table/bytes';
import { NO_ROOM } from '../../src/lib/table/invitation';
import type { Table } from '../../src/lib/table/table';
import { BusWire } from '../../src/lib/wires/bus';
import { closing, encodeNote } from '../../src/lib/wires/together/notes';
import type { Session } from '../../src/lib/wires/together/session';
import { aBoardGame, newShelf } from '../table/fixture';
import { arrive, CALM, hear, invitationTo, open, STORM, TIMING, together, until } from './devices';
import { Ether, type EtherFaults } from './ether';

const WATCH = 'ab'.repeat(16);

interface Scene {
	readonly host: Session;
	readonly guest: Session;
	readonly spectator: Session;
	readonly gallery: BusWire;
	/** The room of those who watch. */
	readonly ether: Ether;
}

/** A duel, and somebody who comes to watch after some moves. */
async function watched(faults: EtherFaults): Promise<Scene> {
	const room = new Ether(faults, seeded('room'));
	const ether = new Ether(faults, seeded('gallery'));
	const seats = [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true }
	];
	const table = await newShelf().create({ ...aBoardGame, seats });
	const host = together(table, room);
	const guest = together(await arrive(invitationTo(table, 1), room, 'Bo'), room);
	await until(() => expect(table.snapshot.seats[1]?.taken).toBe(true));
	await move([table, guest.table], 4);
	const gallery = host.add((doc) => new BusWire(doc, ether.bus(), TIMING), 'watch');
	const heard = await hear({ ...invitationTo(table, 1), room: WATCH, seat: null }, ether);
	const visited = await newShelf().visit(heard);
	if (!visited.ok) throw new Error(visited.reason);
	return { host, guest, spectator: together(visited.table, ether), gallery, ether };
}

async function move(tables: readonly Table[], moves: number): Promise<void> {
	for (let i = 0; i < moves; i++) {
		const seat = tables[0]?.snapshot.asked[0] ?? 0;
		const table = tables[seat];
		await until(() => expect(table?.legal(seat).length).toBeGreaterThan(0));
		await table?.play(seat, table.legal(seat)[0]);
		await until(() => expect(tables[0]?.snapshot.head).toBe(tables[1]?.snapshot.head));
	}
}

const hostOf = ({ table }: Session) => ed25519Signer(fromHex(table.ledger.match.secrets.host ?? ''));

it('a late spectator sees the whole game and what follows, who is there, and has no seat', async () => {
	const { host, guest, spectator } = await watched(STORM);
	await until(() => expect(spectator.table.snapshot.ply).toBe(host.table.snapshot.ply));
	await move([host.table, guest.table], 4);
	await until(() => expect(spectator.table.snapshot.head).toBe(guest.table.snapshot.head));
	await until(() => expect([...spectator.state.present].sort()).toEqual([0, 1]));
	await until(() => expect([host.state.watching, guest.state.watching]).toEqual([1, 1]));
	expect(spectator.table.snapshot.seats.some(({ here }) => here)).toBe(false);
	expect(await spectator.table.play(0, {})).toEqual({ ok: false, reason: 'read-only' });
	expect(spectator.table.ledger.match.secrets.room).not.toBe(host.table.ledger.match.secrets.room);
});

it('once the host has closed it, those who watch are told and hear nothing more; the players go on', async () => {
	const { host, guest, spectator, gallery } = await watched(CALM);
	let closed = 0;
	spectator.onClosed(() => (closed += 1));
	await until(() => expect(spectator.state.present.size).toBe(2));
	await host.dismiss(gallery, hostOf(host), WATCH);
	expect(closed).toBe(1);
	const { head } = spectator.table.snapshot;
	await move([host.table, guest.table], 2);
	expect(spectator.table.snapshot.head).toBe(head);
	expect(host.state.watching).toBe(0);
});

it('nobody else can say that it is closed, nor the host for another room', async () => {
	const { host, spectator, ether } = await watched(CALM);
	let closed = 0;
	spectator.onClosed(() => (closed += 1));
	const prankster = new BusWire(new Y.Doc(), ether.bus(), TIMING);
	open.push(prankster);
	await until(() => expect(prankster.state.peers.length).toBe(2));
	const message = closing(host.table.id, WATCH);
	prankster.send(encodeNote({ kind: 'closed', signature: ed25519Signer(new Uint8Array(32).fill(7)).sign(message) }));
	const other = closing(host.table.id, 'cd'.repeat(16));
	prankster.send(encodeNote({ kind: 'closed', signature: hostOf(host).sign(other) }));
	prankster.send(encodeNote({ kind: 'others', seats: [0, 1], watching: 99 }));
	await until(() => expect(host.state.watching).toBe(2));
	await until(() => expect(spectator.state.watching).toBe(2));
	expect(closed).toBe(0);
});

it("who came without the key of the players' room is told it once a seat is proved, by a player; who only watches never", async () => {
	const ether = new Ether(CALM, seeded('by hand'));
	const seats = [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true }
	];
	const table = await newShelf().create({ ...aBoardGame, seats });
	const host = together(table, ether);
	const invitation = { ...invitationTo(table, 1), room: NO_ROOM };
	const guest = together(await arrive(invitation, ether, 'Bo'), ether);
	const visited = await newShelf().visit(await hear({ ...invitation, seat: null }, ether));
	if (!visited.ok) throw new Error(visited.reason);
	const spectator = together(visited.table, ether);
	const told: string[] = [];
	guest.onRoom((room) => told.push(`guest ${room}`));
	spectator.onRoom((room) => told.push(`spectator ${room}`));
	const admitAll = (): void => {
		for (const one of [host, guest, spectator]) for (const { id } of one.state.peers) one.admit(id);
	};
	admitAll();
	expect(told).toEqual([]);
	// A spectator names a room of its own to everybody: nobody believes it.
	const lie = encodeNote({ kind: 'room', room: 'ee'.repeat(16) });
	const liar = new BusWire(new Y.Doc(), ether.bus(), TIMING);
	open.push(liar);
	await until(() => expect(liar.state.peers.length).toBe(3));
	liar.send(lie);
	await until(() => expect(host.state.peers.some((peer) => peer.seats.includes(1))).toBe(true));
	await until(() => expect(guest.state.peers.some((peer) => peer.seats.includes(0))).toBe(true));
	await until(() => expect(spectator.state.present.size).toBe(2));
	for (let i = 0; i < 20; i++) admitAll();
	await until(() => expect(new Set(told)).toEqual(new Set([`guest ${table.ledger.match.secrets.room ?? ''}`])));
	expect(spectator.table.ledger.match.secrets.room).toBe(NO_ROOM);
});
