/** Cards that come from neither hand nor river: the special card and the card of the Surprise Pot. */
import type { Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { placementFault, sameCell, withCard } from '../grid';
import { sideOf, withItem } from '../sides';
import { fillVacancy, settle } from '../turn';
import type { Draft, MoveOf, TellEvent } from '../types';

export function special(s: Draft, move: MoveOf<'special'>, tell: TellEvent | undefined): void {
	const { colour, cell } = move;
	const vacancy = s.vacant[0];
	if (vacancy === undefined) throw new Illegal('wrong-phase');
	if (!s.reserve[sideOf(vacancy.grid)].includes(colour)) throw new Illegal('not-available');
	const cards = s.grids[vacancy.grid] ?? [];
	if (cards.length === 0) {
		if (!sameCell(cell, [0, 0])) throw new Illegal('no-neighbour');
	} else {
		const fault = placementFault(cards, cell, 0, false);
		if (fault !== null) throw new Illegal(fault);
	}
	fillVacancy(s, vacancy, colour, cell, false, tell);
	settle(s, tell);
}

export function place(s: Draft, seat: Seat, move: MoveOf<'place'>, tell: TellEvent | undefined): void {
	const { cell } = move;
	const face = s.held;
	if (face === null) throw new Illegal('wrong-phase');
	const cards = s.grids[seat] ?? [];
	const fault = placementFault(cards, cell, 0, false);
	if (fault !== null) throw new Illegal(fault);
	s.grids = withItem(s.grids, seat, withCard(cards, cell, face));
	s.held = null;
	tell?.({ type: 'placed', seat, face, cell });
	settle(s, tell);
}
