/**
 * The document at rest: y-indexeddb, kept from doing harm. It hangs where a database will not open, and throws into every later edit where another tab has deleted it. The ledger is the truth and refills a document
 * that is lost, so here failing quietly is right: a document that cannot be kept is only slower to bring back.
 */
import { IndexeddbPersistence } from 'y-indexeddb';
import type * as Y from 'yjs';

const PATIENCE = 3_000;

export interface KeptDocument {
	/** What was stored is in the document, or never will be. Always resolves. */
	readonly loaded: Promise<void>;
	/** Edits are being stored. */
	readonly works: boolean;
	close(): Promise<void>;
	/** Forgets the stored document. */
	remove(): Promise<void>;
}

export async function keepDocument(name: string, doc: Y.Doc): Promise<KeptDocument> {
	if (!(await canOpen(name))) return NOT_KEPT;
	const persistence = new IndexeddbPersistence(name, doc);
	let works = true;
	const store = persistence._storeUpdate;
	const guarded = (update: Uint8Array, origin: unknown): void => {
		if (!works) return;
		try {
			store(update, origin);
		} catch {
			works = false;
		}
	};
	doc.off('update', store);
	doc.on('update', guarded);
	const quietly = async (close: () => Promise<unknown>): Promise<void> => {
		doc.off('update', guarded);
		await close().catch(() => undefined);
	};
	return {
		loaded: Promise.race([persistence.whenSynced.then(() => undefined), waited()]),
		get works() {
			return works;
		},
		close: () => quietly(() => persistence.destroy()),
		remove: () => quietly(() => persistence.clearData())
	};
}

const NOT_KEPT: KeptDocument = {
	loaded: Promise.resolve(),
	works: false,
	close: () => Promise.resolve(),
	remove: () => Promise.resolve()
};

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Opens the database once before the library does: it would never come back from a refusal. */
function canOpen(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(false), PATIENCE);
		try {
			const request = indexedDB.open(name);
			request.onupgradeneeded = () => {
				for (const store of ['updates', 'custom'])
					request.result.createObjectStore(store, store === 'updates' ? { autoIncrement: true } : {});
			};
			request.onerror = () => resolve(false);
			request.onsuccess = () => {
				request.result.close();
				resolve(true);
			};
		} catch {
			resolve(false);
		}
	});
}
