/** Something that a game keeps on this device beside its matches (decks of one's own), as the screens follow it. */
import { Drawer } from './drawer';

export class Keepsake<T> {
	readonly #drawer: Drawer<T>;
	#now = $state.raw<{ readonly value: T; readonly kept: boolean }>() as { readonly value: T; readonly kept: boolean };

	/** `read` makes the best of whatever is stored, `undefined` where there is nothing, and never throws. */
	constructor(name: string, read: (stored: unknown) => T) {
		this.#drawer = new Drawer(`mangrove:${name}`, read);
		this.#show();
	}

	get value(): T {
		return this.#now.value;
	}

	/** False: the browser does not keep it. */
	get kept(): boolean {
		return this.#now.kept;
	}

	change(next: (now: T) => T): void {
		this.#drawer.change(next);
		this.#show();
	}

	/** Follows what other tabs change, until the returned function is called. */
	watch(page: Window): () => void {
		const onstorage = ({ key }: StorageEvent): void => {
			if (key !== this.#drawer.key) return;
			this.#drawer.refresh();
			this.#show();
		};
		page.addEventListener('storage', onstorage);
		return () => page.removeEventListener('storage', onstorage);
	}

	#show(): void {
		const { value, kept } = this.#drawer;
		this.#now = { value, kept };
	}
}
