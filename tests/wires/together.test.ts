/** A match between devices, headless: over a network that loses, repeats and reorders, with people who reload and people who attack. */
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { seeded } from '../../src/lib/engine/random';
import { keyOf } from '../../src/lib/table/carrier';
import { digestOf } from '../../src/lib/table/digest';
import { sign } from '../../src/lib/table/item';
import { ed25519Signer } from '../../src/lib/table/signature';
import { memoryStore, type Store } from '../../src/lib/table/store';
import { Reader } from '../../src/lib/table/bytes';
import type { Table } from '../../src/lib/table/table';
import { BusWire } from '../../src/lib/wires/bus';
import { decodeNote, encodeNote } from '../../src/lib/wires/together/notes';
import { aBoardGame, newShelf, reopened } from '../table/fixture';
import { deleteAll, entries, tombstones } from './attacks/raw';
import { saysNote, saysUpdate } from './attacks/says';
import { Vandal } from './attacks/vandal';
import {
	CALM,
	PACE,
	STORM,
	TIMING,
	arrive,
	invitationTo,
	open,
	playBetween,
	tableOf,
	together,
	until,
	type Station
} from './devices';
import { Ether, type EtherFaults } from './ether';

async function duel(faults: EtherFaults, store?: Store): Promise<{ ether: Ether; host: Station; guest: Station }> {
	const { ether, sessions } = await tableOf(aBoardGame, ['Ada', 'Bo'], faults, [undefined, store]);
	const [host, guest] = sessions as [Station, Station];
	return { ether, host, guest };
}

it('plays on over a network that loses, repeats and reorders, and the result is confirmed on both sides', async () => {
	const { host, guest } = await duel(STORM);
	await playBetween([host.table, guest.table], 24);
	await guest.table.resign(1);
	for (const { table } of [host, guest]) await until(() => expect(table.snapshot.confirmed).toBe(true));
	expect(host.table.snapshot.result).toEqual(guest.table.snapshot.result);
	expect(host.table.snapshot.health.cheats).toEqual([]);
});

it('proves who is there, says "in sync" only for equal heads, and notices who vanishes', async () => {
	const { host, guest } = await duel(CALM);
	const rules = host.table.module.game.version;
	await until(() => expect(host.state.peers).toMatchObject([{ seats: [1], differs: 'none', rules }]));
	await until(() => expect([...guest.state.present]).toEqual([0]));
	guest.cut();
	await host.table.play(0, host.table.legal(0)[0]);
	await until(() => expect(host.state.present.size).toBe(0));
	expect(host.state.seen.get(1)).toBeGreaterThan(0);
});

it('two sit down on one link in the same instant: the host says which of them plays, and neither believes the other', async () => {
	const ether = new Ether(CALM, seeded('one link'));
	const host = await newShelf().create({
		...aBoardGame,
		seats: [
			{ name: 'Ada', bot: '' },
			{ name: '', bot: '', elsewhere: true }
		]
	});
	together(host, ether);
	const rivals: Table[] = [];
	const stores = [memoryStore(), memoryStore()];
	for (const [i, name] of ['Bo', 'Cleo'].entries())
		rivals.push(await arrive(invitationTo(host, 1), ether, name, stores[i]));
	const [first, second] = rivals.map((table) => together(table, ether)) as [Station, Station];
	for (const table of [host, ...rivals]) await until(() => expect(table.snapshot.health.usedTwice).toEqual([1]));
	// Everybody has heard from everybody by which seating they go.
	for (const session of [first, second])
		await until(() => expect(session.state.peers.filter(({ differs }) => differs !== null)).toHaveLength(2));
	await until(() => expect(rivals.filter(({ snapshot }) => snapshot.health.outsat)).toHaveLength(1));
	const late = rivals.findIndex(({ snapshot }) => snapshot.health.outsat);
	const [loser, winner] = [rivals[late], rivals[1 - late]] as [Table, Table];
	expect(winner.chain.seating?.id).toBe(host.chain.seating?.id);
	// Who came too late watches what the two play.
	expect(await loser.standUp()).toEqual({ ok: true });
	([first, second][late] as Station).cut();
	await loser.close();
	const watcher = together(await reopened(stores[late] as Store, host.id), ether);
	await playBetween([host, winner], 6);
	await until(() => expect(watcher.table.snapshot.head).toBe(host.snapshot.head));
	await until(() => expect(watcher.state.peers.map(({ differs }) => differs)).toEqual(['none', 'none']));
	await until(() => expect([...watcher.state.present].sort()).toEqual([0, 1]));
	expect(watcher.table.snapshot.health).toMatchObject({ outsat: false, ignored: {} });
});

