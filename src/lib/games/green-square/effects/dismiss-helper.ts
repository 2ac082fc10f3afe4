import type { OneShotOp } from '../content';
import { helperLeaves } from '../flow/helper';
import { tellPlayed } from './kind';
import type { CardEffect } from './kind';

/** The helper leaves and the deal is void. */
export const dismissHelper: CardEffect<Extract<OneShotOp, { op: 'dismiss-helper' }>> = {
	check: (state) => (state.battle?.helper === null ? 'no-helper' : null),
	play(d, seat, _move, _op, card) {
		const target = d.s.battle?.helper ?? undefined;
		if (target === undefined) return;
		tellPlayed(d, seat, card, { target });
		helperLeaves(d, 'dismissed', seat);
	}
};
