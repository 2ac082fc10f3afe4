/** Coming down from the springboard, driven or forced (6.6). */
import type { Direction, Square } from '../board';
import { OFF, SPRINGBOARD, ahead, isCamp, isObstacle, nameOf } from '../board';
import { LONGEST_JUMP } from '../content';
import type { Field, Vehicle } from '../field';
import { lose, sendHome, tellSpared } from '../hearts';

/** A vehicle jumps as far as its momentum, with an upper limit. */
export const jumpLength = (momentum: number): number => (momentum < LONGEST_JUMP ? momentum : LONGEST_JUMP);

/** The square so far beyond the springboard, `OFF` if it is a wall. */
export function landingSquare(direction: Direction, squares: number): Square {
	let landing = SPRINGBOARD;
	for (let i = 0; i < squares && landing !== OFF; i++) landing = ahead(landing, direction);
	return isObstacle(landing) || isCamp(landing) ? OFF : landing;
}

/** What becomes of a vehicle on which another has landed: destroyed, or home unhurt if it was protected. */
export function crushed(field: Field, target: Vehicle, spared: boolean): void {
	if (spared) {
		tellSpared(field, target, 'crush', 'protected');
		sendHome(field, target);
	} else lose(field, target, target.hp, 'crush');
}

export function tellJump(field: Field, vehicle: Vehicle, landing: Square, squares: number, forced: boolean): void {
	const [from, to] = [nameOf(SPRINGBOARD), nameOf(landing)];
	field.tell?.({ type: 'jump', vehicle: vehicle.id, from, to, squares, forced });
}

export function tellCrush(field: Field, vehicle: Vehicle, target: Vehicle, forced: boolean): void {
	field.tell?.({ type: 'crush', vehicle: vehicle.id, target: target.id, at: nameOf(target.at), forced });
}
