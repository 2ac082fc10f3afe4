/**
 * Seeded random numbers for dealers, bots and tests. Never for rules: what chance decides there is a fact from outside.
 * Generator: sfc32, seeded from SHA-256 of the seed text, so that neighbouring seeds have nothing in common.
 */
import { sha256 } from './hash';

export interface Random {
	/** 0 ≤ result < n, unbiased; n ≤ 2^32. */
	int(n: number): number;
	/** One of the list, which must not be empty. */
	pick<T>(list: readonly T[]): T;
	/** A shuffled copy. */
	shuffle<T>(list: readonly T[]): T[];
}

export function seeded(seed: string | number): Random {
	const view = new DataView(sha256(new TextEncoder().encode(String(seed))).buffer);
	return generator(view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12));
}

function generator(a: number, b: number, c: number, counter: number): Random {
	const next = (): number => {
		const result = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = ((c << 21) | (c >>> 11)) + result;
		c |= 0;
		return result >>> 0;
	};
	const int = (n: number): number => {
		const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
		for (;;) {
			const x = next();
			if (x < limit) return x % n;
		}
	};
	const pick = <T>(list: readonly T[]): T => {
		if (list.length === 0) throw new RangeError('pick from an empty list');
		return list[int(list.length)] as T;
	};
	const shuffle = <T>(list: readonly T[]): T[] => {
		const copy = [...list];
		for (let i = copy.length - 1; i > 0; i--) {
			const j = int(i + 1);
			[copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
		}
		return copy;
	};
	return { int, pick, shuffle };
}
