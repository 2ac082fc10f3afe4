/** Sharing at the end of a turn: how many cards are too many, and who gets the next one. Read from the rules. */
import type { Seat } from '../../../../engine/contract';
import { lowestSeats } from '../../apply/turn';
import { handLimit, heroOf } from '../../heroes';
import type { Move, State } from '../../types';

export interface Sharing {
	readonly giver: Seat;
	/** Cards beyond the limit. */
	readonly over: number;
	readonly limit: number;
	/** Null: the giver is among the lowest and discards. */
	readonly takers:
		readonly { readonly seat: Seat; readonly level: number; readonly got: number; readonly isNext: boolean }[] | null;
}

/** Null: nobody shares. `legal`: of whoever is asked; empty for everybody else, who see the same plates. */
export function sharingOf(state: State, legal: readonly Move[]): Sharing | null {
	if (state.phase !== 'share' || state.turn === null) return null;
	const giver = state.turn;
	const limit = handLimit(state, giver);
	const over = heroOf(state, giver).hand.length - limit;
	const low = lowestSeats(state);
	if (low.includes(giver)) return { giver, over, limit, takers: null };
	const lit = new Set(legal.flatMap((move) => (move.type === 'share' && move.to !== null ? [move.to] : [])));
	const takers = low.map((seat) => ({
		seat,
		level: heroOf(state, seat).level,
		got: state.shared[seat] ?? 0,
		isNext: lit.has(seat)
	}));
	return { giver, over, limit, takers };
}
