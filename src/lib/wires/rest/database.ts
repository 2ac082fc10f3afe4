/**
 * The store of a browser: IndexedDB with strict durability. Other tabs may delete the database, the browser may close it, a record may be damaged, the disk may be full:
 * each ends in a `StoreError` with a name, never in a hang or a half-written match.
 */
import type { Store, StoredEntry, StoredMatch, Trouble } from '../../table/store';
import { StoreError } from '../../table/store';
import type { Claims } from '../tabs/lease';
import { VERSION, migrate } from './schema';

/** Some browsers never answer when storage is forbidden. */
const PATIENCE = 5_000;

/** Rejects with `StoreError`: 'no-database' if the browser will not have one, 'newer' if it has one that this app is too old for. */
export async function databaseStore(
	name = 'mangrove',
	factory: IDBFactory | undefined = globalThis.indexedDB
): Promise<Database> {
	if (factory === undefined) throw new StoreError('no-database');
	const database = new Database(name, factory);
	await database.connection();
	return database;
}

/** The token of nobody. Without it, a tab that was passed over long ago would find the match free to write. */
const RELEASED = '';

/** What this tab claimed: who it said it was, and whom to tell when another tab has the match. */
interface Claim {
	readonly token: string;
	readonly onlost: () => void;
}

export class Database implements Store, Claims {
	readonly trouble = null;
	#connection: Promise<IDBDatabase> | null = null;
	/** Kept when another tab takes a match over: what this one still has to write is refused then. */
	readonly #claims = new Map<string, Claim>();

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
		const claim = this.#claims.get(match.id);
		return this.#change((transaction, refuse) => {
			if (claim !== undefined) {
				const claims = transaction.objectStore('claims');
				const held = claims.get(match.id);
				held.onsuccess = () => {
					const holder = tokenIn(held.result);
					// Somebody emptied the store under us: whoever writes first has the match again.
					if (holder === undefined) claims.put({ match: match.id, token: claim.token });
					if (holder === undefined || holder === claim.token) return;
					refuse(new StoreError('elsewhere'));
					claim.onlost();
				};
			}
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
			transaction.objectStore('claims').delete(match);
		});
	}

	clear(): Promise<void> {
		return this.#change((transaction) => {
			transaction.objectStore('matches').clear();
			transaction.objectStore('entries').clear();
			transaction.objectStore('claims').clear();
		});
	}

	async holder(match: string): Promise<string | null> {
		const [record] = await this.#read('claims', (store) => store.getAll(IDBKeyRange.only(match)));
		return tokenIn(record) || null;
	}

	async claim(match: string, seen: string | null, token: string, onlost: () => void): Promise<boolean> {
		let isOurs = false;
		await this.#change((transaction) => {
			const claims = transaction.objectStore('claims');
			const held = claims.get(match);
			held.onsuccess = () => {
				isOurs = (tokenIn(held.result) || null) === seen;
				if (isOurs) claims.put({ match, token });
			};
		});
		if (isOurs) this.#claims.set(match, { token, onlost });
		return isOurs;
	}

	async release(match: string, token: string): Promise<void> {
		let isOurs = false;
		await this.#change((transaction) => {
			const claims = transaction.objectStore('claims');
			const held = claims.get(match);
			held.onsuccess = () => {
				isOurs = tokenIn(held.result) === token;
				if (isOurs) claims.put({ match, token: RELEASED });
			};
		});
		if (isOurs) this.#claims.delete(match);
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
			request.onupgradeneeded = ({ oldVersion }) => migrate(request.result, oldVersion);
			request.onerror = () => {
				clearTimeout(timer);
				// A newer app has been here, and this one is an old copy of it.
				if (request.error?.name === 'VersionError') reject(new StoreError('newer'));
				else refuse(String(request.error));
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
		const transaction = await this.#transaction(['matches', 'entries', 'claims'], 'readwrite');
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

/** Undefined: the match was never claimed since the store was made. */
function tokenIn(claim: unknown): string | undefined {
	return isRecord(claim) && typeof claim.token === 'string' ? claim.token : undefined;
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
