/** A disaster strikes (§7.4): shield, then what it does; and the cards it takes from a hand. */
import type { Seat, Slot } from '../../../engine/contract';
import type { DisasterCard } from '../content';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { isLasting } from '../effects/lasting';
import { carriedCard, faceOf, heroOf, openCard } from '../heroes';
import type { State, Step } from '../types';
import { discard, discardFromHand, fromHand, needFaces, needRoll, rolled, toHand } from '../zones';
import { raise } from './ask';
import { discardFromPlay, mend } from './leave';

export function disasterStrikes(d: Draft, victim: Seat, card: Slot): void {
	d.s.resolving = { card, victim };
	d.tell?.({ type: 'struck', seat: victim, card, face: faceOf(d.s, card) });
	if (shieldOf(d.s, victim) === null) doNext(d, { do: 'suffer', seat: victim });
	else raise(d, { seat: victim, kind: 'shield', from: [true, false] });
}

/** The shield is given up for the disaster, or the disaster takes its course. */
export function answerShield(d: Draft, victim: Seat, used: boolean): void {
	const shield = shieldOf(d.s, victim);
	if (!used || shield === null) return doNext(d, { do: 'suffer', seat: victim });
	d.tell?.({ type: 'shielded', seat: victim, card: shield, face: faceOf(d.s, shield) });
	discardFromPlay(d, victim, shield);
	doNext(d, { do: 'struck', seat: victim });
	mend(d, victim);
}

/** A lasting disaster stays with its victim; any other does its worst and is discarded. */
export function suffer(d: Draft, victim: Seat): void {
	const { resolving } = d.s;
	if (resolving === null) return;
	const { card } = resolving;
	const { id, ops } = openCard(d.s, card) as DisasterCard;
	if (ops.some(isLasting)) {
		heroOf(d.s, victim).lasting.push(card);
		d.s.resolving = null;
		d.tell?.({ type: 'lasting-began', seat: victim, card, face: id });
		return;
	}
	const blows = ops.map((op) => ({ do: 'op', seat: victim, why: id, op }) as const);
	doNext(d, ...blows, { do: 'struck', seat: victim });
}

export function disasterOver(d: Draft): void {
	const { resolving } = d.s;
	if (resolving === null) return;
	d.s.resolving = null;
	discard(d, null, resolving.card);
}

/** A die picks a hand card, which is discarded or goes face-down to `to`. One card needs no die. */
export function randomCard(d: Draft, step: Extract<Step, { do: 'random-card' }>): void {
	const { seat, to, rolls } = step;
	const { hand } = heroOf(d.s, seat);
	const [die] = rolled(rolls);
	if (die === undefined && hand.length > 1) {
		doNext(d, step);
		return needRoll(d, hand.length);
	}
	const card = hand[(die ?? 1) - 1];
	if (card === undefined) return;
	if (to === null) return doNext(d, { do: 'discard-hand', seat, cards: [card] });
	fromHand(d, seat, card);
	toHand(d, to, card);
	d.tell?.({ type: 'card-passed', from: seat, to, card });
}

/** Hand cards are discarded in order, once everybody sees them. */
export function discardHand(d: Draft, step: Extract<Step, { do: 'discard-hand' }>): void {
	if (needFaces(d, step.cards)) return doNext(d, step);
	for (const slot of step.cards) discardFromHand(d, step.seat, slot);
}

/** The first item in play that can ward off a disaster. */
function shieldOf(state: State, seat: Seat): Slot | null {
	for (const { card } of heroOf(state, seat).items) {
		const item = carriedCard(state, card);
		if (item.kind === 'item' && item.gives.shield === true) return card;
	}
	return null;
}
