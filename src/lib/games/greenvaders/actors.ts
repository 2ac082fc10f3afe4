/** Who is asked, and what (specification, sections 5.1 and 9.2). */
import type { Seat } from '../../engine/contract';
import { hasRequest } from './requests';
import { handOf } from './supply';
import type { State } from './types';

/** The seat that decides next, whatever is still being asked for; null when nobody does. */
export function actorOf(state: State): Seat | null {
	switch (state.phase) {
		case 'draft':
		case 'start':
		case 'reactivate':
			return state.queue[0] ?? null;
		case 'special':
			return state.vacant[0]?.by ?? null;
		case 'over':
			return null;
		default:
			return state.turn.seat;
	}
}

export function actors(state: State): readonly Seat[] {
	if (hasRequest(state)) return [];
	const seat = actorOf(state);
	return seat === null ? [] : [seat];
}

/** A Pot-voir used does not change the question: the seat is still asked to play, or to draw. */
export function question(state: State, seat: Seat): string {
	if (hasRequest(state) || actorOf(state) !== seat) return '';
	const { phase, turn } = state;
	switch (phase) {
		case 'draft':
		case 'start':
			return `${phase} ${state.queue.length}`;
		case 'special':
			return `${phase} ${turn.n} ${turn.played} ${state.vacant[0]?.grid} ${turn.steps[0] + turn.steps[1]}`;
		case 'draw':
			return `${phase} ${turn.n} ${handOf(state, seat).length}`;
		default:
			return `${phase} ${turn.n}`;
	}
}