it('a seating is told as soon as it is taken up, though its sit came before it was durable', async () => {
	const ether = new Ether(CALM, seeded('slow store'));
	const store = memoryStore();
	// Long enough for the host to say where it stands with the sit and without the seating.
	const slow: Store = {
		...store,
		write: async (...written) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			return store.write(...written);
		}
	};
	const host = await newShelf(slow).create({
		...aBoardGame,
		seats: [
			{ name: 'Ada', bot: '' },
			{ name: '', bot: '', elsewhere: true }
		]
	});
	const hosting = together(host, ether);
	const guest = together(await arrive(invitationTo(host, 1), ether, 'Bo'), ether);
	await until(() => expect(host.chain.seating?.id).toBe(guest.table.chain.seating?.id));
	for (const session of [hosting, guest])
		await until(() => expect(session.state.peers).toMatchObject([{ differs: 'none' }]));
});

it('one who reloads in mid-game has the seat and catches up with what was played meanwhile', async () => {
	const store = memoryStore();
	const { ether, host, guest } = await duel(CALM, store);
	await playBetween([host.table, guest.table], 6);
	guest.cut();
	await guest.table.close();
	while (host.table.snapshot.asked[0] === 0) await host.table.play(0, host.table.legal(0)[0]);
	const again = together(await reopened(store, host.table.id), ether);
	await until(() => expect(again.table.snapshot.head).toBe(host.table.snapshot.head));
	await playBetween([host.table, again.table], 6);
	expect(again.table.snapshot.health.readOnly).toEqual([]);
});

it('somebody with the room deletes, overwrites, forges and floods: the match goes on, and nothing of it gets in', async () => {
	const { ether, host, guest } = await duel(CALM);
	await playBetween([host.table, guest.table], 4);
	const vandal = new Vandal(ether);
	await until(() => expect(vandal.others.size).toBe(2));
	const { head } = host.table.snapshot;
	const match = host.table.id;
	const forged = sign(
		{ kind: 'move', match, seat: 0, parent: head, move: 'end', shown: {} },
		ed25519Signer(new Uint8Array(32).fill(7))
	);
	const keys = [...host.doc().getMap('entries').keys()];
	const before = [host, guest].map((station) => station.doc().getMap('entries').toJSON());
	await until(() => expect(vandal.vectors.length).toBeGreaterThan(1));
	for (const vector of vandal.vectors) vandal.say(saysUpdate(deleteAll(vector)));
	vandal.say(saysUpdate(tombstones(1, keys)));
	vandal.say(
		saysUpdate(
			entries(
				2,
				0,
				keys.map((key) => [key, Uint8Array.of(1, 2, 3)])
			)
		)
	);
	vandal.say(saysUpdate(entries(3, 0, [[keyOf(forged.id), forged.bytes]])));
	vandal.say(new Uint8Array(1000).fill(255));
	for (const { table } of [host, guest])
		await until(() => expect(table.snapshot.health.ignored['bad-signature']).toBe(1));
	expect([host, guest].map((station) => station.doc().getMap('entries').toJSON())).toEqual(before);
	await playBetween([host.table, guest.table], 6);
	for (const { table, state } of [host, guest]) {
		expect(table.snapshot.health.cheats).toEqual([]);
		expect(state.faults).toMatchObject({ foreign: expect.any(Number), forged: 1, garbage: 1 });
	}
	// Peers say again and again where they stand; this one claims other rules.
	const digest = digestOf(host.table.chain);
	await until(() => {
		vandal.say(saysNote({ kind: 'stand', digest: { ...digest, rules: digest.rules + 1 } }));
		expect(host.state.peers.map(({ differs }) => differs)).toContain('rules');
	});
	await until(() => expect(host.state.peers.find(({ seats }) => seats.includes(1))?.differs).toBe('none'));
});

