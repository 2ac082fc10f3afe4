/** §7.1: when a condition holds for a hero, and purity. */
import type { Seat } from '../../engine/contract';
import { cardOf } from './content';
import type { BeastCard, BeastRule, Bonus, Condition, EnhancerCard, Tag } from './content';
import { heroOf, openCard } from './heroes';
import type { Beast, ReadHero, State } from './types';

export function beastCard(beast: Beast): BeastCard {
	return cardOf(beast.face) as BeastCard;
}

/** Some beast now in the battle has the tag: printed, or added to its family. */
export function tagPresent(state: State, tag: Tag): boolean {
	const { battle } = state;
	if (battle === null) return false;
	for (const beast of battle.beasts) {
		if (beastCard(beast).tags.includes(tag)) return true;
		for (const { card, family } of battle.enhancers) {
			if (family === beast.family && (openCard(state, card) as EnhancerCard).adds === tag) return true;
		}
	}
	return false;
}

/** A rule of one beast governs the whole battle. */
export function ruleHolds(state: State, rule: BeastRule): boolean {
	return state.battle?.beasts.some((beast) => beastCard(beast).rules.includes(rule)) ?? false;
}

export function holds(state: State, seat: Seat, condition: Condition): boolean {
	const hero = heroOf(state, seat);
	if ('tag' in condition) return tagPresent(state, condition.tag);
	if ('profession' in condition) return isOf(state, hero.professions, condition.profession);
	if ('tribe' in condition) return isOf(state, hero.tribes, condition.tribe);
	if ('food' in condition) return hero.food === condition.food;
	if ('levelMax' in condition) return hero.level <= condition.levelMax;
	if ('wears' in condition) return wears(state, hero, condition.wears);
	return state.battle !== null && state.battle.main === seat && state.battle.helper === null;
}

/**
 * Like `holds`, but a pure hero does not count as having its profession or tribe: for the bonuses of beasts against it and for the
 * `not` lists of items.
 */
export function holdsAgainst(state: State, seat: Seat, condition: Condition): boolean {
	const hero = heroOf(state, seat);
	if ('profession' in condition && condition.profession !== 'none' && isPureProfession(hero)) return false;
	if ('tribe' in condition && condition.tribe !== 'none' && isPureTribe(hero)) return false;
	return holds(state, seat, condition);
}

function isPureProfession(hero: ReadHero): boolean {
	return hero.master !== null && hero.professions.length === 1;
}

function isPureTribe(hero: ReadHero): boolean {
	return hero.heritage !== null && hero.tribes.length === 1;
}

/** The sum of the bonuses whose condition holds. */
export function sumOf(state: State, seat: Seat, bonuses: readonly Bonus[]): number {
	let sum = 0;
	for (const bonus of bonuses) if (holds(state, seat, bonus.if)) sum += bonus.n;
	return sum;
}

function isOf(state: State, slots: readonly string[], id: string): boolean {
	if (id === 'none') return slots.length === 0;
	for (const slot of slots) if (state.faces[slot] === id) return true;
	return false;
}

function wears(state: State, hero: ReadHero, slot: string): boolean {
	for (const { card, on } of hero.items) {
		if (!on) continue;
		const item = openCard(state, card);
		if (item.kind === 'item' && item.slot === slot) return true;
	}
	return false;
}
