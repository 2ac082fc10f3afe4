/**
 * Cards masked anew where they lie. A card that somebody has seen, and that lies hidden again, is opened to another party only under a
 * mask which that party made itself: shares given before then say nothing about it.
 */
import type { Card, Deck } from './deck';
import { deckBytes, masked } from './deck';
import { concat, context } from './encoding';
import type { Group } from './group';
import { pointsBytes } from './group';
import { Random } from './random';
import { SCALAR_BYTES, inner, mod, readScalar, scalarBytes } from './scalar';
import type { SealedSlot } from './share';
import { Transcript } from './transcript';

export const REMASK_BYTES: number = 2 * SCALAR_BYTES;

export interface Remasked<P> {
	/** In the order of the slots, each one version on. */
	readonly deck: Deck<P>;
	readonly proof: Uint8Array;
}

function remaskContext<P>(gameId: Uint8Array, party: number, slots: readonly SealedSlot<P>[]): Uint8Array {
	return context(gameId, 'remask', party, ...slots.flatMap(({ slot, version }) => [slot, version + 1]));
}

/** The weights are what keeps two cards from changing places: without them only the sum of all masks would be proved. */
function opening<P>(
	group: Group<P>,
	about: Uint8Array,
	key: P,
	input: Deck<P>,
	output: Deck<P>
): [Transcript, bigint[]] {
	const transcript = new Transcript('remask').add(
		'st',
		about,
		group.encode(key),
		deckBytes(group, input),
		deckBytes(group, output)
	);
	return [transcript, transcript.weights('t', input.length)];
}

/** `key` is the joint key of the deck. The same masks for the same cards, always. */
export function remask<P>(
	group: Group<P>,
	gameId: Uint8Array,
	secrets: { readonly shuffle: Uint8Array; readonly nonce: Uint8Array },
	key: P,
	party: number,
	slots: readonly SealedSlot<P>[]
): Remasked<P> {
	const about = remaskContext(gameId, party, slots);
	const input = slots.map(({ card }) => card);
	const masks = new Random('remask', secrets.shuffle, about, group.encode(key), deckBytes(group, input)).scalars(
		input.length
	);
	const deck = input.map((card, i) => masked(group, card, masks[i] as bigint, key));
	const [transcript, weights] = opening(group, about, key, input, deck);
	const nonce = new Random('remask-proof', secrets.nonce, transcript.state).scalar();
	const said = [group.times(group.base, nonce), group.times(key, nonce)];
	const challenge = transcript.add('T', ...pointsBytes(group, said)).challenge('c');
	const answer = mod(nonce + challenge * inner(weights, masks));
	return { deck, proof: concat([scalarBytes(challenge), scalarBytes(answer)]) };
}

/** Never throws. */
export function isRemask<P>(
	group: Group<P>,
	gameId: Uint8Array,
	key: P,
	party: number,
	slots: readonly SealedSlot<P>[],
	{ deck, proof }: Remasked<P>
): boolean {
	if (slots.length === 0 || deck.length !== slots.length || proof.length !== REMASK_BYTES) return false;
	const challenge = readScalar(proof.subarray(0, SCALAR_BYTES));
	const answer = readScalar(proof.subarray(SCALAR_BYTES));
	if (challenge === null || answer === null) return false;
	const input = slots.map(({ card }) => card);
	const [transcript, weights] = opening(group, remaskContext(gameId, party, slots), key, input, deck);
	const scaled = weights.map((weight) => weight * challenge);
	const back = scaled.map((weight) => -weight);
	/** What must have been said: s·B − c·Σ t_i (out_i − in_i), for the half of the cards that hangs on B. */
	const said = (half: keyof Card<P>, base: P): P =>
		group.sum(
			[base, ...deck.map((card) => card[half]), ...input.map((card) => card[half])],
			[answer, ...back, ...scaled]
		);
	return (
		transcript.add('T', ...pointsBytes(group, [said('a', group.base), said('b', key)])).challenge('c') === challenge
	);
}
