/**
 * JSON in localStorage under one key; where that is refused, or full, for as long as the page is open. Every change
 * starts from what is stored now: two tabs that change different things lose neither.
 */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Drawer<T> {
	value: T;
	/** False: the browser does not keep it. */
	kept: boolean;
	readonly #store: Store | null;

	/** `read` makes the best of whatever is stored, `undefined` where there is nothing, and never throws. */
	constructor(
		readonly key: string,
		private readonly read: (stored: unknown) => T,
		store: () => Store = () => localStorage
	) {
		this.#store = opened(store);
		this.kept = this.#store !== null;
		this.value = read(undefined);
		this.refresh();
	}

	change(next: (now: T) => T): void {
		this.refresh();
		this.value = next(this.value);
		try {
			this.#store?.setItem(this.key, JSON.stringify(this.value));
			this.kept = this.#store !== null;
		} catch {
			this.kept = false;
		}
	}

	/** Takes over what is stored, unless what could not be stored is newer. */
	refresh(): void {
		if (this.#store === null || !this.kept) return;
		try {
			this.value = this.read(parsed(this.#store.getItem(this.key)));
		} catch {
			this.kept = false;
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
