/**
 * A move tried on the side: what it leads to if nobody interrupts. The source of every preview; it reads what all can
 * see and the faces that the seat itself sees, so it tells nothing about other hands.
 */
import type { Facts, Seat, Tell } from '../../../engine/contract';
import { pickFacts } from '../../../engine/fold';
import { Illegal, refusal } from '../../../engine/illegal';
import { apply } from '../apply';
import type { Event } from '../events';
import { shows } from '../hidden';
import type { ReasonCode } from '../reasons';
import type { Move, State } from '../types';

export interface Foresight {
	/** The position in which something is asked for that nobody can foresee, or in which the turn goes on. */
	readonly state: State;
	readonly events: readonly Event[];
	/** The other seats that would be asked on the way; they are taken to pass. */
	readonly asked: readonly Seat[];
	/** A seat has to decide something, a card has to be turned up, the game is over, or the turn goes on. */
	readonly stop: 'decision' | 'fact' | 'over' | 'turn';
}

/** Null: the move is not legal. */
export function foresee(state: State, seat: Seat, move: Move, sees: Facts): Foresight | null {
	const events: Event[] = [];
	const tell: Tell = (event) => events.push(event as Event);
	let after: State;
	try {
		after = apply(state, seat, move, pickFacts(sees, shows(state, seat, move)), tell);
	} catch (error) {
		if (error instanceof Illegal) return null;
		throw error;
	}
	const asked = new Set<Seat>();
	while (after.requests.length === 0 && after.pending.length === 0) {
		const waiting = after.window?.waiting ?? [];
		const [next] = waiting;
		if (next === undefined) break;
		for (const other of waiting) if (other !== seat) asked.add(other);
		after = apply(after, next, { type: 'pass' }, {}, tell);
	}
	return { state: after, events, asked: [...asked].sort((a, b) => a - b), stop: stopOf(after) };
}

function stopOf({ outcome, requests, pending }: State): Foresight['stop'] {
	if (outcome !== null) return 'over';
	if (requests.length > 0) return 'fact';
	return pending.length > 0 ? 'decision' : 'turn';
}

/** Why the rules refuse the move, or null. */
export function refusalOf(state: State, seat: Seat, move: Move, sees: Facts): ReasonCode | null {
	const facts = pickFacts(sees, shows(state, seat, move));
	return refusal(() => apply(state, seat, move, facts)) as ReasonCode | null;
}
