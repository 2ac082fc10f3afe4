/**
 * The ledger of one match: everything this peer has verified, kept on its device. It is the truth; the document only
 * carries. An own entry is written with all it builds on before anybody else sees it, or a crash would make an honest
 * player sign twice.
 *
 * A store that fails loses nothing: what could not be written stays here, the trouble is shown, and the next write
 * tries everything again.
 */
import { checksum } from './bytes';
import type { Id } from './entry';
import type { Item } from './item';
import type { Store, StoredEntry, StoredMatch, Trouble } from './store';
import { StoreError } from './store';

export class Ledger {
	/** Why the last write failed. */
	#failure: Trouble | null = null;
	readonly #entries = new Map<Id, StoredEntry>();
	readonly #unsaved = new Set<Id>();
	/** Let go, and still in the store. */
	readonly #gone = new Set<Id>();
	#writing: Promise<unknown> = Promise.resolve();

	constructor(
		readonly store: Store,
		public match: StoredMatch,
		saved: readonly StoredEntry[] = [],
		readonly now: () => number = Date.now
	) {
		for (const entry of saved) this.#entries.set(entry.id, entry);
	}

	/** Why what was seen is not durable; null: it is. */
	get trouble(): Trouble | null {
		return this.#failure ?? this.store.trouble;
	}

	has(id: Id): boolean {
		return this.#entries.has(id);
	}

	timeOf(id: Id): number | null {
		return this.#entries.get(id)?.time ?? null;
	}

	/** Something was noted, or let go, that the store does not know yet. */
	get hasUnsaved(): boolean {
		return this.#unsaved.size > 0 || this.#gone.size > 0;
	}

	/** Notes an item; it becomes durable with the next write. */
	note(item: Item, mine: boolean): void {
		if (this.#entries.has(item.id)) return;
		this.#gone.delete(item.id);
		const { id, key, bytes } = item;
		this.#entries.set(id, { id, key, bytes, sum: checksum(bytes), mine, time: this.now() });
		this.#unsaved.add(item.id);
	}

	/** An own item that could not be stored: it was never shown, so it was never signed. */
	forget(id: Id): void {
		if (this.#unsaved.delete(id)) this.#entries.delete(id);
	}

	/** An item is kept no longer. It leaves the store with the next write. */
	drop(id: Id): void {
		if (this.#entries.delete(id) && !this.#unsaved.delete(id)) this.#gone.add(id);
	}

	/** What a device signed that has given its seats to this one counts as signed here. */
	adopt(ids: readonly Id[]): void {
		for (const id of ids) {
			const entry = this.#entries.get(id);
			if (entry === undefined || entry.mine) continue;
			this.#entries.set(id, { ...entry, mine: true });
			this.#unsaved.add(id);
		}
	}

	/** Makes everything noted durable, with what changed of the match. False if it is not saved; `trouble` says why. */
	write(change: Partial<StoredMatch>): Promise<boolean> {
		this.match = { ...this.match, ...change };
		const turn = this.#writing.then(() => this.#write());
		this.#writing = turn;
		return turn;
	}

	async #write(): Promise<boolean> {
		const { match } = this;
		const batch = [...this.#unsaved];
		const gone = [...this.#gone];
		try {
			await this.store.write(match, this.#records(batch), this.#entries.size - this.#unsaved.size, gone);
			this.#failure = null;
			for (const id of batch) this.#unsaved.delete(id);
			for (const id of gone) this.#gone.delete(id);
			return true;
		} catch (error) {
			this.#failure = error instanceof StoreError ? error.trouble : 'failed';
			if (this.#failure !== 'deleted') return false;
			// Somebody emptied the store under us: everything is unsaved again, and is written again at once.
			for (const id of this.#entries.keys()) this.#unsaved.add(id);
			return this.#rewrite();
		}
	}

	async #rewrite(): Promise<boolean> {
		const batch = [...this.#unsaved];
		try {
			await this.store.write(this.match, this.#records(batch), 0);
			this.#failure = null;
			for (const id of batch) this.#unsaved.delete(id);
			return true;
		} catch (error) {
			this.#failure = error instanceof StoreError ? error.trouble : 'failed';
			return false;
		}
	}

	#records(ids: readonly Id[]): StoredEntry[] {
		return ids.flatMap((id) => this.#entries.get(id) ?? []);
	}
}
