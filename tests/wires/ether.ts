/** A bus in memory that loses, repeats and delays messages as it is told to, the same for the same seed. */
import type { Random } from '../../src/lib/engine/random';
import type { Bus } from '../../src/lib/wires/bus';

/** Chances, 0 to 1. */
export interface EtherFaults {
	readonly loss: number;
	readonly twice: number;
	/** Delivered after what was sent later. */
	readonly late: number;
}

interface Ear {
	hear: (message: Uint8Array) => void;
}

export class Ether {
	readonly #ears = new Set<Ear>();

	constructor(
		readonly faults: EtherFaults,
		readonly random: Random
	) {}

	/** A place at the ether. `cut` takes it away without a word. */
	bus(): Bus & { cut: () => void } {
		const ear: Ear = { hear: () => undefined };
		const cut = (): void => void this.#ears.delete(ear);
		this.#ears.add(ear);
		return {
			post: (message) => {
				if (!this.#ears.has(ear)) return;
				for (const other of this.#ears) if (other !== ear) this.#deliver(other, message.slice());
			},
			listen: (listener) => (ear.hear = listener),
			// A goodbye that was posted last still goes out.
			close: cut,
			cut
		};
	}

	#deliver(ear: Ear, message: Uint8Array): void {
		if (this.#happens(this.faults.loss)) return;
		const delay = this.#happens(this.faults.late) ? 1 + Math.floor(this.#chance() * 15) : 0;
		const hear = (): void => {
			if (this.#ears.has(ear)) ear.hear(message);
		};
		setTimeout(hear, delay);
		if (this.#happens(this.faults.twice)) setTimeout(hear, delay + 3);
	}

	#happens(chance: number): boolean {
		return chance > 0 && this.#chance() < chance;
	}

	#chance(): number {
		return this.random.int(1_000_000) / 1_000_000;
	}
}
