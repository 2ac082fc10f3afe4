/**
 * A party's part in opening cards of a joint deck: D = x·a for each, with a proof. Parts commute, so there is no order in which
 * they must come; a card is read where no part is missing but the reader's own.
 */
import type { Card } from './deck';
import { context } from './encoding';
import { proveEquality, verifyEquality } from './equality';
import type { Group } from './group';

/** A card as it lies now: masking it anew raises the version. */
export interface SealedSlot<P> {
	readonly slot: string;
	readonly version: number;
	readonly card: Card<P>;
}

/** One result for each slot, or point, in their order, and the proof for all of them. */
export interface Proved<P> {
	readonly results: readonly P[];
	readonly proof: Uint8Array;
}

function shareContext<P>(gameId: Uint8Array, slots: readonly SealedSlot<P>[]): Uint8Array {
	return context(gameId, 'share', ...slots.flatMap(({ slot, version }) => [slot, version]));
}

export function share<P>(
	group: Group<P>,
	gameId: Uint8Array,
	{ deal, nonce }: { readonly deal: bigint; readonly nonce: Uint8Array },
	slots: readonly SealedSlot<P>[]
): Proved<P> {
	const points = slots.map(({ card }) => card.a);
	const results = points.map((point) => group.times(point, deal));
	const statement = { context: shareContext(gameId, slots), key: group.times(group.base, deal), points, results };
	return { results, proof: proveEquality(group, statement, deal, nonce) };
}

/** `key` is the sharer's deal key. */
export function isShare<P>(
	group: Group<P>,
	gameId: Uint8Array,
	key: P,
	slots: readonly SealedSlot<P>[],
	{ results, proof }: Proved<P>
): boolean {
	const points = slots.map(({ card }) => card.a);
	return verifyEquality(group, { context: shareContext(gameId, slots), key, points, results }, proof);
}

/** What is left of a card when the parts given are taken away: the point of its face if none is missing. */
export function unsealed<P>(group: Group<P>, card: Card<P>, parts: readonly P[]): P {
	return parts.reduce((rest, part) => group.subtract(rest, part), card.b);
}
