/** Moves planned while others prepare: each is tried on the last, and what the rules no longer take is left out with all that follows. */
import { canonical } from '../../../../engine/canonical';
import type { Facts, Seat } from '../../../../engine/contract';
import { legal } from '../../legal/index';
import { readMove } from '../../moves';
import type { Move, State } from '../../types';
import { heroOf } from '../../heroes';
import { after } from '../sheets/trial';

export interface Plan {
	/** The match and seat that it belongs to. */
	readonly key: string;
	readonly moves: readonly Move[];
}

const NONE: Plan = { key: '', moves: [] };

/** Makes the best of what is stored. */
export function readPlan(stored: unknown): Plan {
	if (typeof stored !== 'object' || stored === null) return NONE;
	const { key, moves } = stored as { readonly [field: string]: unknown };
	if (typeof key !== 'string' || !Array.isArray(moves)) return NONE;
	const read = moves.map(readMove);
	return read.every((move) => move !== null) ? { key, moves: read } : NONE;
}

/** The seat prepares, and others do before its moves count. */
export const isAhead = ({ window, ask }: State, seat: Seat): boolean =>
	ask === null && window?.kind === 'prepare' && window.waiting.includes(seat) && window.waiting[0] !== seat;

/** All cards that the seat was dealt, wherever they lie: no two matches give the same ones. */
export function keyOf(state: State, seat: Seat, sees: Facts): string {
	const { hand, items, professions, tribes, volunteers, master, heritage } = heroOf(state, seat);
	const single = [master, heritage].filter((slot) => slot !== null);
	const held = items.flatMap(({ card, by }) => (by === null ? [card] : [card, by]));
	const own = [...new Set([...hand, ...held, ...professions, ...tribes, ...volunteers, ...single])].sort();
	return canonical([state.options, seat, own.map((slot) => [slot, state.faces[slot] ?? sees[slot] ?? null])]);
}

export interface Ahead {
	/** As it will be for this seat. */
	readonly state: State;
	/** Those that the rules take. */
	readonly moves: readonly Move[];
	/** What can be planned next; nothing once the seat is ready. */
	readonly legal: readonly Move[];
}

export function planned(now: State, seat: Seat, sees: Facts, moves: readonly Move[]): Ahead {
	let state = now;
	const taken: Move[] = [];
	for (const move of moves) {
		if (move.type === 'pass') {
			taken.push(move);
			return { state, moves: taken, legal: [] };
		}
		const then = after({ state, seat, sees }, move);
		if (then === null) break;
		state = then;
		taken.push(move);
	}
	return { state, moves: taken, legal: legal(state, seat, sees) };
}
