/** The proof of a shuffle in memory and as bytes: 7 points, then 3n + 2 scalars, in the order in which they are said. */
import { concat } from './encoding';
import type { Group } from './group';
import { POINT_BYTES, decodeAll, pointsBytes } from './group';
import { SCALAR_BYTES, readScalar, scalarBytes } from './scalar';

/** Commitments: to the order, to the blinds of the weights, to the weighted cards (two halves), and three of the product argument. */
export interface ProofPoints<P> {
	readonly C: P;
	readonly Cd: P;
	readonly Ea: P;
	readonly Eb: P;
	readonly CD: P;
	readonly CE: P;
	readonly Ca: P;
}

/** For n cards: n of `f` and `F`, n − 1 of `FE`. Names as in docs/fair-dealing.md. */
export interface Proof<P> {
	readonly points: ProofPoints<P>;
	readonly f: readonly bigint[];
	readonly Z: bigint;
	readonly F: readonly bigint[];
	readonly z: bigint;
	readonly FE: readonly bigint[];
	readonly zE: bigint;
}

const POINTS = 7;

export function proofLength(n: number): number {
	return POINTS * POINT_BYTES + (3 * n + 2) * SCALAR_BYTES;
}

export function proofBytes<P>(group: Group<P>, { points, f, Z, F, z, FE, zE }: Proof<P>): Uint8Array {
	const { C, Cd, Ea, Eb, CD, CE, Ca } = points;
	const scalars = [...f, Z, ...F, z, ...FE, zE];
	return concat([...pointsBytes(group, [C, Cd, Ea, Eb, CD, CE, Ca]), ...scalars.map(scalarBytes)]);
}

/** Null unless the bytes are the form of a proof about n cards. */
export function readProof<P>(group: Group<P>, bytes: Uint8Array, n: number): Proof<P> | null {
	if (n < 2 || bytes.length !== proofLength(n)) return null;
	const words = Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(32 * i, 32 * (i + 1)));
	const points = decodeAll(group, words.slice(0, POINTS));
	if (points === null) return null;
	const [C, Cd, Ea, Eb, CD, CE, Ca] = points as [P, P, P, P, P, P, P];
	const scalars: bigint[] = [];
	for (const word of words.slice(POINTS)) {
		const scalar = readScalar(word);
		if (scalar === null) return null;
		scalars.push(scalar);
	}
	const at = (i: number): bigint => scalars[i] as bigint;
	return {
		points: { C, Cd, Ea, Eb, CD, CE, Ca },
		f: scalars.slice(0, n),
		Z: at(n),
		F: scalars.slice(n + 1, 2 * n + 1),
		z: at(2 * n + 1),
		FE: scalars.slice(2 * n + 2, 3 * n + 1),
		zE: at(3 * n + 1)
	};
}
