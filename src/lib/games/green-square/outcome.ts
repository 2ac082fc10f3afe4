/** §8: the game is over when the rules have named its winners. */
import type { Outcome } from '../../engine/contract';
import type { State } from './types';

export function outcome(state: State): Outcome | null {
	return state.result;
}
