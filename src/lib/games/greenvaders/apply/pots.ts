/** The Pot-voirs (specification, section 7.6), one function each; and turning a used one face up again. */
import type { Face, Facts, Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { cardOf, FULL_GRID, inTableOrder, PEEK_SIZE, type Pot } from '../content';
import { faceAt, withFace, withoutCard } from '../grid';
import { armedOf, faceOf } from '../hand';
import { vacate } from '../lines';
import { sideOf, withItem, withSide } from '../sides';
import {
	addToHand,
	canTake,
	discardFace,
	handOf,
	refillIfEmpty,
	removeFromHand,
	reshuffle,
	withoutLast
} from '../supply';
import { isFortified } from '../targets';
import { nextTurn, settle } from '../turn';
import type { Cell, Draft, Grid, MoveOf, PotMove, TellEvent } from '../types';

type PotMoveOf<P extends Pot> = Extract<PotMove, { readonly pot: P }>;
type Heard = TellEvent | undefined;

/** Using a tile turns it face down before its effect. */
export function usePot(s: Draft, seat: Seat, move: PotMove, facts: Facts, tell: Heard): void {
	const side = sideOf(seat);
	const { pot } = move;
	if (!s.pots.active[side].includes(pot)) throw new Illegal('pot-not-active');
	s.pots = {
		...s.pots,
		active: withSide(
			s.pots.active,
			side,
			s.pots.active[side].filter((tile) => tile !== pot)
		),
		used: withSide(s.pots.used, side, inTableOrder([...s.pots.used[side], pot]))
	};
	const used = (): void => tell?.({ type: 'pot', seat, side, pot });
	if (effect(s, seat, move, facts, used, tell) === 'settle') settle(s, tell);
}

/** Each effect checks first, then says that the tile is used, then happens. */
function effect(s: Draft, seat: Seat, move: PotMove, facts: Facts, used: () => void, tell: Heard): 'settle' | 'wait' {
	switch (move.pot) {
		case 'telepot':
			swapInGrid(s, seat, move, used, tell);
			return 'settle';
		case 'vacuum':
			flushRiver(s, seat, used, tell);
			return 'settle';
		case 'multipass':
		case 'vip':
			armNextCard(s, seat, move.pot, used, tell);
			return 'settle';
		case 'periscope':
			peekAtPile(s, seat, used, tell);
			return 'wait';
		case 'helicopter':
			swapHandWithGrid(s, seat, move, facts, used, tell);
			return 'settle';
		case 'copier':
			armCopy(s, seat, move.cell, used, tell);
			return 'settle';
		case 'surprise':
			uproot(s, seat, move.cell, used, tell);
			return 'settle';
		case 'necro':
			swapHandWithDiscard(s, seat, move, facts, used, tell);
			return 'settle';
		case 'fort':
			protect(s, seat, move.cell, used, tell);
			return 'settle';
	}
}

function requireCard(cards: Grid, cell: Cell): Face {
	const face = faceAt(cards, cell);
	if (face === null) throw new Illegal('no-card-there');
	return face;
}

function requireUnfortified(s: Draft, seat: Seat, cell: Cell): void {
	if (isFortified(s, seat, cell)) throw new Illegal('fortified');
}

/** The face of a simple card, shown with the move. */
function requireSimple(card: string, facts: Facts): Face {
	const face = faceOf(card, facts);
	if (face === null) throw new Illegal('fact-missing');
	if (cardOf(face).kind !== 'simple') throw new Illegal('not-simple');
	return face;
}

function swapInGrid(s: Draft, seat: Seat, { a, b }: PotMoveOf<'telepot'>, used: () => void, tell: Heard): void {
	const cards = s.grids[seat] ?? [];
	const faceA = requireCard(cards, a);
	const faceB = requireCard(cards, b);
	requireUnfortified(s, seat, a);
	requireUnfortified(s, seat, b);
	if (faceA === faceB) throw new Illegal('no-effect');
	used();
	s.grids = withItem(s.grids, seat, withFace(withFace(cards, a, faceB), b, faceA));
	tell?.({ type: 'swapped', seat, a: [a[0], a[1], faceA], b: [b[0], b[1], faceB] });
}

function flushRiver(s: Draft, seat: Seat, used: () => void, tell: Heard): void {
	if (s.river.length === 0 && !canTake(s)) throw new Illegal('nothing-to-draw');
	used();
	tell?.({ type: 'flushed', seat, faces: s.river });
	s.discard = [...s.discard, ...s.river];
	s.river = [];
	refillIfEmpty(s, tell);
}

function armNextCard(s: Draft, seat: Seat, arm: 'multipass' | 'vip', used: () => void, tell: Heard): void {
	const armed = armedOf(s, seat);
	if (armed[arm]) throw new Illegal('already-armed');
	used();
	s.armed = withItem(s.armed, seat, { ...armed, [arm]: true });
	tell?.({ type: 'armed', seat, arm, copy: null });
}

function peekAtPile(s: Draft, seat: Seat, used: () => void, tell: Heard): void {
	if (!canTake(s)) throw new Illegal('nothing-to-draw');
	used();
	if (s.pile.length === 0) reshuffle(s, tell);
	const slots = s.pile.slice(0, PEEK_SIZE);
	s.peek = slots;
	s.phase = 'arrange';
	tell?.({ type: 'peeked', seat, slots });
}

export function arrange(s: Draft, seat: Seat, { order }: MoveOf<'arrange'>, tell: Heard): void {
	const peek = s.peek ?? [];
	const isPermutation = order.length === peek.length && peek.every((slot) => order.includes(slot));
	if (!isPermutation) throw new Illegal('bad-order');
	s.pile = [...order, ...s.pile.slice(order.length)];
	s.peek = null;
	tell?.({ type: 'arranged', seat, order });
	settle(s, tell);
}

function swapHandWithGrid(
	s: Draft,
	seat: Seat,
	{ card, cell }: PotMoveOf<'helicopter'>,
	facts: Facts,
	used: () => void,
	tell: Heard
): void {
	if (!handOf(s, seat).includes(card)) throw new Illegal('not-in-hand');
	const cards = s.grids[seat] ?? [];
	const taken = requireCard(cards, cell);
	if (cardOf(taken).kind === 'special') throw new Illegal('is-special');
	requireUnfortified(s, seat, cell);
	const face = requireSimple(card, facts);
	if (face === taken) throw new Illegal('no-effect');
	used();
	removeFromHand(s, seat, card);
	addToHand(s, seat, taken);
	s.grids = withItem(s.grids, seat, withFace(cards, cell, face));
	tell?.({ type: 'exchanged', seat, cell, card, face, taken });
}

function armCopy(s: Draft, seat: Seat, cell: Cell, used: () => void, tell: Heard): void {
	if (s.turn.played) throw new Illegal('too-late');
	const { action, need } = cardOf(requireCard(s.grids[seat] ?? [], cell));
	if (action === null || need === null) throw new Illegal('not-an-action-card');
	used();
	const copy = { action, need };
	s.armed = withItem(s.armed, seat, { ...armedOf(s, seat), copy });
	tell?.({ type: 'armed', seat, arm: 'copy', copy });
}

function uproot(s: Draft, seat: Seat, cell: Cell, used: () => void, tell: Heard): void {
	const cards = s.grids[seat] ?? [];
	const face = requireCard(cards, cell);
	requireUnfortified(s, seat, cell);
	const { kind, colour } = cardOf(face);
	if (kind === 'special') {
		// Two cards come for one, and nothing goes to the discard that could be drawn.
		if (cards.length >= FULL_GRID) throw new Illegal('grid-full');
		if (!canTake(s)) throw new Illegal('nothing-to-draw');
	}
	used();
	s.grids = withItem(s.grids, seat, withoutCard(cards, cell));
	s.held = 'draw';
	tell?.({ type: 'uprooted', seat, face, cell });
	if (kind === 'special') vacate(s, seat, colour, seat, tell);
	else discardFace(s, face);
}

function swapHandWithDiscard(
	s: Draft,
	seat: Seat,
	{ card, take }: PotMoveOf<'necro'>,
	facts: Facts,
	used: () => void,
	tell: Heard
): void {
	if (!handOf(s, seat).includes(card)) throw new Illegal('not-in-hand');
	const face = requireSimple(card, facts);
	if (!s.discard.includes(take)) throw new Illegal('not-in-discard');
	if (face === take) throw new Illegal('no-effect');
	used();
	removeFromHand(s, seat, card);
	addToHand(s, seat, take);
	s.discard = [...withoutLast(s.discard, take), face];
	tell?.({ type: 'unearthed', seat, card, face, taken: take });
}

function protect(s: Draft, seat: Seat, cell: Cell, used: () => void, tell: Heard): void {
	const face = requireCard(s.grids[seat] ?? [], cell);
	used();
	if (s.fort !== null) tell?.({ type: 'fort-ended', grid: s.fort.grid, cell: s.fort.cell, why: 'replaced' });
	s.fort = { grid: seat, cell, by: seat };
	tell?.({ type: 'fortified', seat, face, cell });
}

export function reactivate(s: Draft, seat: Seat, { pot }: MoveOf<'reactivate'>, tell: Heard): void {
	const side = sideOf(seat);
	if (!s.pots.used[side].includes(pot)) throw new Illegal('pot-not-used');
	s.pots = {
		...s.pots,
		active: withSide(s.pots.active, side, inTableOrder([...s.pots.active[side], pot])),
		used: withSide(
			s.pots.used,
			side,
			s.pots.used[side].filter((tile) => tile !== pot)
		)
	};
	tell?.({ type: 'reactivated', seat, side, pot });
	advanceQueue(s, tell);
}

export function pass(s: Draft, seat: Seat, tell: Heard): void {
	tell?.({ type: 'passed', seat });
	advanceQueue(s, tell);
}

function advanceQueue(s: Draft, tell: Heard): void {
	s.queue = s.queue.slice(1);
	if (s.queue.length === 0) nextTurn(s, tell);
}
