/**
 * New versions of the app. They are fetched quietly and offered between turns, never in the middle of one; the page starts anew only when the
 * player says so, and only when no other tab runs the old version: two versions never write to one shelf.
 */
import { createContext } from 'svelte';
import { letIn, onNewVersion } from './worker';

/** Held by every tab as long as it lives. */
const TAB = 'mangrove-tab';
const HOUR = 3_600_000;

export class Updates {
	/** The version that lies ready. */
	#ready = $state.raw<ServiceWorker | null>(null);
	/** Nobody is in the middle of a turn. */
	#calm = $state(true);
	#later = $state(false);
	/** Other tabs were open when the player wanted to change over. */
	blocked = $state(false);

	/** Whether to ask now. */
	readonly offered: boolean = $derived(this.#ready !== null && this.#calm && !this.#later);

	/** Called once, by the layout; returns how to stop. */
	watch(registration: ServiceWorkerRegistration, page: Document = document): () => void {
		onNewVersion(registration, (worker) => {
			this.#ready = worker;
			this.#later = false;
		});
		// Navigation makes the browser look for a new version; an app that stays open for days has none.
		let looked = Date.now();
		const look = (): void => {
			if (page.visibilityState === 'hidden' || Date.now() - looked < HOUR) return;
			looked = Date.now();
			registration.update().catch(() => undefined);
		};
		page.addEventListener('visibilitychange', look);
		const leave = new AbortController();
		holdPlace(leave.signal);
		return () => {
			page.removeEventListener('visibilitychange', look);
			leave.abort();
		};
	}

	/** A turn is under way: whatever comes waits. */
	wait(): void {
		this.#calm = false;
	}

	/** Between turns, or at no table. */
	allow(): void {
		this.#calm = true;
	}

	postpone(): void {
		this.#later = true;
		this.blocked = false;
	}

	/** Changes over to the new version, if this is the only tab. */
	async accept(): Promise<void> {
		if (this.#ready === null) return;
		this.blocked = (await tabs()) > 1;
		if (this.blocked) return;
		await letIn(this.#ready);
		location.reload();
	}
}

function holdPlace(signal: AbortSignal): void {
	if (!('locks' in navigator)) return;
	const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
	void navigator.locks.request(TAB, { mode: 'shared' }, () => gone);
}

/** How many tabs of the app are open, this one included. */
async function tabs(): Promise<number> {
	if (!('locks' in navigator)) return 1;
	const { held = [] } = await navigator.locks.query();
	return held.filter(({ name }) => name === TAB).length;
}

const [getUpdates, setUpdates] = createContext<Updates>();

export function provideUpdates(): Updates {
	return setUpdates(new Updates());
}

export { getUpdates };
