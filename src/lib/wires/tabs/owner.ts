/**
 * One tab plays a match, the others of the same browser look on: two that both sign for a seat would convict their own player. Web Locks decide; a tab that wants to play asks the one that does, which finishes what it is
 * writing and lets go. Where a page has no Web Locks (plain http), `lease.ts` stands in for them.
 */
import type { Locks } from './lease';

/** A tab that does not let go by then is frozen or gone, ms. */
const PATIENCE = 3_000;
/** A page that is loaded again may find its own former self still holding the lock: it asks a few times. ms. */
const RELOAD = 120;
const TRIES = 3;

/** `asking`: not decided yet, or just being handed over. */
export type Ownership = 'asking' | 'playing' | 'looking-on';

export class Owner {
	#ownership: Ownership = 'asking';
	#release: () => void = () => undefined;
	/** Settles when the lock is wholly let go of. */
	#held: Promise<unknown> = Promise.resolve();
	#closed = false;
	/** What is being done to play here. */
	#taking: Promise<void> | null = null;
	readonly #channel: BroadcastChannel;
	readonly #name: string;
	readonly #answers = new Set<() => void>();

	/** `onchange` is told each change. Before this tab lets go, `onyield` finishes what is under way. */
	constructor(
		match: string,
		readonly onchange: (ownership: Ownership) => void,
		readonly onyield: () => Promise<void>,
		readonly locks: Locks,
		readonly patience = PATIENCE
	) {
		this.#name = `mangrove:play:${match}`;
		this.#channel = new BroadcastChannel(this.#name);
		this.#channel.onmessage = ({ data }) => void this.#hear(data);
		void this.#ask();
	}

	get ownership(): Ownership {
		return this.#ownership;
	}

	/** Plays here from now on. Asked again meanwhile it is the same wish: a second lock would wait behind the first, and come back to this tab when another one wants to play. */
	take(): Promise<void> {
		this.#taking ??= this.#take().finally(() => (this.#taking = null));
		return this.#taking;
	}

	close(): void {
		this.#closed = true;
		this.#release();
		this.#channel.onmessage = null;
		this.#channel.close();
	}

	async #take(): Promise<void> {
		if (this.#ownership !== 'looking-on') return;
		// The tab that played may be closed by now.
		if (await this.#request({ ifAvailable: true })) return;
		const gone = new Promise<boolean>((resolve) => {
			this.#answers.add(() => resolve(true));
			setTimeout(() => resolve(false), this.patience);
		});
		this.#channel.postMessage('yield');
		const isFree = await gone;
		if (this.#closed) return;
		await this.#request(isFree ? {} : { steal: true });
	}

	async #ask(): Promise<void> {
		for (let tries = TRIES; tries > 0; tries--) {
			if (await this.#request({ ifAvailable: true })) return;
			await new Promise((resolve) => setTimeout(resolve, RELOAD));
		}
		this.#become('looking-on');
	}

	/** Resolves when it is decided whether the lock is ours; it is held until we let go or somebody takes it away. */
	#request(options: LockOptions): Promise<boolean> {
		let decided: (isOurs: boolean) => void = () => undefined;
		const decision = new Promise<boolean>((resolve) => (decided = resolve));
		const held = this.locks.request(this.#name, options, (lock) => {
			const isOurs = lock !== null && !this.#closed;
			if (isOurs) this.#become('playing');
			decided(isOurs);
			return isOurs ? new Promise<void>((release) => (this.#release = release)) : undefined;
		});
		// Another tab took the lock away, because this one did not answer.
		const settled = held.catch(() => {
			this.#become('looking-on');
			decided(false);
		});
		void decision.then((isOurs) => {
			if (isOurs) this.#held = settled;
		});
		return decision;
	}

	async #hear(message: unknown): Promise<void> {
		if (message === 'yielded') {
			for (const answer of this.#answers) answer();
			this.#answers.clear();
		}
		if (this.#ownership !== 'playing' || this.#closed) return;
		if (message !== 'yield') return;
		this.#become('asking');
		await this.onyield();
		this.#release();
		await this.#held;
		if (this.#closed) return;
		this.#channel.postMessage('yielded');
		this.#become('looking-on');
	}

	#become(ownership: Ownership): void {
		if (this.#closed || ownership === this.#ownership) return;
		this.#ownership = ownership;
		this.onchange(ownership);
	}
}
