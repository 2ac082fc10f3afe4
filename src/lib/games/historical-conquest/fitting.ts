/**
 * Who is asked in a window (5.4): candidates whose public deck list still hides an interrupt card that fits. Being
 * asked tells nothing about a hand.
 */
import type { Seat } from '../../engine/contract';
import type { ItemClass } from './ability';
import type { CardInfo } from './content';
import { cardById, deckList, refOf } from './content';
import { opponents } from './effects/targets';
import { isFaceUp, isIn, playerAt } from './table';
import type { DeckChoice, State, Window } from './types';

/**
 * The interrupt card could do something in such a window. `item` is the class of a response window's item, null for a
 * battle.
 */
export function fitsWindow(info: CardInfo, item: ItemClass | null): boolean {
	if (!info.isInterrupt) return false;
	if (item !== null)
		return info.onPlayEffects.some((effect) => effect.effect === 'cancel' && effect.classes.includes(item));
	if (info.unit?.zone === 'land') return true;
	return info.onPlayEffects.some(
		(effect) => effect.effect === 'call-off' || (effect.effect === 'boost' && effect.on === 'battle')
	);
}

/** The interrupt cards of a deck; few, found once for each deck list. */
const INTERRUPTS = new WeakMap<readonly string[], readonly CardInfo[]>();

function interruptsOf(choice: DeckChoice): readonly CardInfo[] {
	const list = deckList(choice);
	let found = INTERRUPTS.get(list);
	if (found === undefined) {
		found = list.map(cardById).filter((info) => info.isInterrupt);
		INTERRUPTS.set(list, found);
	}
	return found;
}

/**
 * The interrupts that fit and may be in the seat's hand, for all that anybody can see: its deck list still hides them.
 */
export function hiddenInterrupts(state: State, seat: Seat, item: ItemClass | null): readonly CardInfo[] {
	const deck = state.options.decks[seat];
	if (deck === undefined) return [];
	return interruptsOf(deck).filter((info) => isHidden(state, seat, info, item));
}

function isHidden(state: State, seat: Seat, info: CardInfo, item: ItemClass | null): boolean {
	return fitsWindow(info, item) && !isFaceUp(state, seat, refOf(seat, info.id));
}

function mayAnswer(state: State, seat: Seat, item: ItemClass | null): boolean {
	const deck = state.options.decks[seat];
	if (deck === undefined || !isIn(state, seat) || playerAt(state, seat).resting) return false;
	return interruptsOf(deck).some((info) => isHidden(state, seat, info, item));
}

/** The members of a window as things stand: the sides of a battle, or all seats but the item's, ascending. */
export function membersOf(state: State, { kind, item }: Pick<Window, 'kind' | 'item'>): readonly Seat[] {
	const { battle, options } = state;
	if (options.interrupts === 'own-turn') return [];
	if (kind === 'battle') {
		return battle === null ? [] : [battle.attacker, battle.defender].filter((seat) => mayAnswer(state, seat, null));
	}
	if (item === null) return [];
	return opponents(state, item.seat).filter((seat) => mayAnswer(state, seat, item.class as ItemClass));
}
