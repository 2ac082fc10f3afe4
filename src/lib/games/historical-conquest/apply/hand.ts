/** A card that leaves the hand by a move: its slot and its face are checked. */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import type { CardInfo } from '../content';
import type { Draft } from '../draft';
import { without } from '../draft';
import { faceInHand } from '../hidden';
import type { Raw } from '../raw';
import { deny } from '../raw';
import { playerAt } from '../table';
import type { State } from '../types';

export function cardInHand(
	state: State,
	seat: Seat,
	raw: Raw,
	facts: Facts
): { readonly slot: Slot; readonly info: CardInfo } {
	const { slot, card } = raw;
	if (typeof slot !== 'string' || !playerAt(state, seat).hand.includes(slot)) deny('not-in-hand');
	return { slot, info: faceInHand(state, seat, slot, card, facts) ?? deny('face-mismatch') };
}

export function removeFromHand(draft: Draft, seat: Seat, slot: Slot): void {
	const player = draft.edit(seat);
	player.hand = without(player.hand, slot);
}
