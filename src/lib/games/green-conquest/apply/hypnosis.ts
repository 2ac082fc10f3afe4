/** The Hypnotist (7.7): a vehicle in whose line of sight it drives is seized and copies its steps. */
import { damageOf } from '../content';
import type { Field, Vehicle } from '../field';
import { allied, inCamp, onBoard } from '../field';
import type { Refusal } from '../reasons';
import { inLine, isImmune } from '../sight';
import type { VehicleId } from '../types';
import { bar } from './activation';
import type { Run } from './drive';
import { forcedStep, tellCarried } from './forced';

export function seize(field: Field, run: Run, id: VehicleId): Refusal {
	const { vehicle: hypnotist } = run;
	const target = field.vehicle(id);
	if (target === undefined) return 'unknown-vehicle';
	const refusal = isOutOfReach(hypnotist, target) ? 'bad-target' : inCamp(hypnotist) ? 'in-camp' : null;
	if (refusal !== null) return refusal;
	if (defies(field, hypnotist, target)) return 'immune';
	if (!inLine(field, target, hypnotist.at)) return 'not-in-sight';
	run.seized = target;
	run.seizedFrom = target.at;
	run.seizedMomentum = 0;
	target.rolling = true;
	field.tell?.({ type: 'seized', vehicle: id, by: hypnotist.id });
	bar(field, target);
	return null;
}

/** Whether the Hypnotist may seize a vehicle wherever it crosses its line of sight outside the camp. */
export function isSeizable(field: Field, hypnotist: Vehicle, target: Vehicle): boolean {
	return !isOutOfReach(hypnotist, target) && !defies(field, hypnotist, target);
}

function isOutOfReach(hypnotist: Vehicle, target: Vehicle): boolean {
	if (target === hypnotist || !onBoard(target) || target.latent > 0) return true;
	return target.clan !== hypnotist.clan && inCamp(target);
}

function defies(field: Field, hypnotist: Vehicle, target: Vehicle): boolean {
	return !allied(target, hypnotist) && isImmune(field, target);
}

/** The seized vehicle copies the step just made, or about to be made if it stands in the way. */
export function copyStep(field: Field, run: Run): void {
	const { seized, heading: direction } = run;
	if (seized === null) return;
	if (onBoard(seized)) {
		const momentum = ++run.seizedMomentum;
		const impact = damageOf(seized.kind, momentum);
		const shove = { force: 'hypnosis', direction, momentum, impact, hasSquare: true } as const;
		if (forcedStep(field, seized, shove)) return;
	}
	release(field, run);
}

/** Control over the seized vehicle ends; it stands where it was dragged to, if it still stands. */
export function release(field: Field, run: Run): void {
	const { seized } = run;
	if (seized === null) return;
	run.seized = null;
	seized.rolling = false;
	tellCarried(field, seized, 'hypnosis', run.seizedFrom);
	field.tell?.({ type: 'released', vehicle: seized.id });
}
