/** `resign` (8.3): any seat still in, at any time after setup. */
import type { Seat } from '../../../engine/contract';
import type { Draft } from '../draft';
import { removeSeats } from '../leaving';
import { deny } from '../raw';
import { checkEnd } from '../settle';
import { isIn } from '../table';

export function resign(draft: Draft, seat: Seat): void {
	const { state } = draft;
	if (state.outcome !== null) deny('game-over');
	if (state.phase === 'setup') deny('wrong-phase');
	if (!isIn(state, seat)) deny('not-your-turn');
	removeSeats(draft, [{ seat, reason: 'resigned' }]);
	checkEnd(draft);
}
