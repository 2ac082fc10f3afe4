/** The Tunneler (7.8): swaps square and facing with an allied vehicle, which is neither played nor barred by it. */
import { nameOf } from '../board';
import type { Field, Vehicle } from '../field';
import { allied, inCamp, onBoard } from '../field';
import type { Refusal } from '../reasons';
import type { ExchangeMove } from '../types';
import { abilityLeft, keepActive } from './activation';

export function exchange(field: Field, vehicle: Vehicle, move: ExchangeMove): Refusal {
	const refusal = cannotExchange(field, vehicle);
	if (refusal !== null) return refusal;
	const other = field.vehicle(move.with);
	if (other === undefined) return 'unknown-vehicle';
	if (!isExchangeable(vehicle, other)) return 'bad-target';
	swap(field, vehicle, other);
	const [at, there] = [nameOf(vehicle.at), nameOf(other.at)];
	field.tell?.({ type: 'exchanged', vehicle: vehicle.id, with: other.id, at, other: there });
	keepActive(field, vehicle, vehicle.kind.mp, false);
	return null;
}

export function cannotExchange(field: Field, vehicle: Vehicle): Refusal {
	if (!vehicle.kind.can.exchange) return 'wrong-ability';
	if (!abilityLeft(field, vehicle)) return 'ability-used';
	return inCamp(vehicle) ? 'in-camp' : null;
}

export function isExchangeable(tunneler: Vehicle, other: Vehicle): boolean {
	if (other === tunneler || !allied(other, tunneler) || !onBoard(other) || other.latent > 0) return false;
	return other.clan === tunneler.clan || !inCamp(other);
}

function swap(field: Field, a: Vehicle, b: Vehicle): void {
	const [{ at: aAt, face: aFace }, { at: bAt, face: bFace }] = [a, b];
	field.lift(a);
	field.stand(b, aAt);
	field.stand(a, bAt);
	a.face = bFace;
	b.face = aFace;
}
