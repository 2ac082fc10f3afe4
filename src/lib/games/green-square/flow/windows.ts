/**
 * Windows (§5.4). One opens for all its members whether or not they could do anything: who holds what must not show. Only what is public
 * leaves a seat out: death, a standing pass, a turn of its own at hand.
 */
import type { Seat } from '../../../engine/contract';
import type { Draft } from '../draft';
import { heroOf, livingSeats, nextInGame } from '../heroes';
import { couldEndTheGame } from '../strength';
import type { State, WindowKind } from '../types';

/** The turn that is running is the last one that `rounds` allows. */
export function isLastTurn(state: State): boolean {
	const { rounds, seats } = state.options;
	return rounds !== null && state.turnNo >= rounds * seats;
}

export function openWindow(d: Draft, kind: WindowKind, withTurnSeat = false): void {
	const id = ++d.s.windows;
	const waiting = members(d.s, kind, withTurnSeat);
	d.s.window = { id, kind, waiting };
	d.tell?.({ type: 'window-opened', kind, id, waiting });
}

/** The seat has nothing more to say in this window. */
export function leaveWindow(d: Draft, seat: Seat): void {
	const { window } = d.s;
	if (window !== null) d.s.window = { ...window, waiting: window.waiting.filter((other) => other !== seat) };
}

export function shutWindow(d: Draft): void {
	const { window } = d.s;
	if (window === null) return;
	d.s.window = null;
	d.tell?.({ type: 'window-closed', kind: window.kind, id: window.id });
}

function members(state: State, kind: WindowKind, withTurnSeat: boolean): Seat[] {
	if (kind === 'prepare') return livingSeats(state);
	const callsEverybody = kind === 'settle' && couldEndTheGame(state);
	const awake = livingSeats(state).filter((seat) => callsEverybody || !heroOf(state, seat).resting);
	if (kind === 'settle') return awake.filter((seat) => seat !== state.battle?.main);
	const next = state.turn === null || isLastTurn(state) ? null : nextInGame(state, state.turn);
	return awake.filter((seat) => seat !== next && (withTurnSeat || seat !== state.turn));
}
