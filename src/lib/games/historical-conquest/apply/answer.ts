/** Answers to windows and to decisions that are due (6.7). */
import type { Facts, Seat } from '../../../engine/contract';
import { refOf } from '../content';
import { discard, kill, shelve } from '../discarding';
import type { Draft } from '../draft';
import { without } from '../draft';
import { takeLand } from '../lands';
import type { Raw } from '../raw';
import { deny } from '../raw';
import { findLand } from '../table';
import type { CardRef, UnitDecision } from '../types';
import { cardInHand, removeFromHand } from './hand';

/** In a window: nothing to answer. With `rest`: nor until the own next turn. To an emptied land: it stays empty. */
export function pass(draft: Draft, seat: Seat, raw: Raw): void {
	const { state } = draft;
	const due = state.pending[0];
	if (due !== undefined) {
		state.pending = state.pending.slice(1);
		draft.tell?.({ type: 'passed', seat, rest: false, land: 'land' in due ? due.land : null });
		return;
	}
	if (state.window === null) deny('nothing-to-answer');
	const rest = raw.rest === true;
	if (rest) draft.edit(seat).resting = true;
	state.window = { ...state.window, waiting: without(state.window.waiting, seat) };
	draft.tell?.({ type: 'passed', seat, rest, land: null });
}

/** The unit named by an answer, if the decision lists it. */
function chosenUnit(draft: Draft, raw: Raw): { readonly due: UnitDecision; readonly unit: CardRef } {
	const due = draft.state.pending[0];
	if (due === undefined || due.kind === 'hand-discard') deny('nothing-to-answer');
	const unit = due.units.find((each) => each === raw.unit) ?? deny('bad-target');
	return { due, unit };
}

export function lose(draft: Draft, raw: Raw): void {
	const { due, unit } = chosenUnit(draft, raw);
	draft.state.pending = draft.state.pending.slice(1);
	if (due.kind === 'casualty') kill(draft, [unit], 'casualty');
	else discard(draft, unit, 'crowded');
}

export function occupy(draft: Draft, seat: Seat, raw: Raw): void {
	const { due, unit } = chosenUnit(draft, raw);
	const held = findLand(draft.state, due.land) ?? deny('bad-target');
	draft.state.pending = draft.state.pending.slice(1);
	takeLand(draft, seat, held, [unit], 'occupied');
}

export function drop(draft: Draft, seat: Seat, raw: Raw, facts: Facts): void {
	const { state } = draft;
	const due = state.pending[0];
	if (due?.kind !== 'hand-discard') deny('nothing-to-answer');
	const { slot, info } = cardInHand(state, seat, raw, facts);
	removeFromHand(draft, seat, slot);
	shelve(draft, refOf(seat, info.id), seat, 'dropped');
	const rest = state.pending.slice(1);
	state.pending = due.count > 1 ? [{ ...due, count: due.count - 1 }, ...rest] : rest;
}
