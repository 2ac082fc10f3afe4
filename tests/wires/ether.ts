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

/** A place at the ether, and what was said from there. */
export interface EtherBus extends Bus {
	/** Takes it away without a word. */
	cut(): void;
	readonly isOpen: boolean;
	readonly said: { messages: number; bytes: number };
}

export class Ether {
	readonly #ears = new Set<Ear>();

	constructor(
		readonly faults: EtherFaults,
		readonly random: Random
	) {}

	/** `loses` names messages that never arrive here. */
	bus(loses: (message: Uint8Array) => boolean = () => false): EtherBus {
		const said = { messages: 0, bytes: 0 };
		const ear: Ear = { hear: () => undefined };
		const ears = this.#ears;
		const cut = (): void => void ears.delete(ear);
		ears.add(ear);
		return {
			said,
			get isOpen() {
				return ears.has(ear);
			},
			post: (message) => {
				if (!this.#ears.has(ear)) return;
				said.messages++;
				said.bytes += message.length;
				for (const other of this.#ears) if (other !== ear) this.#deliver(other, message.slice());
			},
			listen: (listener) => (ear.hear = (message) => loses(message) || listener(message)),
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