it('two whose updates never arrive still bring each other what is missing', async () => {
	const store = memoryStore();
	const { ether, host, guest } = await duel(CALM, store);
	await playBetween([host.table, guest.table], 2);
	guest.cut();
	await guest.table.close();
	await host.table.play(0, host.table.legal(0)[0]);
	// Kind, sender, receiver, length: then the link's own mark.
	const isUpdate = (message: Uint8Array): boolean => {
		const reader = new Reader(message);
		return reader.byte() === 2 && reader.raw(16).length === 16 && reader.bytes(message.length)[0] === 1;
	};
	const deaf = together(await reopened(store, host.table.id), ether, ether.bus(isUpdate));
	await until(() => expect(deaf.table.snapshot.head).toBe(host.table.snapshot.head));
});

it('a player who signs two answers to one question is named on the other device', async () => {
	const store = memoryStore();
	const { host, guest } = await duel(CALM, store);
	while (host.table.snapshot.asked[0] === 0) await playBetween([host.table, guest.table], 1);
	const twin = await reopened(store, host.table.id);
	const [first, second] = twin.legal(1);
	await guest.table.play(1, first);
	await twin.play(1, second);
	await host.table.receive(...[...twin.chain.pool.items.values()].map(({ bytes }) => bytes));
	await until(() => expect(host.table.snapshot.health.cheats).toMatchObject([{ seat: 1 }]));
	await playBetween([host.table], 1);
});

it('one more way leads to the others, and is closed again without the rest', async () => {
	const { host, guest } = await duel(CALM);
	guest.cut();
	await until(() => expect(host.state.present.size).toBe(0));
	const lane = new Ether(CALM, seeded('lane'));
	const [here, there] = [host, guest].map((session) => session.add((doc) => new BusWire(doc, lane.bus(), TIMING)));
	await until(() => expect([...host.state.present]).toEqual([1]));
	await playBetween([host.table, guest.table], 3);
	await host.remove(here as BusWire);
	await until(() => expect([host.state.present.size, guest.state.present.size]).toEqual([0, 0]));
	await guest.remove(there as BusWire);
});

it('one peer is invited to a table, and hears from which seats', async () => {
	const { host, guest } = await duel(CALM);
	const heard: unknown[] = [];
	guest.onInvite((code, seats) => heard.push([code, seats]));
	await until(() => expect([...guest.state.present]).toEqual([0]));
	await until(() => expect([...host.state.present]).toEqual([1]));
	const peer = host.state.peers.find(({ seats }) => seats.includes(1))?.id ?? '';
	host.invite(peer, 'the code');
	await until(() => expect(heard).toEqual([['the code', [0]]]));
});

it('who greets without end is not answered without end', async () => {
	const { ether } = await tableOf(aBoardGame, ['Ada', 'Bo'], CALM);
	const rude = new BusWire(new Y.Doc(), ether.bus(), TIMING);
	open.push(rude);
	let proofs = 0;
	rude.listen((_, note) => {
		if (decodeNote(note)?.kind === 'here') proofs++;
	});
	await until(() => expect(rude.state.peers).toHaveLength(2));
	const began = Date.now();
	const [ada] = rude.state.peers;
	for (let i = 0; i < 500; i++) rude.send(encodeNote({ kind: 'greet', nonce: 'ab'.repeat(16) }), ada?.id);
	await until(() => expect(proofs).toBeGreaterThan(0));
	await new Promise((resolve) => setTimeout(resolve, 3 * PACE.pause));
	expect(proofs).toBeLessThan(2 * ((Date.now() - began) / PACE.pause + 2));
});
