import type { BoonOp } from '../content';
import { dropLasting } from '../flow/turn';
import { faceOf, heroOf } from '../heroes';
import type { Slot } from '../types';
import { discard } from '../zones';
import type { CardEffect } from './kind';

/** An own lasting disaster is gone. */
export const cleanse: CardEffect<Extract<BoonOp, { op: 'cleanse' }>> = {
	check: (state, seat, move) => (heroOf(state, seat).lasting.includes(move.lasting as Slot) ? null : 'no-lasting'),
	play(d, seat, move, _op, card) {
		d.tell?.({ type: 'cleansed', seat, card, face: faceOf(d.s, card) });
		discard(d, seat, card);
		dropLasting(d, seat, move.lasting as Slot);
	}
};
