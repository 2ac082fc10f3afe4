/**
 * Sums of many multiples of points in one go (Pippenger's buckets with signed digits). Its time depends on the numbers: proofs use
 * it, where a device works for itself; a product by a key goes through `Group.times`.
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

/** Σ scalars[i] · points[i]. Lists of one length; scalars may be negative or above the order. */
export function multiSum<P>(group: Additive<P>, points: readonly P[], scalars: readonly bigint[]): P {
	const [positive, digitsOf]: [P[], Int16Array[]] = [[], []];
	const width = windowWidth(points.length);
	points.forEach((point, i) => {
		const scalar = mod(scalars[i] as bigint);
		if (scalar === 0n) return;
		positive.push(scalar > HALF ? group.negate(point) : point);
		digitsOf.push(signedDigits(scalar > HALF ? ORDER - scalar : scalar, width));
	});
	let sum: P | null = null;
	for (let window = Math.floor(BITS / width); window >= 0; window--) {
		if (sum !== null) for (let i = 0; i < width; i++) sum = group.double(sum);
		const part = windowSum(group, positive, digitsOf, window, 1 << (width - 1));
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
