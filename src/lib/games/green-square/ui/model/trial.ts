/** A move carried out on the side, by the rules themselves: what a preview shows, and why a tap is refused. */
import type { Facts, Seat } from '../../../../engine/contract';
import { pickFacts } from '../../../../engine/fold';
import { refusal } from '../../../../engine/illegal';
import { apply } from '../../apply/index';
import type { Event } from '../../events';
import { REASON_CODES, type Reason } from '../../reasons';
import { shows } from '../../shows';
import type { Move, State } from '../../types';

export interface Trial {
	/** The last of them, where one tap makes several. */
	readonly move: Move;
	readonly after: State;
	readonly events: readonly Event[];
}

/** Throws for a move that the rules refuse. */
export function tryOut(state: State, seat: Seat, move: Move, sees: Facts): Trial {
	const events: Event[] = [];
	const shown = pickFacts(sees, shows(state, seat, move));
	const after = apply(state, seat, move, shown, (event) => events.push(event as Event));
	return { move, after, events };
}

/** Several moves of one seat, one after the other. */
export function tryAll(state: State, seat: Seat, [first, ...rest]: readonly [Move, ...Move[]], sees: Facts): Trial {
	return rest.reduce(
		(trial, move) => {
			const next = tryOut(trial.after, seat, move, sees);
			return { ...next, events: [...trial.events, ...next.events] };
		},
		tryOut(state, seat, first, sees)
	);
}

/** Null: the rules allow it. */
export function refused(state: State, seat: Seat, move: Move, sees: Facts): Reason | null {
	const said = refusal(() => tryOut(state, seat, move, sees));
	return said === null ? null : (REASON_CODES.find((code) => code === said) ?? 'wrong-phase');
}
