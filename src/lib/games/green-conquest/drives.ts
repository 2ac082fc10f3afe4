/**
 * Finding every drive (6.4) with a result of its own. Steps onto empty open ground have no effect but the step itself, so they are
 * walked on the map alone; whatever else a step meets is tried by the rules. Of several drives with the same result the canonical
 * one stays: fewest steps, then shortest text, then first in ASCII order (6.0).
 */
import { mpLeft } from './apply/activation';
import type { Run } from './apply/drive';
import { cannotEndHere, concludeDrive, roll, startRun } from './apply/drive';
import { flownStep, groundStep, jumpStep, seizeStep } from './apply/path';
import type { Direction, Square } from './board';
import { OFF, SPRINGBOARD, ahead, around, campOf, isCamp, isObstacle, opposite } from './board';
import { LONGEST_JUMP } from './content';
import type { Field, Vehicle } from './field';
import { allied, onBoard } from './field';
import { Path } from './paths';
import { settle } from './settle';
import { inLine } from './sight';
import type { DriveMove } from './types';

interface Found {
	readonly vehicle: Vehicle;
	readonly path: Path;
}

/** What lies on the way of a step. `event`: the rules must say what happens. */
type Way = 'clear' | 'blocked' | 'event';

export class DriveFinder {
	/** Drives that change more than the driver's square and facing, by their result. */
	readonly eventful = new Map<string, Found>();
	/** Drives that change nothing else, each with a result of its own. */
	readonly plain: Found[] = [];

	constructor(readonly field: Field) {}

	/** Looks for the drives of one vehicle that is fit to act. The field is left as it was. */
	search(vehicle: Vehicle): void {
		const mp = mpLeft(this.field, vehicle);
		if (mp > 0) new Search(this, vehicle, mp).run();
	}

	get found(): boolean {
		return this.plain.length > 0 || this.eventful.size > 0;
	}

	/** In the order of canonical JSON: by path, then by vehicle. */
	moves(): DriveMove[] {
		const found = this.eventful.size === 0 ? this.plain : [...this.plain, ...this.eventful.values()];
		return found.sort(inOrder).map(({ vehicle, path }) => ({ type: 'drive', vehicle: vehicle.id, path: path.text }));
	}
}

function inOrder(a: Found, b: Found): number {
	if (a.path !== b.path) return a.path.text < b.path.text ? -1 : 1;
	return a.vehicle.id < b.vehicle.id ? -1 : 1;
}

function isBetter(a: Found, b: Found): boolean {
	if (a.path.cost !== b.path.cost) return a.path.cost < b.path.cost;
	if (a.path.text.length !== b.path.text.length) return a.path.text.length < b.path.text.length;
	return inOrder(a, b) < 0;
}

function keep<K>(kept: Map<K, Found>, key: K, found: Found): void {
	const rival = kept.get(key);
	if (rival === undefined || isBetter(found, rival)) kept.set(key, found);
}

/** The search for one vehicle's drives. */
class Search {
	private readonly field: Field;
	/** Plain drives by final square and facing, for the types that have several ways to get there. */
	private readonly byPlace: Map<number, Found> | null;
	private readonly mayTurn: number;

	constructor(
		private readonly finder: DriveFinder,
		private readonly vehicle: Vehicle,
		private readonly mp: number
	) {
		const { can } = vehicle.kind;
		this.field = finder.field;
		this.byPlace = can['free-turns'] || can.hop || can.hypnosis ? new Map() : null;
		this.mayTurn = can['free-turns'] ? mp : 1;
	}

	run(): void {
		this.vehicle.rolling = true;
		this.walk(Path.EMPTY, this.vehicle.at, false);
		this.vehicle.rolling = false;
		if (this.byPlace !== null) this.finder.plain.push(...this.byPlace.values());
	}

	/** On the map alone: `path` leads to `at` over open ground. `worthIt`: a Glider in the air has passed over something. */
	private walk(path: Path, at: Square, worthIt: boolean): void {
		const { can } = this.vehicle.kind;
		if (can.hypnosis && !isCamp(at)) {
			for (const target of this.watchersOf(at)) this.tryOn(path.then(seizeStep(target.id)), at);
		}
		for (let direction = 0; direction < 4; direction++) {
			if (!this.mayHead(path, direction)) continue;
			const edge = ahead(at, direction) === OFF;
			if (edge && !can.wrap) continue;
			const next = edge ? around(at, direction) : ahead(at, direction);
			const way = this.wayTo(at, next, edge);
			if (way !== 'blocked' && (worthIt || !path.airborne)) this.goOn(path.then(groundStep(direction)), next, way);
			if (this.mayFly(path, at, next)) {
				const over = worthIt || way !== 'clear';
				this.walk(path.then(flownStep(direction)), next, over);
			}
		}
	}

