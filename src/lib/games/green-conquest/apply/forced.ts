/** Forced movement: one step of a pushed, pulled or dragged vehicle, and its collisions (7.9, 6.6). */
import type { Direction, Square } from '../board';
import { OFF, SPRINGBOARD, ahead, around, campOf, facingOf, isCamp, isObstacle, nameOf } from '../board';
import type { Force } from '../events';
import type { Field, Vehicle } from '../field';
import { alive, inCamp, onBoard } from '../field';
import { lose, sendHome, tellSpared } from '../hearts';
import { isHeadOn, isImmune, isProtected, protectors } from '../sight';
import { crushed, jumpLength, landingSquare, tellCrush, tellJump } from './landing';
import { springTrap } from './trap';

export interface Shove {
	readonly force: Force;
	readonly direction: Direction;
	/** Steps made so far in this direction, this one included. */
	readonly momentum: number;
	/** Hearts that a collision costs. */
	readonly impact: number;
	/** False while the vehicle has no square of its own to stop on. */
	readonly hasSquare: boolean;
}

/** One forced step. True: the vehicle may go on. */
export function forcedStep(field: Field, vehicle: Vehicle, shove: Shove): boolean {
	let square = ahead(vehicle.at, shove.direction);
	const wraps = square === OFF && vehicle.kind.can.wrap;
	if (wraps) square = around(vehicle.at, shove.direction);
	if (square === OFF || isWall(vehicle, square, wraps)) {
		collide(field, vehicle, undefined, shove);
		return false;
	}
	const there = field.on(square);
	if (there !== undefined) {
		collide(field, vehicle, there, shove);
		return false;
	}
	tellForced(field, vehicle, square, shove, wraps);
	field.stand(vehicle, square);
	if (square === SPRINGBOARD) {
		forcedJump(field, vehicle, shove);
		return false;
	}
	return !springTrap(field, vehicle, shove.momentum);
}

/** Camps are walls, except one's own for a vehicle that has not left it yet. */
function isWall(vehicle: Vehicle, square: Square, wraps: boolean): boolean {
	if (isObstacle(square)) return true;
	return isCamp(square) && (wraps || campOf(square) !== vehicle.clan.index || !inCamp(vehicle));
}

/** The jump of a vehicle forced onto the springboard ends its forced move; whoever stands where it lands is crushed. */
function forcedJump(field: Field, vehicle: Vehicle, shove: Shove): void {
	const squares = jumpLength(shove.momentum);
	const landing = landingSquare(shove.direction, squares);
	if (landing === OFF) {
		collide(field, vehicle, undefined, { ...shove, hasSquare: false });
		return;
	}
	tellJump(field, vehicle, landing, squares, true);
	const there = field.on(landing);
	if (there === undefined) {
		field.stand(vehicle, landing);
		springTrap(field, vehicle, shove.momentum);
		return;
	}
	const spared = isProtected(field, there);
	tellCrush(field, vehicle, there, true);
	field.lift(there);
	field.stand(vehicle, landing);
	crushed(field, there, spared);
}

/** The vehicle runs into another one (`hit`) or into a wall. Who is spared is decided before anybody is hurt. */
function collide(field: Field, vehicle: Vehicle, hit: Vehicle | undefined, shove: Shove): void {
	const { direction, impact, force } = shove;
	const toward = facingOf(direction);
	field.tell?.({ type: 'collision', vehicle: vehicle.id, with: hit?.id ?? null, toward, impact, force });
	const shields = protectors(field, vehicle);
	const hurts = shields.length === 0;
	const hitIsHurt = hit !== undefined && !isSpared(field, hit, direction, shields);
	if (hurts) lose(field, vehicle, impact, 'collision');
	else tellSpared(field, vehicle, 'collision', 'protected');
	if (hitIsHurt && alive(hit)) lose(field, hit, impact, 'collision');
	if (alive(vehicle) && (hurts || !shove.hasSquare)) sendHome(field, vehicle);
	if (hitIsHurt && alive(hit)) sendHome(field, hit);
}

function isSpared(field: Field, hit: Vehicle, direction: Direction, shields: readonly Vehicle[]): boolean {
	const why = shields.includes(hit)
		? 'shielding'
		: isHeadOn(hit, direction) && isImmune(field, hit)
			? 'immune'
			: isProtected(field, hit)
				? 'protected'
				: null;
	if (why !== null) tellSpared(field, hit, 'collision', why);
	return why !== null;
}

/** A push, pull or drag that began on a square is over. */
export function tellCarried(field: Field, vehicle: Vehicle, force: Force, start: Square): void {
	if (!onBoard(vehicle) || vehicle.at === start) return;
	const [from, at] = [nameOf(start), nameOf(vehicle.at)];
	field.tell?.({ type: 'carried', vehicle: vehicle.id, force, from, at });
}

function tellForced(field: Field, vehicle: Vehicle, to: Square, shove: Shove, wrapped: boolean): void {
	const { force, momentum } = shove;
	field.tell?.({
		type: 'forced',
		vehicle: vehicle.id,
		force,
		from: nameOf(vehicle.at),
		to: nameOf(to),
		momentum,
		wrapped
	});
}
