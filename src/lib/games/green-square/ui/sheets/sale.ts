/** The sheet in which items are sold for levels. Pure; whether a sale goes through is left to `apply`. */
import type { Pick } from '../../../../ui/game/pointing';
import type { CarriedCard } from '../../content';
import { heroOf } from '../../heroes';
import { saleOf } from '../../sale';
import type { Move, MoveOf, Slot } from '../../types';
import { cardIn } from '../model/faces';
import { inOrder, toggled } from './listing';
import { pickedOf, pickWare } from './picks';
import type { Standpoint } from './trial';

export interface SaleDraft {
	readonly sheet: 'sale';
	readonly cards: readonly Slot[];
}

export interface Ware {
	readonly slot: Slot;
	readonly card: CarriedCard;
	readonly where: 'hand' | 'equipped' | 'carried';
}

/** Everything that can be sold, what is not in use first. */
export function waresOf({ state, seat, sees }: Standpoint): readonly Ware[] {
	const hero = heroOf(state, seat);
	const wares: Ware[] = [];
	const add = (slot: Slot, where: Ware['where']): void => {
		const card = cardIn(state, sees, slot);
		if (card?.kind === 'item' || card?.kind === 'oneshot') wares.push({ slot, card, where });
	};
	for (const { card, on } of hero.items) if (!on) add(card, 'carried');
	for (const slot of hero.hand) add(slot, 'hand');
	for (const { card, on } of hero.items) if (on) add(card, 'equipped');
	return wares;
}

/** The listed sale that costs the least strength, then the fewest points; nothing chosen if there is none. */
export function openSale(from: Standpoint, legal: readonly Move[]): SaleDraft {
	const sales = legal.filter((move): move is MoveOf<'sell'> => move.type === 'sell');
	const priced = sales.map(({ cards }) => ({ cards, ...saleOf(from.state, from.seat, from.sees, cards) }));
	const [best] = priced.sort((a, b) => b.strength - a.strength || a.points - b.points);
	return { sheet: 'sale', cards: best?.cards ?? [] };
}

export function tapSale(draft: SaleDraft, pick: Pick): SaleDraft {
	const ware = pickedOf('ware', pick);
	return ware === null ? draft : { ...draft, cards: toggled(draft.cards, ware) };
}

export const saleMove = ({ cards }: SaleDraft): Move => ({ type: 'sell', cards });

export const tapsToSale = (draft: SaleDraft, cards: readonly Slot[]): readonly Pick[] =>
	inOrder(draft.cards, cards).map(pickWare);

export const thingsOfSale = (from: Standpoint): readonly Pick[] => waresOf(from).map(({ slot }) => pickWare(slot));
