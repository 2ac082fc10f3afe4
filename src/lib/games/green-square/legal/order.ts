/** The order of `legal`: by canonical JSON. Candidates are built with their keys in order, so plain JSON is canonical. */
import type { Move } from '../types';

export function inOrder(moves: readonly Move[]): Move[] {
	if (moves.length < 2) return moves.slice();
	const keyed = moves.map((move) => ({ move, key: JSON.stringify(move) }));
	keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
	return keyed.map(({ move }) => move);
}
