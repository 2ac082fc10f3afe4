/**
 * Proof that one deck is another one in some order, every card masked anew, without a word about the order (J. Groth, "A verifiable secret
 * shuffle of homomorphic encryptions", J. Cryptology 2010, made non-interactive). 32(3n + 9) bytes for n ≥ 2 cards.
 *
 * The prover commits to the order, then to the powers t that the verifier weights the cards with, and shows that the two lists belong
 * together: as polynomials in a random x, the product over (λ·index + t − x) is the same for both. Everything is hashed before the
 * challenge that must not depend on it; leaving any of it out makes a deck of six aces provable (tests/deal/forgeries.ts).
 */
import type { Deck } from './deck';
import { deckBytes } from './deck';
import type { Group } from './group';
import { namedPoint, pointsBytes } from './group';
import { Combination } from './msm';
import type { Proof } from './proof';
import { Random } from './random';
import { inner, inverse, mod } from './scalar';
import type { Step } from './shuffle';
import { Transcript } from './transcript';

/** What is proved: `output` is `input` in another order, under new masks for `key`. */
export interface Shuffle<P> {
	readonly context: Uint8Array;
	readonly key: P;
	readonly input: Deck<P>;
	readonly output: Deck<P>;
}

/** Points to commit with. From hashes: whoever knew a relation between two of them could prove anything. */
export function generators<P>(group: Group<P>, count: number): P[] {
	return Array.from({ length: count }, (_, i) => namedPoint(group, `gen:${i}`));
}

function opening<P>(group: Group<P>, { context, key, input, output }: Shuffle<P>): Transcript {
	return new Transcript('shuffle').add(
		'st',
		context,
		group.encode(key),
		deckBytes(group, input),
		deckBytes(group, output)
	);
}

/** The step must be the one that made `output`, of two cards at least. */
export function proveShuffle<P>(
	group: Group<P>,
	shuffle: Shuffle<P>,
	{ order, masks }: Step<P>,
	nonceKey: Uint8Array
): Proof<P> {
	const { key, output } = shuffle;
	const n = output.length;
	const bases = [group.base, ...generators(group, n)];
	const commit = (values: readonly bigint[], blind: bigint): P =>
		group.sum(bases.slice(0, values.length + 1), [blind, ...values]);
	const transcript = opening(group, shuffle);
	const random = new Random('shuffle-proof', nonceKey, transcript.state);

	// The order, and blinds d for the weights.
	const [r, blindD, blindE] = random.scalars(3) as [bigint, bigint, bigint];
	const d = random.scalars(n);
	const index = order.map((from) => BigInt(from + 1));
	const back = d.map((value) => -value);
	const C = commit(index, r);
	const Cd = commit(back, blindD);
	const Ea = group.sum([group.base, ...output.map(({ a }) => a)], [blindE, ...back]);
	const Eb = group.sum([key, ...output.map(({ b }) => b)], [blindE, ...back]);
	transcript.add('1', ...pointsBytes(group, [C, Cd, Ea, Eb]));

	// Every card with its weight; the sum of the masks so weighted.
	const weights = transcript.weights('t', n);
	const t = order.map((from) => weights[from] as bigint);
	const f = t.map((weight, i) => mod(weight + (d[i] as bigint)));
	const Z = mod(blindE + inner(t, masks));
	transcript.add('2', ...f, Z);
	const lambda = transcript.challenge('lam');
	const x = transcript.challenge('x');

	// The known product over a committed list: A_i are its partial products, δ_i blind them.
	const m = index.map((value, i) => mod(lambda * value + (t[i] as bigint) - x));
	const A = partialProducts(m);
	const D = random.scalars(n);
	const delta = [D[0] as bigint, ...random.scalars(n - 2), 0n];
	const [rD, rE, ra] = random.scalars(3) as [bigint, bigint, bigint];
	const crossed = steps(n, (i) => mod(-(delta[i] as bigint) * (D[i + 1] as bigint)));
	const mixed = steps(n, (i) =>
		mod(
			(delta[i + 1] as bigint) - (m[i + 1] as bigint) * (delta[i] as bigint) - (A[i] as bigint) * (D[i + 1] as bigint)
		)
	);
	const CD = commit(D, rD);
	const CE = commit(crossed, rE);
	const Ca = commit(mixed, ra);
	transcript.add('3', ...pointsBytes(group, [CD, CE, Ca]));
	const e = transcript.challenge('e');
	return {
		points: { C, Cd, Ea, Eb, CD, CE, Ca },
		f,
		Z,
		F: m.map((value, i) => mod(e * (value + x) + (D[i] as bigint))),
		z: mod(e * (lambda * r + blindD) + rD),
		FE: mixed.map((value, i) => mod(e * value + (crossed[i] as bigint))),
		zE: mod(e * ra + rE)
	};
}

