/** What a rule for one type of move is, and what it is given to look at. */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import { cardOf, isCardOf } from '../content';
import type { Card } from '../content';
import type { Draft } from '../draft';
import type { Reason } from '../reasons';
import type { Situation } from '../situation';
import type { Move, State } from '../types';
import { deckOf } from '../zones';

/** The state as the mover presents it: its own situation, and the faces that it lays open or knows. */
export interface Sight {
	readonly state: State;
	readonly seat: Seat;
	readonly situation: Situation;
	readonly facts: Facts;
}

export interface Rule<M extends Move> {
	/** The first check of the specification that fails, or null. Changes nothing, throws nothing. */
	check(sight: Sight, move: M): Reason | null;
	/** What the move does; every shown face is in `faces` by then. */
	perform(d: Draft, seat: Seat, move: M): void;
}

/** The card in a slot of the mover's own, or why it cannot be told (§6.0 check 6). */
export function cardIn({ state, facts }: Sight, slot: Slot): Card | 'face-missing' | 'unknown-card' {
	const open = state.faces[slot];
	if (open !== undefined) return cardOf(open);
	const face = Object.hasOwn(facts, slot) ? facts[slot] : undefined;
	if (face === undefined) return 'face-missing';
	return isCardOf(deckOf(slot), face) ? cardOf(face) : 'unknown-card';
}

/** Whether the faces of all these slots can be told. */
export function unseen(sight: Sight, slots: readonly Slot[]): Reason | null {
	for (const slot of slots) {
		const card = cardIn(sight, slot);
		if (typeof card === 'string') return card;
	}
	return null;
}
