/** A device that has kept matches since the first version of the database opens them with this one. The old schema is written out by hand: code of today may not help. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { databaseStore } from '../../src/lib/wires/rest/database';
import { VERSION } from '../../src/lib/wires/rest/schema';

globalThis.IDBKeyRange = IDBKeyRange;
let factory: IDBFactory;
beforeEach(() => (factory = new IDBFactory()));

const MATCH = {
	id: 'a1'.repeat(32),
	genesis: Uint8Array.of(1, 2, 3),
	title: 'Sunday game',
	created: 1_760_000_000_000,
	touched: 1_760_000_100_000,
	secrets: { host: 'b2'.repeat(32), seats: { 0: 'c3'.repeat(32) }, room: 'd4'.repeat(16) },
	standings: { 0: { active: true, wish: '', noted: [], since: 0 } },
	glance: null
};
const ENTRY = {
	match: MATCH.id,
	id: 'e5'.repeat(32),
	key: 'f6'.repeat(32),
	bytes: Uint8Array.of(9, 8, 7),
	sum: 24,
	mine: true,
	time: 1_760_000_050_000
};

/** The database as version 1 of it was made, with one match in it. */
function version1(): Promise<void> {
	return new Promise((resolve, reject) => {
		const request = factory.open('test', 1);
		request.onupgradeneeded = () => {
			request.result.createObjectStore('matches', { keyPath: 'id' });
			request.result.createObjectStore('entries', { keyPath: ['match', 'id'] });
		};
		request.onerror = () => reject(request.error ?? new Error('not opened'));
		request.onsuccess = () => {
			const database = request.result;
			const writing = database.transaction(['matches', 'entries'], 'readwrite');
			writing.objectStore('matches').put(MATCH);
			writing.objectStore('entries').put(ENTRY);
			writing.oncomplete = () => {
				database.close();
				resolve();
			};
		};
	});
}

it('what version 1 kept is all there, and can be written to', async () => {
	await version1();
	const store = await databaseStore('test', factory);
	expect(await store.matches()).toEqual({ matches: [MATCH], damaged: 0 });
	expect(await store.entries(MATCH.id)).toEqual({ entries: [ENTRY], damaged: 0 });
	const { match: _, ...entry } = ENTRY;
	await store.write({ ...MATCH, standings: {}, title: 'Monday game' }, [{ ...entry, id: '77'.repeat(32) }], 1);
	expect((await store.match(MATCH.id))?.title).toBe('Monday game');
	expect((await store.entries(MATCH.id)).entries.length).toBe(2);
	expect(await store.claim(MATCH.id, null, 'a tab', () => undefined)).toBe(true);
});

it('has the stores that version 2 names, from whatever version it came', async () => {
	const names = async (): Promise<string[]> => {
		const connection = await (await databaseStore('test', factory)).connection();
		return [...connection.objectStoreNames];
	};
	await version1();
	const migrated = await names();
	factory = new IDBFactory();
	expect(await names()).toEqual(migrated);
	expect(migrated).toEqual(['claims', 'entries', 'matches']);
	expect(VERSION).toBe(2);
});

it('says so where a newer app has been here, and touches nothing', async () => {
	await new Promise<void>((resolve) => {
		const request = factory.open('test', VERSION + 1);
		request.onupgradeneeded = () => request.result.createObjectStore('of tomorrow');
		request.onsuccess = () => {
			request.result.close();
			resolve();
		};
	});
	await expect(databaseStore('test', factory)).rejects.toMatchObject({ trouble: 'newer' });
});
