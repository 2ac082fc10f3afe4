/** The lands that moving in changes: the one left and the one taken. */
import { findLand, ownLandWith } from '../../table';
import type { CardRef, Land } from '../../types';
import type { Trial } from './trial';

export function trialLands({ move, before, seat }: Trial, taken: CardRef): readonly Land[] {
	if (move.type !== 'occupy') return [];
	const left = ownLandWith(before, seat, move.unit);
	const open = findLand(before, taken)?.land ?? null;
	return [left, open].filter((land) => land !== null);
}
