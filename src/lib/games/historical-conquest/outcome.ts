/** Who has won (section 8). */
import type { Seat } from '../../engine/contract';
import type { Draft } from './draft';
import { playerAt } from './table';
import type { Outcome, Player, State } from './types';

/** Seats still in, ascending. */
export function seatsIn(state: State): readonly Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < state.options.players; seat++) if (playerAt(state, seat).out === null) seats.push(seat);
	return seats;
}

/** The game is over: nothing waits any more. */
export function finish(draft: Draft, winners: readonly Seat[], reason: Outcome['reason']): void {
	const { state } = draft;
	state.outcome = { winners, reason };
	state.phase = 'over';
	state.window = null;
	state.battle = null;
	state.pending = [];
	state.requests = [];
	state.queue = [];
	draft.tell?.({ type: 'game-ended', winners, reason });
}

/** 8.1 step 3: seats at the goal; the highest morale wins, equal ones share. Never in domination. True: the game is over. */
export function finishAtGoal(draft: Draft): boolean {
	const { state } = draft;
	if (state.options.mode === 'domination') return false;
	const there = seatsIn(state).filter((seat) => playerAt(state, seat).morale >= state.options.goal);
	if (there.length === 0) return false;
	finish(draft, best(state, there, [morale]), 'morale-goal');
	return true;
}

/** 8.2 (b): the last round is over. True: the game is over. */
export function finishAtLimit(draft: Draft): boolean {
	const { state } = draft;
	if (state.options.roundLimit === 0 || state.round < state.options.roundLimit) return false;
	const ranking = state.options.mode === 'domination' ? [lands, morale] : [morale, lands];
	finish(draft, best(state, seatsIn(state), ranking), 'round-limit');
	return true;
}

const morale = (player: Player): number => player.morale;
const lands = (player: Player): number => player.lands.length;

/** The seats with the highest first measure, among them those with the highest second, and so on. */
function best(
	state: State,
	seats: readonly Seat[],
	measures: readonly ((player: Player) => number)[]
): readonly Seat[] {
	return measures.reduce<readonly Seat[]>((left, measure) => {
		const top = Math.max(...left.map((seat) => measure(playerAt(state, seat))));
		return left.filter((seat) => measure(playerAt(state, seat)) === top);
	}, seats);
}
