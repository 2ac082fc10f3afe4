/**
 * A group of prime order in which discrete logarithms are hard, and the one we use: ristretto255 (RFC 9496). The protocol is
 * written against the interface: tests put a group in its place whose points show their logarithms, and one that computes with symbols.
 */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { utf8 } from './encoding';
import { DOMAIN } from './hash';
import type { Additive } from './msm';
import { multiSum } from './msm';

export const POINT_BYTES = 32;

/** Points are never changed; equal points may be different objects. */
export interface Group<P> extends Additive<P> {
	readonly base: P;
	/** For secret scalars, 0 ≤ scalar < order: as even in time as the arithmetic allows. */
	times(point: P, scalar: bigint): P;
	/** Σ scalars[i] · points[i], quickly: its time depends on the scalars, which may be any whole numbers. */
	sum(points: readonly P[], scalars: readonly bigint[]): P;
	subtract(a: P, b: P): P;
	equals(a: P, b: P): boolean;
	isZero(point: P): boolean;
	/** 32 bytes, one form a point; zeros for the identity. Remembered with the point. */
	encode(point: P): Uint8Array;
	/** Null unless the bytes are the form of a point. Never throws. */
	decode(bytes: Uint8Array): P | null;
	/** A point whose logarithm nobody knows (RFC 9380). */
	hash(message: Uint8Array): P;
	/** Makes many products of a point cheap; worth it from some forty on. Says nothing to the outside. */
	prepare(point: P): void;
}

export type RistrettoPoint = InstanceType<typeof ristretto255.Point>;

const { Point } = ristretto255;

/** To encode takes as long as fifty additions, and every point is hashed more than once. */
const encoded = new WeakMap<RistrettoPoint, Uint8Array>();
const prepared = new WeakSet<RistrettoPoint>();
const WINDOW = 8;

export const ristretto: Group<RistrettoPoint> = {
	zero: Point.ZERO,
	base: Point.BASE,
	add: (a, b) => a.add(b),
	double: (point) => point.double(),
	negate: (point) => point.negate(),
	subtract: (a, b) => a.subtract(b),
	equals: (a, b) => a.equals(b),
	isZero: (point) => point.is0(),

	times: (point, scalar) => (scalar === 0n || point.is0() ? Point.ZERO : point.multiply(scalar)),

	sum: (points, scalars) => multiSum(ristretto, points, scalars),

	encode(point) {
		let bytes = encoded.get(point);
		if (bytes === undefined) encoded.set(point, (bytes = point.toBytes()));
		return bytes;
	},

	decode(bytes) {
		try {
			const point = Point.fromBytes(bytes);
			encoded.set(point, Uint8Array.from(bytes));
			return point;
		} catch {
			return null;
		}
	},

	hash: (message) => ristretto255_hasher.hashToCurve(message, { DST: DOMAIN }),

	prepare(point) {
		if (prepared.has(point) || point.is0()) return;
		prepared.add(point);
		point.precompute(WINDOW, false);
	}
};

const named = new WeakMap<object, Map<string, unknown>>();

/** The point that a name hashes to, remembered: faces and generators are used in every deck. */
export function namedPoint<P>(group: Group<P>, name: string): P {
	let points = named.get(group) as Map<string, P> | undefined;
	if (points === undefined) named.set(group, (points = new Map<string, P>()));
	let point = points.get(name);
	if (point === undefined) points.set(name, (point = group.hash(utf8(name))));
	return point;
}

export function pointsBytes<P>(group: Group<P>, points: readonly P[]): Uint8Array[] {
	return points.map((point) => group.encode(point));
}

/** All of them, or null. */
export function decodeAll<P>(group: Group<P>, list: readonly Uint8Array[]): P[] | null {
	const points: P[] = [];
	for (const bytes of list) {
		const point = group.decode(bytes);
		if (point === null) return null;
		points.push(point);
	}
	return points;
}
