/** Tic-tac-toe: the smallest game that fits the kernel. Nothing hidden, one move a turn. */
import type { Game, Seat } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';

export interface State {
	readonly cells: readonly (Seat | null)[];
	readonly resigned: Seat | null;
}

export type Move = { readonly type: 'mark'; readonly cell: number } | { readonly type: 'resign' };

const LINES = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6]
] as const;

const EMPTY: readonly never[] = [];

function turn(state: State): Seat {
	return state.cells.filter((cell) => cell !== null).length % 2;
}

function winner(state: State): Seat | null {
	if (state.resigned !== null) return 1 - state.resigned;
	for (const [a, b, c] of LINES) {
		const mark = state.cells[a];
		if (mark != null && mark === state.cells[b] && mark === state.cells[c]) return mark;
	}
	return null;
}

export const ticTacToe: Game<State, Move, object> = {
	id: 'tic-tac-toe',
	version: 1,
	seats: () => 2,
	setup(options) {
		const given: unknown = options;
		if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Illegal('bad-options');
		return { cells: new Array<null>(9).fill(null), resigned: null };
	},
	actors: (state) => (ticTacToe.outcome(state) === null ? [turn(state)] : EMPTY),
	question: (state, seat) => (ticTacToe.actors(state).includes(seat) ? 'mark' : ''),
	legal(state, seat) {
		if (!ticTacToe.actors(state).includes(seat)) return EMPTY;
		const moves: Move[] = [];
		for (let cell = 0; cell < 9; cell++) if (state.cells[cell] === null) moves.push({ type: 'mark', cell });
		return moves;
	},
	shows: () => EMPTY,
	apply(state, seat, move, _facts, tell) {
		if (ticTacToe.outcome(state) !== null) throw new Illegal('game-over');
		const type: unknown = (move as Move | null)?.type;
		if (type === 'resign' && (seat === 0 || seat === 1)) return { ...state, resigned: seat };
		if (turn(state) !== seat) throw new Illegal('not-your-turn');
		if (type !== 'mark') throw new Illegal('bad-move');
		const { cell } = move as { cell: number };
		if (state.cells[cell] !== null) throw new Illegal('taken');
		const cells = state.cells.slice();
		cells[cell] = seat;
		tell?.({ type: 'marked' });
		return { cells, resigned: null };
	},
	requests: () => EMPTY,
	resolve: (state) => state,
	audience: () => EMPTY,
	decks: () => EMPTY,
	outcome(state) {
		const seat = winner(state);
		if (seat !== null) return { winners: [seat], reason: state.resigned === null ? 'line' : 'resigned' };
		return state.cells.includes(null) ? null : { winners: [], reason: 'full' };
	}
};
