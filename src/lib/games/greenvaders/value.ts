import type { Mind } from '../../engine/module';
import type { Move, State } from './types';
export const mind: Mind<State, Move> = { value: () => 0, stretch: (s) => `${s.turn.n}` };
