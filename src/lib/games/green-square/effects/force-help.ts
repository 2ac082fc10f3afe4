import type { OneShotOp } from '../content';
import { badTarget } from '../targets';
import { joinAsHelper } from '../flow/helper';
import { ruleHolds } from '../conditions';
import { isForTheWin } from '../strength';
import type { Seat } from '../types';
import { tellPlayed } from './kind';
import type { CardEffect } from './kind';

/** Somebody has to help, unless the fight is for the win. */
export const forceHelp: CardEffect<Extract<OneShotOp, { op: 'force-help' }>> = {
	check(state, seat, move) {
		if (state.battle?.helper !== null) return 'already-helped';
		if (ruleHolds(state, 'no-help')) return 'no-help-allowed';
		const bad = badTarget(state, move.target);
		if (bad !== null) return bad;
		if (move.target === seat) return 'bad-target';
		return isForTheWin(state) ? 'for-the-win' : null;
	},
	play(d, seat, move, _op, card) {
		const target = move.target as Seat;
		tellPlayed(d, seat, card, { target });
		joinAsHelper(d, target, null);
	}
};
