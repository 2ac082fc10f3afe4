/** Plain http has no Web Locks: of two tabs that open at one moment (a browser that restores its tabs) one plays, and only that one can write. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredMatch } from '../../../src/lib/table/store';
import type { Database } from '../../../src/lib/wires/rest/database';
import { databaseStore } from '../../../src/lib/wires/rest/database';
import { Lease } from '../../../src/lib/wires/tabs/lease';
import { Owner } from '../../../src/lib/wires/tabs/owner';

globalThis.IDBKeyRange = IDBKeyRange;

const match = (id: string): StoredMatch => ({
	id,
	genesis: Uint8Array.of(1),
	title: '',
	created: 1,
	touched: 1,
	secrets: { seats: {} },
	standings: {},
	glance: null
});

interface Tab {
	readonly owner: Owner;
	readonly store: Database;
}

let factory: IDBFactory;
const tabs: Tab[] = [];
beforeEach(() => (factory = new IDBFactory()));
afterEach(() => {
	for (const { owner } of tabs.splice(0)) owner.close();
});

async function tab(id: string, onyield: () => Promise<void> = () => Promise.resolve()): Promise<Tab> {
	const store = await databaseStore('mangrove', factory);
	const owner = new Owner(id, () => undefined, onyield, new Lease(id, () => Promise.resolve(store)), 200);
	const made = { owner, store };
	tabs.push(made);
	return made;
}

const decided = (...opened: Tab[]): Promise<void> =>
	vi.waitFor(() => expect(opened.map(({ owner }) => owner.ownership)).not.toContain('asking'), { timeout: 5_000 });

it.each([0, 20, 100, 200])('two tabs opened %i ms apart do not both play', async (gap) => {
	const id = `m${gap}`;
	const opening = tab(id);
	if (gap > 0) await new Promise((resolve) => setTimeout(resolve, gap));
	const both = await Promise.all([opening, tab(id)]);
	await decided(...both);
	expect(both.map(({ owner }) => owner.ownership).sort()).toEqual(['looking-on', 'playing']);
});

it('a tab that was frozen while another took the match over cannot write, and finds out by that', async () => {
	const frozen = await tab('m', () => new Promise(() => undefined));
	await decided(frozen);
	await frozen.store.write(match('m'), [], 0);
	const other = await tab('m');
	await decided(other);
	await other.owner.take();
	expect(other.owner.ownership).toBe('playing');
	await expect(frozen.store.write({ ...match('m'), title: 'mine' }, [], 0)).rejects.toMatchObject({
		trouble: 'elsewhere'
	});
	await vi.waitFor(() => expect(frozen.owner.ownership).toBe('looking-on'));
	await other.store.write({ ...match('m'), title: 'theirs' }, [], 0);
	expect((await other.store.match('m'))?.title).toBe('theirs');
	// Not even once the other is gone: what this tab knows of the match is old.
	other.owner.close();
	await vi.waitFor(async () => expect(await other.store.holder('m')).toBeNull());
	await expect(frozen.store.write(match('m'), [], 0)).rejects.toMatchObject({ trouble: 'elsewhere' });
	await frozen.owner.take();
	await frozen.store.write({ ...match('m'), title: 'again' }, [], 0);
	expect((await other.store.match('m'))?.title).toBe('again');
});

it('a store that was emptied is written again by the tab that plays', async () => {
	const playing = await tab('m');
	await decided(playing);
	await playing.store.write(match('m'), [], 0);
	await (await databaseStore('mangrove', factory)).clear();
	await playing.store.write(match('m'), [], 0);
	const late = await tab('m');
	await decided(late);
	expect(late.owner.ownership).toBe('looking-on');
});
