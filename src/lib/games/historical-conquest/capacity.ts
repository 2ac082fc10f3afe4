/** Room in a land, and crowding (7.5). */
import type { Seat } from '../../engine/contract';
import { ARMIES_PER_LAND, UNITS_PER_LAND } from './constants';
import { cardOf } from './content';
import { visitLand } from './continuous';
import type { Draft } from './draft';
import { discard } from './discarding';
import { fromTurnSeat } from './table';
import type { CardRef, Land, State } from './types';

export interface Capacity {
	readonly units: number;
	readonly armies: number;
}

export function capacityOf(state: State, seat: Seat, land: Land): Capacity {
	let units = UNITS_PER_LAND;
	let armies = ARMIES_PER_LAND;
	visitLand(state, seat, land, 'capacity', (effect) => {
		units += effect.slots;
		armies += effect.armies;
	});
	return { units, armies };
}

/** How full a land is. More than its room: somebody has to go. */
export interface Room {
	readonly units: number;
	readonly armies: number;
	readonly capacity: Capacity;
}

export function roomOf(state: State, seat: Seat, land: Land): Room {
	return { units: land.cards.length, armies: armiesIn(land.cards), capacity: capacityOf(state, seat, land) };
}

function armiesIn(units: readonly CardRef[]): number {
	let count = 0;
	for (const unit of units) if (cardOf(unit).isArmy) count++;
	return count;
}

/** Why these units cannot move into an own land, or null. */
export function noRoom(
	state: State,
	seat: Seat,
	land: Land,
	arriving: readonly CardRef[]
): 'land-full' | 'army-limit' | null {
	const { units, armies } = capacityOf(state, seat, land);
	if (land.cards.length + arriving.length > units) return 'land-full';
	const newArmies = armiesIn(arriving);
	return newArmies > 0 && armiesIn(land.cards) + newArmies > armies ? 'army-limit' : null;
}

/** The units of which one must be given up, or null if the land is in order. Never the newest. */
function crowdedUnits(state: State, seat: Seat, land: Land): readonly CardRef[] | null {
	if (land.cards.length <= UNITS_PER_LAND && armiesIn(land.cards) <= ARMIES_PER_LAND) return null;
	const { units, armies } = capacityOf(state, seat, land);
	const older = land.cards.slice(0, -1);
	if (armiesIn(land.cards) > armies) return older.filter((unit) => cardOf(unit).isArmy);
	return land.cards.length > units ? older : null;
}

/** Deals with the first crowded land: a single candidate goes at once, else its holder must decide. False: all lands are in order. */
export function relieveCrowding(draft: Draft): boolean {
	for (const seat of fromTurnSeat(draft.state)) {
		for (const land of draft.player(seat).lands) {
			const units = crowdedUnits(draft.state, seat, land);
			if (units === null || units[0] === undefined) continue;
			if (units.length === 1) {
				discard(draft, units[0], 'crowded');
			} else {
				const decision = { kind: 'overflow', seat, land: land.id, units } as const;
				draft.state.pending = [...draft.state.pending, decision];
				draft.tell?.({ type: 'decision-due', decision });
			}
			return true;
		}
	}
	return false;
}
