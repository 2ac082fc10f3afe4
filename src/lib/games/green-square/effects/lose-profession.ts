import { raise } from '../flow/ask';
import { heroOf } from '../heroes';
import type { OpOf, VictimEffect } from './kind';

/** One profession; of two the victim chooses. */
export const loseProfession: VictimEffect<OpOf<'lose-profession'>> = (d, { seat, why }) => {
	const from = heroOf(d.s, seat).professions.slice();
	raise(d, { seat, kind: 'lose-profession', from, why });
	return from.length > 0;
};
