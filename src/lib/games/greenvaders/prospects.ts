/** What a grid promises: the cells where one more card of a colour would make lines. */
import { cardOf, COLOURS, type Colour } from './content';
import { rooms } from './grid';
import type { Cell, Grid } from './types';

export interface Prospect {
	readonly cell: Cell;
	readonly colour: Colour;
	/** Lines that the card would make at once. */
	readonly lines: number;
	/** Colours that the cell touches, as a sum of colour bits. */
	readonly touches: number;
}

/** The two other cells of every line through a cell. */
const PARTNERS: readonly (readonly [number, number, number, number])[] = [
	[1, 0],
	[0, 1],
	[1, 1],
	[1, -1]
].flatMap(([dx = 0, dy = 0]) => [
	[dx, dy, 2 * dx, 2 * dy] as const,
	[-dx, -dy, dx, dy] as const,
	[-dx, -dy, -2 * dx, -2 * dy] as const
]);

export function prospects(grid: Grid): Prospect[] {
	if (grid.length < 2) return [];
	const found: Prospect[] = [];
	for (const { cell, touches } of rooms(grid)) {
		if (touches === 0) continue;
		const lines = [0, 0, 0];
		for (const [ax, ay, bx, by] of PARTNERS) {
			const bit = bitAt(grid, cell[0] + ax, cell[1] + ay);
			if (bit === 0 || bit !== bitAt(grid, cell[0] + bx, cell[1] + by)) continue;
			const at = bit >> 1;
			lines[at] = (lines[at] ?? 0) + 1;
		}
		COLOURS.forEach((colour, at) => {
			const count = lines[at] ?? 0;
			if (count > 0) found.push({ cell, colour, lines: count, touches });
		});
	}
	return found;
}

function bitAt(grid: Grid, x: number, y: number): number {
	for (const card of grid) if (card[0] === x && card[1] === y) return cardOf(card[2]).bit;
	return 0;
}
