/** How the board lies on the screen: the camp of the viewer's clan at the bottom left. Columns and rows of the screen count from its top left. */
import type { Seat } from '../../../../engine/contract';
import type { Square } from '../../board';
import { SIZE, directionOf } from '../../board';
import { MODE_SPECS } from '../../content';
import type { ClanLetter, Facing, State } from '../../types';

/** Quarter turns clockwise of the map, red's camp being at the bottom left without any. */
export type Turns = 0 | 1 | 2 | 3;

export interface Spot {
	readonly x: number;
	readonly y: number;
}

const TURNS: { readonly [clan in ClanLetter]: Turns } = { r: 0, w: 1, b: 2, y: 3 };

/** The clan at the bottom: the first that the seat leads; red for a spectator. */
export function clanAtBottom(state: State, seat: Seat | null): ClanLetter {
	return MODE_SPECS[state.options.mode].clans.find((clan) => clan.seat === seat)?.letter ?? 'r';
}

export const turnsFor = (state: State, seat: Seat | null): Turns => TURNS[clanAtBottom(state, seat)];

const LAST = SIZE - 1;

export function spotOf(square: Square, turns: Turns): Spot {
	let x = square % SIZE;
	let y = LAST - Math.floor(square / SIZE);
	for (let i = 0; i < turns; i++) [x, y] = [LAST - y, x];
	return { x, y };
}

/** The middle of a square in units of the board (26 a square). */
export function centreOf(square: Square, turns: Turns): Spot {
	const { x, y } = spotOf(square, turns);
	return { x: x * 26 + 13, y: y * 26 + 13 };
}

/** The square at a spot of the screen, null beside the board. */
export function squareAt({ x, y }: Spot, turns: Turns): Square | null {
	if (x < 0 || y < 0 || x > LAST || y > LAST) return null;
	let [column, row] = [x, y];
	for (let i = 0; i < turns; i++) [column, row] = [row, LAST - column];
	return (LAST - row) * SIZE + column;
}

/** Degrees clockwise from the top of the screen. */
export const angleOf = (facing: Facing, turns: Turns): number => ((directionOf(facing) + turns) % 4) * 90;

/** Squares in reading order of the screen, for the grid of buttons. */
export function squaresInView(turns: Turns): readonly Square[] {
	return Array.from(
		{ length: SIZE * SIZE },
		(_, index) => squareAt({ x: index % SIZE, y: Math.floor(index / SIZE) }, turns) ?? 0
	);
}
