/** A move carried out on the side, by the rules themselves: what a preview shows. */
import type { Facts, Seat } from '../../../../engine/contract';
import { pickFacts } from '../../../../engine/fold';
import { apply } from '../../apply';
import { FOUNTAIN, FULL_GRID, type Colour } from '../../content';
import { linesIn } from '../../grid';
import { shows } from '../../requests';
import { sideOf } from '../../sides';
import type { Cell, Event, Move, Side, State } from '../../types';
import { lay, type Grids } from './scene';

export interface MadeLine {
	readonly grid: Seat;
	readonly side: Side;
	readonly colour: Colour;
	readonly cells: readonly Cell[];
}

/** A token's way on its lane. */
export interface Step {
	readonly side: Side;
	readonly colour: Colour;
	readonly from: number;
	readonly to: number;
}

export interface Trial {
	readonly move: Move;
	readonly after: State;
	readonly events: readonly Event[];
	/** The grids before any line is cleared. */
	readonly scene: Grids;
	readonly lines: readonly MadeLine[];
	/** The lines wait for an action or a special card, and may yet be broken. */
	readonly pending: boolean;
	readonly steps: readonly Step[];
	/** Grids that would hold nine cards and no line. */
	readonly full: readonly Seat[];
}

/** Lines lie on the table uncounted while a decision comes before them. */
export const isPending = ({ phase }: State): boolean => phase === 'action' || phase === 'special' || phase === 'place';

export function pendingLines(grids: Grids): MadeLine[] {
	return grids.flatMap((cards, grid) =>
		linesIn(cards).map(({ colour, cells }) => ({ grid, side: sideOf(grid), colour, cells }))
	);
}

/** Where the tokens would stand once the lines count. */
export function stepsFor(lines: readonly MadeLine[], { score }: State): Step[] {
	const steps = new Map<string, Step>();
	for (const { side, colour } of lines) {
		const from = score[side][colour];
		const to = Math.min(FOUNTAIN, (steps.get(`${side} ${colour}`)?.to ?? from) + 1);
		steps.set(`${side} ${colour}`, { side, colour, from, to });
	}
	return [...steps.values()];
}

export function tryOut(state: State, seat: Seat, move: Move, sees: Facts): Trial {
	const events: Event[] = [];
	const shown = pickFacts(sees, shows(state, seat, move));
	const after = apply(state, seat, move, shown, (event) => events.push(event));
	const counted = events.findIndex(({ type }) => type === 'line');
	const scene = events.slice(0, counted < 0 ? events.length : counted).reduce(lay, state.grids);
	const made = events.flatMap((event): MadeLine[] => (event.type === 'line' ? [event] : []));
	const pending = made.length === 0 && isPending(after);
	const lines = pending ? pendingLines(scene) : made;
	const full = scene.flatMap((cards, grid) =>
		cards.length >= FULL_GRID && !lines.some((line) => line.grid === grid) ? [grid] : []
	);
	return { move, after, events, scene, lines, pending, steps: stepsFor(lines, state), full };
}
