/** A move tried on the side, by the rules themselves: every forecast, preview and refusal of a sheet comes from here. */
import type { Facts, Seat } from '../../../../engine/contract';
import { pickFacts } from '../../../../engine/fold';
import { Illegal } from '../../../../engine/illegal';
import { apply } from '../../apply/index';
import type { Event } from '../../events';
import { shows } from '../../shows';
import type { Move, State } from '../../types';

/** Who tries, and what that seat knows. */
export interface Standpoint {
	readonly state: State;
	readonly seat: Seat;
	readonly sees: Facts;
}

export type Trial =
	| { readonly after: State; readonly events: readonly Event[]; readonly refusal: null }
	| { readonly after: null; readonly events: readonly Event[]; readonly refusal: string };

export function tryOut({ state, seat, sees }: Standpoint, move: Move): Trial {
	const events: Event[] = [];
	try {
		const after = apply(state, seat, move, pickFacts(sees, shows(state, seat, move)), (event) =>
			events.push(event as Event)
		);
		return { after, events, refusal: null };
	} catch (error) {
		if (error instanceof Illegal) return { after: null, events: [], refusal: error.code };
		throw error;
	}
}

/** The position after a move; null if the rules refuse it. */
export const after = (from: Standpoint, move: Move): State | null => tryOut(from, move).after;
