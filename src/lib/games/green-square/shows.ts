/** The hidden cards that a move lays open (§6.0 check 6, §9): those in the own hand. Never throws, whatever the move. */
import type { Seat, Slot } from '../../engine/contract';
import { paysCards } from './apply/use';
import { heroOf, isSeat } from './heroes';
import { readMove, readOffer, slotsOf } from './moves';
import type { Move, State } from './types';

export function shows(state: State, seat: Seat, raw: Move): Slot[] {
	const move = readMove(raw);
	if (move === null || !isSeat(state, seat)) return [];
	const named = namedSlots(state, move);
	if (named.length === 0) return named;
	const { hand } = heroOf(state, seat);
	return named.filter((slot, i) => hand.includes(slot) && state.faces[slot] === undefined && named.indexOf(slot) === i);
}

function namedSlots(state: State, move: Move): Slot[] {
	switch (move.type) {
		case 'play':
			return [move.card, move.on, move.bring].filter((slot) => typeof slot === 'string');
		case 'trouble':
			return [move.card];
		case 'sell':
			return [...move.cards];
		case 'use':
			return paysCards(move.ability) ? [...slotsOf(move.cards)] : [];
		case 'explore':
			return move.regrow === undefined ? [] : [move.regrow];
		case 'share':
			return move.to === null ? [move.card] : [];
		case 'choose':
			return state.ask?.kind === 'lose-hand' && typeof move.pick === 'string' ? [move.pick] : [];
		case 'ask-help':
			return [...(readOffer(move.offer)?.play ?? [])];
		default:
			return [];
	}
}
