/**
 * What prover and verifier have said so far, as one hash: challenges are drawn from it (Fiat-Shamir), so none can be known
 * before everything it must not depend on has been said.
 */
import type { Part } from './encoding';
import { block, hash, wideScalar } from './hash';
import { littleEndian } from './scalar';

/** Weights are shorter than scalars: a false equation slips through with 2^-128, and products by them cost half. */
const WEIGHT_BYTES = 16;

export class Transcript {
	#state: Uint8Array;

	constructor(label: string) {
		this.#state = hash('tr', label);
	}

	/** Stands for all that was said: nonces are drawn from it. */
	get state(): Uint8Array {
		return this.#state;
	}

	add(label: string, ...parts: readonly Part[]): this {
		this.#state = hash('tr+', this.#state, label, ...parts);
		return this;
	}

	challenge(label: string): bigint {
		this.#state = hash('tr?', this.#state, label);
		return wideScalar(this.#state);
	}

	/** So many independent 128-bit numbers. */
	weights(label: string, count: number): bigint[] {
		const state = (this.#state = hash('tr*', this.#state, label));
		return Array.from({ length: count }, (_, i) => littleEndian(block(state, i).subarray(0, WEIGHT_BYTES)));
	}
}
