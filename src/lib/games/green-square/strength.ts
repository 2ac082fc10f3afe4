/** §7.2: the numbers of a battle, always computed from what lies on the table. */
import type { Seat } from '../../engine/contract';
import { beastCard, holds, ruleHolds } from './conditions';
import type { EnhancerCard } from './content';
import { fighters, hasAbility, heroOf, openCard } from './heroes';
import { beastParts, enhancersOf, equipmentParts, fighterParts, fleeParts, playedParts } from './parts';
import type { Sink } from './parts';
import type { Beast, State } from './types';

/** Equipped items and passives of a hero; switched off by `level-only` beasts. */
export function equipment(state: State, seat: Seat): number {
	return sum((sink) => equipmentParts(state, seat, sink));
}

export function fighterStrength(state: State, seat: Seat): number {
	return sum((sink) => fighterParts(state, seat, sink));
}

export function beastStrength(state: State, beast: Beast): number {
	return sum((sink) => beastParts(state, beast, sink));
}

export function upgradesOf(state: State, beast: Beast): number {
	const card = beastCard(beast);
	let upgrades = card.upgrades;
	for (const slot of enhancersOf(state, beast)) upgrades += (openCard(state, slot) as EnhancerCard).upgrades;
	for (const entry of card.bonus) {
		if (fighters(state).some((seat) => holds(state, seat, entry.if))) upgrades += entry.upgrades;
	}
	return Math.max(0, upgrades);
}

export function heroesTotal(state: State): number {
	return sum((sink) => {
		for (const seat of fighters(state)) fighterParts(state, seat, sink);
		playedParts(state, 'heroes', sink);
	});
}

export function beastsTotal(state: State): number {
	return sum((sink) => {
		for (const beast of state.battle?.beasts ?? []) beastParts(state, beast, sink);
		playedParts(state, 'beasts', sink);
	});
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
	return sum((sink) => fleeParts(state, seat, sink));
}

function sum(parts: (sink: Sink) => void): number {
	let total = 0;
	parts((n) => {
		total += n;
	});
	return total;
}
