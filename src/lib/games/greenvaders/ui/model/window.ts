/** Which cells of a grid without edges are drawn, and how far the grid may still grow. */
import { GRID_SIZE } from '../../content';
import type { Cell, Grid } from '../../types';

export interface Window {
	/** The cell at the top left. */
	readonly left: number;
	readonly top: number;
	readonly size: number;
}

/** Inclusive. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export function boxOf(grid: Grid): Area {
	const [first] = grid;
	if (first === undefined) return { left: 0, top: 0, right: 0, bottom: 0 };
	const [xs, ys] = [grid.map(([x]) => x), grid.map(([, y]) => y)];
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Every cell that a card could lie on without making the grid too wide or too high. */
export function reachOf(grid: Grid): Area {
	const { left, top, right, bottom } = boxOf(grid);
	const far = GRID_SIZE - 1;
	return { left: right - far, top: bottom - far, right: left + far, bottom: top + far };
}

/** The cards lie in the middle, and with 5 cells a side all that the grid may grow into is in view. */
export const windowOf = (grid: Grid, size: number): Window => windowAround(grid, [], size);

export function cellsOf({ left, top, size }: Window): Cell[] {
	return Array.from({ length: size * size }, (_, index): Cell => [
		left + (index % size),
		top + Math.floor(index / size)
	]);
}

export const isWithin = ({ left, top, right, bottom }: Area, [x, y]: Cell): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

/** The smallest square of at least `least` cells a side that shows all cards and these cells besides. */
export function windowAround(grid: Grid, cells: readonly Cell[], least: number): Window {
	const box = boxOf(grid);
	const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
	const [left, right] = [Math.min(box.left, ...xs), Math.max(box.right, ...xs)];
	const [top, bottom] = [Math.min(box.top, ...ys), Math.max(box.bottom, ...ys)];
	const size = Math.max(least, right - left + 1, bottom - top + 1);
	return { left: Math.floor((left + right - size + 1) / 2), top: Math.floor((top + bottom - size + 1) / 2), size };
}
