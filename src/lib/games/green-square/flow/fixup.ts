/** Too many Big items (§7.7 fix-up), and one profession or tribe too many. */
import type { Seat, Slot } from '../../../engine/contract';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { heroOf, isFighter, livingSeats } from '../heroes';
import { isBig, tooManyBig, withReceived } from '../items';
import type { State, Step } from '../types';
import { discard } from '../zones';
import { raise } from './ask';
import { discardFromPlay, leavePlay, mend, receive } from './leave';

/** Repeated until the number is right. */
export function fixUp(d: Draft, step: Extract<Step, { do: 'fix-up' }>): void {
	const { seat } = step;
	const { items } = heroOf(d.s, seat);
	if (!tooManyBig(d.s, items)) return;
	doNext(d, step);
	const from = items.filter((entry) => isBig(d.s, entry)).map((entry) => entry.card);
	raise(d, { seat, kind: 'big', from });
}

/** The chosen one goes to the lowest living seat that can carry it and does not fight. */
export function answerBig(d: Draft, seat: Seat, slot: Slot): void {
	leavePlay(d, seat, slot);
	const takers = recipients(d.s, seat, slot);
	if (takers.length === 0) return discard(d, seat, slot);
	raise(d, { seat, kind: 'big-to', from: takers, card: slot });
}

export function answerBigTo(d: Draft, seat: Seat, to: Seat, slot: Slot): void {
	receive(d, seat, to, slot, 'fix-up');
}

export function excess(d: Draft, { seat, zone }: Extract<Step, { do: 'excess' }>): void {
	const hero = heroOf(d.s, seat);
	if (hero[zone].length > 1) raise(d, { seat, kind: 'excess', from: hero[zone].slice() });
}

/** One profession or tribe leaves play for good. */
export function answerCalling(d: Draft, seat: Seat, slot: Slot): void {
	discardFromPlay(d, seat, slot);
	mend(d, seat);
}

function recipients(state: State, owner: Seat, slot: Slot): Seat[] {
	const able = livingSeats(state).filter(
		(seat) => seat !== owner && !isFighter(state, seat) && canCarry(state, seat, slot)
	);
	const lowest = Math.min(...able.map((seat) => heroOf(state, seat).level));
	return able.filter((seat) => heroOf(state, seat).level === lowest);
}

function canCarry(state: State, seat: Seat, slot: Slot): boolean {
	return !tooManyBig(state, withReceived(state, seat, heroOf(state, seat).items, slot));
}
