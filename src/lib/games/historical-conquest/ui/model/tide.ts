/** Choices of the move in hand that lie in the tide, in the place of the hand: how to play an explorer, who goes along. */
import type { Pick } from '../../../../ui/game/pointing';
import { DISCOVER, ON_FOOT } from './picks';

export function inTide({ next, chosen }: { readonly next: Iterable<Pick>; readonly chosen: Iterable<Pick> }): Pick[] {
	return [...new Set([...next, ...chosen])].filter(
		(pick) => pick === DISCOVER || pick === ON_FOOT || pick.startsWith('escort ') || pick.startsWith('pair ')
	);
}
