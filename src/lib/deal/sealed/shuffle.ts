/**
 * One party's step of sealing a deck: it changes the order and masks every card anew. One honest party among those who take
 * a step makes the order uniform, and nobody knows it. The masks hang on the input: the same key on two inputs would give the order away.
 */
import type { Deck } from './deck';
import { deckBytes, masked } from './deck';
import { context } from './encoding';
import type { Group } from './group';
import { Random } from './random';

/** From so many cards on, a table of multiples of the key costs less than it saves. */
const MANY = 36;

export interface Step<P> {
	readonly deck: Deck<P>;
	/** Card i was card order[i] of the input. Secret. */
	readonly order: readonly number[];
	/** Secret. */
	readonly masks: readonly bigint[];
}

/** Which step of which deck this is; part of everything that is proved about it. */
export function shuffleContext(gameId: Uint8Array, deck: string, step: number, party: number): Uint8Array {
	return context(gameId, 'shuffle', deck, EPOCH, step, party);
}

/** Every deck is sealed once. */
const EPOCH = 0;

/** `key` is the joint key, or the owner's hand key for a deck that it seals alone. The same step for the same input, always. */
export function shuffleStep<P>(
	group: Group<P>,
	shuffleKey: Uint8Array,
	context: Uint8Array,
	key: P,
	input: Deck<P>
): Step<P> {
	const random = new Random('shuffle', shuffleKey, context, group.encode(key), deckBytes(group, input));
	const order = random.permutation(input.length);
	const masks = random.scalars(input.length);
	if (input.length >= MANY) group.prepare(key);
	const deck = order.map((from, i) => masked(group, input[from] as Deck<P>[number], masks[i] as bigint, key));
	return { deck, order, masks };
}
