/** The Pot-voir moves that a seat on turn may make; the checks of section 7.6, turned round. */
import type { Facts, Seat } from '../../engine/contract';
import { cardOf, FULL_GRID, type Pot } from './content';
import { armedOf, faceOf } from './hand';
import { sideOf } from './sides';
import { canTake, handOf } from './supply';
import { isFortified } from './targets';
import type { Cell, Move, Placed, State } from './types';

export function potMoves(state: State, seat: Seat, sees: Facts): Move[] {
	return state.pots.active[sideOf(seat)].flatMap((pot) => movesWith(pot, state, seat, sees));
}

const cellOf = ([x, y]: Placed): Cell => [x, y];

function movesWith(pot: Pot, state: State, seat: Seat, sees: Facts): Move[] {
	const cards = state.grids[seat] ?? [];
	const movable = cards.filter((card) => !isFortified(state, seat, cellOf(card)));
	switch (pot) {
		case 'telepot':
			return movable.flatMap((a, at) =>
				movable
					.slice(at + 1)
					.filter((b) => b[2] !== a[2])
					.map((b): Move => ({ type: 'pot', pot, a: cellOf(a), b: cellOf(b) }))
			);
		case 'vacuum':
			return state.river.length > 0 || canTake(state) ? [{ type: 'pot', pot }] : [];
		case 'multipass':
		case 'vip':
			return armedOf(state, seat)[pot] ? [] : [{ type: 'pot', pot }];
		case 'periscope':
			return canTake(state) ? [{ type: 'pot', pot }] : [];
		case 'helicopter':
			return simpleCards(state, seat, sees).flatMap(({ card, face }) =>
				movable
					.filter((placed) => placed[2] !== face && cardOf(placed[2]).kind !== 'special')
					.map((placed): Move => ({ type: 'pot', pot, card, cell: cellOf(placed) }))
			);
		case 'copier':
			if (state.turn.played) return [];
			return cards
				.filter((placed) => cardOf(placed[2]).kind === 'action')
				.map((placed): Move => ({ type: 'pot', pot, cell: cellOf(placed) }));
		case 'surprise':
			return movable
				.filter((placed) => cardOf(placed[2]).kind !== 'special' || (cards.length < FULL_GRID && canTake(state)))
				.map((placed): Move => ({ type: 'pot', pot, cell: cellOf(placed) }));
		case 'necro': {
			const found = [...new Set(state.discard)];
			return simpleCards(state, seat, sees).flatMap(({ card, face }) =>
				found.filter((take) => take !== face).map((take): Move => ({ type: 'pot', pot, card, take }))
			);
		}
		case 'fort':
			return cards.map((placed) => ({ type: 'pot', pot, cell: cellOf(placed) }));
	}
}

/** The simple cards of the hand whose faces the seat knows, each string once. */
function simpleCards(state: State, seat: Seat, sees: Facts): { card: string; face: string }[] {
	const found: { card: string; face: string }[] = [];
	for (const card of new Set(handOf(state, seat))) {
		const face = faceOf(card, sees);
		if (face !== null && cardOf(face).kind === 'simple') found.push({ card, face });
	}
	return found;
}
