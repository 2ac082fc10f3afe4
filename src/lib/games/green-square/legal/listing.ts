/** Building the list: only what passes the checks of `apply`, and in the end by canonical JSON. */
import { checkMove } from '../apply/index';
import type { Sight } from '../apply/rule';
import type { Move } from '../types';

/** Whether the move was put on the list. */
export function addIfLegal(sight: Sight, moves: Move[], move: Move): boolean {
	const legal = checkMove(sight, move) === null;
	if (legal) moves.push(move);
	return legal;
}

/** Candidates are built with their keys in alphabetical order, so plain JSON is canonical. */
export function inOrder(moves: Move[]): Move[] {
	if (moves.length < 2) return moves;
	const keyed = moves.map((move) => ({ move, key: JSON.stringify(move) }));
	keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
	return keyed.map(({ move }) => move);
}
