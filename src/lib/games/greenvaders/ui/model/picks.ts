/** The things of this table that a finger can point at. */
import type { Seat } from '../../../../engine/contract';
import type { Pick } from '../../../../ui/game/pointing';
import { BUTTON } from '../../../../ui/game/ways';
import type { Action, Colour, Pot } from '../../content';
import type { Cell } from '../../types';

export const pickCard = (card: string): Pick => `hand ${card}`;
export const pickRiver = (face: string): Pick => `river ${face}`;
export const pickDiscard = (face: string): Pick => `discard ${face}`;
export const pickPeek = (slot: string): Pick => `peek ${slot}`;
export const pickPot = (pot: Pot): Pick => `pot ${pot}`;
export const pickColour = (colour: Colour): Pick => `colour ${colour}`;
export const pickAction = (action: Action): Pick => `action ${action}`;
export const pickCell = (grid: Seat, [x, y]: Cell): Pick => `cell ${grid} ${x} ${y}`;
export const PILE: Pick = 'pile';
/** Answers that have a button of their own and nothing to point at. */
export const BLOCKED: Pick = `${BUTTON} blocked`;
export const SKIP: Pick = `${BUTTON} skip`;
export const PASS: Pick = `${BUTTON} pass`;

export interface Spot {
	readonly grid: Seat;
	readonly cell: Cell;
}

/** The cell that a pick means; null if it is something else. */
export function spotOf(pick: Pick | undefined): Spot | null {
	const [kind, grid, x, y] = pick?.split(' ') ?? [];
	return kind === 'cell' ? { grid: Number(grid), cell: [Number(x), Number(y)] } : null;
}
