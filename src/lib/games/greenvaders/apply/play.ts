/** Playing a card from the hand, or showing that none can be played (specification, section 6: play, blocked). */
import type { Facts, Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { ACTIONS, cardOf, type Action, type Card } from '../content';
import { placementFault, withCard } from '../grid';
import { armedOf, faceOf, facesOfHand, fieldsOf, isBlocked, needBit } from '../hand';
import { sideOf, withItem } from '../sides';
import { drawUpToHand, handOf, removeFromHand } from '../supply';
import { hasAction } from '../targets';
import { endTurn, settle } from '../turn';
import type { Armed, Draft, MoveOf, TellEvent } from '../types';

export function play(s: Draft, seat: Seat, move: MoveOf<'play'>, facts: Facts, tell: TellEvent | undefined): void {
	const { card, grid, cell } = move;
	if (!handOf(s, seat).includes(card)) throw new Illegal('not-in-hand');
	if (sideOf(grid) !== sideOf(seat)) throw new Illegal('not-your-grid');
	const face = faceOf(card, facts);
	if (face === null) throw new Illegal('fact-missing');
	const armed = armedOf(s, seat);
	const played = cardOf(face);
	const cards = s.grids[grid] ?? [];
	const fault = placementFault(cards, cell, needBit(played, armed), armed.vip);
	if (fault !== null) throw new Illegal(fault);

	removeFromHand(s, seat, card);
	s.grids = withItem(s.grids, grid, withCard(cards, cell, face));
	s.turn = { ...s.turn, played: true };
	tell?.({ type: 'played', seat, card, face, grid, cell });
	const can = spend(s, seat, armed, played, tell);
	if (can.length > 0) {
		s.act = { can, grid, cell };
		if (hasAction(s)) {
			s.phase = 'action';
			tell?.({ type: 'granted', seat, can });
			return;
		}
		s.act = null;
		tell?.({ type: 'no-target', seat, can });
	}
	settle(s, tell);
}

/** What the card allows, and which armed effects it uses up. */
function spend(s: Draft, seat: Seat, armed: Armed, card: Card, tell: TellEvent | undefined): readonly Action[] {
	let can: readonly Action[] = card.action === null ? [] : [card.action];
	let { multipass, copy } = armed;
	if (card.kind === 'action' && multipass) {
		can = ACTIONS;
		multipass = false;
	} else if (card.kind === 'simple' && copy !== null) {
		can = [copy.action];
		copy = null;
	}
	const next: Armed = { vip: false, multipass, copy };
	if (next.vip === armed.vip && next.multipass === armed.multipass && next.copy === armed.copy) return can;
	s.armed = withItem(s.armed, seat, next);
	for (const arm of ['vip', 'multipass', 'copy'] as const) {
		if (next[arm] !== armed[arm]) tell?.({ type: 'spent', seat, arm, lost: false });
	}
	return can;
}

export function blocked(s: Draft, seat: Seat, facts: Facts, tell: TellEvent | undefined): void {
	const cards = handOf(s, seat);
	const faces = facesOfHand(s, seat, facts);
	if (faces === null) throw new Illegal('fact-missing');
	if (!isBlocked(faces, fieldsOf(s, seat), armedOf(s, seat))) throw new Illegal('not-blocked');
	s.hands = withItem(s.hands, seat, []);
	s.discard = [...s.discard, ...faces];
	tell?.({ type: 'blocked', seat, cards, faces });
	drawUpToHand(s, seat, tell);
	endTurn(s, tell);
}
