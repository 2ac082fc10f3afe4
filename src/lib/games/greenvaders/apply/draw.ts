/** Drawing, which ends the turn (specification, section 6: draw). */
import type { Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { addToHand, drawFromPile, refillIfEmpty, withoutFirst } from '../supply';
import { enterDraw } from '../turn';
import type { Draft, MoveOf, TellEvent } from '../types';

export function draw(s: Draft, seat: Seat, move: MoveOf<'draw'>, tell: TellEvent | undefined): void {
	if (move.from === 'pile') {
		if (!drawFromPile(s, seat, tell)) throw new Illegal('nothing-to-draw');
	} else {
		const { card } = move;
		if (!s.river.includes(card)) throw new Illegal('not-in-river');
		s.river = withoutFirst(s.river, card);
		addToHand(s, seat, card);
		tell?.({ type: 'drew', seat, from: 'river', card });
		refillIfEmpty(s, tell);
	}
	enterDraw(s, tell);
}
