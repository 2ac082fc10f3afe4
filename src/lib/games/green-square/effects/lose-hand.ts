import { doNext } from '../draft';
import { raise } from '../flow/ask';
import { heroOf } from '../heroes';
import { repeat } from './kind';
import type { OpOf, VictimEffect } from './kind';

/** The victim chooses cards, one ask each; a hand that is not larger goes as a whole and unasked. */
export const loseHand: VictimEffect<OpOf<'lose-hand'>> = (d, blow) => {
	const { seat, why, op } = blow;
	const { hand } = heroOf(d.s, seat);
	if (hand.length === 0) return false;
	if (op.n === 'all' || op.n >= hand.length) {
		doNext(d, { do: 'discard-hand', seat, cards: hand.slice() });
		return true;
	}
	repeat(d, blow);
	raise(d, { seat, kind: 'lose-hand', from: hand.slice(), why });
	return true;
};
