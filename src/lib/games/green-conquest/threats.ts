/**
 * What could be hit next turn, at a glance: straight and once-bent runs over free ground, and landings from the springboard. An estimate
 * for bots, quick enough to be made for thousands of positions; abilities that move others are left out.
 */
import type { Direction, Square } from './board';
import { OFF, SIZE, SPRINGBOARD, ahead, isCamp, isObstacle, opposite } from './board';
import { LONGEST_JUMP, damageOf } from './content';
import type { Field, Vehicle } from './field';
import { inCamp, onBoard } from './field';

export interface Threat {
	/** Hearts that the target would lose. */
	readonly hearts: number;
	/** The attacker would be hurt as well. */
	readonly headOn: boolean;
}

const NORTH: Direction = 0;
const EAST: Direction = 1;

const columnOf = (square: Square): number => square % SIZE;
const rowOf = (square: Square): number => Math.trunc(square / SIZE);

/** A run that ends on a square: how many steps lead to the last leg, and that leg. */
interface Run {
	readonly first: number;
	readonly firstDirection: Direction;
	readonly last: number;
	readonly lastDirection: Direction;
}

/** The runs from one square to another with at most one turn, if the movement points allow them. */
function runsBetween(from: Square, to: Square, mp: number): Run[] {
	const across = columnOf(to) - columnOf(from);
	const up = rowOf(to) - rowOf(from);
	const [columns, rows] = [Math.abs(across), Math.abs(up)];
	if (columns + rows > mp || columns + rows === 0) return [];
	const sideways = across > 0 ? EAST : opposite(EAST);
	const upright = up > 0 ? NORTH : opposite(NORTH);
	const runs: Run[] = [];
	if (columns > 0) runs.push({ first: rows, firstDirection: upright, last: columns, lastDirection: sideways });
	if (rows > 0) runs.push({ first: columns, firstDirection: sideways, last: rows, lastDirection: upright });
	return runs;
}

/** Whether nothing stands in the way before the last step. A Glider flies over things, if not over camps. */
function isFree(field: Field, vehicle: Vehicle, run: Run): boolean {
	const flies = vehicle.kind.can.hop && !inCamp(vehicle);
	const steps = run.first + run.last;
	let at = vehicle.at;
	for (let i = 0; i < steps - 1; i++) {
		at = ahead(at, i < run.first ? run.firstDirection : run.lastDirection);
		if (at === OFF || (isCamp(at) && !inCamp(vehicle))) return false;
		if (flies && i !== run.first - 1) continue;
		if (at === SPRINGBOARD || isObstacle(at) || field.on(at) !== undefined) return false;
	}
	return true;
}

/** The heaviest blow that a vehicle could deal to another in one drive; null if it cannot reach it. */
export function threatOf(field: Field, attacker: Vehicle, target: Vehicle): Threat | null {
	if (!onBoard(target) || inCamp(target) || !onBoard(attacker)) return null;
	let worst: Threat | null = null;
	for (const run of runsBetween(attacker.at, target.at, attacker.kind.mp)) {
		const headOn = target.face === opposite(run.lastDirection);
		if ((headOn && target.kind.can.immune) || !isFree(field, attacker, run)) continue;
		const hearts = damageOf(attacker.kind, run.last);
		const hurt = headOn && !attacker.kind.can['head-on-safe'];
		if (worst === null || hearts > worst.hearts || (hearts === worst.hearts && !hurt)) worst = { hearts, headOn: hurt };
	}
	return canCrush(field, attacker, target) ? { hearts: target.hp, headOn: false } : worst;
}

function canCrush(field: Field, attacker: Vehicle, target: Vehicle): boolean {
	const { mp, can } = attacker.kind;
	for (const beyond of runsBetween(SPRINGBOARD, target.at, LONGEST_JUMP)) {
		if (beyond.first > 0) continue;
		for (const run of runsBetween(attacker.at, SPRINGBOARD, mp)) {
			if (run.lastDirection !== beyond.lastDirection) continue;
			if ((can['master-jump'] || run.last === beyond.last) && isFree(field, attacker, run)) return true;
		}
	}
	return false;
}
