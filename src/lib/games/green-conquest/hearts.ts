/** Losing hearts, being destroyed, going home (7.1). */
import type { Cause, Sparing } from './events';
import { OFF, nameOf } from './board';
import type { Field, Vehicle } from './field';
import { alive } from './field';
import { isProtected } from './sight';

/** `lose(v, n)`: the vehicle loses hearts, and the victims of a poisonous one with it if an enemy clan is at turn. */
export function lose(field: Field, vehicle: Vehicle, hearts: number, cause: Cause): void {
	field.quiet = 0;
	const victims = poisonVictims(field, vehicle);
	wound(field, vehicle, hearts, cause);
	for (const victim of victims) {
		if (!alive(victim)) continue;
		if (isProtected(field, victim)) tellSpared(field, victim, 'poison', 'protected');
		else {
			field.tell?.({ type: 'poison-shared', vehicle: victim.id, by: vehicle.id });
			wound(field, victim, hearts, 'poison');
		}
	}
}

const NOBODY: readonly Vehicle[] = [];

function poisonVictims(field: Field, snake: Vehicle): readonly Vehicle[] {
	if (!snake.kind.can.poison || field.clan.team === snake.clan.team) return NOBODY;
	return field.vehicles.filter((vehicle) => vehicle.poisonedBy === snake).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function wound(field: Field, vehicle: Vehicle, hearts: number, cause: Cause): void {
	const lost = hearts < vehicle.hp ? hearts : vehicle.hp;
	vehicle.hp -= lost;
	field.tell?.({ type: 'lost', vehicle: vehicle.id, hearts: lost, left: vehicle.hp, cause });
	if (!alive(vehicle)) destroy(field, vehicle);
}

function destroy(field: Field, vehicle: Vehicle): void {
	field.tell?.({ type: 'destroyed', vehicle: vehicle.id, at: squareName(vehicle) });
	remove(field, vehicle);
	if (field.pending.length > 0) {
		field.pending = field.pending.filter((entry) => entry.kind !== 'place' || entry.vehicle !== vehicle.id);
	}
}

/** Off the board for good, with every poison that names it. */
export function remove(field: Field, vehicle: Vehicle): void {
	field.lift(vehicle);
	vehicle.hp = 0;
	vehicle.latent = 0;
	if (vehicle.poisonedBy !== null) field.setPoison(vehicle, null);
	for (const other of field.vehicles) {
		if (other.poisonedBy !== vehicle) continue;
		field.setPoison(other, null);
		field.tell?.({ type: 'poison-ended', vehicle: other.id });
	}
}

/** `home(v)`: off the board, latent, waiting for its owner to place it in camp. */
export function sendHome(field: Field, vehicle: Vehicle): void {
	const latent = field.clan === vehicle.clan ? 2 : 1;
	field.tell?.({ type: 'home', vehicle: vehicle.id, from: squareName(vehicle), latent });
	field.lift(vehicle);
	vehicle.latent = latent;
	awaitPlace(field, vehicle);
}

export function awaitPlace(field: Field, vehicle: Vehicle): void {
	field.pending = [...field.pending, { kind: 'place', vehicle: vehicle.id }];
}

export function tellSpared(field: Field, vehicle: Vehicle, cause: Cause, why: Sparing): void {
	field.tell?.({ type: 'spared', vehicle: vehicle.id, cause, why });
}

/** Where a vehicle is, or was lifted from in this move. */
function squareName({ at, liftedFrom }: Vehicle): string | null {
	const square = at === OFF ? liftedFrom : at;
	return square === OFF ? null : nameOf(square);
}
