/**
 * What the points of a land are made of (5.5 step 3): each unit, bonus and boost with its cause. Every total is the sum
 * of these.
 */
import type { Seat } from '../../engine/contract';
import type { Condition, Points, Until } from './ability';
import { fits } from './conditions';
import { cardOf, unitOf } from './content';
import { visitBonuses } from './effects/bonus';
import { ownPlace, ownLand, playerAt } from './table';
import type { CardRef, Land, State } from './types';

export type Part =
	/** The printed points of a unit. */
	| ({ readonly kind: 'unit'; readonly card: CardRef } & Points)
	/** A continuous ability of a card, with the tests that hold and keep it awake. */
	| ({ readonly kind: 'bonus'; readonly card: CardRef; readonly tests: readonly Condition[] } & Points)
	/** Points for a time; `card` is where they came from and may have left the table. */
	| ({ readonly kind: 'boost'; readonly card: CardRef; readonly until: Until } & Points);

/**
 * Units in column order, then bonuses in table order, then boosts. `raid`: the units have left the land, whose own
 * bonuses stay behind.
 */
export function partsOf(
	state: State,
	seat: Seat,
	land: CardRef,
	units: readonly CardRef[],
	raid: boolean
): readonly Part[] {
	const parts: Part[] = units.map((card) => {
		const { attack, defense } = unitOf(card);
		return { kind: 'unit', card, attack, defense };
	});
	visitBonuses(state, seat, land, raid ? units : null, ({ attack, defense }, card, tests) =>
		parts.push({ kind: 'bonus', card, tests, attack, defense })
	);
	for (const { source, for: boosted, land: place, until, attack, defense } of state.boosts) {
		if (boosted !== seat || (place !== null && place !== land)) continue;
		parts.push({ kind: 'boost', card: source, until, attack, defense });
	}
	return parts;
}

/** The parts of all that a land has now, attack and defence. */
export function landParts(state: State, seat: Seat, land: Land): readonly Part[] {
	return partsOf(state, seat, land.id, land.cards, false);
}

/** Attack and defence of a land as it stands, before any clash; never below 0. */
export function landTotals(state: State, seat: Seat, land: Land): Points {
	let attack = 0;
	let defense = 0;
	for (const part of landParts(state, seat, land)) {
		attack += part.attack;
		defense += part.defense;
	}
	return { attack: Math.max(0, attack), defense: Math.max(0, defense) };
}

/**
 * The units whose presence keeps a bonus awake, first in table order: the leader of the Musketeers, the scientist of
 * Germany.
 */
export function wokenBy(state: State, seat: Seat, part: Part): readonly CardRef[] {
	if (part.kind !== 'bonus') return [];
	const home = ownPlace(state, seat, part.card)?.land ?? null;
	const found = part.tests.flatMap((test) => {
		if (test.test !== 'same-land' && test.test !== 'own') return [];
		const column = test.test === 'own' ? playerAt(state, seat).lands : [ownLand(state, seat, home?.id)];
		return column
			.flatMap((land) => land?.cards ?? [])
			.filter((unit) => unit !== part.card && fits(test.match, cardOf(unit)));
	});
	return [...new Set(found)];
}
