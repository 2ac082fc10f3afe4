/**
 * Whoever holds an invite key (the host, the guest, a leaked link) sits down again, and again, in a running match:
 * nothing changes, for nobody, not even after a reload.
 */
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../../src/lib/table/bytes';
import type { Sit, Start } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import { ed25519Signer } from '../../../src/lib/table/signature';
import type { Table } from '../../../src/lib/table/table';
import { newShelf } from '../fixture';
import { bytesOf, gossip, inviteOf, lowSits, newMatch, newSigner, playRound, reload, standings } from './kit';
import type { Peer } from './kit';

const sitsAt = (host: Table, place: number, count: number): Item<Sit>[] =>
	lowSits(host, place, inviteOf(host, place), count);

async function expectUnharmed(peers: readonly Peer[], hostile: readonly Item[]): Promise<void> {
	const tables = peers.map(({ table }) => table);
	const before = standings(tables);
	for (const table of tables) await table.receive(...hostile.map(({ bytes }) => bytes));
	await gossip(...tables);
	expect(standings(tables)).toEqual(before);
	const again: Table[] = [];
	for (const peer of peers) again.push(await reload(peer));
	expect(standings(again)).toEqual(before);
	expect(again.flatMap(({ snapshot }) => snapshot.health.readOnly)).toEqual([]);
	expect(await playRound(again, 6)).toBe(6);
	const [host] = again as [Table];
	const visit = await newShelf().visit({ genesis: host.chain.genesis, entries: [], room: '' });
	if (!visit.ok) throw new Error(visit.reason);
	await visit.table.tell(host.ledger.match.seating ?? '');
	await visit.table.receive(...bytesOf(host).reverse());
	expect(visit.table.snapshot.head).toBe(host.snapshot.head);
}

describe('four sits with lower ids', () => {
	for (const seats of [2, 3])
		it(`${seats} seats: leave a running match as it is`, async () => {
			const { peers, tables } = await newMatch(seats);
			expect(await playRound(tables, 20)).toBe(20);
			const [host] = tables as [Table];
			await expectUnharmed(peers, sitsAt(host, 1, 4));
		});

	it('by lot: neither they nor two junk starts of the host change who sits where; the starts convict the host', async () => {
		const { peers, tables } = await newMatch(3, true);
		const [host] = tables as [Table];
		expect(await host.draw()).toEqual({ ok: true });
		await gossip(...tables);
		expect(await playRound(tables, 12)).toBe(12);
		const key = ed25519Signer(fromHex(host.ledger.match.secrets.host ?? ''));
		const junk = [0, 1].map((n) =>
			sign<Start>({ kind: 'start', match: host.id, parent: host.id, sits: [], secret: `junk ${n}` }, key)
		);
		await expectUnharmed(peers, [...sitsAt(host, 1, 4), ...junk]);
		const [again] = [await newShelf(peers[0]?.store).open(host.id)];
		expect(again?.ok && again.table.snapshot.health.cheats).toMatchObject([{ about: 'start' }]);
	});
});

it('one more sit of a seat that resigned before its first move undoes nothing', async () => {
	const { peers, tables } = await newMatch(3);
	const [ada, , cy] = tables as [Table, Table, Table];
	await cy.resign(2);
	await gossip(...tables);
	expect(ada.snapshot.seats[2]?.left).toBe(true);
	expect(await playRound(tables, 8)).toBe(8);
	await expectUnharmed(peers, sitsAt(ada, 2, 1));
});

it('a host that sits down again in a guest’s place before the guest’s first move does not play it', async () => {
	const { tables } = await newMatch(3);
	const [ada, bo, cy] = tables as [Table, Table, Table];
	for (let i = 0; i < 20 && ada.snapshot.asked[0] !== 1; i++) await playRound([ada, cy, bo], 1);
	const thief = newSigner();
	const body = { match: ada.id, place: 1, nonce: '00'.repeat(16), name: 'P1', join: new Uint8Array(), own: undefined };
	const sit = sign<Sit>({ kind: 'sit', key: thief.key, ...body }, inviteOf(ada, 1));
	const { asked, fold } = cy.chain.view();
	const move = cy.module.notation.formatMove(cy.module.game.legal(fold.state, 1, {})[0]);
	const parent = asked[0]?.at ?? '';
	const stolen = sign({ kind: 'move', match: ada.id, seat: 1, parent, move, shown: {} }, thief);
	const before = standings([bo, cy]);
	for (const table of [bo, cy]) {
		await table.receive(sit.bytes, stolen.bytes);
		expect(table.chain.pool.has(stolen.id)).toBe(false);
		expect(table.snapshot.health).toMatchObject({ usedTwice: [1], readOnly: [], outsat: false });
	}
	expect(standings([bo, cy])).toEqual(before);
	expect(await bo.play(1, bo.legal(1)[0])).toEqual({ ok: true });
});

it('a late sit does not undo an agreement that all had built on', async () => {
	const { peers, tables } = await newMatch(4);
	const [ada, ...others] = tables as [Table, Table, Table, Table];
	for (const table of others) {
		expect(await table.talk.remedy('gone')).toEqual({ ok: true });
		await gossip(...others);
	}
	expect(others.every(({ snapshot }) => snapshot.seats[0]?.gone)).toBe(true);
	expect(await playRound(others, 8)).toBe(8);
	await expectUnharmed(peers.slice(1), sitsAt(ada, 3, 1));
});
