/** Paying for an ability with own cards (§7.6). */
import type { Seat, Slot } from '../../../engine/contract';
import type { Draft } from '../draft';
import { discardFromPlay, mend } from '../flow/leave';
import { heroOf, isPromised } from '../heroes';
import { isDetour } from '../items';
import { hasTwice } from '../moves';
import type { Reason } from '../reasons';
import type { State } from '../types';
import { discardFromHand } from '../zones';
import { unseen } from './rule';
import type { Sight } from './rule';

/** Own cards in play: items (each followed by its Detour!), Volunteers, professions, tribes, master, heritage. */
export function cardsInPlay(state: State, seat: Seat): Slot[] {
	const hero = heroOf(state, seat);
	const cards: Slot[] = [];
	for (const { card, by } of hero.items) {
		cards.push(card);
		if (by !== null && isDetour(state, by)) cards.push(by);
	}
	cards.push(...hero.volunteers, ...hero.professions, ...hero.tribes);
	if (hero.master !== null) cards.push(hero.master);
	if (hero.heritage !== null) cards.push(hero.heritage);
	return cards;
}

/** What a hero may pay with, in the order in which costs are listed. Not the card that grants the ability. */
export function payable(state: State, seat: Seat, source: Slot | null): Slot[] {
	const cards = [...heroOf(state, seat).hand, ...cardsInPlay(state, seat)];
	return cards.filter((slot) => slot !== source && !isPromised(state, seat, slot));
}

export function checkCost(sight: Sight, cards: unknown, min: number, max: number, source: Slot | null): Reason | null {
	const { state, seat } = sight;
	if (!Array.isArray(cards) || cards.length < min || cards.length > max || hasTwice(cards)) return 'bad-cost';
	const own = new Set<unknown>([...heroOf(state, seat).hand, ...cardsInPlay(state, seat)]);
	if (cards.some((slot) => slot === source || !own.has(slot))) return 'cannot-pay';
	if (cards.some((slot: Slot) => isPromised(state, seat, slot))) return 'promised';
	return unseen(sight, cards);
}

/** In the order given; a card that went along with an earlier one counts as paid. Decisions that follow come after the ability. */
export function pay(d: Draft, seat: Seat, cards: readonly Slot[]): void {
	for (const slot of cards) {
		if (heroOf(d.s, seat).hand.includes(slot)) discardFromHand(d, seat, slot);
		else if (cardsInPlay(d.s, seat).includes(slot)) discardFromPlay(d, seat, slot);
	}
	mend(d, seat);
}
