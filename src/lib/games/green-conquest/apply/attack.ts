/** An attack (6.5): entering an enemy's square. */
import { nameOf } from '../board';
import { damageOf } from '../content';
import type { Side } from '../events';
import type { Field, Vehicle } from '../field';
import { alive } from '../field';
import { lose, sendHome, tellSpared } from '../hearts';
import type { Refusal } from '../reasons';
import { isHeadOn, isImmune, isProtected } from '../sight';
import type { Run } from './drive';
import { push } from './push';

export function attack(field: Field, run: Run, target: Vehicle): Refusal {
	const { vehicle: attacker, heading, momentum } = run;
	if (run.fleeing || run.wrapped) return 'cannot-attack';
	const headOn = isHeadOn(target, heading);
	const immune = isImmune(field, target);
	if (headOn && immune) return 'front-immune';

	const damage = damageOf(attacker.kind, momentum);
	const targetProtected = isProtected(field, target);
	const attackerProtected = isProtected(field, attacker);
	tellHit(field, run, target, damage);

	const pushes = attacker.kind.can.push && !immune;
	takeSquare(field, run, target, pushes);
	if (targetProtected) tellSpared(field, target, 'attack', 'protected');
	else lose(field, target, damage, 'attack');
	if (pushes) {
		if (alive(target)) push(field, attacker, target, heading, momentum, damage);
		return null;
	}
	if (alive(target)) sendHome(field, target);
	if (headOn && alive(attacker) && !attacker.kind.can['head-on-safe']) {
		if (attackerProtected) tellSpared(field, attacker, 'recoil', 'protected');
		else lose(field, attacker, damage, 'recoil');
		if (alive(attacker)) sendHome(field, attacker);
	}
	poison(field, attacker, target, immune);
	return null;
}

/** The attacker stands where the target was and rolls no more. A target to be pushed shares the square until it leaves it. */
export function takeSquare(field: Field, run: Run, target: Vehicle, shared: boolean): void {
	const { vehicle: attacker, heading } = run;
	const square = target.at;
	if (!shared) field.lift(target);
	field.stand(attacker, square);
	attacker.face = heading;
	attacker.rolling = false;
	run.air = square;
	run.attacked = true;
	run.done = true;
}

/** Step 6 of 6.5: a survivor of the Snake's attack is poisoned, if the Snake survives too. */
export function poison(field: Field, attacker: Vehicle, target: Vehicle, immune: boolean): void {
	if (!attacker.kind.can.poison || immune || !alive(attacker) || !alive(target)) return;
	field.setPoison(target, attacker);
	field.tell?.({ type: 'poisoned', vehicle: target.id, by: attacker.id });
}

function tellHit(field: Field, run: Run, target: Vehicle, damage: number): void {
	const { vehicle, heading, momentum } = run;
	field.tell?.({
		type: 'hit',
		vehicle: vehicle.id,
		target: target.id,
		from: nameOf(run.start),
		at: nameOf(target.at),
		side: sideOf(target, heading),
		momentum,
		damage
	});
}

function sideOf(target: Vehicle, heading: number): Side {
	if (isHeadOn(target, heading)) return 'front';
	return target.face === heading ? 'rear' : 'flank';
}
