/** The springboard (6.6): whoever drives onto it jumps at once, in the same direction, for no movement points. */
import { OFF } from '../board';
import { LONGEST_JUMP } from '../content';
import type { Field, Vehicle } from '../field';
import { allied } from '../field';
import type { Refusal } from '../reasons';
import { isImmune, isProtected } from '../sight';
import { poison, takeSquare } from './attack';
import type { Run } from './drive';
import { crushed, jumpLength, landingSquare, tellCrush, tellJump } from './landing';
import { springTrap } from './trap';

/** The jump of a vehicle that has just driven onto the springboard. `chosen`: the Glider's own length, 0 if none is given. */
export function jump(field: Field, run: Run, chosen: number): Refusal {
	const { vehicle, heading, momentum } = run;
	if (run.fleeing) return 'springboard-forbidden';
	const mastered = vehicle.kind.can['master-jump'];
	if (mastered && (chosen === 0 || chosen > LONGEST_JUMP)) return 'bad-jump';
	const squares = mastered ? chosen : jumpLength(momentum);
	const landing = landingSquare(heading, squares);
	if (landing === OFF) return 'bad-landing';

	const there = field.on(landing);
	if (there !== undefined) {
		if (allied(there, vehicle)) return 'path-blocked';
		if (run.wrapped) return 'cannot-attack';
		tellJump(field, vehicle, landing, squares, false);
		crush(field, run, there);
		return null;
	}
	tellJump(field, vehicle, landing, squares, false);
	field.stand(vehicle, landing);
	run.air = landing;
	run.touched.push(landing);
	if (springTrap(field, vehicle, momentum)) run.done = true;
	run.momentum = 0;
	return null;
}

/** Landing on an enemy destroys it whatever its hearts and facing; a protected one goes home unhurt. */
function crush(field: Field, run: Run, target: Vehicle): void {
	const immune = isImmune(field, target);
	const spared = isProtected(field, target);
	tellCrush(field, run.vehicle, target, false);
	takeSquare(field, run, target, false);
	crushed(field, target, spared);
	poison(field, run.vehicle, target, immune);
}
