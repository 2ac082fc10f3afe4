import type { BoonOp } from '../content';
import { discard, drawToHand } from '../zones';
import { tellPlayed } from './kind';
import type { CardEffect } from './kind';

/** More upgrades. The card is discarded first, so a reshuffle takes it in. */
export const drawUpgrades: CardEffect<Extract<BoonOp, { op: 'draw' }>> = {
	check: () => null,
	play(d, seat, _move, op, card) {
		tellPlayed(d, seat, card, {});
		discard(d, seat, card);
		drawToHand(d, seat, 'upg', op.n);
	}
};
