import type { ItemCard } from '../content';
import { raise } from '../flow/ask';
import { carriedCard, heroOf } from '../heroes';
import type { OpOf, VictimEffect } from './kind';

/** One of the equipped items with the highest printed bonus; extras do not count. */
export const loseBestItem: VictimEffect<OpOf<'lose-best-item'>> = (d, { seat, why }) => {
	const equipped = heroOf(d.s, seat).items.filter((entry) => entry.on);
	const bonus = (slot: string): number => (carriedCard(d.s, slot) as ItemCard).bonus;
	const best = Math.max(...equipped.map((entry) => bonus(entry.card)));
	const from = equipped.map((entry) => entry.card).filter((slot) => bonus(slot) === best);
	raise(d, { seat, kind: 'lose-item', from, why });
	return from.length > 0;
};
