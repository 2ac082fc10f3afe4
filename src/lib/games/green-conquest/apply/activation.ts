/** Choosing a vehicle (6.3) and what is left of its activation after each move (5.3). */
import { PLAYS, PLAYS_WITH_BONUS } from '../content';
import type { Field, Vehicle } from '../field';
import { onBoard } from '../field';
import type { Refusal } from '../reasons';
import { isParalysed } from '../sight';
import type { Active, SquareName, VehicleId } from '../types';

const NO_TRAIL: readonly SquareName[] = [];

export const playsAllowed = (field: Field): number => (field.bonus ? PLAYS_WITH_BONUS : PLAYS);

/** The open activation, if it is this vehicle's. */
export function activationOf(field: Field, vehicle: Vehicle): Active | null {
	return field.active?.vehicle === vehicle.id ? field.active : null;
}

/** Whether the vehicle can be played or go on with its activation (6.3). */
export function unfit(field: Field, vehicle: Vehicle): Refusal {
	return unready(field, vehicle) ?? (isParalysed(field, vehicle) ? 'paralysed' : null);
}

/** The checks of 6.3 but for paralysis. */
export function unready(field: Field, vehicle: Vehicle): Refusal {
	if (vehicle.clan !== field.clan) return 'not-your-vehicle';
	if (!onBoard(vehicle)) return 'vehicle-gone';
	if (activationOf(field, vehicle) === null) {
		if (vehicle.latent > 0) return 'latent';
		if (field.played.includes(vehicle.id)) return 'already-played';
		if (field.barred.includes(vehicle.id)) return 'barred';
		if (field.played.length >= playsAllowed(field)) return 'no-plays-left';
	}
	return null;
}

/** Movement points a drive or pivot may use now. */
export const mpLeft = (field: Field, vehicle: Vehicle): number => activationOf(field, vehicle)?.mp ?? vehicle.kind.mp;

/** Pull or exchange unused so far. */
export const abilityLeft = (field: Field, vehicle: Vehicle): boolean => activationOf(field, vehicle)?.ability ?? true;

/** A Scout that has attacked: its next drive is its flight. */
export const isFleeing = (field: Field, vehicle: Vehicle): boolean =>
	vehicle.kind.can.flee && activationOf(field, vehicle) !== null;

/** Notes that the vehicle has acted and what it may still do; any other activation is over for good. */
export function keepActive(field: Field, vehicle: Vehicle, mp: number, ability: boolean, trail = NO_TRAIL): void {
	if (activationOf(field, vehicle) === null) field.played = [...field.played, vehicle.id];
	const over = !onBoard(vehicle) || (mp === 0 && !ability);
	field.active = over ? null : { vehicle: vehicle.id, mp, ability, trail };
}

/** Not played, but not playable any more this turn. */
export function bar(field: Field, vehicle: Vehicle): void {
	const { id }: { id: VehicleId } = vehicle;
	if (vehicle.clan !== field.clan || field.played.includes(id) || field.barred.includes(id)) return;
	field.barred = [...field.barred, id];
	field.tell?.({ type: 'barred', vehicle: id });
}
