/** Updates that Yjs would take in and keep for ever: none reaches the document, and none is passed on. */
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { entries, deleteAll, manyAuthors, neighbour, poison, tombstones } from './raw';
import { faultsOf, scene, unharmed } from './scene';
import { saysUpdate } from './says';
import { together, until } from '../devices';

const large = new Uint8Array(60_000);
const keys = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i}`.padStart(32, '0'));

const BOMBS: Readonly<Record<string, (host: Y.Doc) => Uint8Array>> = {
	'members of a list that nobody looks at': () =>
		entries(
			77,
			0,
			Array.from({ length: 4 }, () => [null, large])
		),
	'2,000 invented authors': () => manyAuthors(2_000),
	'values under keys that are none': () => entries(77, 0, [['k1', large]]),
	'items that are deleted already': () => tombstones(77, keys(1_000)),
	'an item that takes its place from ours': (host) => neighbour(77, [host.clientID, 0], Uint8Array.of(1)),
	'a struct of no length': () => poison(2),
	'the deletion of all that we have': (host) => deleteAll(Y.decodeStateVector(Y.encodeStateVector(host)))
};

describe('is refused as a whole, costs no transaction, and ends the connection that repeats it:', () => {
	for (const [name, bomb] of Object.entries(BOMBS)) {
		it(name, async () => {
			const all = await scene();
			const { host, guest, vandal, costs } = all;
			const update = bomb(host.doc());
			const before = host.doc().getMap('entries').toJSON();
			expect(() => Y.decodeUpdate(update)).not.toThrow();
			for (let i = 0; i < 30; i++) vandal.say(saysUpdate(update));
			await until(() => expect(host.state.peers.map(({ seats }) => seats)).toEqual([[1]]));
			await until(() => expect(guest.state.peers.map(({ seats }) => seats)).toEqual([[0]]));
			expect(faultsOf(host)).toBe(21);
			expect(host.doc().getMap('entries').toJSON()).toEqual(before);
			expect([costs.structs, costs.transactions, costs.checks]).toEqual([0, 0, 0]);
			// Beats and where it stands, and not a byte of what came.
			expect(costs.bytesSaid).toBeLessThan(20_000);
			await unharmed(all);
		});
	}
});

it('places whose predecessors never come are not kept: they are asked for at the pace of beats, and no faster', async () => {
	const all = await scene();
	const { vandal, costs } = all;
	const before = vandal.vectors.length;
	for (let i = 0; i < 40; i++) vandal.say(saysUpdate(entries(77, 1 + i, [['ab'.repeat(16), new Uint8Array(500)]])));
	await until(() => expect(vandal.vectors.length).toBeGreaterThan(before + 20));
	expect([costs.structs, costs.transactions, costs.checks]).toEqual([0, 0, 0]);
	// What we have heard of that author: nothing.
	expect(vandal.vectors.slice(before).every((vector) => (vector.get(77) ?? 0) === 0 && vector.size <= 2)).toBe(true);
	await unharmed(all);
});

it('a document that cannot be encoded is made anew from the table, and nobody is blamed for it', async () => {
	const all = await scene();
	const { ether, host, guest } = all;
	const broken = host.doc();
	// No peer can do this; a bug or a memory fault could.
	broken.clientID = 2;
	expect(() => Y.applyUpdate(broken, poison(2))).toThrow();
	expect(() => Y.encodeStateAsUpdate(broken)).toThrow();
	guest.cut();
	const back = together(guest.table, ether);
	await until(() => expect(host.doc()).not.toBe(broken));
	await until(() => expect(back.state.peers.some(({ differs }) => differs === 'none')).toBe(true));
	const held = (doc: Y.Doc): string[] => [...doc.getMap('entries').keys()].sort();
	await until(() => expect(held(back.doc())).toEqual(held(host.doc())));
	expect(() => Y.encodeStateAsUpdate(host.doc())).not.toThrow();
	expect([host.state.faults, back.state.faults]).toEqual([{}, {}]);
	await unharmed({ ...all, guest: back });
});
