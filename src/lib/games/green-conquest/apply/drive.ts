/** `drive` (6.4): a path is read, then rolled step by step; the first step that fails refuses the whole move. */
import type { Direction, Square } from '../board';
import { OFF, SPRINGBOARD, ahead, around, campOf, facingOf, isCamp, isObstacle, nameOf } from '../board';
import { FLIGHT_MP } from '../content';
import type { Field, Vehicle } from '../field';
import { allied, inCamp, onBoard } from '../field';
import type { Refusal } from '../reasons';
import type { DriveMove } from '../types';
import { abilityLeft, isFleeing, keepActive, mpLeft } from './activation';
import { attack } from './attack';
import { copyStep, release, seize } from './hypnosis';
import type { Step } from './path';
import { directionOfStep, isFlown, isJump, isSeizure, jumpSquares, readPath, seizedId } from './path';
import { enterEnemyCamp } from './regenerate';
import { jump } from './springboard';
import { springTrap, trailOf } from './trap';

/** A drive in progress. */
export interface Run {
	readonly vehicle: Vehicle;
	readonly fleeing: boolean;
	readonly start: Square;
	/** Squares entered, in order. */
	readonly touched: Square[];
	/** Where the vehicle is, in the air if it flies; `vehicle.at` is the square it last touched. */
	air: Square;
	heading: Direction;
	momentum: number;
	/** The edge was crossed in this drive. */
	wrapped: boolean;
	attacked: boolean;
	/** Stopped: nothing may follow. */
	done: boolean;
	seized: Vehicle | null;
	/** Where the seized vehicle stood. */
	seizedFrom: Square;
	seizedMomentum: number;
}

export function drive(field: Field, vehicle: Vehicle, move: DriveMove): Refusal {
	const mp = mpLeft(field, vehicle);
	if (mp === 0) return 'no-mp';
	const reading = readPath(move.path, vehicle.kind, mp);
	if ('refusal' in reading) return reading.refusal;
	const run = startRun(field, vehicle);
	const { id } = vehicle;
	const from = nameOf(run.start);
	field.tell?.({ type: 'drive', vehicle: id, from, path: move.path, fleeing: run.fleeing });
	const refusal = roll(field, run, reading.steps) ?? cannotEndHere(run);
	if (refusal !== null) return refusal;
	if (onBoard(vehicle) && !run.attacked) {
		field.tell?.({ type: 'halt', vehicle: id, from, at: nameOf(vehicle.at), face: facingOf(vehicle.face) });
	}
	concludeDrive(field, run);
	return null;
}

export function startRun(field: Field, vehicle: Vehicle): Run {
	vehicle.rolling = true;
	return {
		vehicle,
		fleeing: isFleeing(field, vehicle),
		start: vehicle.at,
		touched: [],
		air: vehicle.at,
		heading: -1,
		momentum: 0,
		wrapped: false,
		attacked: false,
		done: false,
		seized: null,
		seizedFrom: OFF,
		seizedMomentum: 0
	};
}

export function roll(field: Field, run: Run, steps: readonly Step[]): Refusal {
	for (let i = 0; i < steps.length; i++) {
		const step = steps[i] ?? 0;
		if (run.done) return 'path-blocked';
		if (isJump(step)) return 'bad-jump';
		if (isSeizure(step)) {
			const refusal = seize(field, run, seizedId(step));
			if (refusal !== null) return refusal;
			continue;
		}
		head(run, directionOfStep(step));
		if (isFlown(step)) {
			const refusal = flyOver(field, run);
			if (refusal !== null) return refusal;
			continue;
		}
		const next = steps[i + 1] ?? 0;
		const chosen = isJump(next) ? jumpSquares(next) : 0;
		const onSpringboard = ahead(run.air, run.heading) === SPRINGBOARD;
		const refusal = rollOn(field, run, chosen);
		if (refusal !== null) return refusal;
		if (onSpringboard && chosen > 0) i++;
	}
	return null;
}

