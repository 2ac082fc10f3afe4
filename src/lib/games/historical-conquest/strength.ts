/**
 * Battles (5.5 steps 1 to 3): the sides, their parts and totals. Exact but for interrupts, so screens and bots forecast
 * with it.
 */
import type { Seat } from '../../engine/contract';
import { allHold } from './conditions';
import { cardOf, unitOf } from './content';
import type { Part } from './parts';
import { partsOf } from './parts';
import { ownLand } from './table';
import type { Battle, CardRef, State } from './types';

/** The units that attack: all in `from`, in a raid the explorer and the escort as far as they still stand there. */
export function forceOf(state: State, { attacker, from, explorer, escort }: Battle): readonly CardRef[] {
	const land = ownLand(state, attacker, from);
	if (land === null) return [];
	if (explorer === null) return land.cards;
	return land.cards.includes(explorer) ? land.cards.filter((unit) => unit === explorer || unit === escort) : [];
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

/** What a part of a total counts in this battle; nothing if its unit is suppressed. */
export interface CountedPart {
	readonly part: Part;
	readonly points: number;
	/** The unit that takes the points out. */
	readonly suppressedBy: CardRef | null;
}

/** One side of a battle. */
export interface Side {
	readonly seat: Seat;
	readonly land: CardRef;
	readonly units: readonly CardRef[];
	/** Units, even those without points, then what else counts. */
	readonly parts: readonly CountedPart[];
	/** The sum of the parts, never below 0. */
	readonly total: number;
}

export interface Sides {
	readonly attack: Side;
	readonly defense: Side;
	/** Both sides could suppress, and cancel each other out. */
	readonly clash: boolean;
}

/** Both sides of a battle as things stand. */
export function sidesOf(state: State, battle: Battle): Sides {
	const { attacker, defender, from, to } = battle;
	const force = forceOf(state, battle);
	const defenders = ownLand(state, defender, to)?.cards ?? [];
	const ours = suppressorOf(state, attacker, from, force);
	const theirs = suppressorOf(state, defender, to, defenders);
	const oursWork = ours !== null && (theirs === null || (ours.priority && !theirs.priority));
	const theirsWork = theirs !== null && (ours === null || (theirs.priority && !ours.priority));
	const isRaid = battle.explorer !== null;
	return {
		attack: sideOf(partsOf(state, attacker, from, force, isRaid), 'attack', theirsWork ? theirs.unit : null, {
			seat: attacker,
			land: from,
			units: force
		}),
		defense: sideOf(partsOf(state, defender, to, defenders, false), 'defense', oursWork ? ours.unit : null, {
			seat: defender,
			land: to,
			units: defenders
		}),
		clash: ours !== null && theirs !== null && !oursWork && !theirsWork
	};
}

function sideOf(
	parts: readonly Part[],
	points: 'attack' | 'defense',
	suppressor: CardRef | null,
	side: Pick<Side, 'seat' | 'land' | 'units'>
): Side {
	const suppressed = suppressor === null ? undefined : strongest(side.units, points);
	let total = 0;
	const counted: CountedPart[] = [];
	for (const part of parts) {
		const suppressedBy = part.kind === 'unit' && part.card === suppressed ? suppressor : null;
		if (part.kind !== 'unit' && part[points] === 0) continue;
		counted.push({ part, points: suppressedBy === null ? part[points] : 0, suppressedBy });
		if (suppressedBy === null) total += part[points];
	}
	return { ...side, parts: counted, total: Math.max(0, total) };
}

/** The totals of a battle as things stand. */
export function forecast(state: State, battle: Battle): Forecast {
	const { attack, defense } = sidesOf(state, battle);
	const suppressed = [...defense.parts, ...attack.parts].flatMap(({ part, suppressedBy: by }) =>
		by === null ? [] : [{ unit: part.card, by }]
	);
	return { force: attack.units, attack: attack.total, defense: defense.total, suppressed };
}
