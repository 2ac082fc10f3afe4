/**
 * Something that a game keeps on this device beside its matches (decks of one's own), as JSON in localStorage; where
 * that is refused, for as long as the page is open. Every change starts from what is stored now: two tabs that change
 * different things lose neither.
 */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Keepsake<T> {
	/** False: the browser does not keep it. */
	kept = $state(true);
	#value = $state.raw<T>() as T;
	readonly #store: Store | null;
	readonly #key: string;

	/** `read` makes the best of whatever is stored, `undefined` where there is nothing, and never throws. */
	constructor(
		name: string,
		private readonly read: (stored: unknown) => T,
		store: () => Store = () => localStorage
	) {
		this.#key = `mangrove:${name}`;
		this.#store = opened(store);
		this.kept = this.#store !== null;
		this.#value = this.#stored() ?? read(undefined);
	}

	get value(): T {
		return this.#value;
	}

	change(next: (now: T) => T): void {
		const value = next(this.#stored() ?? this.#value);
		this.#value = value;
		try {
			this.#store?.setItem(this.#key, JSON.stringify(value));
			this.kept = this.#store !== null;
		} catch {
			this.kept = false;
		}
	}

	/** Follows what other tabs change, until the returned function is called. */
	watch(page: Window): () => void {
		const onstorage = ({ key }: StorageEvent): void => {
			if (key === this.#key) this.#value = this.#stored() ?? this.#value;
		};
		page.addEventListener('storage', onstorage);
		return () => page.removeEventListener('storage', onstorage);
	}

	/** Null: nothing can be kept here, or what could not be kept is all there is. */
	#stored(): T | null {
		if (this.#store === null || !this.kept) return null;
		try {
			return this.read(parsed(this.#store.getItem(this.#key)));
		} catch {
			return null;
		}
	}
}

function opened(store: () => Store): Store | null {
	try {
		return store();
	} catch {
		return null;
	}
}

function parsed(text: string | null): unknown {
	try {
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
