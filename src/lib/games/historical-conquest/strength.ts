/** Totals of a battle (5.5 steps 1 to 3). Exact but for interrupts, so screens and bots forecast with it. */
import type { Seat } from '../../engine/contract';
import type { Points } from './ability';
import { allHold } from './conditions';
import { cardOf, unitOf } from './content';
import { bonusesOf } from './effects/bonus';
import { ownLand } from './table';
import type { Battle, CardRef, Land, State } from './types';

/** The units that attack: all in `from`, in a raid the explorer and the escort as far as they still stand there. */
export function forceOf(state: State, { attacker, from, explorer, escort }: Battle): readonly CardRef[] {
	const land = ownLand(state, attacker, from);
	if (land === null) return [];
	if (explorer === null) return land.cards;
	return land.cards.includes(explorer) ? land.cards.filter((unit) => unit === explorer || unit === escort) : [];
}

/** What the boosts give to a land of the seat. */
function boostsOf(state: State, seat: Seat, land: CardRef): Points {
	let attack = 0;
	let defense = 0;
	for (const boost of state.boosts) {
		if (boost.for !== seat || (boost.land !== null && boost.land !== land)) continue;
		attack += boost.attack;
		defense += boost.defense;
	}
	return { attack, defense };
}

/** Attack of a force from a land, before suppression. `raid`: only bonuses of cards in the force count. */
export function attackOf(state: State, seat: Seat, from: CardRef, force: readonly CardRef[], raid: boolean): number {
	let total = boostsOf(state, seat, from).attack + bonusesOf(state, seat, from, raid ? force : null).attack;
	for (const unit of force) total += unitOf(unit).attack;
	return total;
}

/** Defense of a land, before suppression. */
export function defenseOf(state: State, seat: Seat, land: Land): number {
	let total = boostsOf(state, seat, land.id).defense + bonusesOf(state, seat, land.id, null).defense;
	for (const unit of land.cards) total += unitOf(unit).defense;
	return total;
}

/** A unit whose points do not count, and the unit that brings it about. */
export interface Suppressed {
	readonly unit: CardRef;
	readonly by: CardRef;
}

export interface Forecast {
	readonly force: readonly CardRef[];
	readonly attack: number;
	readonly defense: number;
	/** At most one on each side. */
	readonly suppressed: readonly Suppressed[];
}

interface Suppressor {
	readonly unit: CardRef;
	readonly priority: boolean;
}

/** The suppressing unit of a side, one with priority before others. */
function suppressorOf(state: State, seat: Seat, land: CardRef, units: readonly CardRef[]): Suppressor | null {
	let found: Suppressor | null = null;
	for (const unit of units) {
		for (const ability of cardOf(unit).suppress) {
			if (!allHold(state, ability.if ?? [], { seat, card: unit, land })) continue;
			const priority = ability.interrupt === true;
			if (found === null || (priority && !found.priority)) found = { unit, priority };
		}
	}
	return found;
}

/** The unit with the most points, the first in the column if equal. */
function strongest(units: readonly CardRef[], points: 'attack' | 'defense'): CardRef | undefined {
	let best = units[0];
	for (const unit of units) if (best !== undefined && unitOf(unit)[points] > unitOf(best)[points]) best = unit;
	return best;
}

/** The totals of a battle as things stand. */
export function forecast(state: State, battle: Battle): Forecast {
	const force = forceOf(state, battle);
	const to = ownLand(state, battle.defender, battle.to);
	const defenders = to?.cards ?? [];
	let attack = attackOf(state, battle.attacker, battle.from, force, battle.explorer !== null);
	let defense = to === null ? 0 : defenseOf(state, battle.defender, to);
	const ours = suppressorOf(state, battle.attacker, battle.from, force);
	const theirs = suppressorOf(state, battle.defender, battle.to, defenders);
	const suppressed: Suppressed[] = [];
	if (ours !== null && (theirs === null || (ours.priority && !theirs.priority))) {
		const unit = strongest(defenders, 'defense');
		if (unit !== undefined) {
			defense -= unitOf(unit).defense;
			suppressed.push({ unit, by: ours.unit });
		}
	}
	if (theirs !== null && (ours === null || (theirs.priority && !ours.priority))) {
		const unit = strongest(force, 'attack');
		if (unit !== undefined) {
			attack -= unitOf(unit).attack;
			suppressed.push({ unit, by: theirs.unit });
		}
	}
	return { force, attack: Math.max(0, attack), defense: Math.max(0, defense), suppressed };
}
