/**
 * What a seat would leave undone by ending its turn now: facts to warn of before the cards are drawn, gravest first.
 */
import type { Facts, Seat } from '../../../engine/contract';
import { cardOf } from '../content';
import { handSize } from '../drawing';
import { hasPlayLeft, playLimit } from '../effects/extra-plays';
import { legal } from '../legal';
import { battlesOn, ownLand, ownLandWith, playerAt } from '../table';
import type { CardRef, Land, Move, State } from '../types';
import type { Outlook, Attack } from './outlook';
import { outlookOf } from './outlook';
import type { Threat } from './threats';
import { threatsTo } from './threats';

export type Neglect =
	/**
	 * A land without a unit that somebody can take. `help`: a move of this turn that puts a unit there and empties no
	 * other land.
	 */
	| {
			readonly kind: 'empty-land';
			readonly land: CardRef;
			readonly threats: readonly Threat[];
			readonly help: Move | null;
	  }
	/** An attack that is won whatever the defender may hold. */
	| { readonly kind: 'sure-win'; readonly move: Attack; readonly outlook: Outlook }
	/** Cards that could still be played. */
	| { readonly kind: 'plays-left'; readonly count: number };

/** Empty unless it is the seat's turn, before the draw, and nothing else is asked. */
export function neglects(state: State, seat: Seat, sees: Facts): readonly Neglect[] {
	const { phase, turn } = state;
	const isFree = state.pending.length === 0 && state.window === null && state.requests.length === 0;
	if (turn !== seat || !isFree || (phase !== 'play' && phase !== 'attack' && phase !== 'move')) return [];
	return [...emptyLands(state, seat, sees), ...sureWin(state, seat, sees), ...playsLeft(state, seat, sees)];
}

/** How many cards the seat draws when its turn ends. */
export function drawsAhead(state: State, seat: Seat): number {
	const { hand, draw, discard } = playerAt(state, seat);
	const spare = draw.cards.length - draw.next + discard.filter((card) => cardOf(card).land === null).length;
	return Math.min(spare, Math.max(0, handSize(state, seat) - hand.length));
}

function emptyLands(state: State, seat: Seat, sees: Facts): readonly Neglect[] {
	const empty = playerAt(state, seat).lands.filter(({ cards }) => cards.length === 0);
	if (empty.length === 0) return [];
	const threats = threatsTo(state, seat);
	return empty.flatMap((land): readonly Neglect[] => {
		const takers = threats.filter((threat) => threat.land === land.id);
		return takers.length === 0
			? []
			: [{ kind: 'empty-land', land: land.id, threats: takers, help: helpFor(state, seat, land, sees) }];
	});
}

/** A card from the hand, a step, or a voyage, in the order of the phases still to come. */
function helpFor(state: State, seat: Seat, land: Land, sees: Facts): Move | null {
	const fills = (move: Move): boolean => {
		if (move.type === 'play') return move.land === land.id && cardOf(`${seat}/${move.card}`).unit !== null;
		if ((move.type !== 'step' && move.type !== 'voyage') || move.to !== land.id) return false;
		const leaving = move.type === 'voyage' && move.escort !== undefined ? 2 : 1;
		return (ownLandWith(state, seat, move.unit)?.cards.length ?? 0) > leaving;
	};
	const now = legal(state, seat, sees);
	const later = state.phase === 'move' ? [] : legal({ ...state, phase: 'move' }, seat, sees);
	return now.find(fills) ?? later.find((move) => move.type !== 'play' && fills(move)) ?? null;
}

/** The first that is found: one is enough to be told. */
function sureWin(state: State, seat: Seat, sees: Facts): readonly Neglect[] {
	if (state.phase === 'move' || !battlesOn(state)) return [];
	for (const move of legal({ ...state, phase: 'attack' }, seat, sees)) {
		if (move.type !== 'attack' || ownLand(state, seat, move.from) === null) continue;
		const outlook = outlookOf({ ...state, phase: 'attack' }, seat, move, sees);
		if (outlook?.isSure === true) return [{ kind: 'sure-win', move, outlook }];
	}
	return [];
}

function playsLeft(state: State, seat: Seat, sees: Facts): readonly Neglect[] {
	if (state.phase !== 'play' || !hasPlayLeft(state, seat)) return [];
	const cards = new Set<string>();
	for (const move of legal(state, seat, sees)) {
		if (move.type === 'play' && !cardOf(`${seat}/${move.card}`).isInterrupt) cards.add(move.slot);
	}
	const count = Math.min(cards.size, playLimit(state, seat) - state.plays);
	return count === 0 ? [] : [{ kind: 'plays-left', count }];
}
