import { doNext } from '../draft';
import type { Draft } from '../draft';
import { raise } from '../flow/ask';
import { clockwiseFrom, heroOf, isLiving } from '../heroes';
import type { Seat, Slot } from '../types';
import { fromHand, toHand } from '../zones';
import { repeat } from './kind';
import type { OpOf, VictimEffect } from './kind';

/** The victim chooses a hand card for the next living seat. */
export const passCard: VictimEffect<OpOf<'pass-card'>> = (d, blow) => {
	const { seat, why } = blow;
	const from = heroOf(d.s, seat).hand.slice();
	if (from.length === 0) return false;
	repeat(d, blow);
	raise(d, { seat, kind: 'pass-card', from, why });
	return true;
};

/** Face-down to the neighbour; with no one living beside the victim it is discarded. */
export function answerPassCard(d: Draft, seat: Seat, slot: Slot): void {
	const to = clockwiseFrom(d.s, seat).find((other) => isLiving(d.s, other));
	if (to === undefined) return doNext(d, { do: 'discard-hand', seat, cards: [slot] });
	fromHand(d, seat, slot);
	toHand(d, to, slot);
	d.tell?.({ type: 'card-passed', from: seat, to, card: slot });
}
