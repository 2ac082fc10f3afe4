/** What is in hand while the numbers move under the finger: it stays if it can still be done. */
import type { Hand } from '../../../../ui/game/hand';
import type { Seat } from '../../types';
import type { Choices } from './choices';
import { pointing } from './pointing';

export interface Held {
	readonly hand: Hand;
	readonly seat: Seat | null;
	readonly turnNo: number;
}

/** Null: nothing that somebody pointed at. What a sheet puts together belongs to its position. */
export function heldIn(choices: Choices, hand: Hand): Held | null {
	const fresh = pointing.fresh(choices);
	const isFresh = hand.length === fresh.length && hand.every((pick, index) => pick === fresh[index]);
	if (isFresh || choices.draft(hand) !== null) return null;
	return { hand, seat: choices.seat, turnNo: choices.state.turnNo };
}

/** `keep`: it fits; `drop`: it does not any more; `forget`: it was in another turn, or in somebody else's hand. */
export function fate({ hand, seat, turnNo }: Held, choices: Choices): 'keep' | 'drop' | 'forget' {
	if (seat !== choices.seat || turnNo !== choices.state.turnNo) return 'forget';
	return hand.every((pick, index) => choices.next(hand.slice(0, index)).has(pick)) ? 'keep' : 'drop';
}
