/** The learner's progress as the screens follow it. One for the whole app, so that it lasts from page to page where nothing can be stored. */
import { keepDone, loadDone, type Store } from './progress';

export class Progress {
	/** False: the browser refuses to keep it. */
	kept = $state(true);
	#done = $state.raw<readonly string[]>([]);
	#store: Store | null = null;

	/** Reads what was done before. */
	wake(page: Window): void {
		try {
			this.#store = page.localStorage;
		} catch {
			this.#store = null;
		}
		const stored = this.#store === null ? null : loadDone(this.#store);
		this.kept = stored !== null;
		this.#done = [...this.#done, ...(stored ?? [])];
	}

	has(game: string, task: string): boolean {
		return this.#done.includes(`${game}/${task}`);
	}

	finish(game: string, task: string): void {
		if (!this.has(game, task)) this.#done = [...this.#done, `${game}/${task}`];
		this.kept = this.#store !== null && keepDone(this.#store, this.#done);
	}
}

export const progress = new Progress();