	private goOn(path: Path, next: Square, way: Way): void {
		if (way === 'event') {
			this.meet(path, next);
			return;
		}
		if (!isCamp(next) && next !== this.vehicle.at) this.keepPlain({ vehicle: this.vehicle, path }, next, path.heading);
		if (path.cost < this.mp) this.walk(path, next, false);
	}

	private wayTo(from: Square, square: Square, wraps: boolean): Way {
		const { field, vehicle } = this;
		if (isObstacle(square)) return 'blocked';
		const there = field.on(square);
		const free = there === undefined || there === vehicle;
		if (isCamp(square)) {
			if (wraps) return 'blocked';
			if (campOf(square) !== vehicle.clan.index) return vehicle.clan.regen ? 'event' : 'blocked';
			return free && campOf(from) === vehicle.clan.index ? 'clear' : 'blocked';
		}
		if (!free) return allied(there, vehicle) ? 'blocked' : 'event';
		return square === SPRINGBOARD || field.traps.has(square) ? 'event' : 'clear';
	}

	private mayHead(path: Path, direction: Direction): boolean {
		const { heading, turns, airborne } = path;
		if (heading === -1 || direction === heading) return true;
		return !airborne && direction !== opposite(heading) && turns < this.mayTurn;
	}

	/** Flying over `over` leaves a step to land with. */
	private mayFly(path: Path, from: Square, over: Square): boolean {
		if (!this.vehicle.kind.can.hop || path.cost + 2 > this.mp || (path.hopped && !path.airborne)) return false;
		return over !== OFF && !isCamp(from) && !isCamp(over);
	}

	/** Vehicles in whose line of sight a square lies. */
	private watchersOf(square: Square): Vehicle[] {
		return this.field.vehicles.filter(
			(other) => other !== this.vehicle && onBoard(other) && inLine(this.field, other, square)
		);
	}

	/** The last step met something, so the rules carry the drive out. A Glider on the springboard has its jump to choose. */
	private meet(path: Path, square: Square): void {
		if (square !== SPRINGBOARD || !this.vehicle.kind.can['master-jump']) this.attempt(path);
		else for (let squares = 1; squares <= LONGEST_JUMP; squares++) this.attempt(path.then(jumpStep(squares)));
	}

	/** Carries a drive out by the rules, keeps it if it may end here, and goes on from there. */
	private attempt(path: Path): void {
		const { field, vehicle } = this;
		const run = startRun(field, vehicle);
		const possible = roll(field, run, path.steps) === null;
		const goesOn = possible && !run.done && path.cost < this.mp;
		const seizable = goesOn && vehicle.kind.can.hypnosis && !path.seizes ? this.watchersOf(run.air) : [];
		const { air } = run;
		if (possible && cannotEndHere(run) === null) this.keepResult({ vehicle, path }, run);
		field.rewind();
		vehicle.rolling = true;
		if (!goesOn) return;
		this.tryOn(path, air);
		for (const target of seizable) this.tryOn(path.then(seizeStep(target.id)), air);
	}

	/** All ways to go on from a square, each carried out by the rules. */
	private tryOn(path: Path, at: Square): void {
		for (let direction = 0; direction < 4; direction++) {
			if (!this.mayHead(path, direction)) continue;
			const next = ahead(at, direction);
			this.meet(path.then(groundStep(direction)), next);
			if (this.mayFly(path, at, next)) this.tryLanding(path.then(flownStep(direction)), next);
		}
	}

	private tryLanding(path: Path, at: Square): void {
		const { heading } = path;
		const next = ahead(at, heading);
		this.meet(path.then(groundStep(heading)), next);
		if (this.mayFly(path, at, next)) this.tryLanding(path.then(flownStep(heading)), next);
	}

	private keepPlain(found: Found, square: Square, face: Direction): void {
		if (this.byPlace === null) this.finder.plain.push(found);
		else keep(this.byPlace, square * 4 + face, found);
	}

	/** Keeps a drive that the rules have carried out, by its result; that of a mere move is its place. Spoils the field. */
	private keepResult(found: Found, run: Run): void {
		const { field, vehicle } = this;
		const { at, face } = vehicle;
		const onlyMoved = field.onlyMoved(vehicle);
		const nobodyBarred = field.barsNobodyNew();
		const { number } = field;
		concludeDrive(field, run);
		settle(field);
		if (onlyMoved && (nobodyBarred || field.number !== number)) this.keepPlain(found, at, face);
		else keep(this.finder.eventful, field.fingerprint(), found);
	}
}
