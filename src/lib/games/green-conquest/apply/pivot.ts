/** `pivot` (6.3): turning on the spot, which counts as this vehicle's move. */
import type { Direction } from '../board';
import { directionOf, facingOf, nameOf } from '../board';
import type { Field, Vehicle } from '../field';
import { inCamp } from '../field';
import type { Refusal } from '../reasons';
import type { PivotMove } from '../types';
import { abilityLeft, isFleeing, keepActive, mpLeft } from './activation';

export function pivot(field: Field, vehicle: Vehicle, move: PivotMove): Refusal {
	const refusal = cannotPivot(field, vehicle);
	if (refusal !== null) return refusal;
	const face: Direction = directionOf(move.face);
	if (face === vehicle.face) return 'no-effect';
	const [at, from] = [nameOf(vehicle.at), facingOf(vehicle.face)];
	field.tell?.({ type: 'pivoted', vehicle: vehicle.id, at, from, face: move.face });
	vehicle.face = face;
	field.moved = true;
	keepActive(field, vehicle, 0, vehicle.kind.can.pull && abilityLeft(field, vehicle));
	return null;
}

export function cannotPivot(field: Field, vehicle: Vehicle): Refusal {
	if (mpLeft(field, vehicle) === 0) return 'no-mp';
	if (isFleeing(field, vehicle)) return 'no-pivot';
	return inCamp(vehicle) ? 'in-camp' : null;
}
