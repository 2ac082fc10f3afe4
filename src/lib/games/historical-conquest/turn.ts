/** Turns: their start (5.3), their phases and their end (5.1). */
import type { Seat } from '../../engine/contract';
import { endBoosts } from './boosts';
import { cardOf } from './content';
import { discard } from './discarding';
import type { Draft } from './draft';
import { drawCards, handSize } from './drawing';
import { finishAtGoal, finishAtLimit } from './outcome';
import { battlesOn, isIn, visitHeldCards } from './table';
import { triggers } from './triggers';
import type { Mark, Phase, Task } from './types';

export function startTurn(draft: Draft, seat: Seat): void {
	const { state } = draft;
	state.turn = seat;
	state.phase = 'play';
	state.plays = state.extraPlays = state.attacks = state.extraAttacks = 0;
	state.stepUsed = false;
	state.moved = [];
	draft.tell?.({ type: 'turn-started', seat, round: state.round });
	for (const other of state.order) if (draft.player(other).gained !== 0) draft.edit(other).gained = 0;
	const { truce, resting } = draft.player(seat);
	if (truce) draft.tell?.({ type: 'truce-ended', seat });
	if (truce || resting) Object.assign(draft.edit(seat), { truce: false, resting: false });
	endBoosts(draft, (boost) => boost.until === 'next-turn' && boost.by === seat);
	draft.first(...upkeepTasks(draft, seat));
}

/** Upkeep abilities of everything the seat holds, in table order. */
function upkeepTasks(draft: Draft, seat: Seat): readonly Task[] {
	const tasks: Task[] = [];
	visitHeldCards(draft.state, seat, (card, place) => tasks.push(...triggers(card, cardOf(card).upkeep, place)));
	return tasks;
}

/** `next`: the turn seat goes on to the next phase. */
export function nextPhase(draft: Draft, seat: Seat): void {
	switch (draft.state.phase) {
		case 'play':
			return startPhase(draft, seat, battlesOn(draft.state) ? 'attack' : 'move');
		case 'attack':
			return startPhase(draft, seat, 'move');
		case 'move':
			drawCards(draft, seat, handSize(draft.state, seat) - draft.player(seat).hand.length);
			return startPhase(draft, seat, 'end');
		default:
			return endTurn(draft, seat);
	}
}

function startPhase(draft: Draft, seat: Seat, phase: Phase): void {
	draft.state.phase = phase;
	draft.tell?.({ type: 'phase-started', seat, phase });
}

function endTurn(draft: Draft, seat: Seat): void {
	draft.edit(seat).turns += 1;
	draft.tell?.({ type: 'turn-ended', seat });
	endBoosts(draft, (boost) => boost.until === 'turn');
	if (Object.keys(draft.state.marks).length > 0) {
		passTime(draft, seat);
		forgetTurnMarks(draft);
	}
	passTurn(draft);
}

/** Cards of the seat that last a number of turns have one less, and are discarded at 0. */
function passTime(draft: Draft, seat: Seat): void {
	visitHeldCards(draft.state, seat, (card) => {
		const mark = draft.state.marks[card];
		if (mark?.left === undefined) return;
		const left = mark.left - 1;
		draft.tell?.({ type: 'time-passed', card, holder: seat, left });
		if (left > 0) draft.mark(card, { ...mark, left });
		else discard(draft, card, 'expired');
	});
}

function forgetTurnMarks(draft: Draft): void {
	for (const [card, mark] of Object.entries(draft.state.marks)) {
		if (mark.usedTurn === undefined) continue;
		const { usedTurn: _forgotten, ...rest }: Mark = mark;
		draft.mark(card, Object.keys(rest).length > 0 ? rest : null);
	}
}

/** The next seat still in starts its turn. When the order wraps, the round ends first (8.2), and with it perhaps the game. */
export function passTurn(draft: Draft): void {
	const { state } = draft;
	const { order } = state;
	const from = state.turn === null ? -1 : order.indexOf(state.turn);
	for (let i = 1; i <= order.length; i++) {
		const index = from + i;
		if (index === order.length && roundEnds(draft)) return;
		const seat = order[index % order.length];
		if (seat !== undefined && isIn(state, seat)) return startTurn(draft, seat);
	}
}

/** True: the game is over. */
function roundEnds(draft: Draft): boolean {
	const { state } = draft;
	draft.tell?.({ type: 'round-ended', round: state.round });
	if (state.options.evenTurns && finishAtGoal(draft)) return true;
	if (finishAtLimit(draft)) return true;
	state.round += 1;
	return false;
}
