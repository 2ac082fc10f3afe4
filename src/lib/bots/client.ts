/** Asks the worker that thinks for bots. One worker for the page, started by the first question. */
import type { View } from '../engine/selfplay';
import type { Answer, Question } from './worker';

interface Waiting {
	readonly resolve: (move: unknown) => void;
	readonly reject: (error: Error) => void;
}

export class Thinker {
	#worker: Worker | null = null;
	#next = 1;
	readonly #waiting = new Map<number, Waiting>();

	/** A move for the seat of the view. Rejects if the thinker fails or is closed; then nobody has decided anything. */
	think(game: string, level: string, view: View<unknown, unknown>): Promise<unknown> {
		const worker = (this.#worker ??= this.#start());
		const id = this.#next++;
		const question: Question = { id, game, level, seed: crypto.getRandomValues(new Uint32Array(4)).join(' '), view };
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			worker.postMessage(question);
		});
	}

	close(): void {
		this.#worker?.terminate();
		this.#worker = null;
		this.#failAll('closed');
	}

	#start(): Worker {
		const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
			const waiting = this.#waiting.get(data.id);
			this.#waiting.delete(data.id);
			if (data.ok) waiting?.resolve(data.move);
			else waiting?.reject(new Error(data.error));
		});
		worker.addEventListener('error', () => {
			worker.terminate();
			this.#worker = null;
			this.#failAll('the worker does not start');
		});
		return worker;
	}

	#failAll(why: string): void {
		for (const { reject } of this.#waiting.values()) reject(new Error(why));
		this.#waiting.clear();
	}
}
