/** What a seat may do without being asked, resigning apart: `legal` speaks only to those who are asked, so a screen reads this beside it. */
import type { Seat } from '../../../engine/contract';
import { checkMove } from '../apply/index';
import { situationOf } from '../situation';
import type { Move, State } from '../types';

const CANDIDATES: readonly Move[] = [{ type: 'wake' }, { type: 'withdraw' }];

export function asides(state: State, seat: Seat): readonly Move[] {
	if (state.result !== null || state.need.length > 0) return [];
	const sight = { state, seat, situation: situationOf(state), facts: {} };
	return CANDIDATES.filter((move) => checkMove(sight, move) === null);
}
