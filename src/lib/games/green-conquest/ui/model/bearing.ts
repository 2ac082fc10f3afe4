/** The compass direction from one square to another, by the longer axis; null for one and the same square. */
import type { Square } from '../../board';
import { SIZE } from '../../board';
import type { Facing } from '../../types';

export function bearing(from: Square, to: Square): Facing | null {
	const columns = (to % SIZE) - (from % SIZE);
	const rows = Math.floor(to / SIZE) - Math.floor(from / SIZE);
	if (columns === 0 && rows === 0) return null;
	if (Math.abs(columns) > Math.abs(rows)) return columns > 0 ? 'e' : 'w';
	return rows > 0 ? 'n' : 's';
}
