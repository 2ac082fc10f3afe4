/** Of several moves that one tap may mean: what a careful player would mean. Unhurt first, then the harder blow, then the simpler way. */
import type { Trial } from './trial';
import { harmToOthers, ownLoss } from './trial';

const text = ({ move }: Trial): string => {
	if (move.type === 'drive') return move.path;
	return move.type === 'lay' ? (move.remove ?? '') : '';
};

export function byPreference(a: Trial, b: Trial): number {
	return (
		ownLoss(a) - ownLoss(b) ||
		harmToOthers(b) - harmToOthers(a) ||
		Number(a.flies) - Number(b.flies) ||
		a.way.length - b.way.length ||
		(text(a) < text(b) ? -1 : 1)
	);
}
