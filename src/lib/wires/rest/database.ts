/**
 * The store of a browser: IndexedDB with strict durability. Other tabs may delete the database, the browser may close it, a record may be damaged, the disk may be full:
 * each ends in a `StoreError` with a name, never in a hang or a half-written match.
 */
import type { Store, StoredEntry, StoredMatch, Trouble } from '../../table/store';
import { StoreError } from '../../table/store';

const VERSION = 1;
/** Some browsers never answer when storage is forbidden. */
const PATIENCE = 5_000;

/** Rejects with `StoreError('no-database')` if the browser will not have one. */
export async function databaseStore(
	name = 'mangrove',
	factory: IDBFactory | undefined = globalThis.indexedDB
): Promise<Store> {
	if (factory === undefined) throw new StoreError('no-database');
	const database = new Database(name, factory);
	await database.connection();
	return database;
}

class Database implements Store {
	readonly trouble = null;
	#connection: Promise<IDBDatabase> | null = null;

	constructor(
		readonly name: string,
		readonly factory: IDBFactory
	) {}

	/** The open connection; a lost one is opened again. */
	connection(): Promise<IDBDatabase> {
		if (this.#connection === null) {
			const opening = this.#open();
			this.#connection = opening;
			opening.catch(() => this.#lose(opening));
		}
		return this.#connection;
	}

	async matches(): Promise<{ matches: readonly StoredMatch[]; damaged: number }> {
		const records = await this.#read('matches', (store) => store.getAll());
		const matches = records.filter(isMatch);
		return { matches, damaged: records.length - matches.length };
	}

	async match(id: string): Promise<StoredMatch | null> {
		const [record] = await this.#read('matches', (store) => store.getAll(IDBKeyRange.only(id)));
		return isMatch(record) ? record : null;
	}

	async entries(match: string): Promise<{ entries: readonly StoredEntry[]; damaged: number }> {
		const records = await this.#read('entries', (store) => store.getAll(allOf(match)));
		const entries = records.filter(isEntry);
		return { entries, damaged: records.length - entries.length };
	}

	write(
		match: StoredMatch,
		entries: readonly StoredEntry[],
		expected: number,
		gone: readonly string[] = []
	): Promise<void> {
		return this.#change((transaction, refuse) => {
			const kept = transaction.objectStore('entries');
			const count = kept.count(allOf(match.id));
			count.onsuccess = () => {
				if (count.result < expected) refuse(new StoreError('deleted'));
			};
			// Asked for in one go: others wait for this write, and each answer that is waited for costs a turn of the page.
			transaction.objectStore('matches').put(match);
			for (const entry of entries) kept.put({ ...entry, match: match.id });
			for (const id of gone) kept.delete([match.id, id]);
		});
	}

	remove(match: string): Promise<void> {
		return this.#change((transaction) => {
			transaction.objectStore('matches').delete(match);
			transaction.objectStore('entries').delete(allOf(match));
		});
	}

	clear(): Promise<void> {
		return this.#change((transaction) => {
			transaction.objectStore('matches').clear();
			transaction.objectStore('entries').clear();
		});
	}

	#open(): Promise<IDBDatabase> {
		return new Promise((resolve, reject) => {
			const refuse = (detail: string): void => reject(new StoreError('no-database', detail));
			const timer = setTimeout(() => refuse('no answer'), PATIENCE);
			let request: IDBOpenDBRequest;
			try {
				request = this.factory.open(this.name, VERSION);
			} catch (error) {
				clearTimeout(timer);
				return refuse(String(error));
			}
			request.onupgradeneeded = () => {
				request.result.createObjectStore('matches', { keyPath: 'id' });
				request.result.createObjectStore('entries', { keyPath: ['match', 'id'] });
			};
			request.onerror = () => {
				clearTimeout(timer);
				refuse(String(request.error));
			};
			request.onsuccess = () => {
				clearTimeout(timer);
				const database = request.result;
				database.onclose = () => (this.#connection = null);
				// Another tab deletes the database or brings a new version of it: make way, and come back when needed.
				database.onversionchange = () => {
					database.close();
					this.#connection = null;
				};
				resolve(database);
			};
		});
	}

	#lose(connection: Promise<IDBDatabase>): void {
		if (this.#connection === connection) this.#connection = null;
	}

	async #read(name: string, query: (store: IDBObjectStore) => IDBRequest<unknown[]>): Promise<unknown[]> {
		const transaction = await this.#transaction(name, 'readonly');
		return new Promise((resolve, reject) => {
			const request = query(transaction.objectStore(name));
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(new StoreError(troubleOf(request.error), String(request.error)));
			transaction.onabort = () => reject(new StoreError(troubleOf(transaction.error), String(transaction.error)));
		});
	}

	/** Resolves when the change is on the disk. */
	async #change(make: (transaction: IDBTransaction, refuse: (error: StoreError) => void) => void): Promise<void> {
		const transaction = await this.#transaction(['matches', 'entries'], 'readwrite');
		return new Promise((resolve, reject) => {
			let refused: StoreError | null = null;
			transaction.oncomplete = () => resolve();
			transaction.onabort = () =>
				reject(refused ?? new StoreError(troubleOf(transaction.error), String(transaction.error)));
			make(transaction, (error) => {
				refused = error;
				transaction.abort();
			});
		});
	}

	async #transaction(stores: string | string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
		const connection = await this.connection();
		try {
			return connection.transaction(stores, mode, { durability: 'strict' });
		} catch (error) {
			// The connection died without a word: the next attempt opens a new one.
			this.#connection = null;
			throw new StoreError('failed', String(error));
		}
	}
}

function allOf(match: string): IDBKeyRange {
	return IDBKeyRange.bound([match], [match, []]);
}

function troubleOf(error: DOMException | null): Trouble {
	return error?.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is StoredEntry {
	return (
		isRecord(value) &&
		typeof value.id === 'string' &&
		typeof value.key === 'string' &&
		typeof value.time === 'number' &&
		typeof value.sum === 'number' &&
		typeof value.mine === 'boolean' &&
		value.bytes instanceof Uint8Array
	);
}

function isMatch(value: unknown): value is StoredMatch {
	return (
		isRecord(value) &&
		typeof value.id === 'string' &&
		typeof value.title === 'string' &&
		typeof value.created === 'number' &&
		typeof value.touched === 'number' &&
		value.genesis instanceof Uint8Array &&
		isRecord(value.secrets) &&
		isRecord(value.secrets.seats) &&
		isRecord(value.standings)
	);
}
