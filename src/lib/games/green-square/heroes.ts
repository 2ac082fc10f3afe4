/** Questions about seats and the heroes in them. */
import type { Seat } from '../../engine/contract';
import { HAND_LIMIT, cardOf } from './content';
import type { Ability, CallingCard, Card, CardId, CarriedCard, DisasterCard, LastingOp } from './content';
import { LASTING } from './effects/lasting';
import type { Hero, ReadHero, Slot, State, Working } from './types';

/** The hero in a seat that exists. Of a draft: the one to write to. */
export function heroOf(state: Working, seat: Seat): Hero;
export function heroOf(state: State, seat: Seat): ReadHero;
export function heroOf(state: State, seat: Seat): ReadHero {
	const hero = state.players[seat];
	if (hero === undefined) throw new Error(`green-square: no seat ${seat}`);
	return hero;
}

/** A seat of this table, whatever came from outside. */
export function isSeat(state: State, seat: unknown): seat is Seat {
	return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.options.seats;
}

/** Living: alive and not out. */
export function isLiving(state: State, seat: Seat): boolean {
	const hero = heroOf(state, seat);
	return hero.alive && !hero.out;
}

export function livingSeats(state: State): Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < state.options.seats; seat++) if (isLiving(state, seat)) seats.push(seat);
	return seats;
}

/** Seats that have not resigned. */
export function seatsInGame(state: State): Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < state.options.seats; seat++) if (!heroOf(state, seat).out) seats.push(seat);
	return seats;
}

/** All other seats clockwise, beginning with the one to the left. */
export function clockwiseFrom(state: State, seat: Seat): Seat[] {
	const { seats } = state.options;
	return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

/** The next seat clockwise that is not out. */
export function nextInGame(state: State, seat: Seat): Seat {
	return clockwiseFrom(state, seat).find((other) => !heroOf(state, other).out) ?? seat;
}

export function lowestLevel(state: State): number {
	return Math.min(...livingSeats(state).map((seat) => heroOf(state, seat).level));
}

/** The face of a slot that is known to everybody. */
export function faceOf(state: State, slot: Slot): CardId {
	const face = state.faces[slot];
	if (face === undefined) throw new Error(`green-square: ${slot} is hidden`);
	return face;
}

export function openCard(state: State, slot: Slot): Card {
	return cardOf(faceOf(state, slot));
}

/** The card of an entry of `items`. */
export function carriedCard(state: State, slot: Slot): CarriedCard {
	return openCard(state, slot) as CarriedCard;
}

/** The professions and tribes of a hero, as cards. */
export function callings(state: State, hero: ReadHero): CallingCard[] {
	const cards: CallingCard[] = [];
	for (const slot of hero.professions) cards.push(openCard(state, slot) as CallingCard);
	for (const slot of hero.tribes) cards.push(openCard(state, slot) as CallingCard);
	return cards;
}

/** The card in play that grants an ability, or null (§7.6). */
export function abilitySource(state: State, seat: Seat, ability: Ability): Slot | null {
	const hero = heroOf(state, seat);
	for (const slot of hero.professions)
		if ((openCard(state, slot) as CallingCard).abilities.includes(ability)) return slot;
	for (const slot of hero.tribes) if ((openCard(state, slot) as CallingCard).abilities.includes(ability)) return slot;
	return null;
}

export function hasAbility(state: State, seat: Seat, ability: Ability): boolean {
	return abilitySource(state, seat, ability) !== null;
}

/** The op of a disaster that lies before its victim; such a card has only one. */
export function lastingOp(state: State, slot: Slot): LastingOp {
	return (openCard(state, slot) as DisasterCard).ops[0] as LastingOp;
}

/** While it is its own turn a hero with a `next-turn` disaster puts nothing down and sells nothing (§7.4). */
export function isBarred(state: State, seat: Seat): boolean {
	return state.turn === seat && heroOf(state, seat).lasting.some((slot) => LASTING[lastingOp(state, slot).op].bars);
}

export function handLimit(state: State, seat: Seat): number {
	let limit = HAND_LIMIT;
	for (const { card, on } of heroOf(state, seat).items) {
		const item = carriedCard(state, card);
		if (on && item.kind === 'item') limit += item.gives.handLimit ?? 0;
	}
	return limit;
}

/** The main fighter and the helper, if there is a battle. */
export function fighters(state: State): Seat[] {
	const { battle } = state;
	if (battle === null) return [];
	return battle.helper === null ? [battle.main] : [battle.main, battle.helper];
}

export function isFighter(state: State, seat: unknown): boolean {
	const { battle } = state;
	return battle !== null && (seat === battle.main || seat === battle.helper);
}

/** Cards promised in the current deal are locked for the main fighter. */
export function isPromised(state: State, seat: Seat, slot: Slot): boolean {
	const deal = state.battle?.deal ?? null;
	return deal !== null && state.battle?.main === seat && (deal.items.includes(slot) || deal.play.includes(slot));
}
