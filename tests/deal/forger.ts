/**
 * Proves shuffles that are none, to a verifier that leaves something out. Everything here is what a cheat could do with the public
 * functions of the group: no logarithms are used, so every forgery works in ristretto255 too.
 *
 * But for two of them the deck A A B C D E becomes A B B C D E: all cards legal, one copy of A turned into B. The product argument
 * alone forbids it: once that says nothing, the weights f may be spread over equal faces at will.
 */
import { ristretto255 } from '@noble/curves/ed25519.js';
import { generators } from '../../src/lib/deal/sealed/argument';
import type { Card, Deck } from '../../src/lib/deal/sealed/deck';
import { deckBytes, masked, openDeck } from '../../src/lib/deal/sealed/deck';
import type { Part } from '../../src/lib/deal/sealed/encoding';
import type { Group } from '../../src/lib/deal/sealed/group';
import { pointsBytes } from '../../src/lib/deal/sealed/group';
import type { Proof } from '../../src/lib/deal/sealed/proof';
import { Random } from '../../src/lib/deal/sealed/random';
import { inner, inverse, mod } from '../../src/lib/deal/sealed/scalar';
import { Transcript } from '../../src/lib/deal/sealed/transcript';

/** What the verifier does not hash, or not check. */
export type Gap =
	| 'output'
	| 'cards'
	| 'order'
	| 'weighted'
	| 'product'
	| 'answers'
	| 'context'
	| 'product check'
	| 'weights'
	| 'short weights'
	| 'known generators';

export interface Forged<P> {
	readonly input: Deck<P>;
	readonly output: Deck<P>;
	readonly proof: Proof<P>;
}

export const INPUT_FACES: readonly string[] = ['A', 'A', 'B', 'C', 'D', 'E'];
/** Which input each output is a masking of. */
const SOURCES = [0, 2, 2, 3, 4, 5] as const;
const N = SOURCES.length;
/** What a verifier with short weights keeps of them. */
export const SHORT = 15n;
/** Logarithms that a verifier with known generators gives to them. */
export const knownLog = (i: number): bigint => BigInt(i + 2);

type Values = readonly bigint[];

export class Forger<P> {
	readonly #group: Group<P>;
	readonly #key: P;
	readonly #context: Uint8Array;
	readonly #gap: Gap;
	readonly #random: Random;
	readonly #generators: readonly P[];

	constructor(group: Group<P>, key: P, context: Uint8Array, gap: Gap, attempt = 0) {
		this.#group = group;
		this.#key = key;
		this.#context = context;
		this.#gap = gap;
		this.#random = new Random('forger', gap, attempt);
		this.#generators =
			gap === 'known generators'
				? Array.from({ length: N }, (_, i) => group.times(group.base, knownLog(i)))
				: generators(group, N);
	}

