/** Who is asked, and what (sections 3 and 9). */
import type { Seat } from '../../engine/contract';
import type { Decision, State } from './types';

const NOBODY: readonly Seat[] = [];

export function actors(state: State): readonly Seat[] {
	if (state.outcome !== null || state.requests.length > 0) return NOBODY;
	const due = state.pending[0];
	if (due !== undefined) return [due.seat];
	if (state.window !== null) return state.window.waiting;
	return state.turn === null ? NOBODY : [state.turn];
}

export function question(state: State, seat: Seat): string {
	if (!actors(state).includes(seat)) return '';
	const due = state.pending[0];
	if (due !== undefined) return decisionText(due);
	if (state.window !== null) return `w${state.window.id}`;
	return `${state.round} ${seat} ${state.phase}`;
}

function decisionText(due: Decision): string {
	if (due.kind === 'hand-discard') return `${due.kind} ${due.count}`;
	return `${due.kind} ${due.land} ${due.units.join(' ')}`;
}
