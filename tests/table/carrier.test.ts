/** The document carries and decides nothing: whatever is done to it, tables keep what they have verified and put it back. */
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Carrier, keyOf } from '../../src/lib/table/carrier';
import type { Chain } from '../../src/lib/table/chain';
import type { Entry, Genesis, Sit } from '../../src/lib/table/entry';
import { sign } from '../../src/lib/table/item';
import { newChain, openTable } from '../../src/lib/table/opening';
import type { Signer } from '../../src/lib/table/signature';
import { ed25519Signer, verifyHere } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { aBoardGame, aRelay, find, newShelf, playOn } from './fixture';

type Signers = [Signer, Signer, Signer, Signer];

/** Two documents that tell each other everything. */
function linked(): [Y.Doc, Y.Doc] {
	const docs: [Y.Doc, Y.Doc] = [new Y.Doc(), new Y.Doc()];
	docs.forEach((doc, i) =>
		doc.on('update', (update: Uint8Array, origin: unknown) => {
			if (origin !== 'wire') Y.applyUpdate(docs[1 - i] as Y.Doc, update, 'wire');
		})
	);
	return docs;
}

/** The same match on another device, as a spectator. */
async function watcher({ chain: { genesis } }: { chain: Pick<Chain, 'genesis'> }): Promise<Table> {
	const match = {
		id: genesis.id,
		genesis: genesis.bytes,
		title: '',
		created: 0,
		touched: 0,
		standings: {},
		glance: null
	};
	const opened = await openTable({ ...match, secrets: { seats: {} } }, [], memoryStore(), find, verifyHere);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.table;
}

async function pair(): Promise<{ table: Table; other: Table; docs: [Y.Doc, Y.Doc]; carriers: [Carrier, Carrier] }> {
	const table = await newShelf().create(aBoardGame);
	await playOn(table, 4, 'before');
	const other = await watcher(table);
	const docs = linked();
	const carriers: [Carrier, Carrier] = [new Carrier(table, docs[0]), new Carrier(other, docs[1])];
	await quiet(carriers);
	return { table, other, docs, carriers };
}

async function quiet(carriers: readonly Carrier[]): Promise<void> {
	for (let i = 0; i < 4; i++) for (const carrier of carriers) await carrier.idle();
}

it('brings every move to the other side, where it is checked', async () => {
	const { table, other, carriers } = await pair();
	expect(other.snapshot.head).toBe(table.snapshot.head);
	await playOn(table, 5, 'more');
	await quiet(carriers);
	expect(other.snapshot).toMatchObject({ head: table.snapshot.head, ply: 9, state: table.snapshot.state });
});

it('puts back what somebody deletes, overwrites or signs falsely', async () => {
	const { table, other, docs, carriers } = await pair();
	const map = docs[1].getMap('entries');
	const keys = [...map.keys()];
	map.delete(keys[1] as string);
	map.set(keys[2] as string, new Uint8Array(100));
	map.set(keys[3] as string, 'not even bytes');
	const bytes = map.get(keys[4] as string) as Uint8Array;
	map.set(keys[4] as string, bytes.with(0, (bytes[0] as number) ^ 1));
	await quiet(carriers);
	expect(other.snapshot.head).toBe(table.snapshot.head);
	const fresh = await watcher(table);
	const copy = new Y.Doc();
	Y.applyUpdate(copy, Y.encodeStateAsUpdate(docs[1]));
	await new Carrier(fresh, copy).idle();
	expect(fresh.snapshot.head).toBe(table.snapshot.head);
});

it('throws out what is no entry of this match and counts it', async () => {
	const { table, other, docs, carriers } = await pair();
	const map = docs[0].getMap('entries');
	const before = map.size;
	const stranger = await newShelf().create(aBoardGame);
	await playOn(stranger, 1, 'stranger');
	for (const item of stranger.chain.pool.items.values()) map.set(keyOf(item.id), item.bytes);
	map.set('x', new Uint8Array(80));
	map.set(keyOf('ab'.repeat(32)), new Uint8Array(70_000));
	await quiet(carriers);
	expect(map.size).toBe(before);
	expect(carriers[0].dropped + carriers[1].dropped).toBeGreaterThanOrEqual(3);
	expect([table, other].some(({ snapshot }) => (snapshot.health.ignored['wrong-match'] ?? 0) > 0)).toBe(true);
});

it('fills an empty document from the ledger', async () => {
	const { table } = await pair();
	const doc = new Y.Doc();
	new Carrier(table, doc).destroy();
	expect(doc.getMap('entries').size).toBe(table.chain.pool.items.size + 1);
	const chain = await newChain(table.chain.genesis, find);
	expect(typeof chain).toBe('object');
});

it('keeps an entry whose author has not sat down yet, and takes it in when they have', async () => {
	const [host, invitation, guest, other] = [1, 2, 3, 4].map((n) =>
		ed25519Signer(new Uint8Array(32).fill(n))
	) as Signers;
	const genesis = sign<Genesis>(
		{
			kind: 'genesis',
			game: 'relay',
			rules: 1,
			options: aRelay.options,
			seats: [
				{ name: '', by: 'invite', key: invitation.key, bot: '' },
				{ name: 'Bo', by: 'own', key: other.key, bot: '' }
			],
			lot: '',
			dealer: 'open',
			host: host.key,
			nonce: '00'.repeat(16),
			from: null
		},
		host
	);
	const table = await watcher({ chain: { genesis } });
	const sit = sign<Sit>(
		{
			kind: 'sit',
			match: genesis.id,
			place: 0,
			key: guest.key,
			name: 'Ada',
			nonce: '00'.repeat(16),
			join: new Uint8Array(0),
			own: undefined
		},
		invitation
	);
	const move = '{"by":1,"type":"end"}';
	const first = sign<Entry>({ kind: 'move', match: genesis.id, seat: 0, parent: genesis.id, move, shown: {} }, guest);
	const doc = new Y.Doc();
	const carrier = new Carrier(table, doc);
	const map = doc.getMap('entries');
	map.set(keyOf(first.id), first.bytes);
	await quiet([carrier]);
	expect([table.snapshot.ply, map.has(keyOf(first.id)), carrier.dropped]).toEqual([0, true, 0]);
	map.set(keyOf(sit.id), sit.bytes);
	await quiet([carrier]);
	expect([table.snapshot.ply, carrier.dropped]).toEqual([1, 0]);
});
