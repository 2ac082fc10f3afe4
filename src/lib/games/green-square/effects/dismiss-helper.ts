import type { OneShotOp } from '../content';
import { helperLeaves } from '../flow/helper';
import type { CardEffect } from './kind';

/** The helper leaves and the deal is void. */
export const dismissHelper: CardEffect<Extract<OneShotOp, { op: 'dismiss-helper' }>> = {
	check: (state) => (state.battle?.helper === null ? 'no-helper' : null),
	play: (d, seat) => helperLeaves(d, 'dismissed', seat)
};
