/**
 * Numbers that look random to everybody else and come out the same on every device that holds the key. What a stream serves stands
 * in its name, whole: the same key on two statements gives two streams that have nothing in common.
 */
import type { Part } from './encoding';
import { block, hash, wideScalar } from './hash';

export class Random {
	readonly #key: Uint8Array;
	#next = 0;
	#bytes: Uint8Array = new Uint8Array(0);
	#used = 0;

	constructor(...name: readonly Part[]) {
		this.#key = hash('rng', ...name);
	}

	/** Uniform modulo the order. */
	scalar(): bigint {
		return wideScalar(block(this.#key, this.#next++));
	}

	scalars(count: number): bigint[] {
		return Array.from({ length: count }, () => this.scalar());
	}

	/** Uniform in 0 ≤ result < bound, 1 ≤ bound ≤ 65536. */
	below(bound: number): number {
		const limit = Math.floor(65_536 / bound) * bound;
		for (;;) {
			const value = this.#byte() * 256 + this.#byte();
			if (value < limit) return value % bound;
		}
	}

	/** A uniform order of 0..n-1, n ≤ 65536 (Fisher-Yates, from the end). */
	permutation(n: number): number[] {
		const order = Array.from({ length: n }, (_, i) => i);
		for (let i = n - 1; i > 0; i--) {
			const j = this.below(i + 1);
			[order[i], order[j]] = [order[j] as number, order[i] as number];
		}
		return order;
	}

	/** From blocks of their own: scalars asked for in between change nothing but which blocks these are. */
	#byte(): number {
		if (this.#used === this.#bytes.length) {
			this.#bytes = block(this.#key, this.#next++);
			this.#used = 0;
		}
		return this.#bytes[this.#used++] as number;
	}
}
