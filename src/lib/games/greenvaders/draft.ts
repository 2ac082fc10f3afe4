/** The copy of a state on which a move is made. */
import type { Draft, State } from './types';

/** Written out field by field: in engines of today a spread copy of a spread copy takes longer than the rest of a move. */
export function draftOf(state: State): Draft {
	return {
		game: state.game,
		options: state.options,
		order: state.order,
		phase: state.phase,
		queue: state.queue,
		turn: state.turn,
		hands: state.hands,
		grids: state.grids,
		reserve: state.reserve,
		score: state.score,
		pile: state.pile,
		river: state.river,
		discard: state.discard,
		reshuffles: state.reshuffles,
		pots: state.pots,
		armed: state.armed,
		fort: state.fort,
		act: state.act,
		vacant: state.vacant,
		held: state.held,
		peek: state.peek,
		result: state.result
	};
}
