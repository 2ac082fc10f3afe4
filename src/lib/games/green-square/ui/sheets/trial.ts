/** Moves tried on the side: every forecast, preview and refusal of a sheet comes from the rules themselves. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Reason } from '../../reasons';
import type { Move, State } from '../../types';
import * as trial from '../model/trial';

/** Who tries, and what that seat knows. */
export interface Standpoint {
	readonly state: State;
	readonly seat: Seat;
	readonly sees: Facts;
}

/** Why the rules refuse a move; null: they take it. */
export const refused = ({ state, seat, sees }: Standpoint, move: Move): Reason | null =>
	trial.refused(state, seat, move, sees);

/** The position after a move; null if the rules refuse it. */
export function after(from: Standpoint, move: Move): State | null {
	return refused(from, move) === null ? trial.tryOut(from.state, from.seat, move, from.sees).after : null;
}
