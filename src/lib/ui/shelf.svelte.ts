/** The matches of this device for the pages: opened when a page first asks, kept up to date on the screen. */
import { createContext } from 'svelte';
import { findModule } from '../games';
import type { MatchCard } from '../table/match-card';
import type { Shelf } from '../table/shelf';
import { StoreError, type Trouble } from '../table/store';
import { Lease, type Claims, type Locks } from '../wires/tabs/lease';

export class Shelves {
	/** Null: not looked yet. */
	cards = $state.raw<readonly MatchCard[] | null>(null);
	/** Why nothing is kept beyond this session; null: it is. */
	trouble = $state.raw<Trouble | null>(null);
	/** Records that could not be read. */
	damaged = $state(0);

	#opening: Promise<Shelf> | null = null;

	open(): Promise<Shelf> {
		this.#opening ??= this.#open();
		return this.#opening;
	}

	/** Fills `cards` and keeps them fresh. A device without matches does not load what matches need. */
	async watch(): Promise<void> {
		if (this.#opening === null && (await this.#isBare())) this.cards = [];
		else await this.#look(await this.open());
	}

	/** What decides which tab of the browser plays a match: Web Locks, or what stands in for them on a page that has none. */
	locksFor(id: string): Locks {
		const { locks } = navigator as { readonly locks?: Locks };
		return locks ?? new Lease(id, () => this.#claims());
	}

	async #claims(): Promise<Claims> {
		const { claimsOn } = await import('../wires/rest/device');
		return claimsOn((await this.open()).store);
	}

	async #isBare(): Promise<boolean> {
		const { databaseStore } = await import('../wires/rest/database');
		try {
			const { matches, damaged } = await (await databaseStore()).matches();
			return matches.length + damaged === 0;
		} catch (error) {
			if (!(error instanceof StoreError)) throw error;
			this.trouble = error.trouble;
			return true;
		}
	}

	async #open(): Promise<Shelf> {
		const { openShelf } = await import('../wires/rest/device');
		const shelf = await openShelf(findModule);
		this.trouble = shelf.trouble;
		shelf.subscribe(() => void this.#look(shelf));
		return shelf;
	}

	async #look(shelf: Shelf): Promise<void> {
		this.cards = await shelf.list();
		this.trouble = shelf.trouble;
		this.damaged = shelf.damaged;
	}
}

const [getShelves, setShelves] = createContext<Shelves>();

export function provideShelves(): Shelves {
	return setShelves(new Shelves());
}

export { getShelves };
