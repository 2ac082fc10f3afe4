/** Going out (8.3), by morale, by losing the last land, or by resignation. */
import type { Seat } from '../../engine/contract';
import { endBattle } from './aftermath';
import { endBoosts } from './boosts';
import { cardOf, ownerOf } from './content';
import { discard, shelve } from './discarding';
import type { Draft } from './draft';
import { without } from './draft';
import { findLand } from './table';
import type { CardRef, OutReason, State } from './types';

export interface Leaver {
	readonly seat: Seat;
	readonly reason: OutReason;
}

/** Removes seats together. The end must be checked next. */
export function removeSeats(draft: Draft, leavers: readonly Leaver[]): void {
	for (const { seat, reason } of leavers) {
		draft.edit(seat).out = reason;
		draft.tell?.({ type: 'seat-out', seat, reason });
	}
	for (const { seat } of leavers) removeCards(draft, seat);
	for (const { seat } of leavers) dropBusiness(draft, seat);
}

/** The hand vanishes unseen; cards of the table go to their owners without triggers; the lands stay, empty. */
function removeCards(draft: Draft, seat: Seat): void {
	const player = draft.edit(seat);
	player.hand = [];
	for (const land of player.lands)
		for (const card of [...land.cards, ...land.attached]) discard(draft, card, 'seat-out');
	for (const card of player.active) discard(draft, card, 'seat-out');
	endBoosts(
		draft,
		(boost) =>
			boost.by === seat ||
			boost.for === seat ||
			(boost.land !== null && findLand(draft.state, boost.land)?.seat === seat)
	);
}

/** Nothing waits for the seat any more; if it is its turn, nothing waits at all. */
function dropBusiness(draft: Draft, seat: Seat): void {
	const { state } = draft;
	const { battle, window } = state;
	if (state.turn === seat) {
		for (const card of unplaced(state)) shelve(draft, card, ownerOf(card), 'seat-out');
		if (window !== null) closeQuietly(draft);
		if (battle !== null) endBattle(draft);
		state.pending = [];
		state.requests = [];
		state.queue = [];
		return;
	}
	state.pending = state.pending.filter((decision) => decision.seat !== seat);
	if (battle?.defender === seat) {
		state.pending = state.pending.filter((decision) => decision.kind !== 'occupy');
		state.queue = state.queue.filter((task) => task.do !== 'battle');
		if (window?.kind === 'battle') closeQuietly(draft);
		return endBattle(draft);
	}
	if (window === null) return;
	state.window = { ...window, members: without(window.members, seat), waiting: without(window.waiting, seat) };
}

function closeQuietly(draft: Draft): void {
	const { window } = draft.state;
	draft.state.window = null;
	if (window !== null && window.members.length > 0) draft.tell?.({ type: 'window-closed', id: window.id });
}

/** Cards announced, or being resolved and not yet placed. */
function unplaced(state: State): readonly CardRef[] {
	const cards = new Set<CardRef>();
	const item = state.window?.item ?? null;
	if (item !== null && item.ability === null) cards.add(item.card);
	for (const task of state.queue) {
		if (task.do === 'shelve') cards.add(task.card);
		else if (task.do === 'found' && task.unit !== null) cards.add(task.unit);
		else if (task.do === 'resolve' && task.item.ability === null) cards.add(task.item.card);
		else if (task.do === 'arrive' && cardOf(task.item.card).played?.zone === 'discard') cards.add(task.item.card);
	}
	return [...cards];
}