/** m_1, m_1 m_2, m_1 m_2 m_3 … */
function partialProducts(values: readonly bigint[]): bigint[] {
	let product = 1n;
	return values.map((value) => (product = mod(product * value)));
}

/** One value for each of the n − 1 steps from a card to the next. */
function steps(n: number, value: (i: number) => bigint): bigint[] {
	return Array.from({ length: n - 1 }, (_, i) => value(i));
}

/**
 * The equation that holds if the proof does: a combination of points that must be the identity, but for 2^-128. Null if the proof fails already.
 * Apart from its check, so that many proofs are checked in one sum.
 */
export function shuffleEquation<P>(group: Group<P>, shuffle: Shuffle<P>, proof: Proof<P>): Combination<P> | null {
	const { key, input, output } = shuffle;
	const { points, f, Z, F, z, FE, zE } = proof;
	const n = output.length;
	if (n < 2 || input.length !== n || f.length !== n || F.length !== n || FE.length !== n - 1) return null;
	if (group.isZero(key)) return null;
	const { C, Cd, Ea, Eb, CD, CE, Ca } = points;
	const transcript = opening(group, shuffle).add('1', ...pointsBytes(group, [C, Cd, Ea, Eb]));
	const t = transcript.weights('t', n);
	transcript.add('2', ...f, Z);
	const lambda = transcript.challenge('lam');
	const x = transcript.challenge('x');
	transcript.add('3', ...pointsBytes(group, [CD, CE, Ca]));
	const e = transcript.challenge('e');
	if (e === 0n || !sameProduct(t, F, FE, lambda, x, e)) return null;
	const [w2, w3, w4] = transcript.add('4', ...F, z, ...FE, zE).weights('w', 3) as [bigint, bigint, bigint];
	const back = t.map((weight) => -weight);
	const sum = new Combination<P>()
		// Σ f·out.a − Σ t·in.a + Ea = Z·G, and the same of the other halves under the key.
		.addAll(halves(output, 'a'), f)
		.addAll(halves(input, 'a'), back)
		.add(Ea, 1n)
		.addAll(halves(output, 'b'), times(f, w2))
		.addAll(halves(input, 'b'), times(back, w2))
		.add(Eb, w2)
		.add(key, -w2 * Z)
		// e(λC + Cd + com(f)) + CD = com(F; z)
		.add(C, mod(w3 * e) * lambda)
		.add(Cd, w3 * e)
		.add(CD, w3)
		// e·Ca + CE = com(FE; zE)
		.add(Ca, w4 * e)
		.add(CE, w4)
		.add(group.base, -Z - w3 * z - w4 * zE);
	const committed = f.map(
		(value, i) => w3 * (e * value - (F[i] as bigint)) - (i < n - 1 ? w4 * (FE[i] as bigint) : 0n)
	);
	return sum.addAll(generators(group, n), committed);
}

function halves<P>(deck: Deck<P>, half: 'a' | 'b'): P[] {
	return deck.map((card) => card[half]);
}

function times(values: readonly bigint[], factor: bigint): bigint[] {
	return values.map((value) => value * factor);
}

/** Whether the committed list has the product that a permutation of λj + t_j has. */
function sameProduct(
	t: readonly bigint[],
	F: readonly bigint[],
	FE: readonly bigint[],
	lambda: bigint,
	x: bigint,
	e: bigint
): boolean {
	const inverted = inverse(e);
	const ex = e * x;
	let left = mod((F[0] as bigint) - ex);
	FE.forEach((value, i) => (left = mod(mod(left * ((F[i + 1] as bigint) - ex) + value) * inverted)));
	const right = t.reduce((product, weight, j) => mod(product * (lambda * BigInt(j + 1) + weight - x)), e);
	return left === right;
}

/** Never throws. */
export function verifyShuffle<P>(group: Group<P>, shuffle: Shuffle<P>, proof: Proof<P>): boolean {
	const equation = shuffleEquation(group, shuffle, proof);
	return equation !== null && group.isZero(equation.value(group));
}

/** A number of the verifier's own, fresh for every check: at least 128 bits that no prover can know. */
export type Fresh = () => bigint;

/** One proof, and what it is to prove. */
export interface ShuffleClaim<P> {
	readonly shuffle: Shuffle<P>;
	readonly proof: Proof<P>;
}

/**
 * Which of them hold. All in one sum, in which cards, keys and generators that several share are counted once; only if that fails, one
 * by one, to know whose it is.
 */
export function verifyShuffles<P>(group: Group<P>, claims: readonly ShuffleClaim<P>[], fresh: Fresh): boolean[] {
	const equations = claims.map(({ shuffle, proof }) => shuffleEquation(group, shuffle, proof));
	const together = new Combination<P>();
	for (const equation of equations) if (equation !== null) together.addTimes(equation, fresh());
	const allHold = group.isZero(together.value(group));
	return equations.map((equation) => equation !== null && (allHold || group.isZero(equation.value(group))));
}
