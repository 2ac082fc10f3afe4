/** A full disk: what could not be stored is neither shown nor sent, so an honest player never answers twice. */
import { expect, it } from 'vitest';
import type { Store } from '../../../src/lib/table/store';
import { StoreError } from '../../../src/lib/table/store';
import type { Table } from '../../../src/lib/table/table';
import { reopened } from '../fixture';
import { gossip, newMatch, playRound } from './kit';
import type { Peer } from './kit';

/** Fails every write while `isFull`. */
function fill(store: Store): { isFull: boolean } {
	const disk = { isFull: true };
	const write = store.write.bind(store);
	store.write = (...args) => (disk.isFull ? Promise.reject(new StoreError('full')) : write(...args));
	return disk;
}

it('a move that is not durable is not made; after a crash the player answers once', async () => {
	const { peers, tables } = await newMatch(2);
	const [ada, bo] = tables as [Table, Table];
	for (let i = 0; i < 20 && ada.snapshot.asked[0] !== 0; i++) await playRound(tables, 1);
	const { store } = peers[0] as Peer;
	const disk = fill(store);
	const sent: Uint8Array[] = [];
	ada.carry((items) => sent.push(...items.map(({ bytes }) => bytes)));
	const { head } = ada.snapshot;
	expect(await ada.play(0, ada.legal(0)[0])).toEqual({ ok: false, reason: 'not-saved' });
	expect([ada.snapshot.head, sent.length]).toEqual([head, 0]);
	expect(ada.snapshot.health).toMatchObject({ saved: false, trouble: 'full' });
	// The browser is closed and opened again; there is room again.
	disk.isFull = false;
	const again = await reopened(store, ada.id);
	expect(await again.play(0, again.legal(0)[1])).toEqual({ ok: true });
	await gossip(again, bo);
	for (const { snapshot } of [again, bo])
		expect(snapshot).toMatchObject({ head: again.snapshot.head, health: { cheats: [] } });
});

it('a seating that is not durable is not taken up: nothing is shown on it', async () => {
	const { peers, tables } = await newMatch(2);
	const { store } = peers[0] as Peer;
	const [ada, bo] = tables as [Table, Table];
	const record = await store.match(ada.id);
	if (record === null) throw new Error('no record');
	const { seating: _, ...unseated } = record;
	await store.write(unseated, [], 0, [...ada.chain.pool.items.keys()]);
	const disk = fill(store);
	const again = await reopened(store, ada.id);
	await again.receive(...[...bo.chain.pool.items.values()].map(({ bytes }) => bytes));
	expect(again.snapshot.seats[1]).toMatchObject({ taken: false });
	expect(again.chain.seating?.id).toBe('');
	disk.isFull = false;
	await again.settle();
	expect(again.chain.seating?.id).toBe(bo.chain.seating?.id);
	expect((await store.match(ada.id))?.seating).toBe(bo.chain.seating?.id);
});
