/** What is measured of sealed dealing, in whichever engine runs it. B: 100 products of the base point by noble. */
import { ristretto255 } from '@noble/curves/ed25519.js';
import { proveShuffle, verifyShuffle, verifyShuffles } from '../../../src/lib/deal/sealed/argument';
import type { Deck } from '../../../src/lib/deal/sealed/deck';
import { deckBytes, openDeck } from '../../../src/lib/deal/sealed/deck';
import type { RistrettoPoint } from '../../../src/lib/deal/sealed/group';
import { ristretto } from '../../../src/lib/deal/sealed/group';
import { hash32 } from '../../../src/lib/deal/sealed/hash';
import { proofBytes, readProof } from '../../../src/lib/deal/sealed/proof';
import { Random } from '../../../src/lib/deal/sealed/random';
import { shuffleStep } from '../../../src/lib/deal/sealed/shuffle';
import type { Effort, Side } from '../measure';
import { compare } from '../measure';

const SIZES = [36, 90, 170];
const STEPS = 5;
const KEY = hash32('bench');

/** B. */
function products(): Side {
	const scalars = new Random('products').scalars(100);
	return {
		run() {
			for (const scalar of scalars) ristretto255.Point.BASE.multiply(scalar);
			return 1;
		}
	};
}

interface Proved {
	readonly context: Uint8Array;
	readonly input: Deck<RistrettoPoint>;
	readonly output: Deck<RistrettoPoint>;
	readonly proof: Uint8Array;
}

const key = ristretto.times(ristretto.base, 7_777_777n);

function step(i: number, input: Deck<RistrettoPoint>): Proved {
	const context = hash32('step', i);
	const made = shuffleStep(ristretto, KEY, context, key, input);
	const proof = proveShuffle(ristretto, { context, key, input, output: made.deck }, made, KEY);
	return { context, input, output: made.deck, proof: proofBytes(ristretto, proof) };
}

const once = (work: () => boolean): Side => ({
	run() {
		if (!work()) throw new Error('does not hold');
		return 1;
	}
});

/** One figure, held against another measured in the same run. */
export interface Figure {
	readonly id: string;
	readonly what: string;
	readonly milliseconds: number;
	readonly beside: number;
	/** How many times as long as what is beside it. */
	readonly ratio: number;
}

function figure(id: string, what: string, effort: Effort, ours: Side, theirs: Side): Figure {
	const { ours: rate, theirs: other, ratio } = compare(ours, theirs, effort);
	return { id, what, milliseconds: 1000 / rate, beside: 1000 / other, ratio: 1 / ratio };
}

export function measureSealed(effort: Effort): Figure[] {
	const figures: Figure[] = [];
	for (const n of SIZES) {
		const faces = Array.from({ length: n }, (_, i) => String(i));
		const first = step(0, openDeck(ristretto, 'main', faces));
		const second = step(1, first.output);
		const held = (id: string, work: () => boolean): number =>
			figures.push(figure(`${id} ${n}`, `${id} ${n} cards`, effort, once(work), products()));
		let turn = 0;
		held('shuffle', () => {
			const made = shuffleStep(ristretto, KEY, hash32('turn', turn++), key, first.output);
			return deckBytes(ristretto, made.deck).length === 64 * n;
		});
		const made = shuffleStep(ristretto, KEY, second.context, key, first.output);
		const shuffle = { context: second.context, key, input: first.output, output: made.deck };
		held('prove', () => proveShuffle(ristretto, shuffle, made, KEY).f.length === n);
		held('verify', () => {
			const proof = readProof(ristretto, second.proof, n);
			return proof !== null && verifyShuffle(ristretto, shuffle, proof);
		});
	}
	return [...figures, together(effort)];
}

/** A deck that five have sealed in turn, all proofs in one sum. */
function together(effort: Effort): Figure {
	const faces = Array.from({ length: 96 }, (_, i) => String(i));
	const steps: Proved[] = [];
	for (let i = 0; i < STEPS; i++) steps.push(step(i, steps[i - 1]?.output ?? openDeck(ristretto, 'main', faces)));
	const claims = (): Parameters<typeof verifyShuffles<RistrettoPoint>>[1] =>
		steps.map(({ context, input, output, proof }) => {
			const read = readProof(ristretto, proof, faces.length);
			if (read === null) throw new Error('not a proof');
			return { shuffle: { context, key, input, output }, proof: read };
		});
	const own = new Random('fresh');
	const all = once(() => verifyShuffles(ristretto, claims(), () => own.scalar()).every(Boolean));
	const single = once(() => claims().every(({ shuffle, proof }) => verifyShuffle(ristretto, shuffle, proof)));
	return figure('together', `${STEPS} proofs of 96 in one check`, effort, all, single);
}
