import { raise } from '../flow/ask';
import { heroOf } from '../heroes';
import type { OpOf, VictimEffect } from './kind';

/** One tribe; of two the victim chooses. */
export const loseTribe: VictimEffect<OpOf<'lose-tribe'>> = (d, { seat, why }) => {
	const from = heroOf(d.s, seat).tribes.slice();
	raise(d, { seat, kind: 'lose-tribe', from, why });
	return from.length > 0;
};
