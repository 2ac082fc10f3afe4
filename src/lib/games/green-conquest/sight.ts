/**
 * Lines of sight and what works along them: paralysis and protection (7.0, 7.2, 7.3). Nothing of it is stored; it is read off the
 * field at the instant it is needed. Rolling vehicles cut no line, are not seen, exert nothing and are not paralysed.
 */
import type { Square } from './board';
import { opposite, rayFrom } from './board';
import type { Field, Vehicle } from './field';
import { allied, inCamp, onBoard } from './field';

/** The vehicle at rest on the last square of `line(vehicle)`, if there is one. */
export function seenBy(field: Field, vehicle: Vehicle): Vehicle | undefined {
	for (const square of rayFrom(vehicle.clan.index, vehicle.at, vehicle.face)) {
		const there = field.on(square);
		if (there !== undefined && !there.rolling) return there;
	}
	return undefined;
}

/** `line(vehicle)`: the squares ahead of a vehicle, up to the first one at rest (7.0). */
export function lineOf(field: Field, vehicle: Vehicle): readonly Square[] {
	const ray = rayFrom(vehicle.clan.index, vehicle.at, vehicle.face);
	for (let i = 0; i < ray.length; i++) {
		const there = field.on(ray[i] ?? vehicle.at);
		if (there !== undefined && !there.rolling) return ray.slice(0, i + 1);
	}
	return ray;
}

/** Whether a square belongs to `line(vehicle)`. */
export function inLine(field: Field, vehicle: Vehicle, target: Square): boolean {
	for (const square of rayFrom(vehicle.clan.index, vehicle.at, vehicle.face)) {
		if (square === target) return true;
		const there = field.on(square);
		if (there !== undefined && !there.rolling) return false;
	}
	return false;
}

const atRestOutside = (vehicle: Vehicle): boolean => onBoard(vehicle) && !vehicle.rolling && !inCamp(vehicle);

const NONE: ReadonlyMap<Vehicle, Vehicle | null> = new Map();

/** Every paralysed vehicle, with a Nightmare that holds it; null where Nightmares hold each other in a ring. */
export function paralysed(field: Field): ReadonlyMap<Vehicle, Vehicle | null> {
	if (!field.nightmares.some(atRestOutside)) return NONE;
	const nightmares = field.nightmares.filter(atRestOutside);
	const preyOf = new Map<Vehicle, Vehicle>();
	for (const nightmare of nightmares) {
		const seen = seenBy(field, nightmare);
		if (seen !== undefined && !allied(seen, nightmare)) preyOf.set(nightmare, seen);
	}
	if (preyOf.size === 0) return NONE;
	const { working, undecided } = judge(nightmares, preyOf);
	const victims = new Map<Vehicle, Vehicle | null>();
	for (const nightmare of undecided) victims.set(nightmare, null);
	for (const nightmare of working) {
		const prey = preyOf.get(nightmare);
		if (prey !== undefined) victims.set(prey, nightmare);
	}
	return victims;
}

/** Which Nightmares work, and which hold each other in rings. */
function judge(
	nightmares: readonly Vehicle[],
	preyOf: ReadonlyMap<Vehicle, Vehicle>
): { working: ReadonlySet<Vehicle>; undecided: ReadonlySet<Vehicle> } {
	const undecided = new Set(nightmares);
	const working = new Set<Vehicle>();
	for (let before = -1; before !== undecided.size;) {
		before = undecided.size;
		for (const nightmare of undecided) {
			const watchers = nightmares.filter((other) => preyOf.get(other) === nightmare);
			if (watchers.some((watcher) => working.has(watcher))) {
				undecided.delete(nightmare);
			} else if (!watchers.some((watcher) => undecided.has(watcher))) {
				undecided.delete(nightmare);
				working.add(nightmare);
			}
		}
	}
	return { working, undecided };
}

export function isParalysed(field: Field, vehicle: Vehicle): boolean {
	return field.nightmares.length > 0 && paralysed(field).has(vehicle);
}

/** The Nightmare's `immune` works: it is at rest outside its camp and not paralysed. */
export function isImmune(field: Field, vehicle: Vehicle): boolean {
	return vehicle.kind.can.immune && atRestOutside(vehicle) && !isParalysed(field, vehicle);
}

const NOBODY: readonly Vehicle[] = [];

/** The working allied Shields on whose line the vehicle stands. */
export function protectors(field: Field, vehicle: Vehicle): readonly Vehicle[] {
	if (field.shields.length === 0 || !onBoard(vehicle)) return NOBODY;
	return field.shields.filter(
		(shield) =>
			shield !== vehicle &&
			allied(shield, vehicle) &&
			atRestOutside(shield) &&
			inLine(field, shield, vehicle.at) &&
			!isParalysed(field, shield)
	);
}

export function isProtected(field: Field, vehicle: Vehicle): boolean {
	return protectors(field, vehicle).length > 0;
}

/** The target faces the blow: it comes in a direction opposite to the target's nose. */
export function isHeadOn(target: Vehicle, direction: number): boolean {
	return target.face === opposite(direction);
}
