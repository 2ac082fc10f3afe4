/** Traps (7.5): the trail of a Trapper's drive, laying, and springing. */
import { SPRINGBOARD, isCamp, nameOf, squareOf } from '../board';
import { TRAPS_PER_CLAN } from '../content';
import type { Field, Vehicle } from '../field';
import { alive } from '../field';
import { lose, sendHome, tellSpared } from '../hearts';
import type { Refusal } from '../reasons';
import { isProtected } from '../sight';
import type { LayMove, SquareName } from '../types';
import { activationOf, keepActive } from './activation';
import type { Run } from './drive';

/** A vehicle touches a square: a trap there springs. True: the vehicle is stopped by it. */
export function springTrap(field: Field, vehicle: Vehicle, momentum: number): boolean {
	const clan = field.traps.get(vehicle.at);
	if (clan === undefined) return false;
	field.removeTrap(vehicle.at);
	const at = nameOf(vehicle.at);
	field.tell?.({ type: 'trap-sprung', vehicle: vehicle.id, at, clan: clan.letter, momentum });
	if (isProtected(field, vehicle)) {
		tellSpared(field, vehicle, 'trap', 'protected');
		return false;
	}
	lose(field, vehicle, momentum, 'trap');
	if (alive(vehicle)) sendHome(field, vehicle);
	return true;
}

/** The squares of this drive on which a trap may be laid, in order, each once. */
export function trailOf({ vehicle, start, touched }: Run): SquareName[] {
	const squares = touched.filter(
		(square) => square !== start && square !== vehicle.at && square !== SPRINGBOARD && !isCamp(square)
	);
	return [...new Set(squares)].map(nameOf);
}

export function lay(field: Field, vehicle: Vehicle, move: LayMove): Refusal {
	if (!vehicle.kind.can.trap) return 'wrong-ability';
	const active = activationOf(field, vehicle);
	if (active === null) return 'not-on-trail';
	if (!active.ability) return 'ability-used';
	if (!active.trail.includes(move.at)) return 'not-on-trail';
	const square = squareOf(move.at);
	if (field.on(square) !== undefined || field.traps.has(square)) return 'occupied';
	if (!removesAsItMust(field, move.remove ?? null)) return 'trap-limit';

	if (move.remove != null) {
		field.removeTrap(squareOf(move.remove));
		field.tell?.({ type: 'trap-removed', clan: vehicle.clan.letter, at: move.remove });
	}
	field.setTrap(square, vehicle.clan);
	field.tell?.({ type: 'trap-laid', vehicle: vehicle.id, at: move.at });
	keepActive(field, vehicle, 0, false);
	return null;
}

/** An own trap is taken up if both lie, and none otherwise. */
function removesAsItMust(field: Field, remove: SquareName | null): boolean {
	const laid = trapsOf(field);
	return laid.length < TRAPS_PER_CLAN ? remove === null : remove !== null && laid.includes(remove);
}

/** Where the traps of the clan at turn lie. */
export function trapsOf(field: Field): SquareName[] {
	return [...field.traps].filter(([, clan]) => clan === field.clan).map(([square]) => nameOf(square));
}
