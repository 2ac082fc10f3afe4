/**
 * Locks for pages that have no Web Locks (plain http): which of a browser's tabs plays a match, kept as a claim in the store.
 *
 * No two tabs ever both write. A claim is a compare-and-set in the database, and the store refuses what a tab writes to a match that another tab has
 * claimed since: neither clocks nor messages are trusted for that. Messages only tell whether the tab that claimed it is still there. One that does not
 * answer in time is passed over; if it was merely slow, it finds its next write refused and looks on.
 */
/** What is needed of `navigator.locks`. */
export interface Locks {
	request(name: string, options: LockOptions, use: (lock: object | null) => unknown): Promise<unknown>;
}

/** Who may write a match, of all tabs that share a store. */
export interface Claims {
	/** Null: no tab has claimed it, or the one that had has let go. */
	holder(match: string): Promise<string | null>;
	/**
	 * Makes `token` the holder if `seen` still is; resolves with whether it did. From then on what this tab writes to the match is refused as soon as another
	 * one holds it, and `onlost` is called.
	 */
	claim(match: string, seen: string | null, token: string, onlost: () => void): Promise<boolean>;
	/** Lets go, if `token` still holds it. */
	release(match: string, token: string): Promise<void>;
}

/** Of a store that no other tab shares: it is kept in memory. */
export const UNSHARED: Claims = {
	holder: () => Promise.resolve(null),
	claim: () => Promise.resolve(true),
	release: () => Promise.resolve()
};

/** `who`: is the tab there that holds this token? `here`: it is. `taken`: the match is this token's now. */
interface Message {
	readonly type: 'who' | 'here' | 'taken';
	readonly token: string;
}

/** A tab that is there and not busy answers by then, ms. */
const ANSWER = 250;

export class Lease implements Locks {
	constructor(
		readonly match: string,
		readonly claims: () => Promise<Claims>,
		readonly newToken: () => string = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
	) {}

	/** As Web Locks do, but nobody waits in line: if the lock is held, `use` gets null. It rejects when the lock is taken away. */
	async request(
		_name: string,
		{ steal = false }: LockOptions,
		use: (lock: object | null) => unknown
	): Promise<unknown> {
		const claims = await this.claims();
		const holding = new Holding(this.match, this.newToken());
		try {
			if (!(await this.#claim(claims, holding, steal))) return await use(null);
			holding.say('taken', holding.token);
			return await Promise.race([use(holding), holding.lost]);
		} finally {
			await claims.release(this.match, holding.token).catch(() => undefined);
			holding.close();
		}
	}

	async #claim(claims: Claims, holding: Holding, steal: boolean): Promise<boolean> {
		for (;;) {
			const seen = await claims.holder(this.match);
			if (!steal && seen !== null && (await holding.isThere(seen))) return false;
			if (await claims.claim(this.match, seen, holding.token, () => holding.lose())) return true;
			// Another tab was faster.
			if (!steal) return false;
		}
	}
}

/** A tab that claims a match or has claimed it, as the other tabs can reach it: it answers from before its claim can be seen. */
class Holding {
	/** Rejects when another tab has the match. */
	readonly lost: Promise<never>;
	lose: () => void = () => undefined;
	readonly #channel: BroadcastChannel;
	readonly #answered = new Map<string, () => void>();

	constructor(
		match: string,
		readonly token: string
	) {
		this.lost = new Promise((_, reject) => (this.lose = () => reject(new Error('another tab plays'))));
		// It may be lost before anybody waits for it.
		this.lost.catch(() => undefined);
		this.#channel = new BroadcastChannel(`mangrove:claim:${match}`);
		this.#channel.onmessage = ({ data }) => this.#hear(data as Message);
	}

	say(type: Message['type'], token: string): void {
		this.#channel.postMessage({ type, token } satisfies Message);
	}

	isThere(token: string): Promise<boolean> {
		return new Promise((resolve) => {
			this.#answered.set(token, () => resolve(true));
			setTimeout(() => resolve(false), ANSWER);
			this.say('who', token);
		});
	}

	close(): void {
		this.#channel.onmessage = null;
		this.#channel.close();
	}

	#hear({ type, token }: Message): void {
		if (type === 'who' && token === this.token) this.say('here', token);
		if (type === 'here') this.#answered.get(token)?.();
		if (type === 'taken' && token !== this.token) this.lose();
	}
}
