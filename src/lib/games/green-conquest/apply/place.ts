/** `place` (6.2): a vehicle that waits for a place is put on a square of its camp, by its owner or by the camp list. */
import type { Square } from '../board';
import { campFacing, campOf, campSquares, facingOf, nameOf, squareOf } from '../board';
import type { Field, Vehicle } from '../field';
import type { Refusal } from '../reasons';
import type { PlaceMove } from '../types';

export function place(field: Field, move: PlaceMove): Refusal {
	const vehicle = field.vehicle(move.vehicle);
	if (vehicle === undefined) return 'unknown-vehicle';
	const asked = field.pending[0];
	if (asked?.kind !== 'place' || asked.vehicle !== vehicle.id) return 'pending-first';
	const square = squareOf(move.at);
	if (campOf(square) !== vehicle.clan.index) return 'bad-square';
	if (field.on(square) !== undefined) return 'occupied';
	putInCamp(field, vehicle, square);
	return null;
}

/** The first vehicle of the queue goes to the first free square of its camp list. */
export function placeByList(field: Field, vehicle: Vehicle): void {
	const [square] = freeCampSquares(field, vehicle);
	if (square !== undefined) putInCamp(field, vehicle, square);
}

export function freeCampSquares(field: Field, vehicle: Vehicle): Square[] {
	return campSquares(vehicle.clan.letter).filter((square) => field.on(square) === undefined);
}

/** The vehicle that is first in the queue stands in its camp. */
function putInCamp(field: Field, vehicle: Vehicle, square: Square): void {
	field.stand(vehicle, square);
	vehicle.face = campFacing(vehicle.clan.letter);
	field.pending = field.pending.slice(1);
	field.tell?.({ type: 'placed', vehicle: vehicle.id, at: nameOf(square), face: facingOf(vehicle.face) });
}
