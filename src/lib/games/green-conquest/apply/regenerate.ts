/** Regeneration (6.8): once a game, by driving into an enemy camp. */
import type { Square } from '../board';
import { campOf, nameOf } from '../board';
import type { Clan, Field, Vehicle } from '../field';
import { inCamp, onBoard } from '../field';
import { awaitPlace } from '../hearts';
import type { Refusal } from '../reasons';
import type { RegenerateMove } from '../types';
import { bar } from './activation';
import type { Run } from './drive';

/** The driver enters a camp that is not its own. */
export function enterEnemyCamp(field: Field, run: Run, square: Square): Refusal {
	const { vehicle } = run;
	const host = field.clans.find((clan) => clan.index === campOf(square));
	if (host === undefined || !isOpen(run, host)) return 'camp-closed';
	if (field.on(square) !== undefined) return 'path-blocked';
	field.tell?.({ type: 'camp-entered', vehicle: vehicle.id, clan: host.letter, at: nameOf(square) });
	vehicle.clan.regen = false;
	lift(field, vehicle);
	field.pending = [...field.pending, { kind: 'regen', clan: vehicle.clan.letter }];
	awaitPlace(field, vehicle);
	return null;
}

function isOpen({ vehicle, wrapped }: Run, host: Clan): boolean {
	const { clan } = vehicle;
	return !host.out && host.team !== clan.team && !wrapped && mayRegenerate(clan);
}

/** The clan has its regeneration left, and a vehicle that needs it. */
export function mayRegenerate({ regen, vehicles }: Clan): boolean {
	return regen && vehicles.some(isCandidate);
}

/** Below full hearts, destroyed ones included. */
export const isCandidate = (vehicle: Vehicle): boolean => vehicle.hp < vehicle.kind.hp;

export function regenerate(field: Field, clan: Clan, move: RegenerateMove): Refusal {
	const vehicle = field.vehicle(move.vehicle);
	if (vehicle === undefined) return 'unknown-vehicle';
	if (vehicle.clan !== clan || !isCandidate(vehicle)) return 'bad-target';
	field.pending = field.pending.slice(1);
	const hearts = vehicle.kind.hp - vehicle.hp;
	vehicle.hp = vehicle.kind.hp;
	field.quiet = 0;
	field.tell?.({ type: 'regenerated', vehicle: vehicle.id, hearts, left: vehicle.hp });
	bar(field, vehicle);
	const waiting = field.pending.some((entry) => entry.kind === 'place' && entry.vehicle === vehicle.id);
	if (!inCamp(vehicle) && !waiting) {
		if (onBoard(vehicle)) lift(field, vehicle);
		awaitPlace(field, vehicle);
	}
	return null;
}

function lift(field: Field, vehicle: Vehicle): void {
	field.tell?.({ type: 'lifted', vehicle: vehicle.id, from: nameOf(vehicle.at) });
	field.lift(vehicle);
}
