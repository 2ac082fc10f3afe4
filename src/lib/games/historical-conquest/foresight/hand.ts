/** What the seat's own cards can do now: the hand, and abilities kept on the table. */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import { cardOf, findCard } from '../content';
import { legal } from '../legal';
import type { ReasonCode } from '../reasons';
import { playerAt, visitHeldCards } from '../table';
import type { CardRef, Move, State } from '../types';
import { refusalOf } from './foresee';

export type PlayMove = Extract<Move, { readonly type: 'play' }>;
export type UseMove = Extract<Move, { readonly type: 'use' }>;

/** A card of the hand: the moves that play it, or why there are none. */
export interface HandCard {
	readonly slot: Slot;
	/** Null while its face is on its way. */
	readonly card: string | null;
	readonly plays: readonly PlayMove[];
	readonly refusal: ReasonCode | null;
}

export function handCards(state: State, seat: Seat, sees: Facts): readonly HandCard[] {
	const moves = legal(state, seat, sees).filter((move) => move.type === 'play');
	return playerAt(state, seat).hand.map((slot) => {
		const card = findCard(sees[slot])?.id ?? null;
		const plays = moves.filter((move) => move.slot === slot);
		if (card === null || plays.length > 0) return { slot, card, plays, refusal: null };
		return { slot, card, plays, refusal: refusalOf(state, seat, { type: 'play', slot, card }, sees) };
	});
}

/** A saved or each-turn ability of a card that the seat holds: the moves that use it, or why there are none. */
export interface Keepsake {
	readonly card: CardRef;
	readonly ability: number;
	readonly uses: readonly UseMove[];
	readonly refusal: ReasonCode | null;
}

export function keepsakes(state: State, seat: Seat, sees: Facts): readonly Keepsake[] {
	const moves = legal(state, seat, sees).filter((move) => move.type === 'use');
	const found: Keepsake[] = [];
	visitHeldCards(state, seat, (card) => {
		for (const ability of cardOf(card).usable) {
			const uses = moves.filter((move) => move.unit === card && move.ability === ability);
			// Nothing is named: where only a price or a target lacks, there is none to be had.
			const refusal = uses.length > 0 ? null : refusalOf(state, seat, { type: 'use', unit: card, ability }, sees);
			found.push({ card, ability, uses, refusal });
		}
	});
	return found;
}
