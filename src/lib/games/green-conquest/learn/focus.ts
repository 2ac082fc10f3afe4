/** The part of the board that a position is about: the vehicles on open ground, with a little room around them. */
import { SIZE } from '../board';
import type { SquareName } from '../types';

/** A token on the board in the one-line notation that may play: type, square, facing, hearts, no latency. */
const TOKEN = /[A-Z]([a-o])(\d+)[nesw]\d(?!')/g;
const CAMP = 3;
const LEAST = 6;
/** Beyond this the squares would become small: no room around. */
const WIDE = 7;

const isCorner = (at: number): boolean => at < CAMP || at >= SIZE - CAMP;

export function focusOf(position: string): readonly [SquareName, SquareName] {
	const squares = [...position.matchAll(TOKEN)]
		.map(([, column = 'a', row = '1']) => [column.charCodeAt(0) - 97, Number(row) - 1] as const)
		.filter(([column, row]) => !(isCorner(column) && isCorner(row)));
	const [left, right] = stretch(squares.map(([column]) => column));
	const [bottom, top] = stretch(squares.map(([, row]) => row));
	return [nameAt(left, bottom), nameAt(right, top)];
}

const nameAt = (column: number, row: number): SquareName => String.fromCharCode(97 + column) + String(row + 1);

/** From the first to the last, wider where that is narrow, and never over the edge. */
function stretch(places: readonly number[]): readonly [number, number] {
	let [from, to] = [Math.min(...places), Math.max(...places)];
	if (to - from < WIDE) [from, to] = [from - 1, to + 1];
	const missing = Math.max(0, LEAST - 1 - (to - from));
	from -= Math.floor(missing / 2);
	to += Math.ceil(missing / 2);
	if (from < 0) [from, to] = [0, to - from];
	if (to >= SIZE) [from, to] = [from - (to - SIZE + 1), SIZE - 1];
	return [Math.max(0, from), to];
}
