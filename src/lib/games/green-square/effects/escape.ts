import type { OneShotOp } from '../content';
import { doNext, insertSeat } from '../draft';
import { faceOf, fighters } from '../heroes';
import type { CardEffect } from './kind';

/** The runner, or both fighters, get away without a roll. */
export const escape: CardEffect<Extract<OneShotOp, { op: 'escape' }>> = {
	check: () => null,
	play(d, seat, _move, op, card) {
		const { battle } = d.s;
		if (battle === null) return;
		for (const runner of op.who === 'both' ? fighters(d.s) : [seat]) insertSeat(battle.escaped, runner);
		d.tell?.({ type: 'got-away', seat, card, face: faceOf(d.s, card), who: op.who });
		doNext(d, { do: 'run' });
	}
};
