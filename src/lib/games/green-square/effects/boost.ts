import { sumOf } from '../conditions';
import { SIDES } from '../content';
import type { OneShotOp, Side } from '../content';
import { faceOf } from '../heroes';
import type { CardEffect } from './kind';

/** Strength for one side. The number is fixed when the card is played. */
export const boost: CardEffect<Extract<OneShotOp, { op: 'boost' }>> = {
	check(_state, _seat, move, op) {
		const allowed = op.side === 'any' ? SIDES.includes(move.side as Side) : move.side === op.side;
		return allowed ? null : 'bad-side';
	},
	play(d, seat, move, op, card) {
		const side = move.side as Side;
		const n = op.n + sumOf(d.s, seat, op.extra);
		d.s.battle?.plays.push({ card, seat, side, n });
		d.tell?.({ type: 'boosted', seat, card, face: faceOf(d.s, card), side, n });
	}
};
