/** Sealed cards. A card is the pair (a, b) with b = M + x·a: M is the point of its face, x the key that all who seal it hold together. */
import type { Face } from '../../engine/contract';
import { hex } from '../../engine/hash';
import { concat } from './encoding';
import type { Group } from './group';
import { POINT_BYTES, namedPoint } from './group';

export interface Card<P> {
	readonly a: P;
	readonly b: P;
}

export type Deck<P> = readonly Card<P>[];

export const CARD_BYTES: number = 2 * POINT_BYTES;

/** The most cards of a deck, and slots of a body. */
export const MOST_CARDS = 512;

/** Decks of one family share their points: a reshuffle (`main.2`) holds cards of the deck before it (`main`). */
export function familyOf(deck: string): string {
	return deck.split('.', 1)[0] as string;
}

/** Equal cards share one point: what is opened shows its face and not which copy it is. */
export function facePoint<P>(group: Group<P>, deck: string, face: Face): P {
	return namedPoint(group, `card:${familyOf(deck)}:${face}`);
}

/** What the first shuffler starts from: the faces in the deck's order, under no mask. Made on every device, never sent. */
export function openDeck<P>(group: Group<P>, deck: string, faces: readonly Face[]): Deck<P> {
	return faces.map((face) => ({ a: group.zero, b: facePoint(group, deck, face) }));
}

/** Finds the face of a point among those of a deck; null for any other point. */
export function faceReader<P>(group: Group<P>, deck: string, faces: readonly Face[]): (point: P) => Face | null {
	const known = new Map(faces.map((face) => [hex(group.encode(facePoint(group, deck, face))), face]));
	return (point) => known.get(hex(group.encode(point))) ?? null;
}

/** a_1 b_1 a_2 b_2 … */
export function deckBytes<P>(group: Group<P>, deck: Deck<P>): Uint8Array {
	return concat(deck.flatMap(({ a, b }) => [group.encode(a), group.encode(b)]));
}

/** Null unless the bytes are the form of a deck. */
export function readDeck<P>(group: Group<P>, bytes: Uint8Array): Deck<P> | null {
	if (bytes.length % CARD_BYTES !== 0) return null;
	const deck: Card<P>[] = [];
	for (let at = 0; at < bytes.length; at += CARD_BYTES) {
		const a = group.decode(bytes.subarray(at, at + POINT_BYTES));
		const b = group.decode(bytes.subarray(at + POINT_BYTES, at + CARD_BYTES));
		if (a === null || b === null) return null;
		deck.push({ a, b });
	}
	return deck;
}

/** A card under no mask, or of no face. Legal between two steps, never in a deck that is dealt from: the argument takes it as it is. */
export function hasIdentity<P>(group: Group<P>, deck: Deck<P>): boolean {
	return deck.some(({ a, b }) => group.isZero(a) || group.isZero(b));
}

/** The same card under another mask: the face stays, whoever lacks the mask sees no connection. The mask is secret. */
export function masked<P>(group: Group<P>, card: Card<P>, mask: bigint, key: P): Card<P> {
	return {
		a: group.add(card.a, group.times(group.base, mask)),
		b: group.add(card.b, group.times(key, mask))
	};
}
