import { mend, refit } from '../flow/leave';
import { heroOf } from '../heroes';
import type { OpOf, VictimEffect } from './kind';

/** Another diet; items that need the old one go off. */
export const setFood: VictimEffect<OpOf<'set-food'>> = (d, { seat, op }) => {
	const hero = heroOf(d.s, seat);
	if (hero.food === op.food) return false;
	hero.food = op.food;
	d.tell?.({ type: 'food-set', seat, food: op.food });
	refit(d, seat);
	mend(d, seat);
	return true;
};
