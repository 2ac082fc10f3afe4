/** Holds bots back: while somebody has paused them, while moves are being taken back, and, where nobody plays here, until what they did has been seen. */

export class Pausing {
	/** The player has stopped the bots. */
	paused = $state(false);
	#holds = $state(0);
	readonly #waiting: (() => void)[] = [];

	/** To be made while a component is. `isWatched`: the newest move has been on the screen for long enough. */
	constructor(readonly isWatched: () => boolean) {
		$effect(() => {
			if (this.#isFree) this.#waiting.splice(0).forEach((go) => go());
		});
	}

	/** Resolves once bots may move. */
	free(): Promise<void> {
		return this.#isFree ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
	}

	/** No bot moves while this runs. */
	async during<T>(job: () => Promise<T>): Promise<T> {
		this.#holds++;
		try {
			return await job();
		} finally {
			this.#holds--;
		}
	}

	get #isFree(): boolean {
		return !this.paused && this.#holds === 0 && this.isWatched();
	}
}
