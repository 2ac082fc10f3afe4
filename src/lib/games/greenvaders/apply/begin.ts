/** Before the first turn: picking Pot-voirs and laying the starting cards (specification, section 4). */
import type { Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { inTableOrder, isSlot, specialFace, type Pot } from '../content';
import { sideOf, withItem, withSide } from '../sides';
import { nextTurn } from '../turn';
import type { Cell, Draft, MoveOf, TellEvent } from '../types';

const ORIGIN: Cell = [0, 0];

export function pick(s: Draft, seat: Seat, move: MoveOf<'pick'>, tell: TellEvent | undefined): void {
	const { pot } = move;
	if (!s.pots.offer.includes(pot)) throw new Illegal('not-in-offer');
	const side = sideOf(seat);
	const offer = s.pots.offer.filter((tile) => tile !== pot);
	const active = withSide(s.pots.active, side, inTableOrder([...s.pots.active[side], pot]));
	s.queue = s.queue.slice(1);
	tell?.({ type: 'picked', seat, side, pot });
	const done = s.queue.length === 0;
	s.pots = { ...s.pots, offer: done ? [] : offer, active };
	if (!done) return;
	for (const tile of offer) if (!isSlot(tile)) tell?.({ type: 'dropped', pot: tile as Pot });
	s.phase = 'start';
	s.queue = s.order ?? [];
}

export function start(s: Draft, seat: Seat, move: MoveOf<'start'>, tell: TellEvent | undefined): void {
	const { colour } = move;
	const side = sideOf(seat);
	if (!s.reserve[side].includes(colour)) throw new Illegal('not-available');
	const face = specialFace(colour);
	s.reserve = withSide(
		s.reserve,
		side,
		s.reserve[side].filter((other) => other !== colour)
	);
	s.grids = withItem(s.grids, seat, [[ORIGIN[0], ORIGIN[1], face]]);
	s.queue = s.queue.slice(1);
	tell?.({ type: 'started', seat, face, cell: ORIGIN });
	if (s.queue.length === 0) nextTurn(s, tell);
}