	/** A deck of five E and something unreadable for `output`, six E for `cards`, the order of an honest shuffle for `context`. */
	forge(): Forged<P> {
		const input = openDeck(this.#group, 'main', INPUT_FACES);
		const masks = this.#random.scalars(N);
		const fromSources = (sources: readonly number[]): Deck<P> =>
			sources.map((from, i) => masked(this.#group, input[from] as Card<P>, masks[i] as bigint, this.#key));
		if (this.#gap === 'output') return this.#lateOutput(input, fromSources([0, 1, 2, 3, 4, 5]), masks);
		if (this.#gap === 'cards') return this.#lateCards(input, fromSources([5, 5, 5, 5, 5, 5]));
		if (this.#gap === 'context') return this.#honest(input, fromSources([0, 1, 2, 3, 4, 5]), masks);
		return this.#spread(input, fromSources(SOURCES), masks);
	}

	#honest(input: Deck<P>, output: Deck<P>, masks: Values): Forged<P> {
		const [r, rd, R] = this.#random.scalars(3) as [bigint, bigint, bigint];
		const cards = this.#cards(R);
		const order = { C: this.#commit(INDEX, r), Cd: this.#commit(NOTHING, rd) };
		const said = this.#said(input, output);
		const t = said.weights(order, cards);
		const Z = mod(R + inner(t, masks));
		const [lambda, x] = said.challenges(t, Z);
		const proof = this.#product(
			said,
			t.map((weight, i) => lambda * BigInt(i + 1) + weight),
			lambda * r + rd,
			x
		);
		return { input, output, proof: { ...proof, points: { ...proof.points, ...order, ...cards }, f: t, Z } };
	}

	/** The proof is about an honest deck; then any other is put in its place that fits one equation. */
	#lateOutput(input: Deck<P>, honest: Deck<P>, masks: Values): Forged<P> {
		const made = this.#honest(input, honest, masks);
		const { points, f, Z } = made.proof;
		const t = f;
		const output = [5, 5, 5, 5, 5].map((from, i) =>
			masked(this.#group, input[from] as Card<P>, BigInt(i + 3), this.#key)
		);
		const last = inverse(f[N - 1] as bigint);
		const rest = (half: 'a' | 'b', E: P, base: P): P =>
			this.#group.sum(
				[...input.map((card) => card[half]), E, base, ...output.map((card) => card[half])],
				[...t, -1n, Z, ...f.slice(0, -1).map((value) => -value)].map((value) => mod(value * last))
			);
		const card = { a: rest('a', points.Ea, this.#group.base), b: rest('b', points.Eb, this.#key) };
		return { input, output: [...output, card], proof: made.proof };
	}

	/** Ea and Eb are whatever makes the first two equations hold. */
	#lateCards(input: Deck<P>, output: Deck<P>): Forged<P> {
		const [r, rd, Z] = this.#random.scalars(3) as [bigint, bigint, bigint];
		const order = { C: this.#commit(INDEX, r), Cd: this.#commit(NOTHING, rd) };
		const said = this.#said(input, output);
		const t = said.weights(order, this.#cards(0n));
		const [lambda, x] = said.challenges(t, Z);
		const missing = (half: 'a' | 'b', base: P): P =>
			this.#group.sum(
				[base, ...input.map((card) => card[half]), ...output.map((card) => card[half])],
				[Z, ...t, ...t.map((value) => -value)]
			);
		const cards = { Ea: missing('a', this.#group.base), Eb: missing('b', this.#key) };
		const proof = this.#product(
			said,
			t.map((weight, i) => lambda * BigInt(i + 1) + weight),
			lambda * r + rd,
			x
		);
		return { input, output, proof: { ...proof, points: { ...proof.points, ...order, ...cards }, f: t, Z } };
	}

	/** f is spread over equal faces so that the weighted cards fit; the gap lets the product argument pass. */
	#spread(input: Deck<P>, output: Deck<P>, masks: Values): Forged<P> {
		const gap = this.#gap;
		if (gap === 'short weights') return this.#guessed(input, output, masks);
		const [r, rd, R, free] = this.#random.scalars(4) as [bigint, bigint, bigint, bigint];
		const cards = this.#cards(R);
		let order = { C: this.#commit(INDEX, r), Cd: this.#commit(NOTHING, rd) };
		const said = this.#said(input, output);
		const t = said.weights(order, cards);
		const spread = (share: bigint): bigint[] => {
			const [a1, a2, b, ...others] = t as [bigint, bigint, bigint, ...bigint[]];
			return [mod(a1 + a2), mod(share), mod(b - share), ...others];
		};
		let f = spread(free);
		const sum = (): bigint => mod(R + inner(f, masks));
		const [lambda, x] = said.challenges(f, sum());
		if (gap === 'weighted') f = spread(this.#fittingShare(spread, t, lambda, x));
		// What the list is committed to, once f is in: λ·index + f, or with a late commitment the right thing.
		const late = gap === 'order';
		if (late)
			order = {
				C: order.C,
				Cd: this.#commit(
					t.map((weight, i) => mod(weight - (f[i] as bigint))),
					rd
				)
			};
		const mu = (late ? t : f).map((value, i) => mod(lambda * BigInt(i + 1) + value));
		const target = t.reduce((product, weight, j) => mod(product * (lambda * BigInt(j + 1) + weight - x)), 1n);
		const proof = this.#product(said, mu, lambda * r + rd, x, target, { ...order, ...cards }, f, sum());
		return { input, output, proof: { ...proof, points: { ...proof.points, ...order, ...cards }, f, Z: sum() } };
	}

	/** The share of B's weight with which the product is right for this x: a root of a square, or another attempt. */
	#fittingShare(spread: (share: bigint) => Values, t: Values, lambda: bigint, x: bigint): bigint {
		const factor = (values: Values, i: number): bigint => lambda * BigInt(i + 1) + (values[i] as bigint) - x;
		const fixed = [0, 3, 4, 5].reduce((product, i) => mod(product * factor(spread(0n), i)), 1n);
		const target = t.reduce((product, _, i) => mod(product * factor(t, i)), inverse(fixed));
		// (p + s)(q − s) = target
		const [p, q] = [factor(spread(0n), 1), factor(spread(0n), 2)];
		const half = inverse(2n);
		const middle = mod((q - p) * half);
		return mod(middle + ristretto255.Point.Fn.sqrt(mod(middle * middle + p * q - target)));
	}

	/** With few weights there are, one of them is guessed: E holds what the card that changed will lack. */
	#guessed(input: Deck<P>, output: Deck<P>, masks: Values): Forged<P> {
		const group = this.#group;
		const [r, rd] = this.#random.scalars(2) as [bigint, bigint];
		// in: A A B C D E; out: A B B C D E, said to be in the same order: card 1 is A there and B here.
		const order = { C: this.#commit(INDEX, r), Cd: this.#commit(NOTHING, rd) };
		const guess = 7n;
		for (;;) {
			const R = this.#random.scalar();
			const plain = this.#cards(R);
			const [was, is] = [input[1] as Card<P>, input[2] as Card<P>];
			const Eb = group.sum([plain.Eb, was.b, is.b], [1n, guess, -guess]);
			const said = this.#said(input, output);
			const t = said.weights(order, { Ea: plain.Ea, Eb });
			if (t[1] !== guess) continue;
			const Z = mod(R + inner(t, masks));
			const [lambda, x] = said.challenges(t, Z);
			const mu = t.map((weight, i) => lambda * BigInt(i + 1) + weight);
			const proof = this.#product(said, mu, lambda * r + rd, x);
			return { input, output, proof: { ...proof, points: { ...proof.points, ...order, Ea: plain.Ea, Eb }, f: t, Z } };
		}
	}

	/** The product argument about the list μ, opened with `blind`; false lists get through by the gap. */
	#product(
		said: Said<P>,
		mu: Values,
		blind: bigint,
		x: bigint,
		target: bigint | null = null,
		first: Partial<Proof<P>['points']> = {},
		f: Values = [],
		Z = 0n
	): Proof<P> {
		const random = this.#random;
		const m = mu.map((value) => mod(value - x));
		let product = 1n;
		const A = m.map((value) => (product = mod(product * value)));
		const D = random.scalars(N);
		const delta = [D[0] as bigint, ...random.scalars(N - 2), 0n];
		const [rD, rE, ra] = random.scalars(3) as [bigint, bigint, bigint];
		const at = (list: Values, i: number): bigint => list[i] as bigint;
		const crossed = D.slice(1).map((value, i) => mod(-at(delta, i) * value));
		const mixed = D.slice(1).map((value, i) => mod(at(delta, i + 1) - at(m, i + 1) * at(delta, i) - at(A, i) * value));
		let points = { CD: this.#commit(D, rD), CE: this.#commit(crossed, rE), Ca: this.#commit(mixed, ra) };
		const e = said.last(points);
		let F = mu.map((value, i) => mod(e * value + at(D, i)));
		let FE = mixed.map((value, i) => mod(e * value + at(crossed, i)));
		const z = mod(e * blind + rD);
		let zE = mod(e * ra + rE);
		const right = (): bigint => mod(e * (target ?? 0n));
		const chained = (values: Values, ends: Values): bigint =>
			ends.reduce(
				(left, end, i) => mod((left * (at(values, i + 1) - e * x) + end) * inverse(e)),
				mod(at(values, 0) - e * x)
			);
		if (this.#gap === 'product' || this.#gap === 'known generators') {
			// The last of FE makes the product right; commitments, or their blinds, follow.
			const honest = { F, FE };
			FE = [...FE.slice(0, -1), mod(at(FE, N - 2) + (right() - chained(F, FE)) * e)];
			if (this.#gap === 'product') {
				const change = FE.map((value, i) => mod(value - at(honest.FE, i)));
				points = { ...points, CE: this.#group.add(points.CE, this.#commit(change, 0n)) };
			} else zE = mod(zE - (at(FE, N - 2) - at(honest.FE, N - 2)) * knownLog(N - 2));
		}
		if (this.#gap === 'answers' || this.#gap === 'weights') {
			// Weights that are known let an error in F hide behind one in FE.
			const [, w3, w4] = this.#gap === 'weights' ? [1n, 1n, 1n] : (said.batch() as [bigint, bigint, bigint]);
			const ratio = mod(w3 * inverse(w4));
			const moved = (by: bigint): [bigint[], bigint[]] => [
				[mod(at(F, 0) + by), ...F.slice(1)],
				[mod(at(FE, 0) - ratio * by), ...FE.slice(1)]
			];
			const [zero, one] = [chained(...moved(0n)), chained(...moved(1n))];
			[F, FE] = moved(mod((right() - zero) * inverse(mod(one - zero))));
		}
		const { C, Cd, Ea, Eb } = first as Proof<P>['points'];
		return { points: { C, Cd, Ea, Eb, ...points }, f, Z, F, z, FE, zE };
	}

	#cards(R: bigint): { readonly Ea: P; readonly Eb: P } {
		return { Ea: this.#group.times(this.#group.base, R), Eb: this.#group.times(this.#key, R) };
	}

	#commit(values: Values, blind: bigint): P {
		return this.#group.sum([this.#group.base, ...this.#generators.slice(0, values.length)], [blind, ...values]);
	}

	#said(input: Deck<P>, output: Deck<P>): Said<P> {
		return new Said(this.#group, this.#gap, this.#context, this.#key, input, output);
	}
}

const INDEX: Values = SOURCES.map((_, i) => BigInt(i + 1));
const NOTHING: Values = SOURCES.map(() => 0n);

/** The transcript of a verifier with a gap. */
class Said<P> {
	readonly #transcript = new Transcript('shuffle');

	constructor(
		readonly group: Group<P>,
		readonly gap: Gap,
		context: Uint8Array,
		key: P,
		input: Deck<P>,
		output: Deck<P>
	) {
		const parts: Part[] = gap === 'context' ? [] : [context];
		parts.push(group.encode(key), deckBytes(group, input));
		this.#transcript.add('st', ...parts, ...(gap === 'output' ? [] : [deckBytes(group, output)]));
	}

	weights(order: { readonly C: P; readonly Cd: P }, cards: { readonly Ea: P; readonly Eb: P }): bigint[] {
		const points = [
			...(this.gap === 'order' ? [] : [order.C, order.Cd]),
			...(this.gap === 'cards' ? [] : [cards.Ea, cards.Eb])
		];
		const weights = this.#transcript.add('1', ...pointsBytes(this.group, points)).weights('t', N);
		return this.gap === 'short weights' ? weights.map((weight) => weight & SHORT) : weights;
	}

	challenges(f: Values, Z: bigint): [bigint, bigint] {
		this.#transcript.add('2', ...(this.gap === 'weighted' ? [] : [...f, Z]));
		return [this.#transcript.challenge('lam'), this.#transcript.challenge('x')];
	}

	last({ CD, CE, Ca }: { readonly CD: P; readonly CE: P; readonly Ca: P }): bigint {
		this.#transcript.add('3', ...(this.gap === 'product' ? [] : pointsBytes(this.group, [CD, CE, Ca])));
		return this.#transcript.challenge('e');
	}

	/** The weights of the four equations, where the last answers are not hashed. */
	batch(): bigint[] {
		return this.#transcript.add('4').weights('w', 3);
	}
}
