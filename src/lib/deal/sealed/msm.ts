/**
 * Sums of multiples of points in one go: few by tables of odd multiples (Straus), many by buckets (Pippenger), both with signed digits. The time
 * depends on the numbers: proofs use it, where a device works for itself; a product by a key goes through `Group.times`.
 */
import { ORDER, mod, scalarBytes } from './scalar';

/** What the sums need of a group. */
export interface Additive<P> {
	readonly zero: P;
	add(a: P, b: P): P;
	double(point: P): P;
	negate(point: P): P;
}

/** Numbers are taken modulo the order and brought to absolute values below half of it: 252 bits. */
const BITS = 252;
const HALF = ORDER >> 1n;

/** Up to here a table for each point costs less than buckets for all. */
const FEW = 80;

/** Σ scalars[i] · points[i]. Lists of one length; scalars may be negative or above the order. */
export function multiSum<P>(group: Additive<P>, points: readonly P[], scalars: readonly bigint[]): P {
	const positive: P[] = [];
	const sizes: bigint[] = [];
	points.forEach((point, i) => {
		const scalar = mod(scalars[i] as bigint);
		if (scalar === 0n) return;
		positive.push(scalar > HALF ? group.negate(point) : point);
		sizes.push(scalar > HALF ? ORDER - scalar : scalar);
	});
	return positive.length <= FEW ? fewSum(group, positive, sizes) : manySum(group, positive, sizes);
}

/** One chain of doublings for all points, and every fifth or sixth bit an odd multiple of one of them. */
function fewSum<P>(group: Additive<P>, points: readonly P[], scalars: readonly bigint[]): P {
	const tables = points.map((point) => oddMultiples(group, point));
	const digitsOf = scalars.map(sparseDigits);
	let sum: P | null = null;
	for (let bit = BITS; bit >= 0; bit--) {
		if (sum !== null) sum = group.double(sum);
		for (const [i, digits] of digitsOf.entries()) {
			const digit = digits[bit] as number;
			if (digit === 0) continue;
			const multiple = (tables[i] as P[])[Math.abs(digit) >> 1] as P;
			const signed = digit > 0 ? multiple : group.negate(multiple);
			sum = sum === null ? signed : group.add(sum, signed);
		}
	}
	return sum ?? group.zero;
}

/** Width of the digits of few points: odd, below 2^(w-1) in size, so at most 2^(w-2) multiples are kept. */
const SPARSE = 5;

/** P, 3P, 5P … */
function oddMultiples<P>(group: Additive<P>, point: P): P[] {
	const twice = group.double(point);
	const multiples = [point];
	while (multiples.length < 1 << (SPARSE - 2)) multiples.push(group.add(multiples[multiples.length - 1] as P, twice));
	return multiples;
}

/** One digit a bit, lowest first, most of them 0, of 0 ≤ scalar < 2^252 (w-NAF). */
function sparseDigits(scalar: bigint): Int8Array {
	const digits = new Int8Array(BITS + 1);
	const bytes = scalarBytes(scalar);
	let carry = 0;
	for (let bit = 0; bit <= BITS;) {
		const word = (bytes[bit >> 3] as number) | ((bytes[(bit >> 3) + 1] ?? 0) << 8);
		const window = (word >> (bit & 7)) & ((1 << SPARSE) - 1);
		if ((window & 1) === carry) {
			bit++;
			continue;
		}
		const value = window + carry;
		carry = value >> (SPARSE - 1);
		digits[bit] = value - (carry << SPARSE);
		bit += SPARSE;
	}
	return digits;
}

function manySum<P>(group: Additive<P>, points: readonly P[], scalars: readonly bigint[]): P {
	const width = windowWidth(points.length);
	const digitsOf = scalars.map((scalar) => signedDigits(scalar, width));
	let sum: P | null = null;
	for (let window = Math.floor(BITS / width); window >= 0; window--) {
		if (sum !== null) for (let i = 0; i < width; i++) sum = group.double(sum);
		const part = windowSum(group, points, digitsOf, window, 1 << (width - 1));
		if (part !== null) sum = sum === null ? part : group.add(sum, part);
	}
	return sum ?? group.zero;
}

/** Σ digit · point for one window; null for nothing. */
function windowSum<P>(
	group: Additive<P>,
	points: readonly P[],
	digitsOf: readonly Int16Array[],
	window: number,
	largest: number
): P | null {
	const buckets = new Array<P | null>(largest + 1).fill(null);
	points.forEach((point, i) => {
		const digit = (digitsOf[i] as Int16Array)[window] as number;
		if (digit === 0) return;
		const size = Math.abs(digit);
		const signed = digit > 0 ? point : group.negate(point);
		const bucket = buckets[size] as P | null;
		buckets[size] = bucket === null ? signed : group.add(bucket, signed);
	});
	// Σ k · bucket_k as the sum of all sums from the top.
	let [running, total]: [P | null, P | null] = [null, null];
	for (let size = largest; size > 0; size--) {
		const bucket = buckets[size] as P | null;
		if (bucket !== null) running = running === null ? bucket : group.add(running, bucket);
		if (running !== null) total = total === null ? running : group.add(total, running);
	}
	return total;
}

/** The width with the fewest additions: every window adds each point once and each of 2^(w-1) buckets twice. */
function windowWidth(points: number): number {
	let [best, least] = [2, Infinity];
	for (let width = 2; width <= 12; width++) {
		const cost = Math.ceil((BITS + 1) / width) * (points + 2 ** width);
		if (cost < least) [best, least] = [width, cost];
	}
	return best;
}

/** Digits in -2^(w-1) < d ≤ 2^(w-1), lowest first, of 0 ≤ scalar < 2^252. */
function signedDigits(scalar: bigint, width: number): Int16Array {
	const bytes = scalarBytes(scalar);
	const digits = new Int16Array(Math.floor(BITS / width) + 1);
	let carry = 0;
	for (let window = 0; window < digits.length; window++) {
		const bit = window * width;
		const at = bit >> 3;
		const word = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
		const digit = ((word >> (bit & 7)) & ((1 << width) - 1)) + carry;
		carry = digit > 1 << (width - 1) ? 1 : 0;
		digits[window] = digit - (carry << width);
	}
	return digits;
}

/** A sum that grows term by term. The same point added twice is one term: points are told apart as objects. */
export class Combination<P> {
	readonly #terms = new Map<P, bigint>();

	add(point: P, scalar: bigint): this {
		this.#terms.set(point, (this.#terms.get(point) ?? 0n) + scalar);
		return this;
	}

	addAll(points: readonly P[], scalars: readonly bigint[]): this {
		points.forEach((point, i) => this.add(point, scalars[i] as bigint));
		return this;
	}

	/** Adds a multiple of another one. */
	addTimes(other: Combination<P>, scalar: bigint): this {
		for (const [point, own] of other.#terms) this.add(point, mod(own) * scalar);
		return this;
	}

	value(group: Additive<P>): P {
		return multiSum(group, [...this.#terms.keys()], [...this.#terms.values()]);
	}
}
