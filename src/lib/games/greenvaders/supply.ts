/** Pile, discard and river (specification, section 7.3). */
import type { Face, Seat, Slot } from '../../engine/contract';
import { HAND_SIZE, RIVER_SIZE, slotsOf } from './content';
import { withItem } from './sides';
import type { Draft, State, TellEvent } from './types';

/** Whether a card can be had from the pile, if need be by a reshuffle. */
export const canTake = (s: State | Draft): boolean => s.pile.length > 0 || s.discard.length > 0;

/** The id of the deck that reshuffle `index` (0-based) made. */
export const reshuffledDeck = (index: number): string => `main.${index + 2}`;

/** The discard becomes the pile under new names; nobody knows any position after it. */
export function reshuffle(s: Draft, tell: TellEvent | undefined): void {
	const deck = reshuffledDeck(s.reshuffles.length);
	const faces = s.discard.slice().sort();
	s.reshuffles = [...s.reshuffles, faces];
	s.pile = slotsOf(deck, faces.length);
	s.discard = [];
	tell?.({ type: 'reshuffled', deck, count: faces.length });
}

/** The top card of the pile, which is rebuilt only when a card is needed; null if there is none. */
export function take(s: Draft, tell: TellEvent | undefined): Slot | null {
	if (s.pile.length === 0 && s.discard.length > 0) reshuffle(s, tell);
	const top = s.pile[0];
	if (top === undefined) return null;
	s.pile = s.pile.slice(1);
	return top;
}

/** A card from the pile to the end of the hand; false if there is none. */
export function drawFromPile(s: Draft, seat: Seat, tell: TellEvent | undefined): boolean {
	const card = take(s, tell);
	if (card === null) return false;
	addToHand(s, seat, card);
	tell?.({ type: 'drew', seat, from: 'pile', card });
	return true;
}

export function drawUpToHand(s: Draft, seat: Seat, tell: TellEvent | undefined): void {
	for (let count = 0; count < HAND_SIZE; count++) if (!drawFromPile(s, seat, tell)) return;
}

/** Lays out a new river if the old one is used up; its faces are then asked for. */
export function refillIfEmpty(s: Draft, tell: TellEvent | undefined): void {
	if (s.river.length > 0) return;
	const slots: Slot[] = [];
	while (slots.length < RIVER_SIZE) {
		const slot = take(s, tell);
		if (slot === null) break;
		slots.push(slot);
	}
	if (slots.length === 0) return;
	s.river = slots;
	tell?.({ type: 'refilled', slots });
}

export function handOf(s: State | Draft, seat: Seat): readonly string[] {
	return s.hands[seat] ?? [];
}

export function addToHand(s: Draft, seat: Seat, card: string): void {
	s.hands = withItem(s.hands, seat, [...handOf(s, seat), card]);
}

export function removeFromHand(s: Draft, seat: Seat, card: string): void {
	s.hands = withItem(s.hands, seat, withoutFirst(handOf(s, seat), card));
}

export function discardFace(s: Draft, face: Face): void {
	s.discard = [...s.discard, face];
}

export function withoutFirst(list: readonly string[], item: string): string[] {
	const at = list.indexOf(item);
	return list.filter((_, index) => index !== at);
}

export function withoutLast(list: readonly string[], item: string): string[] {
	const at = list.lastIndexOf(item);
	return list.filter((_, index) => index !== at);
}
