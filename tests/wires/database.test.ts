/** The browser's store over an IndexedDB in memory: what is written is there, what goes wrong has a name. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEntry, StoredMatch } from '../../src/lib/table/store';
import { databaseStore } from '../../src/lib/wires/rest/database';

globalThis.IDBKeyRange = IDBKeyRange;
let factory: IDBFactory;
beforeEach(() => (factory = new IDBFactory()));

const open = (): ReturnType<typeof databaseStore> => databaseStore('test', factory);
const match = (id: string, title = ''): StoredMatch => ({
	id,
	genesis: Uint8Array.of(1, 2),
	title,
	created: 1,
	touched: 2,
	secrets: { seats: {} },
	standings: {},
	glance: null
});
const entry = (id: string): StoredEntry => ({ id, key: 'k', bytes: Uint8Array.of(7), sum: 9, mine: true, time: 3 });

function raw(run: (store: IDBObjectStore) => void, name: string): Promise<void> {
	return new Promise((resolve) => {
		factory.open('test').onsuccess = function () {
			const database = this.result;
			const transaction = database.transaction(name, 'readwrite');
			run(transaction.objectStore(name));
			transaction.oncomplete = () => {
				database.close();
				resolve();
			};
		};
	});
}

const deleted = (): Promise<void> =>
	new Promise((resolve) => (factory.deleteDatabase('test').onsuccess = () => resolve()));

describe('the store of a browser', () => {
	it('keeps matches apart, with their entries', async () => {
		const store = await open();
		await store.write(match('a', 'first'), [entry('1'), entry('2')], 0);
		await store.write(match('ab'), [entry('1')], 0);
		const again = await open();
		expect(await again.match('a')).toEqual(match('a', 'first'));
		expect((await again.entries('a')).entries.map(({ id }) => id)).toEqual(['1', '2']);
		expect((await again.entries('ab')).entries.map(({ id }) => id)).toEqual(['1']);
		expect((await again.matches()).matches.map(({ id }) => id)).toEqual(['a', 'ab']);
		await again.remove('a');
		expect((await again.entries('a')).entries).toEqual([]);
		expect((await again.entries('ab')).entries.length).toBe(1);
		await again.clear();
		expect((await again.matches()).matches).toEqual([]);
	});

	it('refuses to go on from entries that are gone, and writes nothing then', async () => {
		const store = await open();
		await store.write(match('a'), [entry('1')], 0);
		await expect(store.write(match('a', 'later'), [entry('2')], 2)).rejects.toMatchObject({ trouble: 'deleted' });
		expect((await store.match('a'))?.title).toBe('');
		expect((await store.entries('a')).entries.length).toBe(1);
	});

	it('survives that another tab deletes the database', async () => {
		const store = await open();
		await store.write(match('a'), [entry('1')], 0);
		await deleted();
		await expect(store.write(match('a'), [entry('2')], 1)).rejects.toMatchObject({ trouble: 'deleted' });
		await store.write(match('a'), [entry('1'), entry('2')], 0);
		expect((await store.entries('a')).entries.length).toBe(2);
	});

	it('leaves out damaged records and counts them', async () => {
		const store = await open();
		await store.write(match('a'), [entry('1'), entry('2')], 0);
		await raw((entries) => entries.put({ match: 'a', id: '1', bytes: 'no bytes' }), 'entries');
		await raw((matches) => matches.put({ id: 'b', title: 7 }), 'matches');
		expect(await store.entries('a')).toMatchObject({ entries: [{ id: '2' }], damaged: 1 });
		expect(await store.matches()).toMatchObject({ matches: [{ id: 'a' }], damaged: 1 });
		expect(await store.match('b')).toBeNull();
	});

	it('says that there is no database where the browser refuses one', async () => {
		await expect(databaseStore('test', undefined)).rejects.toMatchObject({ trouble: 'no-database' });
		const refusing = {
			open() {
				throw new Error('denied');
			}
		} as unknown as IDBFactory;
		await expect(databaseStore('test', refusing)).rejects.toMatchObject({ trouble: 'no-database' });
	});
});
