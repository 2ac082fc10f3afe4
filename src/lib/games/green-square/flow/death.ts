/** Looting a body (§7.10): once the battle is closed, the highest level first. */
import type { Seat, Slot } from '../../../engine/contract';
import { doNext, remove } from '../draft';
import type { Draft } from '../draft';
import { clockwiseFrom, faceOf, heroOf, isLiving } from '../heroes';
import { isDetour } from '../items';
import type { Rolls, State } from '../types';
import { discard, needFaces, needRoll, rolled, toHand } from '../zones';
import { raise } from './ask';

/** Hand, items with their Detours and Volunteers are laid open. */
export function layOutBody(d: Draft, dead: Seat): void {
	const hero = heroOf(d.s, dead);
	const cards: Slot[] = [...hero.hand];
	for (const { card, by } of hero.items) cards.push(card, ...(isDetour(d.s, by) ? [by as Slot] : []));
	cards.push(...hero.volunteers);
	hero.hand = [];
	hero.fresh = [];
	hero.items = [];
	hero.volunteers = [];
	if (cards.length === 0) return;
	d.s.body = { seat: dead, cards, order: [] };
	d.tell?.({ type: 'body', seat: dead, cards: cards.slice() });
	doNext(d, { do: 'loot-order', rolls: {} });
	needFaces(d, cards);
}

/** Groups of equal level roll for the order among them. */
export function orderLooters(d: Draft, rolls: Rolls): void {
	const { body } = d.s;
	if (body === null) return;
	const groups = looterGroups(d.s, body.seat);
	const dice = rolled(rolls);
	const tied = groups.filter((group) => group.length > 1).flat();
	if (tied.length > 0 && dice.length === 0) {
		doNext(d, { do: 'loot-order', rolls: {} });
		for (let i = 0; i < tied.length; i++) needRoll(d, 6);
		return;
	}
	const die = (seat: Seat): number => dice[tied.indexOf(seat)] ?? 0;
	body.order = groups.flatMap((group) => group.sort((a, b) => die(b) - die(a)));
	d.tell?.({ type: 'loot-order', order: body.order.slice(), dice: tied.map((seat) => ({ seat, die: die(seat) })) });
	doNext(d, { do: 'loot' });
}

/** The next looter takes one card; what nobody takes is discarded. */
export function nextLooter(d: Draft): void {
	const { body } = d.s;
	if (body === null) return;
	const seat = body.order[0];
	if (seat === undefined || body.cards.length === 0) {
		for (const slot of body.cards) discard(d, body.seat, slot);
		d.s.body = null;
		return;
	}
	doNext(d, { do: 'loot' });
	raise(d, { seat, kind: 'loot', from: body.cards.slice() });
}

export function answerLoot(d: Draft, seat: Seat, slot: Slot): void {
	const { body } = d.s;
	if (body === null) return;
	body.order.shift();
	remove(body.cards, slot);
	toHand(d, seat, slot);
	d.tell?.({ type: 'looted', seat, from: body.seat, card: slot, face: faceOf(d.s, slot) });
}

/** Living seats by descending level; within a level clockwise from the dead seat's left. */
function looterGroups(state: State, dead: Seat): Seat[][] {
	const groups = new Map<number, Seat[]>();
	for (const seat of clockwiseFrom(state, dead)) {
		if (!isLiving(state, seat)) continue;
		const { level } = heroOf(state, seat);
		groups.set(level, [...(groups.get(level) ?? []), seat]);
	}
	return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
