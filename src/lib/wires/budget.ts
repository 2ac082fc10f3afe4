/**
 * What one connection may cost us, in bytes, messages, entries and signature checks: so much at once, so much more
 * each second. These numbers are the promise of `docs/threat-model.md`; `tests/wires/attacks` holds every hostile peer
 * against them. Honest devices stay below by sending instalments (`link.ts`).
 */
import type { Verify } from '../table/signature';

export interface Rate {
	/** At once; unspent time fills it up again. */
	readonly burst: number;
	readonly perSecond: number;
}

export const BUDGET = {
	/** Bytes heard. */
	bytes: { burst: 24 * 1024 * 1024, perSecond: 2 * 1024 * 1024 },
	/** Messages heard: beats, updates and notes. */
	messages: { burst: 1_000, perSecond: 100 },
	/** Entries that this device does not have yet, looked at. */
	entries: { burst: 20_000, perSecond: 1_000 },
	/** Signature checks. Work beyond waits, it is not refused. */
	checks: { burst: 1_000, perSecond: 200 },
	/** Checks that failed: the connection ends with the last. */
	failures: { burst: 50, perSecond: 0 }
} as const satisfies Record<string, Rate>;

export type Cost = keyof typeof BUDGET;
const COSTS = Object.keys(BUDGET) as Cost[];

export class Budget {
	readonly #left = new Map<Cost, number>(COSTS.map((cost) => [cost, BUDGET[cost].burst]));
	#at: number;

	constructor(readonly now: () => number = Date.now) {
		this.#at = now();
	}

	/** Books a cost. False: more than the connection may spend. */
	spend(cost: Cost, amount = 1): boolean {
		const left = this.#refilled(cost) - amount;
		this.#left.set(cost, left);
		return left >= 0;
	}

	/** How long until one more can be paid for, ms; 0: now. */
	wait(cost: Cost): number {
		const lacking = 1 - this.#refilled(cost);
		if (lacking <= 0) return 0;
		const { perSecond } = BUDGET[cost];
		return perSecond === 0 ? Infinity : Math.ceil((lacking / perSecond) * 1000);
	}

	/**
	 * The same verifier on this account. It always checks, also when nothing is left: who asks remembers what did not
	 * hold, and an entry that was never looked at must not be called forged.
	 */
	charge(verify: Verify): Verify {
		return async (signature, message, key) => {
			this.spend('checks');
			const holds = await verify(signature, message, key);
			if (!holds) this.spend('failures');
			return holds;
		};
	}

	#refilled(cost: Cost): number {
		const seconds = Math.max(0, this.now() - this.#at) / 1000;
		this.#at = this.now();
		for (const [each, left] of this.#left)
			this.#left.set(each, Math.min(BUDGET[each].burst, left + seconds * BUDGET[each].perSecond));
		return this.#left.get(cost) ?? 0;
	}
}
