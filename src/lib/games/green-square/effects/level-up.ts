import type { BoonOp } from '../content';
import { badTarget } from '../targets';
import { setLevel } from '../flow/levels';
import { faceOf, heroOf } from '../heroes';
import type { Seat } from '../types';
import { discard } from '../zones';
import { tellPlayed } from './kind';
import type { CardEffect } from './kind';

/** A level for anybody, but never the last one. */
export const levelUp: CardEffect<Extract<BoonOp, { op: 'level-up' }>> = {
	check(state, _seat, move, op) {
		const bad = badTarget(state, move.target);
		if (bad !== null) return bad;
		return heroOf(state, move.target as Seat).level + op.n >= state.options.goal ? 'not-to-goal' : null;
	},
	play(d, seat, move, op, card) {
		const target = move.target as Seat;
		tellPlayed(d, seat, card, { target });
		setLevel(d, target, heroOf(d.s, target).level + op.n, faceOf(d.s, card));
		discard(d, seat, card);
	}
};
