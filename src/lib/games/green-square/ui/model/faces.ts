/** What the viewer knows of a card: its face, if everybody knows it or this seat does. */
import type { Facts } from '../../../../engine/contract';
import { cardOf, isCardOf, type Card, type CardId } from '../../content';
import type { Slot, State } from '../../types';
import { deckOf } from '../../zones';

export function faceIn(state: State, sees: Facts, slot: Slot): CardId | null {
	const face: unknown = state.faces[slot] ?? sees[slot];
	return isCardOf(deckOf(slot), face) ? face : null;
}

export function cardIn(state: State, sees: Facts, slot: Slot): Card | null {
	const face = faceIn(state, sees, slot);
	return face === null ? null : cardOf(face);
}
