/** The action of the card just played (specification, sections 6 and 7.4). */
import type { Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { cardOf, type Action } from '../content';
import { faceAt, placementFault, sameCell, withCard, withoutCard } from '../grid';
import { vacate } from '../lines';
import { withItem } from '../sides';
import { discardFace, refillIfEmpty, withoutFirst } from '../supply';
import { isFortified, isJustPlayed } from '../targets';
import { settle } from '../turn';
import type { Cell, Draft, Grid, MoveOf, TellEvent } from '../types';

function requireGrant(s: Draft, action: Action): void {
	if (s.act === null || !s.act.can.includes(action)) throw new Illegal('action-not-granted');
}

/** The face of a card that the action may take off its cell. */
function targetAt(s: Draft, grid: Seat, cards: Grid, cell: Cell): string {
	const face = faceAt(cards, cell);
	if (face === null) throw new Illegal('no-card-there');
	if (isJustPlayed(s, grid, cell)) throw new Illegal('just-played');
	if (isFortified(s, grid, cell)) throw new Illegal('fortified');
	return face;
}

function done(s: Draft, tell: TellEvent | undefined): void {
	s.act = null;
	settle(s, tell);
}

export function reinforce(s: Draft, seat: Seat, move: MoveOf<'reinforce'>, tell: TellEvent | undefined): void {
	const { card, grid, cell } = move;
	requireGrant(s, 'reinforce');
	if (!s.river.includes(card)) throw new Illegal('not-in-river');
	const cards = s.grids[grid] ?? [];
	const fault = placementFault(cards, cell, 0, false);
	if (fault !== null) throw new Illegal(fault);
	s.river = withoutFirst(s.river, card);
	s.grids = withItem(s.grids, grid, withCard(cards, cell, card));
	tell?.({ type: 'reinforced', seat, face: card, grid, cell });
	refillIfEmpty(s, tell);
	done(s, tell);
}

export function destroy(s: Draft, seat: Seat, move: MoveOf<'destroy'>, tell: TellEvent | undefined): void {
	const { grid, cell } = move;
	requireGrant(s, 'destroy');
	const cards = s.grids[grid] ?? [];
	const face = targetAt(s, grid, cards, cell);
	s.grids = withItem(s.grids, grid, withoutCard(cards, cell));
	tell?.({ type: 'destroyed', seat, face, grid, cell });
	const { kind, colour } = cardOf(face);
	if (kind === 'special') vacate(s, grid, colour, seat, tell);
	else discardFace(s, face);
	done(s, tell);
}

export function moveCard(s: Draft, seat: Seat, move: MoveOf<'move'>, tell: TellEvent | undefined): void {
	const { grid, from, to } = move;
	requireGrant(s, 'move');
	const cards = s.grids[grid] ?? [];
	const face = targetAt(s, grid, cards, from);
	if (sameCell(from, to)) throw new Illegal('same-cell');
	const others = withoutCard(cards, from);
	const fault = placementFault(others, to, 0, false);
	if (fault !== null) throw new Illegal(fault);
	s.grids = withItem(s.grids, grid, withCard(others, to, face));
	tell?.({ type: 'moved', seat, face, grid, from, to });
	done(s, tell);
}

export function skip(s: Draft, seat: Seat, tell: TellEvent | undefined): void {
	tell?.({ type: 'skipped', seat });
	done(s, tell);
}
