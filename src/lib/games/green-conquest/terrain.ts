/**
 * What a step onto each square meets, for all vehicles of one clan: read off the field once, so that drives over open ground can be
 * found on the map alone.
 */
import type { Square } from './board';
import { SPRINGBOARD, SQUARES, campOf, isCamp, isObstacle } from './board';
import type { Clan, Field, Vehicle } from './field';
import { mayRegenerate } from './apply/regenerate';
import { onBoard } from './field';

export type Way = number;
export const CLEAR: Way = 0;
/** A free square of the own camp: open to those still inside. */
export const OWN_CAMP: Way = 1;
export const BLOCKED: Way = 2;
/** An enemy, a trap, the springboard, an enemy camp: the rules must say what happens. */
export const EVENT: Way = 3;

/** The bare map by clan index, with the camps of others shut and open. */
const MAPS: readonly Uint8Array[] = Array.from({ length: 8 }, (_, key) =>
	Uint8Array.from({ length: SQUARES }, (_, square) => bareMap(key >> 1, (key & 1) === 1, square))
);

function bareMap(clan: number, open: boolean, square: Square): Way {
	if (isObstacle(square)) return BLOCKED;
	if (square === SPRINGBOARD) return EVENT;
	if (!isCamp(square)) return CLEAR;
	if (campOf(square) === clan) return OWN_CAMP;
	return open ? EVENT : BLOCKED;
}

export class Terrain {
	private readonly map: Uint8Array;
	private readonly ways: Uint8Array;

	constructor(
		field: Field,
		private readonly clan: Clan
	) {
		this.map = MAPS[clan.index * 2 + (mayRegenerate(clan) ? 1 : 0)] ?? new Uint8Array(SQUARES);
		this.ways = this.map.slice();
		for (const vehicle of field.vehicles) this.putBack(vehicle);
		for (const square of field.traps.keys()) this.ways[square] = EVENT;
	}

	at(square: Square): Way {
		return this.ways[square] ?? BLOCKED;
	}

	/** A vehicle that is about to move no longer stands in the way. */
	take(vehicle: Vehicle): void {
		this.ways[vehicle.at] = this.map[vehicle.at] ?? BLOCKED;
	}

	putBack(vehicle: Vehicle): void {
		if (!onBoard(vehicle)) return;
		const friendly = vehicle.clan.team === this.clan.team;
		this.ways[vehicle.at] = friendly || isCamp(vehicle.at) ? BLOCKED : EVENT;
	}

	/** What a vehicle of the clan meets that drives from one square to the next, over the edge if it wraps. */
	between(from: Square, to: Square, wraps: boolean): Way {
		const way = this.at(to);
		if (way === CLEAR || way === BLOCKED) return way;
		if (wraps && isCamp(to)) return BLOCKED;
		if (way === EVENT) return EVENT;
		return this.map[from] === OWN_CAMP ? CLEAR : BLOCKED;
	}
}
