import type { OneShotOp } from '../content';
import { faceOf } from '../heroes';
import type { CardEffect } from './kind';

/** Added to every further run-away roll of this battle. */
export const fleeBonus: CardEffect<Extract<OneShotOp, { op: 'flee-bonus' }>> = {
	check: () => null,
	play(d, seat, _move, op, card) {
		const { battle } = d.s;
		if (battle === null) return;
		battle.fleeBonus[seat] = (battle.fleeBonus[seat] ?? 0) + op.n;
		d.tell?.({ type: 'flee-bonus', seat, card, face: faceOf(d.s, card), n: op.n });
	}
};
