/**
 * Relay: strict turns of up to two steps and an end, then the next runner. Nothing hidden, nothing to wait for: the table's simulation needs games that
 * are over soon and in which a take-back means something.
 */
import type { Game, Seat } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';

export interface Options {
	readonly seats: number;
	readonly turns: number;
}

export interface State {
	readonly options: Options;
	readonly turn: Seat;
	readonly done: number;
	readonly steps: number;
	readonly sum: number;
	readonly out: readonly boolean[];
	readonly ended: boolean;
}

export type Move = { readonly type: 'step' | 'end'; readonly by: number } | { readonly type: 'resign' };

export const seatsIn = (out: readonly boolean[]): Seat[] => out.flatMap((gone, seat) => (gone ? [] : [seat]));

export function nextIn(out: readonly boolean[], from: Seat): Seat {
	for (let i = 1; i <= out.length; i++) if (!out[(from + i) % out.length]) return (from + i) % out.length;
	return from;
}

function passOn(state: State): State {
	const done = state.done + 1;
	return { ...state, turn: nextIn(state.out, state.turn), steps: 0, done, ended: done >= state.options.turns };
}

export const relay: Game<State, Move, Options> = {
	id: 'relay',
	version: 1,
	seats: (options) => options.seats,
	setup: (options) => ({
		options,
		turn: 0,
		done: 0,
		steps: 0,
		sum: 1,
		out: new Array<boolean>(options.seats).fill(false),
		ended: false
	}),
	actors: (state) => (state.ended ? [] : [state.turn]),
	question: (state, seat) => (relay.actors(state).includes(seat) ? `${state.done}.${state.steps}` : ''),
	legal(state, seat) {
		if (!relay.actors(state).includes(seat)) return [];
		const ends: Move[] = [0, 1].map((by) => ({ type: 'end', by }));
		return state.steps < 2 ? [...ends, ...[0, 1].map((by) => ({ type: 'step', by }) as const)] : ends;
	},
	shows: () => [],
	apply(state, seat, move) {
		if (state.ended) throw new Illegal('game-over');
		if (move.type === 'resign') {
			const left = { ...state, out: state.out.map((gone, s) => gone || s === seat) };
			if (seatsIn(left.out).length === 1) return { ...left, ended: true };
			return state.turn === seat ? passOn(left) : left;
		}
		if (
			!relay.legal(state, seat, {}).some((legal) => legal.type === move.type && 'by' in legal && legal.by === move.by)
		) {
			throw new Illegal('bad-move');
		}
		const sum = (state.sum * (move.type === 'step' ? 3 : 5) + move.by + 1) % 9973;
		return move.type === 'step' ? { ...state, sum, steps: state.steps + 1 } : passOn({ ...state, sum });
	},
	requests: () => [],
	resolve: (state) => state,
	audience: () => [],
	decks: () => [],
	outcome(state) {
		const left = seatsIn(state.out);
		return state.ended ? { winners: [left[state.sum % left.length] as Seat], reason: 'run' } : null;
	}
};
