/** Nim: each seat brings a pile of its own, the last stone wins. The smallest game in which seats choose something (`seated`). */
import type { Game, Seat } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';

export interface Options {
	readonly piles: readonly number[];
}

export interface State {
	readonly piles: readonly number[];
	readonly turn: Seat;
	readonly resigned: Seat | null;
}

export type Move =
	{ readonly type: 'take'; readonly pile: number; readonly stones: number } | { readonly type: 'resign' };

const LARGEST = 7;
const EMPTY: readonly never[] = [];

function isPile(value: unknown): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST;
}

function pilesOf(options: unknown): readonly number[] {
	const piles: unknown = (options as Partial<Options> | null)?.piles;
	if (!Array.isArray(piles) || piles.length !== 2 || !piles.every(isPile)) throw new Illegal('bad-options');
	return piles;
}

export const nim: Game<State, Move, Options> = {
	id: 'nim',
	version: 1,
	seats: (options) => pilesOf(options).length,
	setup: (options) => ({ piles: pilesOf(options), turn: 0, resigned: null }),
	seated(options, seat, own) {
		const piles = pilesOf(options);
		if (!isPile(own) || piles[seat] === undefined) throw new Illegal('bad-options');
		return { piles: piles.map((pile, place) => (place === seat ? own : pile)) };
	},
	actors: (state) => (nim.outcome(state) === null ? [state.turn] : EMPTY),
	question: (state, seat) => (nim.actors(state).includes(seat) ? 'take' : ''),
	legal(state, seat) {
		if (!nim.actors(state).includes(seat)) return EMPTY;
		return state.piles.flatMap((size, pile) =>
			Array.from({ length: size }, (_, i): Move => ({ type: 'take', pile, stones: i + 1 }))
		);
	},
	shows: () => EMPTY,
	apply(state, seat, move) {
		if (nim.outcome(state) !== null) throw new Illegal('game-over');
		const type: unknown = (move as Move | null)?.type;
		if (type === 'resign' && (seat === 0 || seat === 1)) return { ...state, resigned: seat };
		if (state.turn !== seat) throw new Illegal('not-your-turn');
		if (type !== 'take') throw new Illegal('bad-move');
		const { pile, stones } = move as { pile: unknown; stones: unknown };
		const size = typeof pile === 'number' ? state.piles[pile] : undefined;
		if (size === undefined || !isPile(stones) || stones > size) throw new Illegal('bad-move');
		return {
			piles: state.piles.map((before, place) => (place === pile ? before - stones : before)),
			turn: 1 - seat,
			resigned: null
		};
	},
	requests: () => EMPTY,
	resolve: (state) => state,
	audience: () => EMPTY,
	decks: () => EMPTY,
	outcome({ piles, turn, resigned }) {
		if (resigned !== null) return { winners: [1 - resigned], reason: 'resigned' };
		return piles.every((pile) => pile === 0) ? { winners: [1 - turn], reason: 'last-stone' } : null;
	}
};
