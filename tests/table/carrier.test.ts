/** The document carries and decides nothing: it holds what the table has checked, and nobody else writes into it. */
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { Carrier, carried, keyOf, type Carried, type Verdict } from '../../src/lib/table/carrier';
import type { Chain } from '../../src/lib/table/chain';
import type { Entry, Genesis, Sit } from '../../src/lib/table/entry';
import { sign, type Item } from '../../src/lib/table/item';
import { newChain, openTable } from '../../src/lib/table/opening';
import type { Signer, Verify } from '../../src/lib/table/signature';
import { ed25519Signer, verifyHere } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { aBoardGame, aRelay, find, newShelf, playOn } from './fixture';

type Signers = [Signer, Signer, Signer, Signer];

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

const free = (verify: Verify): Verify => verify;
const rowsOf = (items: Iterable<Item>): Carried[] => [...items].map(({ bytes }) => carried(bytes));

/** All that one document holds comes to another. */
async function tell(from: Y.Doc, to: Carrier): Promise<readonly Verdict[]> {
	return to.admit(
		[...from.getMap<Uint8Array>('entries')].map(([key, value]) => ({ key, value })).filter(({ key }) => !to.has(key)),
		free
	);
}

async function pair(): Promise<{ table: Table; other: Table; docs: [Y.Doc, Y.Doc]; carriers: [Carrier, Carrier] }> {
	const table = await newShelf().create(aBoardGame);
	await playOn(table, 4, 'before');
	const other = await watcher(table);
	const docs: [Y.Doc, Y.Doc] = [new Y.Doc(), new Y.Doc()];
	const carriers: [Carrier, Carrier] = [new Carrier(table, docs[0]), new Carrier(other, docs[1])];
	await tell(docs[0], carriers[1]);
	return { table, other, docs, carriers };
}

it('brings every move to the other side, where it is checked', async () => {
	const { table, other, docs, carriers } = await pair();
	expect(other.snapshot.head).toBe(table.snapshot.head);
	await playOn(table, 5, 'more');
	await tell(docs[0], carriers[1]);
	expect(other.snapshot).toMatchObject({ head: table.snapshot.head, ply: 9, state: table.snapshot.state });
	expect([...docs[1].getMap('entries').keys()].sort()).toEqual([...docs[0].getMap('entries').keys()].sort());
});

it('has one author, whoever the entries came from', async () => {
	const { docs, carriers } = await pair();
	await tell(docs[1], carriers[0]);
	for (const doc of docs) expect([...doc.store.clients.keys()]).toEqual([doc.clientID]);
});

it('writes nothing that the table does not take, in no transaction at all', async () => {
	const { table, other, docs, carriers } = await pair();
	let transactions = 0;
	docs[1].on('afterTransaction', () => transactions++);
	const stranger = await newShelf().create(aBoardGame);
	await playOn(stranger, 1, 'stranger');
	const [first] = table.chain.pool.items.values() as Iterable<Item>;
	const forged = carried((first as Item).bytes.with(0, ((first as Item).bytes[0] as number) ^ 1));
	expect(await carriers[1].admit(rowsOf(stranger.chain.pool.items.values()), free)).toContain('bad');
	expect(await carriers[1].admit([{ key: '0'.repeat(32), value: new Uint8Array(80) }], free)).toEqual(['bad']);
	expect(await carriers[1].admit([{ key: forged.key, value: new Uint8Array(70_000) }], free)).toEqual(['bad']);
	// The content is known: what it is signed with this time changes nothing.
	expect(await carriers[1].admit([forged], free)).toEqual(['fine']);
	expect(transactions).toBe(0);
	expect(other.snapshot).toMatchObject({ head: table.snapshot.head, health: { cheats: [] } });
	expect(other.snapshot.health.ignored['wrong-match']).toBeGreaterThan(0);
});

it('junk costs one hash and no check, however much of it comes at once', async () => {
	const { carriers } = await pair();
	let checks = 0;
	const junk = Array.from({ length: 2_000 }, (_, i) => ({
		key: `${i}`.padStart(32, '0'),
		value: new Uint8Array(200)
	}));
	const counting =
		(verify: Verify): Verify =>
		(...args) => (checks++, verify(...args));
	expect(new Set(await carriers[1].admit(junk, counting))).toEqual(new Set(['bad']));
	expect(checks).toBe(0);
});

it('a move made here waits for one batch of what others sent, not for all', async () => {
	const { table, carriers } = await pair();
	const order: string[] = [];
	const stranger = await newShelf().create(aBoardGame);
	await playOn(stranger, 3, 'stranger');
	const rows = rowsOf(stranger.chain.pool.items.values());
	const batches = Array.from({ length: 20 }, () => carriers[0].admit(rows, free).then(() => order.push('batch')));
	await Promise.resolve();
	const seat = table.snapshot.asked[0] as number;
	await table.play(seat, table.legal(seat)[0]).then(() => order.push('move'));
	await Promise.all(batches);
	expect(order.indexOf('move')).toBeLessThanOrEqual(1);
});

it('goes on in another document that holds the same', async () => {
	const { table, docs, carriers } = await pair();
	const fresh = new Y.Doc();
	carriers[0].move(fresh);
	expect(fresh.getMap('entries').toJSON()).toEqual(docs[0].getMap('entries').toJSON());
	await playOn(table, 1, 'after');
	expect(fresh.getMap('entries').size).toBe(docs[0].getMap('entries').size + 1);
});

it('fills an empty document from the ledger', async () => {
	const { table } = await pair();
	const doc = new Y.Doc();
	new Carrier(table, doc).destroy();
	expect(doc.getMap('entries').size).toBe(table.chain.pool.items.size + 1);
	const chain = await newChain(table.chain.genesis, find);
	expect(typeof chain).toBe('object');
});

it('says of an entry whose author has not sat down yet that it may come later', async () => {
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
	const carrier = new Carrier(table, new Y.Doc());
	expect(await carrier.admit([carried(first.bytes)], free)).toEqual(['later']);
	expect([table.snapshot.ply, carrier.has(keyOf(first.id))]).toEqual([0, false]);
	expect(await carrier.admit([carried(sit.bytes), carried(first.bytes)], free)).toEqual(['fine', 'fine']);
	expect([table.snapshot.ply, carrier.has(keyOf(first.id))]).toEqual([1, true]);
});
