/**
 * Bazaar: a wager at which seats also speak unasked. Once a turn anybody may call out, for a point, asked or not; and whoever has opened a window may,
 * once a turn, take the play back before the last has answered: then nobody in the window is asked any more.
 */
import { sortedMoves } from '../../src/lib/engine/canonical';
import type { Game, Seat } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';
import type { Options } from './relay';
import type { Move as WagerMove, State as WagerState } from './wager';
import { wager } from './wager';

export interface State extends WagerState {
	/** By seat, the turn in which it called out last; -1: never. */
	readonly called: readonly number[];
	/** The turn in which a play was taken back last. */
	readonly recalled: number;
}

export type Aside = { readonly type: 'call' | 'recall' };
export type Move = WagerMove | Aside;

const isAside = (move: Move): move is Aside => move.type === 'call' || move.type === 'recall';

function asides(state: State, seat: Seat): readonly Aside[] {
	if (state.ended || state.rolling !== null || state.out[seat] !== false) return [];
	const mayRecall = state.open && state.turn === seat && state.recalled !== state.done;
	return sortedMoves<Aside>([
		...(state.called[seat] === state.done ? [] : [{ type: 'call' } as const]),
		...(mayRecall ? [{ type: 'recall' } as const] : [])
	]);
}

export const bazaar: Game<State, Move, Options> = {
	...(wager as unknown as Game<State, Move, Options>),
	id: 'bazaar',
	setup: (options) => ({
		...wager.setup(options),
		called: Array.from({ length: options.seats }, () => -1),
		recalled: -1
	}),
	asides,
	apply(state, seat, move, facts, tell) {
		if (!isAside(move)) return wager.apply(state, seat, move, facts, tell) as State;
		if (!asides(state, seat).some(({ type }) => type === move.type)) throw new Illegal('bad-move');
		tell?.({ type: move.type });
		if (move.type === 'recall') return { ...state, open: false, waiting: [], recalled: state.done };
		const score = state.score.map((points, other) => (other === seat ? points + 1 : points));
		return { ...state, score, called: state.called.map((turn, other) => (other === seat ? state.done : turn)) };
	}
};
