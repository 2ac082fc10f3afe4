import { hasAbility, heroOf } from '../heroes';
import { setLevel } from '../flow/levels';
import type { OpOf, VictimEffect } from './kind';

/** Levels lost, never below 1; Steadfast saves one each time. Always finds something to act on. */
export const loseLevel: VictimEffect<OpOf<'lose-level'>> = (d, { seat, why, op }) => {
	const saved = hasAbility(d.s, seat, 'steadfast') ? 1 : 0;
	setLevel(d, seat, heroOf(d.s, seat).level - Math.max(0, op.n - saved), why);
	return true;
};
