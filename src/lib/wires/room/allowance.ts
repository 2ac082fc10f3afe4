/** So much at once, and so much a second: what others can make us do is bounded by it. */
export class Allowance {
	#left: number;
	#since: number;

	constructor(
		readonly rate: { readonly burst: number; readonly perSecond: number },
		readonly now: () => number = () => performance.now()
	) {
		this.#left = rate.burst;
		this.#since = now();
	}

	/** False: not now. */
	take(): boolean {
		const now = this.now();
		this.#left = Math.min(this.rate.burst, this.#left + ((now - this.#since) / 1000) * this.rate.perSecond);
		this.#since = now;
		if (this.#left < 1) return false;
		this.#left -= 1;
		return true;
	}
}
