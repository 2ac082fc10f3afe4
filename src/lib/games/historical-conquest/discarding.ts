/** Cards leaving the table: always to their owner's discard pile (2.3). */
import type { Seat } from '../../engine/contract';
import { cardOf, ownerOf } from './content';
import type { Draft } from './draft';
import { without } from './draft';
import type { DiscardWhy } from './events';
import type { Place } from './table';
import { placeOf } from './table';
import { triggers } from './triggers';
import type { CardRef } from './types';

/** Puts a card that lies nowhere on the table (from a hand, announced) on its owner's discard pile. */
export function shelve(draft: Draft, card: CardRef, holder: Seat, why: DiscardWhy): void {
	const owner = draft.edit(ownerOf(card));
	owner.discard = [...owner.discard, card];
	draft.tell?.({ type: 'card-discarded', card, holder, why });
}

/** Takes a card off the table; its marks stay. Lands are not taken off here. */
export function takeOff(draft: Draft, card: CardRef, place: Place): void {
	const { seat, part, land } = place;
	if (part === 'column' && land !== null) draft.replaceLand(seat, { ...land, cards: without(land.cards, card) });
	else if (part === 'attached' && land !== null)
		draft.replaceLand(seat, { ...land, attached: without(land.attached, card) });
	else if (part === 'active') draft.edit(seat).active = without(draft.player(seat).active, card);
}

/** Discards a card from the table, without triggers; nothing if it is not there. */
export function discard(draft: Draft, card: CardRef, why: DiscardWhy): void {
	const place = placeOf(draft.state, card);
	if (place === null) return;
	takeOff(draft, card, place);
	if (Object.hasOwn(draft.state.marks, card)) draft.mark(card, null);
	shelve(draft, card, place.seat, why);
}

/** Discards a card by its holder's own will, as a play or as a price: its on-discard abilities resolve next. */
export function giveUp(draft: Draft, card: CardRef, why: 'discarded' | 'price'): void {
	const place = placeOf(draft.state, card);
	if (place === null) return;
	discard(draft, card, why);
	draft.first(...triggers(card, cardOf(card).onDiscard, place));
}

/**
 * Kills cards, given in the order seats from the turn seat on, table order: all are discarded first, then the on-death abilities
 * of units resolve (7.1).
 */
export function kill(draft: Draft, doomed: readonly CardRef[], why: 'casualty' | 'destroyed'): void {
	const tasks = doomed.flatMap((card) => {
		const place = placeOf(draft.state, card);
		if (place === null) return [];
		discard(draft, card, why);
		return place.part === 'column' ? triggers(card, cardOf(card).onDeath, place) : [];
	});
	draft.first(...tasks);
}
