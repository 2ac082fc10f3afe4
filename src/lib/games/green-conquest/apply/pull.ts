/** The Octopus (7.6): draws the vehicle it sees closer, square by square. */
import type { Square } from '../board';
import { SPRINGBOARD, nameOf, opposite, rayFrom, squareOf } from '../board';
import { damageOf } from '../content';
import type { Field, Vehicle } from '../field';
import { allied, inCamp } from '../field';
import type { Refusal } from '../reasons';
import { isImmune, seenBy } from '../sight';
import type { PullMove } from '../types';
import { abilityLeft, keepActive, mpLeft } from './activation';
import { forcedStep, tellCarried } from './forced';

export function pull(field: Field, vehicle: Vehicle, move: PullMove): Refusal {
	const refusal = cannotPull(field, vehicle);
	if (refusal !== null) return refusal;
	const target = field.vehicle(move.target);
	if (target === undefined) return 'unknown-vehicle';
	if (target !== seenBy(field, vehicle)) return 'not-in-sight';
	if (target.latent > 0) return 'bad-target';
	if (!allied(target, vehicle) && isImmune(field, target)) return 'immune';
	const to = squareOf(move.to);
	if (!pullSquares(vehicle, target).includes(to)) return 'bad-square';
	drag(field, vehicle, target, to);
	return null;
}

export function cannotPull(field: Field, vehicle: Vehicle): Refusal {
	if (!vehicle.kind.can.pull) return 'wrong-ability';
	if (!abilityLeft(field, vehicle)) return 'ability-used';
	return inCamp(vehicle) ? 'in-camp' : null;
}

/** The squares to which the target can be pulled, nearest to it first: up to the Octopus, but not beyond the springboard. */
export function pullSquares(vehicle: Vehicle, target: Vehicle): Square[] {
	const between = rayFrom(vehicle.clan.index, vehicle.at, vehicle.face);
	const squares = between.slice(0, between.indexOf(target.at)).reverse();
	const springboard = squares.indexOf(SPRINGBOARD);
	return springboard < 0 ? squares : squares.slice(0, springboard + 1);
}

export function drag(field: Field, vehicle: Vehicle, target: Vehicle, to: Square): void {
	const mp = mpLeft(field, vehicle);
	const direction = opposite(vehicle.face);
	field.tell?.({ type: 'pull', vehicle: vehicle.id, target: target.id, to: nameOf(to) });
	const start = target.at;
	target.rolling = true;
	for (let momentum = 1; target.at !== to; momentum++) {
		const impact = damageOf(target.kind, momentum);
		if (!forcedStep(field, target, { force: 'pull', direction, momentum, impact, hasSquare: true })) break;
	}
	target.rolling = false;
	tellCarried(field, target, 'pull', start);
	keepActive(field, vehicle, mp, false);
}
