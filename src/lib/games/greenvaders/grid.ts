/**
 * One player's grid: what lies where, and where a card may go (specification, section 7.1). A grid is never changed, only
 * replaced; its 3x3 limit is the bounding box of the cards lying there now.
 */
import type { Face } from '../../engine/contract';
import { cardOf, FULL_GRID, GRID_SIZE, type Colour } from './content';
import type { Cell, Grid, Placed } from './types';

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export const isFull = (grid: Grid): boolean => grid.length >= FULL_GRID;

export function faceAt(grid: Grid, cell: Cell): Face | null {
	for (const [x, y, face] of grid) if (x === cell[0] && y === cell[1]) return face;
	return null;
}

/** The grid with a card more; the cell is free. */
export function withCard(grid: Grid, cell: Cell, face: Face): Grid {
	const [x, y] = cell;
	const next: Placed[] = [];
	let placed = false;
	for (const card of grid) {
		if (!placed && (card[1] > y || (card[1] === y && card[0] > x))) {
			next.push([x, y, face]);
			placed = true;
		}
		next.push(card);
	}
	if (!placed) next.push([x, y, face]);
	return next;
}

export function withoutCard(grid: Grid, cell: Cell): Grid {
	return grid.filter(([x, y]) => x !== cell[0] || y !== cell[1]);
}

/** The grid with another card on a cell that is taken. */
export function withFace(grid: Grid, cell: Cell, face: Face): Grid {
	return grid.map((card) => (card[0] === cell[0] && card[1] === cell[1] ? [card[0], card[1], face] : card));
}

/** The colours of the cards that share a side with the cell, as a sum of colour bits. */
function touches(grid: Grid, cell: Cell): number {
	let bits = 0;
	for (const [x, y, face] of grid) {
		const dx = x - cell[0];
		const dy = y - cell[1];
		if ((dx === 0 && (dy === 1 || dy === -1)) || (dy === 0 && (dx === 1 || dx === -1))) bits |= cardOf(face).bit;
	}
	return bits;
}

export type PlacementFault = 'cell-taken' | 'too-wide' | 'no-neighbour' | 'needs-colour';

/** The first of the checks of 7.1 that fails; null if the card may lie there. `needBit` 0: any colour; `free`: no neighbour needed. */
export function placementFault(grid: Grid, cell: Cell, needBit: number, free: boolean): PlacementFault | null {
	if (faceAt(grid, cell) !== null) return 'cell-taken';
	let [left, top] = cell;
	let [right, bottom] = cell;
	for (const [x, y] of grid) {
		if (x < left) left = x;
		if (x > right) right = x;
		if (y < top) top = y;
		if (y > bottom) bottom = y;
	}
	if (right - left >= GRID_SIZE || bottom - top >= GRID_SIZE) return 'too-wide';
	if (free) return null;
	const colours = touches(grid, cell);
	if (colours === 0) return 'no-neighbour';
	if (needBit !== 0 && (colours & needBit) === 0) return 'needs-colour';
	return null;
}

/** An empty cell that keeps the grid within 3x3, with the colours it touches. */
export interface Room {
	readonly cell: Cell;
	readonly touches: number;
}

/** The reach of a 3x3 grid, with a rim of one cell: at most 5 + 2 on a side. */
const WINDOW = 2 * GRID_SIZE + 1;

/** Every empty cell within the 3x3 limit, neighbours or not, in reading order. None for a grid with no cards: it has no limit. */
export function rooms(grid: Grid): Room[] {
	const first = grid[0];
	const last = grid[grid.length - 1];
	if (first === undefined || last === undefined) return [];
	const top = first[1];
	const bottom = last[1];
	let left = first[0];
	let right = first[0];
	for (const [x] of grid) {
		if (x < left) left = x;
		if (x > right) right = x;
	}
	const fromX = right - GRID_SIZE + 1;
	const toX = left + GRID_SIZE - 1;
	const fromY = bottom - GRID_SIZE + 1;
	const toY = top + GRID_SIZE - 1;
	const bits = new Array<number>(WINDOW * WINDOW).fill(0);
	for (const [x, y, face] of grid) bits[x - fromX + 1 + (y - fromY + 1) * WINDOW] = cardOf(face).bit;
	const found: Room[] = [];
	for (let y = fromY; y <= toY; y++) {
		for (let x = fromX; x <= toX; x++) {
			const at = x - fromX + 1 + (y - fromY + 1) * WINDOW;
			if (bits[at] !== 0) continue;
			const around = (bits[at - 1] ?? 0) | (bits[at + 1] ?? 0) | (bits[at - WINDOW] ?? 0) | (bits[at + WINDOW] ?? 0);
			found.push({ cell: [x, y], touches: around });
		}
	}
	return found;
}

/** The cells that pass checks 1 to 3 of 7.1. */
export function openCells(grid: Grid): Cell[] {
	const cells: Cell[] = [];
	for (const room of rooms(grid)) if (room.touches !== 0) cells.push(room.cell);
	return cells;
}

/** Where a special card may go: an emptied grid begins again at the origin. */
export function specialCells(grid: Grid): Cell[] {
	return grid.length === 0 ? [[0, 0]] : openCells(grid);
}

export interface Line {
	readonly colour: Colour;
	readonly cells: readonly [Cell, Cell, Cell];
}

/** The eight lines of a 3x3 square by index `x + 3y`: rows, columns, diagonals. */
const LINES: readonly (readonly [number, number, number])[] = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6]
];

const NO_LINES: readonly Line[] = [];

/** [7.2] Three cards of one colour in a row, column or diagonal. */
export function linesIn(grid: Grid): readonly Line[] {
	const first = grid[0];
	if (first === undefined || grid.length < GRID_SIZE) return NO_LINES;
	const top = first[1];
	let left = first[0];
	for (const [x] of grid) if (x < left) left = x;
	const square = [0, 0, 0, 0, 0, 0, 0, 0, 0];
	for (const [x, y, face] of grid) square[x - left + GRID_SIZE * (y - top)] = cardOf(face).bit;
	let lines: Line[] | null = null;
	for (const [a, b, c] of LINES) {
		const bit = square[a];
		if (bit === 0 || bit !== square[b] || bit !== square[c]) continue;
		const cellAt = (at: number): Cell => [left + (at % GRID_SIZE), top + Math.floor(at / GRID_SIZE)];
		lines ??= [];
		lines.push({ colour: colourOfBit(bit), cells: [cellAt(a), cellAt(b), cellAt(c)] });
	}
	return lines ?? NO_LINES;
}

function colourOfBit(bit: number | undefined): Colour {
	return bit === 1 ? 'red' : bit === 2 ? 'blue' : 'green';
}
