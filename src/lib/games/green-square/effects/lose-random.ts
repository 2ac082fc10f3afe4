import { doNext } from '../draft';
import { heroOf } from '../heroes';
import { repeat } from './kind';
import type { OpOf, VictimEffect } from './kind';

/** A die picks a hand card. */
export const loseRandom: VictimEffect<OpOf<'lose-random'>> = (d, blow) => {
	const { seat } = blow;
	if (heroOf(d.s, seat).hand.length === 0) return false;
	repeat(d, blow);
	doNext(d, { do: 'random-card', seat, to: null, rolls: {} });
	return true;
};
