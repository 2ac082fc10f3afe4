import type { CarriedCard, ItemClass } from '../content';
import type { Draft } from '../draft';
import { raise } from '../flow/ask';
import { discardFromPlay, mend } from '../flow/leave';
import { carriedCard, heroOf } from '../heroes';
import type { Seat, Slot } from '../types';
import { repeat } from './kind';
import type { OpOf, VictimEffect } from './kind';

/** The victim chooses one carried item, equipped or not; one-shots on the table are Small items. */
export const loseItem: VictimEffect<OpOf<'lose-item'>> = (d, blow) => {
	const { seat, why, op } = blow;
	const from = heroOf(d.s, seat)
		.items.map((entry) => entry.card)
		.filter((slot) => isOfClass(carriedCard(d.s, slot), op.what));
	if (from.length === 0) return false;
	repeat(d, blow);
	raise(d, { seat, kind: 'lose-item', from, why });
	return true;
};

export function answerLoseItem(d: Draft, seat: Seat, slot: Slot): void {
	discardFromPlay(d, seat, slot);
	mend(d, seat);
}

function isOfClass(card: CarriedCard, what: ItemClass): boolean {
	switch (what) {
		case 'any':
			return true;
		case 'big':
			return card.big;
		case 'small':
			return !card.big;
		case 'hand':
			return card.kind === 'item' && (card.slot === 'hand1' || card.slot === 'hand2');
		default:
			return card.kind === 'item' && card.slot === what;
	}
}
