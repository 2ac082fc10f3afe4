/**
 * §7.2 part by part: what makes up the strength of a hero and of a beast, and what is added to a run-away die, each number with its cause.
 * `strength.ts` adds them up, `totals.ts` lists them; nothing is counted anywhere else.
 */
import type { Seat, Slot } from '../../engine/contract';
import { beastCard, holds, holdsAgainst, ruleHolds } from './conditions';
import type { Bonus, CallingCard, Condition, EnhancerCard, Side, VolunteerCard } from './content';
import { LASTING } from './effects/lasting';
import { carriedCard, fighters, heroOf, lastingOp, openCard } from './heroes';
import type { Beast, State } from './types';

/**
 * `level`: of a hero or a beast. `item`, `calling`, `lasting`, `volunteer`, `enhancer`, `card`: by a card. `boost`: Green Boost, `hit`: Bamboo
 * Hits. `against`: the beast's own change against a fighter. `least`: a beast counts at least 1. `running`: cards played for the flight.
 * `pace`: the beast's own modifier of the die.
 */
export const PART_KINDS = [
	'level',
	'item',
	'calling',
	'lasting',
	'boost',
	'hit',
	'card',
	'enhancer',
	'against',
	'least',
	'volunteer',
	'running',
	'pace'
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Takes the parts one by one; numbers of 0 are left out. `because`: the condition under which the number counts. */
export type Sink = (n: number, kind: PartKind, card: Slot | null, because: Condition | null) => void;

/** A fighter, or a hero who might become one. */
export function fighterParts(state: State, seat: Seat, sink: Sink): void {
	const hero = heroOf(state, seat);
	sink(hero.level, 'level', null, null);
	if (!ruleHolds(state, 'level-only')) equipmentParts(state, seat, sink);
	for (const slot of hero.lasting) {
		const op = lastingOp(state, slot);
		add(sink, LASTING[op.op].strength(op), 'lasting', slot);
	}
	add(sink, state.battle?.boosts[seat] ?? 0, 'boost');
	add(sink, state.battle?.hits[seat] ?? 0, 'hit');
}

/** Equipped items and passives of a hero; switched off by `level-only` beasts. */
export function equipmentParts(state: State, seat: Seat, sink: Sink): void {
	const hero = heroOf(state, seat);
	for (const { card, on } of hero.items) {
		const item = carriedCard(state, card);
		if (!on || item.kind !== 'item') continue;
		add(sink, item.bonus, 'item', card);
		bonusParts(state, seat, item.extra, 'item', card, sink);
	}
	for (const slot of callingSlots(state, seat)) {
		bonusParts(state, seat, (openCard(state, slot) as CallingCard).extra, 'calling', slot, sink);
	}
}

/** Each of a beast's own changes counts once, also if both fighters match. */
export function beastParts(state: State, beast: Beast, sink: Sink): void {
	const card = beastCard(beast);
	let sum = 0;
	const count: Sink = (n, kind, slot, because) => {
		sum += n;
		sink(n, kind, slot, because);
	};
	count(card.level, 'level', null, null);
	for (const enhancer of enhancersOf(state, beast)) {
		add(count, (openCard(state, enhancer) as EnhancerCard).strength, 'enhancer', enhancer);
	}
	for (const entry of card.strength) {
		const matches = entry.n > 0 ? holdsAgainst : holds;
		if (fighters(state).some((seat) => matches(state, seat, entry.if))) count(entry.n, 'against', null, entry.if);
	}
	if (sum < 1) sink(1 - sum, 'least', null, null);
}

/** Cards played for a side as a whole. */
export function playedParts(state: State, side: Side, sink: Sink): void {
	for (const play of state.battle?.plays ?? []) if (play.side === side) add(sink, play.n, 'card', play.card);
}

/** What a runner adds to the die, whatever the beast. */
export function fleeParts(state: State, seat: Seat, sink: Sink): void {
	const hero = heroOf(state, seat);
	for (const { card, on } of hero.items) {
		const item = carriedCard(state, card);
		if (on && item.kind === 'item') add(sink, item.flee, 'item', card);
	}
	for (const slot of callingSlots(state, seat)) {
		add(sink, (openCard(state, slot) as CallingCard).flee, 'calling', slot);
	}
	for (const slot of hero.volunteers) add(sink, (openCard(state, slot) as VolunteerCard).flee, 'volunteer', slot);
	for (const slot of hero.lasting) {
		const op = lastingOp(state, slot);
		add(sink, LASTING[op.op].flee(op), 'lasting', slot);
	}
	add(sink, state.battle?.fleeBonus[seat] ?? 0, 'running');
}

/** The slots of the enhancers on a beast's family. */
export function enhancersOf(state: State, beast: Beast): Slot[] {
	return (state.battle?.enhancers ?? []).filter(({ family }) => family === beast.family).map(({ card }) => card);
}

function callingSlots(state: State, seat: Seat): readonly Slot[] {
	const { professions, tribes } = heroOf(state, seat);
	return tribes.length === 0 ? professions : [...professions, ...tribes];
}

function bonusParts(state: State, seat: Seat, bonuses: readonly Bonus[], kind: PartKind, card: Slot, sink: Sink): void {
	for (const bonus of bonuses) if (holds(state, seat, bonus.if)) sink(bonus.n, kind, card, bonus.if);
}

function add(sink: Sink, n: number, kind: PartKind, card: Slot | null = null): void {
	if (n !== 0) sink(n, kind, card, null);
}
