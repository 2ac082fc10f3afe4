import { lowestLevel } from '../heroes';
import { setLevel } from '../flow/levels';
import type { OpOf, VictimEffect } from './kind';

/** Down to the lowest level among the living; Steadfast does not help. */
export const levelToLowest: VictimEffect<OpOf<'level-to-lowest'>> = (d, { seat, why }) => {
	setLevel(d, seat, lowestLevel(d.s), why);
	return true;
};
