/** `discard` (6.2): a card from the hand or from the table, counted as a play. */
import type { Facts, Seat } from '../../../engine/contract';
import { cardOf, refOf } from '../content';
import { giveUp, shelve } from '../discarding';
import type { Draft } from '../draft';
import { hasPlayLeft } from '../effects/extra-plays';
import type { Raw } from '../raw';
import { deny, insist } from '../raw';
import type { ReasonCode } from '../reasons';
import type { Place } from '../table';
import { ownPlace } from '../table';
import type { CardRef, State } from '../types';
import { cardInHand, removeFromHand } from './hand';

export function discardMove(draft: Draft, seat: Seat, raw: Raw, facts: Facts): void {
	const { state } = draft;
	insist(discardProblem(state, seat));
	if (raw.slot !== undefined) {
		const { slot, info } = cardInHand(state, seat, raw, facts);
		removeFromHand(draft, seat, slot);
		shelve(draft, refOf(seat, info.id), seat, 'discarded');
	} else {
		const { unit } = raw;
		const place = ownPlace(state, seat, unit);
		if (place === null || typeof unit !== 'string') deny('not-yours');
		if (!isDiscardable(unit, place.part)) deny('cannot-discard');
		giveUp(draft, unit, 'discarded');
	}
	state.plays += 1;
}

export function discardProblem(state: State, seat: Seat): ReasonCode | null {
	if (state.phase !== 'play') return 'wrong-phase';
	return hasPlayLeft(state, seat) ? null : 'no-plays-left';
}

/** Neither a land nor a burden that another has laid on it. */
export function isDiscardable(card: CardRef, part: Place['part']): boolean {
	if (part === 'land') return false;
	return part !== 'attached' || cardOf(card).played?.zone !== 'enemy-land';
}
