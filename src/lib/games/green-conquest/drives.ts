/**
 * Finding every drive (6.4) with a result of its own. Steps onto open ground have no effect but the step itself, so they are walked on
 * the map alone, those of a vehicle dragged along too; whatever else a step meets is tried by the rules. Of several drives with
 * the same result the canonical one stays. Steps are looked at in ASCII order, so that most drives are found in the order of the list.
 */
import { mpLeft } from './apply/activation';
import type { Run } from './apply/drive';
import { cannotEndHere, concludeDrive, roll, startRun } from './apply/drive';
import { isSeizable } from './apply/hypnosis';
import { flownStep, groundStep, jumpStep, seizeStep } from './apply/path';
import type { Direction, Square } from './board';
import { OFF, SPRINGBOARD, SQUARES, ahead, around, isCamp, opposite } from './board';
import { LONGEST_JUMP } from './content';
import type { Field, Vehicle } from './field';
import { hasMoved } from './field';
import { Path } from './paths';
import { settle } from './settle';
import { inLine, lineOf } from './sight';
import { BLOCKED, CLEAR, EVENT, Terrain } from './terrain';
import type { DriveMove } from './types';

interface Found {
	readonly vehicle: Vehicle;
	readonly path: Path;
}

/** Directions in the ASCII order of their letters: e n s w. */
const IN_ORDER: readonly Direction[] = [1, 0, 2, 3];

export class DriveFinder {
	/** Drives that change more than places, by their result. */
	readonly eventful = new Map<string, Found>();
	/** Drives that change nothing but places, each with a result of its own; a list for each vehicle. */
	readonly plain: Found[][] = [];
	readonly terrain: Terrain;

	constructor(readonly field: Field) {
		this.terrain = new Terrain(field, field.clan);
	}

	/** Looks for the drives of one vehicle that is fit to act. The field is left as it was. */
	search(vehicle: Vehicle): void {
		const mp = mpLeft(this.field, vehicle);
		if (mp > 0) this.plain.push(new Search(this, vehicle, mp).run());
	}

	get found(): boolean {
		return this.plain.some((list) => list.length > 0) || this.eventful.size > 0;
	}

	/** In the order of canonical JSON: by path, then by vehicle. */
	moves(): DriveMove[] {
		const lists = [...this.plain, [...this.eventful.values()]].map(sorted);
		return lists
			.reduce(merged, [])
			.map(({ vehicle, path }) => ({ type: 'drive', vehicle: vehicle.id, path: path.text }));
	}
}

function comesBefore(a: Found, b: Found): boolean {
	return a.path === b.path ? a.vehicle.id < b.vehicle.id : Path.compare(a.path, b.path) < 0;
}

/** Sorts by insertion: what a search has found is nearly in order. */
function sorted(list: Found[]): Found[] {
	for (let i = 1; i < list.length; i++) {
		const found = list[i] as Found;
		let hole = i;
		for (let before = list[i - 1]; before !== undefined && comesBefore(found, before); before = list[hole - 1]) {
			list[hole--] = before;
		}
		list[hole] = found;
	}
	return list;
}

function merged(a: readonly Found[], b: readonly Found[]): Found[] {
	const all: Found[] = [];
	let i = 0;
	for (const found of b) {
		for (let other = a[i]; other !== undefined && comesBefore(other, found); other = a[++i]) all.push(other);
		all.push(found);
	}
	for (; i < a.length; i++) all.push(a[i] as Found);
	return all;
}

/** The search for one vehicle's drives. */
class Search {
	private readonly field: Field;
	private readonly terrain: Terrain;
	/** The best path to each place, for the types that have several ways to get there. */
	private readonly places: Map<number, Path> | null;
	private readonly plain: Found[] = [];
	private readonly mayTurn: number;
	/** Whom a Hypnotist may seize from which square of its way. */
	private readonly watchers = new Map<Square, Vehicle[]>();

	constructor(
		private readonly finder: DriveFinder,
		private readonly vehicle: Vehicle,
		private readonly mp: number
	) {
		const { can } = vehicle.kind;
		this.field = finder.field;
		this.terrain = finder.terrain;
		this.places = can['free-turns'] || can.hop || can.hypnosis ? new Map() : null;
		this.mayTurn = can['free-turns'] ? mp : 1;
	}

	/** The drives that change nothing but places. */
	run(): Found[] {
		const { vehicle, terrain, places, plain } = this;
		vehicle.rolling = true;
		terrain.take(vehicle);
		if (vehicle.kind.can.hypnosis) this.findWatchers();
		this.walk(Path.EMPTY, vehicle.at);
		terrain.putBack(vehicle);
		vehicle.rolling = false;
		if (places !== null) for (const path of places.values()) plain.push({ vehicle, path });
		return plain;
	}

	/** On the map alone: `path` leads to `at` over open ground. */
	private walk(path: Path, at: Square): void {
		const { can } = this.vehicle.kind;
		if (can.hypnosis) {
			for (const target of this.watchers.get(at) ?? []) this.drag(path.then(seizeStep(target.id)), at, target);
		}
		if (can.hop && !path.hopped) {
			for (const direction of IN_ORDER) if (this.mayHead(path, direction)) this.fly(path, at, direction);
		}
		for (const direction of IN_ORDER) {
			if (direction !== path.heading && this.mayHead(path, direction)) this.advance(path, at, direction);
		}
		if (path.heading >= 0) this.advance(path, at, path.heading);
	}

