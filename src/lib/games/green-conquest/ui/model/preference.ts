/** Of several moves that one tap may mean: what a careful player would mean. Unhurt first, then the harder blow, then the simpler way. */
import type { Trial } from './trial';
import { ownLoss } from './trial';

const hurtsOthers = ({ losses, vehicle }: Trial): number =>
	losses.reduce((sum, loss) => (loss.vehicle === vehicle ? sum : sum + loss.hearts), 0);

const text = ({ move }: Trial): string => {
	if (move.type === 'drive') return move.path;
	return move.type === 'lay' ? (move.remove ?? '') : '';
};

export function byPreference(a: Trial, b: Trial): number {
	return (
		ownLoss(a) - ownLoss(b) ||
		hurtsOthers(b) - hurtsOthers(a) ||
		Number(a.flies) - Number(b.flies) ||
		a.way.length - b.way.length ||
		(text(a) < text(b) ? -1 : 1)
	);
}
