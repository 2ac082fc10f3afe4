/** Where a device of the simulation keeps its match: the product's store in memory, which fails when told to. */
import type { Id } from '../../../src/lib/table/entry';
import type { Store, StoredEntry, StoredMatch } from '../../../src/lib/table/store';
import { StoreError, memoryStore } from '../../../src/lib/table/store';

export class Disk implements Store {
	readonly trouble = null;
	fails = false;
	readonly #memory = memoryStore();

	matches(): ReturnType<Store['matches']> {
		return this.#memory.matches();
	}

	match(id: Id): ReturnType<Store['match']> {
		return this.#memory.match(id);
	}

	entries(match: Id): ReturnType<Store['entries']> {
		return this.#memory.entries(match);
	}

	write(match: StoredMatch, entries: readonly StoredEntry[], expected: number, gone?: readonly Id[]): Promise<void> {
		return this.fails ? Promise.reject(new StoreError('full')) : this.#memory.write(match, entries, expected, gone);
	}

	remove(match: Id): Promise<void> {
		return this.#memory.remove(match);
	}

	clear(): Promise<void> {
		return this.#memory.clear();
	}
}