	/** One step on the ground. */
	private advance(path: Path, at: Square, direction: Direction): void {
		const beyond = ahead(at, direction);
		const wraps = beyond === OFF;
		if (wraps && !this.vehicle.kind.can.wrap) return;
		const next = wraps ? around(at, direction) : beyond;
		const way = this.terrain.between(at, next, wraps);
		if (way === BLOCKED) return;
		const longer = path.then(groundStep(direction));
		if (way === EVENT) {
			this.meet(longer, next);
			return;
		}
		if (next !== this.vehicle.at && !isCamp(next)) this.keepPlain(longer, next, direction);
		if (longer.cost < this.mp) this.walk(longer, next);
	}

	/**
	 * Flights from a square. One over open ground alone leads nowhere that driving does not, unless it lands on something:
	 * an attacker is protected where it last touched the ground (6.5).
	 */
	private fly(path: Path, at: Square, direction: Direction): void {
		let worthIt = false;
		for (let over = ahead(at, direction); this.mayFly(path, at, over); over = ahead(at, direction)) {
			worthIt ||= this.terrain.at(over) !== CLEAR;
			path = path.then(flownStep(direction));
			at = over;
			if (worthIt || this.terrain.at(ahead(at, direction)) === EVENT) this.advance(path, at, direction);
		}
	}

	/** On the map alone: a seized vehicle copies every step over open ground. */
	private drag(path: Path, at: Square, target: Vehicle): void {
		this.terrain.take(target);
		this.dragOn(path, at, target, target.at);
		this.terrain.putBack(target);
	}

	private dragOn(path: Path, at: Square, target: Vehicle, targetAt: Square): void {
		for (const direction of IN_ORDER) {
			if (!this.mayHead(path, direction)) continue;
			const next = ahead(at, direction);
			const way = next === OFF ? BLOCKED : this.terrain.between(at, next, false);
			if (way === BLOCKED) continue;
			const copied = ahead(targetAt, direction);
			const collides = copied === next && next !== targetAt;
			const longer = path.then(groundStep(direction));
			if (way !== CLEAR || collides || copied === OFF || this.terrain.at(copied) !== CLEAR) {
				this.meet(longer, next);
				continue;
			}
			this.keepDragged(longer, next, target, copied);
			if (longer.cost < this.mp) this.dragOn(longer, next, target, copied);
		}
	}

	private mayHead(path: Path, direction: Direction): boolean {
		const { heading, turns, airborne } = path;
		if (heading === -1 || direction === heading) return true;
		return !airborne && direction !== opposite(heading) && turns < this.mayTurn;
	}

	private mayFly(path: Path, from: Square, over: Square): boolean {
		if (!this.vehicle.kind.can.hop || path.cost + 2 > this.mp || (path.hopped && !path.airborne)) return false;
		return over !== OFF && !isCamp(from) && !isCamp(over);
	}

	private findWatchers(): void {
		for (const other of this.field.vehicles) {
			if (!isSeizable(this.field, this.vehicle, other)) continue;
			for (const square of lineOf(this.field, other)) {
				if (isCamp(square)) continue;
				const watchers = this.watchers.get(square);
				if (watchers === undefined) this.watchers.set(square, [other]);
				else watchers.push(other);
			}
		}
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
		const seizable = goesOn && vehicle.kind.can.hypnosis && path.seized === null ? this.seizableNow(run) : [];
		const { air } = run;
		if (possible && cannotEndHere(run) === null) this.keepResult(path, run);
		field.rewind();
		vehicle.rolling = true;
		if (!goesOn) return;
		this.tryOn(path, air);
		for (const target of seizable) this.tryOn(path.then(seizeStep(target.id)), air);
	}

	/** Whom the driver may seize where the rules have brought it. */
	private seizableNow({ vehicle, air }: Run): Vehicle[] {
		const { field } = this;
		return field.vehicles.filter((other) => isSeizable(field, vehicle, other) && inLine(field, other, air));
	}

	/** All ways to go on from a square, each carried out by the rules. */
	private tryOn(path: Path, at: Square): void {
		for (const direction of IN_ORDER) {
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

	private keepPlain(path: Path, square: Square, face: Direction): void {
		if (this.places === null) this.plain.push({ vehicle: this.vehicle, path });
		else this.keepPlace(path, square * 4 + face);
	}

	/** The places of both vehicles are the result. */
	private keepDragged(path: Path, square: Square, target: Vehicle, targetSquare: Square): void {
		const both = (this.field.vehicles.indexOf(target) + 1) * SQUARES + targetSquare;
		this.keepPlace(path, (both * SQUARES + square) * 4 + path.heading);
	}

	private keepPlace(path: Path, place: number): void {
		const rival = this.places?.get(place);
		if (rival === undefined || Path.isBetter(path, rival)) this.places?.set(place, path);
	}

	/** Keeps a drive that the rules have carried out, by its result; that of a mere move is its places. Spoils the field. */
	private keepResult(path: Path, run: Run): void {
		const { field, vehicle } = this;
		const { number } = field;
		const { at, face } = vehicle;
		const dragged = path.seized === null ? undefined : field.vehicle(path.seized);
		const mereMove = field.onlyMoved(vehicle, dragged);
		const draggedTo = dragged === undefined || !hasMoved(dragged) ? OFF : dragged.at;
		const nobodyBarred = field.barsNobodyNew();
		concludeDrive(field, run);
		settle(field);
		if (mereMove && dragged !== undefined && draggedTo !== OFF) this.keepDragged(path, at, dragged, draggedTo);
		else if (mereMove && (nobodyBarred || field.number !== number)) this.keepPlain(path, at, face);
		else this.keepEventful(path, field.fingerprint());
	}

	private keepEventful(path: Path, result: string): void {
		const { eventful } = this.finder;
		const rival = eventful.get(result);
		if (rival === undefined || Path.isBetter(path, rival.path)) eventful.set(result, { vehicle: this.vehicle, path });
	}
}
