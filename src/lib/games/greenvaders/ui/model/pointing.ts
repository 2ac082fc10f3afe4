/** How the table is pointed at. */
import { pointingAt } from '../../../../ui/game/hand';
import type { Move, State } from '../../types';
import { Choices } from './choices';

export const pointing = pointingAt<State, Move, Choices>((position) => new Choices(position));
