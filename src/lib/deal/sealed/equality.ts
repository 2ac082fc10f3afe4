/**
 * Proof that one secret v lies behind several pairs of points: V = vG and D_i = v·A_i for every i (Chaum-Pedersen, batched with
 * 128-bit weights). 64 bytes, however many pairs.
 */
import { concat } from './encoding';
import type { Group } from './group';
import { pointsBytes } from './group';
import { Random } from './random';
import { SCALAR_BYTES, mod, readScalar, scalarBytes } from './scalar';
import { Transcript } from './transcript';

export const EQUALITY_BYTES: number = 2 * SCALAR_BYTES;

/** `results[i]` is said to be the secret of `key` times `points[i]`. */
export interface Equality<P> {
	readonly context: Uint8Array;
	readonly key: P;
	readonly points: readonly P[];
	readonly results: readonly P[];
}

/** The transcript after the statement, and the weight of each pair. */
function opening<P>(group: Group<P>, { context, key, points, results }: Equality<P>): [Transcript, bigint[]] {
	const said = [key, ...points, ...results];
	const transcript = new Transcript('dleq').add('st', context, ...pointsBytes(group, said));
	return [transcript, points.length === 1 ? [1n] : transcript.weights('t', points.length)];
}

export function proveEquality<P>(
	group: Group<P>,
	statement: Equality<P>,
	secret: bigint,
	nonceKey: Uint8Array
): Uint8Array {
	const [transcript, weights] = opening(group, statement);
	const nonce = new Random('dleq', nonceKey, transcript.state).scalar();
	const point = group.sum(statement.points, weights);
	const said = [group.times(group.base, nonce), group.times(point, nonce)];
	const challenge = transcript.add('T', ...pointsBytes(group, said)).challenge('c');
	return concat([scalarBytes(challenge), scalarBytes(mod(nonce + challenge * secret))]);
}

/** Never throws. False for a statement about nothing, or about the identity. */
export function verifyEquality<P>(group: Group<P>, statement: Equality<P>, proof: Uint8Array): boolean {
	const { key, points, results } = statement;
	if (points.length === 0 || points.length !== results.length) return false;
	if (points.some((point) => group.isZero(point))) return false;
	if (proof.length !== EQUALITY_BYTES) return false;
	const challenge = readScalar(proof.subarray(0, SCALAR_BYTES));
	const answer = readScalar(proof.subarray(SCALAR_BYTES));
	if (challenge === null || answer === null) return false;
	const [transcript, weights] = opening(group, statement);
	const said = [
		group.sum([group.base, key], [answer, -challenge]),
		group.sum(
			[...points, ...results],
			[...weights.map((weight) => weight * answer), ...weights.map((weight) => -weight * challenge)]
		)
	];
	return transcript.add('T', ...pointsBytes(group, said)).challenge('c') === challenge;
}