/** One more step in this direction; a change of direction starts the momentum anew. */
function head(run: Run, direction: Direction): void {
	if (direction !== run.heading) {
		run.momentum = 0;
		run.seizedMomentum = 0;
		run.heading = direction;
	}
	run.momentum++;
}

function flyOver(field: Field, run: Run): Refusal {
	const over = ahead(run.air, run.heading);
	if (over === OFF) return 'path-blocked';
	if (inCamp(run.vehicle)) return 'in-camp';
	if (isCamp(over)) return 'path-blocked';
	run.air = over;
	field.tell?.({ type: 'flown', vehicle: run.vehicle.id, over: nameOf(over), momentum: run.momentum });
	return null;
}

/** One step on the ground. A seized vehicle in the way goes first, any other seized vehicle after the driver. */
function rollOn(field: Field, run: Run, chosenJump: number): Refusal {
	const { vehicle, seized } = run;
	const first = seized !== null && seized.at === ahead(run.air, run.heading);
	if (first) copyStep(field, run);
	if (onBoard(vehicle)) {
		const refusal = enter(field, run, chosenJump);
		if (refusal !== null) return refusal;
		if (!first && run.seized !== null && onBoard(vehicle)) copyStep(field, run);
	}
	if (!onBoard(vehicle)) {
		run.done = true;
		release(field, run);
	}
	return null;
}

/** The table of 6.4, in its order. */
function enter(field: Field, run: Run, chosenJump: number): Refusal {
	const { vehicle, heading } = run;
	let square = ahead(run.air, heading);
	const wraps = square === OFF;
	if (wraps) {
		if (!vehicle.kind.can.wrap) return 'path-blocked';
		square = around(run.air, heading);
		run.wrapped = true;
	}
	if (isObstacle(square)) return 'path-blocked';
	const there = field.on(square);
	if (isCamp(square)) {
		if (wraps) return 'path-blocked';
		if (campOf(square) !== vehicle.clan.index) return enterEnemyCamp(field, run, square);
		if (!inCamp(vehicle)) return 'camp-closed';
		if (there !== undefined) return 'path-blocked';
	}
	if (there !== undefined) {
		if (allied(there, vehicle)) return 'path-blocked';
		tellStep(field, run, square, wraps);
		return attack(field, run, there);
	}
	moveTo(field, run, square, wraps);
	if (square === SPRINGBOARD) return jump(field, run, chosenJump);
	if (springTrap(field, vehicle, run.momentum)) run.done = true;
	return null;
}

function moveTo(field: Field, run: Run, square: Square, wrapped: boolean): void {
	const { vehicle, heading } = run;
	tellStep(field, run, square, wrapped);
	field.stand(vehicle, square);
	vehicle.face = heading;
	run.air = square;
	run.touched.push(square);
}

function tellStep(field: Field, run: Run, square: Square, wrapped: boolean): void {
	const { vehicle, heading, momentum } = run;
	const [from, to, face] = [nameOf(vehicle.at), nameOf(square), facingOf(heading)];
	field.tell?.({ type: 'step', vehicle: vehicle.id, from, to, face, momentum, wrapped });
}

export function cannotEndHere(run: Run): Refusal {
	if (inCamp(run.vehicle)) return 'ends-in-camp';
	return run.vehicle.at === run.start && !run.attacked ? 'no-effect' : null;
}

/** Duty to move fulfilled, and what the activation still holds (5.3). */
export function concludeDrive(field: Field, run: Run): void {
	const { vehicle } = run;
	const { can } = vehicle.kind;
	vehicle.rolling = false;
	release(field, run);
	field.moved = true;
	const mayFlee = can.flee && run.attacked && !run.fleeing;
	const trail = can.trap ? trailOf(run) : undefined;
	const ability = can.pull ? abilityLeft(field, vehicle) : can.trap ? trail?.length !== 0 : mayFlee;
	keepActive(field, vehicle, mayFlee ? FLIGHT_MP : 0, ability, trail);
}
