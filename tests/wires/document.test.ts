/** The document at rest: kept where that is possible, and never in the way where it is not. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { keepDocument } from '../../src/lib/wires/rest/document';

globalThis.IDBKeyRange = IDBKeyRange;
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});

const put = (doc: Y.Doc, key: string): unknown => doc.getMap('entries').set(key, Uint8Array.of(1));

it('comes back as it was', async () => {
	const doc = new Y.Doc();
	const kept = await keepDocument('d', doc);
	await kept.loaded;
	put(doc, 'a');
	put(doc, 'b');
	await kept.close();
	const again = new Y.Doc();
	const reopened = await keepDocument('d', again);
	await reopened.loaded;
	expect([...again.getMap('entries').keys()].sort()).toEqual(['a', 'b']);
	await reopened.remove();
});

it('leaves the document usable when another tab deletes the database', async () => {
	const doc = new Y.Doc();
	const kept = await keepDocument('d', doc);
	await kept.loaded;
	put(doc, 'a');
	await new Promise((resolve) => (indexedDB.deleteDatabase('d').onsuccess = resolve));
	expect(() => put(doc, 'b')).not.toThrow();
	expect(() => put(doc, 'c')).not.toThrow();
	expect(doc.getMap('entries').size).toBe(3);
	expect(kept.works).toBe(false);
});

it('does without a database that will not open', async () => {
	globalThis.indexedDB = {
		open() {
			throw new Error('denied');
		}
	} as unknown as IDBFactory;
	const doc = new Y.Doc();
	const kept = await keepDocument('d', doc);
	await kept.loaded;
	put(doc, 'a');
	expect(kept.works).toBe(false);
	await kept.close();
});
