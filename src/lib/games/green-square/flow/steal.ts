/** The die of a theft (§7.6): the item, or a card of the thief's hand. */
import { STEAL_TOTAL } from '../content';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { isLiving } from '../heroes';
import { entryOf } from '../items';
import type { Step } from '../types';
import { needRoll, rolled } from '../zones';
import { leavePlay, mend, receive } from './leave';

export function afterSteal(d: Draft, step: Extract<Step, { do: 'steal' }>): void {
	const { seat, target, item, rolls } = step;
	if (!isLiving(d.s, target) || entryOf(d.s, target, item) === undefined) return;
	const [die] = rolled(rolls);
	if (die === undefined) {
		doNext(d, step);
		return needRoll(d, 6);
	}
	const stolen = die >= STEAL_TOTAL;
	d.tell?.({ type: 'steal-rolled', seat, target, die, stolen });
	if (!stolen) return doNext(d, { do: 'random-card', seat, to: target, rolls: {} });
	leavePlay(d, target, item);
	receive(d, target, seat, item, 'theft');
	mend(d, seat);
	mend(d, target);
}
