/** Settling (7.7): after every move and every fact, until a fact, a decision or a seat is waited for. */
import { relieveCrowding } from './capacity';
import { cardOf } from './content';
import { discard } from './discarding';
import type { Draft } from './draft';
import type { Leaver } from './leaving';
import { removeSeats } from './leaving';
import { OUT_MORALE } from './constants';
import { finish, finishAtGoal, seatsIn } from './outcome';
import { runTask } from './resolving';
import { fromTurnSeat, isIn } from './table';
import { passTurn } from './turn';
import type { CardRef, State } from './types';
import { closeWindow } from './windows';

export function settle(draft: Draft): void {
	const { state } = draft;
	while (state.outcome === null && state.requests.length === 0 && state.pending.length === 0) {
		const [task, ...rest] = state.queue;
		if (task !== undefined) {
			state.queue = rest;
			runTask(draft, task);
			continue;
		}
		discardSpent(draft);
		if (checkEnd(draft) || relieveCrowding(draft)) continue;
		const { window } = state;
		if (window === null || window.waiting.length > 0) return;
		closeWindow(draft, window);
	}
}

/** Cards of the active pile that can do nothing any more (2.3). */
function discardSpent(draft: Draft): void {
	for (const seat of draft.state.order) {
		for (const card of draft.player(seat).active) if (isSpent(draft.state, card)) discard(draft, card, 'spent');
	}
}

function isSpent(state: State, card: CardRef): boolean {
	const used = state.marks[card]?.used;
	return cardOf(card).abilities.every(
		({ when }, index) => when === 'on-play' || (when === 'saved' && used?.includes(index) === true)
	);
}

/** 8.1. True: something has changed. */
export function checkEnd(draft: Draft): boolean {
	const { state } = draft;
	const leavers = findLeavers(draft);
	if (leavers.length > 0) removeSeats(draft, leavers);
	const left = seatsIn(state);
	if (left.length === 0)
		finish(
			draft,
			leavers.map(({ seat }) => seat).sort((a, b) => a - b),
			'all-out'
		);
	else if (left.length === 1) finish(draft, left, 'last-standing');
	else if (!state.options.evenTurns) finishAtGoal(draft);
	if (state.outcome !== null) return true;
	if (state.turn === null || isIn(state, state.turn)) return leavers.length > 0;
	passTurn(draft);
	return true;
}

function findLeavers(draft: Draft): readonly Leaver[] {
	const leavers: Leaver[] = [];
	for (const seat of fromTurnSeat(draft.state)) {
		const { out, morale, lands } = draft.player(seat);
		if (out !== null) continue;
		if (morale <= OUT_MORALE) leavers.push({ seat, reason: 'morale' });
		else if (lands.length === 0) leavers.push({ seat, reason: 'no-land' });
	}
	return leavers;
}
