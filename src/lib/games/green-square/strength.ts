/** §7.2: the numbers of a battle, always computed from what lies on the table. */
import type { Seat } from '../../engine/contract';
import { beastCard, holds, holdsAgainst, sumOf } from './conditions';
import type { BeastRule, EnhancerCard, VolunteerCard } from './content';
import { LASTING } from './effects/lasting';
import { callings, carriedCard, fighters, hasAbility, heroOf, lastingOp, openCard } from './heroes';
import type { Beast, State } from './types';

/** A rule of one beast governs the whole battle. */
export function ruleHolds(state: State, rule: BeastRule): boolean {
	return state.battle?.beasts.some((beast) => beastCard(beast).rules.includes(rule)) ?? false;
}

/** Equipped items and passives of a hero; switched off by `level-only` beasts. */
export function equipment(state: State, seat: Seat): number {
	const hero = heroOf(state, seat);
	let sum = 0;
	for (const { card, on } of hero.items) {
		if (!on) continue;
		const item = carriedCard(state, card);
		if (item.kind === 'item') sum += item.bonus + sumOf(state, seat, item.extra);
	}
	for (const calling of callings(state, hero)) sum += sumOf(state, seat, calling.extra);
	return sum;
}

export function fighterStrength(state: State, seat: Seat): number {
	const hero = heroOf(state, seat);
	let sum = hero.level;
	if (!ruleHolds(state, 'level-only')) sum += equipment(state, seat);
	for (const slot of hero.lasting) {
		const op = lastingOp(state, slot);
		sum += LASTING[op.op].strength(op);
	}
	return sum + (state.battle?.boosts[seat] ?? 0) + (state.battle?.hits[seat] ?? 0);
}

export function beastStrength(state: State, beast: Beast): number {
	const card = beastCard(beast);
	let sum = card.level + familySum(state, beast, 'strength');
	for (const entry of card.strength) {
		const matches = entry.n > 0 ? holdsAgainst : holds;
		if (fighters(state).some((seat) => matches(state, seat, entry.if))) sum += entry.n;
	}
	return Math.max(1, sum);
}

export function upgradesOf(state: State, beast: Beast): number {
	const card = beastCard(beast);
	let sum = card.upgrades + familySum(state, beast, 'upgrades');
	for (const entry of card.bonus) {
		if (fighters(state).some((seat) => holds(state, seat, entry.if))) sum += entry.upgrades;
	}
	return Math.max(0, sum);
}

export function heroesTotal(state: State): number {
	let sum = played(state, 'heroes');
	for (const seat of fighters(state)) sum += fighterStrength(state, seat);
	return sum;
}

export function beastsTotal(state: State): number {
	let sum = played(state, 'beasts');
	for (const beast of state.battle?.beasts ?? []) sum += beastStrength(state, beast);
	return sum;
}

/** §5.5: who is stronger wins; a tie needs a fighter who wins ties and no beast that does. */
export function heroesWin(state: State): boolean {
	const margin = heroesTotal(state) - beastsTotal(state);
	if (margin !== 0) return margin > 0;
	return !ruleHolds(state, 'no-ties') && fighters(state).some((seat) => hasAbility(state, seat, 'win-ties'));
}

/** §7.11: upgrades at stake now. */
export function upgradesAtStake(state: State): number {
	let sum = 0;
	for (const beast of state.battle?.beasts ?? []) sum += upgradesOf(state, beast);
	for (const gone of state.battle?.gone ?? []) sum += gone.upgrades;
	return sum;
}

/** Levels that a victory would give the main fighter now. */
export function levelsAtStake(state: State): number {
	let sum = 0;
	for (const beast of state.battle?.beasts ?? []) sum += beastCard(beast).levels;
	return sum;
}

/** The battle would bring the main fighter to the goal. */
export function isForTheWin(state: State): boolean {
	const { battle } = state;
	return battle !== null && heroOf(state, battle.main).level + levelsAtStake(state) >= state.options.goal;
}

/** A victory could end the game: for the main fighter, or for a helper who shares the glory (§5.4). */
export function couldEndTheGame(state: State): boolean {
	const { battle } = state;
	if (battle === null) return false;
	if (isForTheWin(state)) return true;
	const { helper } = battle;
	if (helper === null || !hasAbility(state, helper, 'shared-glory')) return false;
	return heroOf(state, helper).level + battle.beasts.length >= state.options.goal;
}

/** What is added to a run-away die, the beast's own modifier apart. */
export function fleeModifier(state: State, seat: Seat): number {
	const hero = heroOf(state, seat);
	let sum = state.battle?.fleeBonus[seat] ?? 0;
	for (const { card, on } of hero.items) {
		if (!on) continue;
		const item = carriedCard(state, card);
		if (item.kind === 'item') sum += item.flee;
	}
	for (const calling of callings(state, hero)) sum += calling.flee;
	for (const slot of hero.volunteers) sum += (openCard(state, slot) as VolunteerCard).flee;
	for (const slot of hero.lasting) {
		const op = lastingOp(state, slot);
		sum += LASTING[op.op].flee(op);
	}
	return sum;
}

function familySum(state: State, beast: Beast, field: 'strength' | 'upgrades'): number {
	let sum = 0;
	for (const { card, family } of state.battle?.enhancers ?? []) {
		if (family === beast.family) sum += (openCard(state, card) as EnhancerCard)[field];
	}
	return sum;
}

function played(state: State, side: 'heroes' | 'beasts'): number {
	let sum = 0;
	for (const play of state.battle?.plays ?? []) if (play.side === side) sum += play.n;
	return sum;
}
