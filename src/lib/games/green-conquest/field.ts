/**
 * The field: a working copy of one state on which a move is carried out. It alone is mutated, never a state. `toState` shares every
 * part that did not change with the state it came from; `rewind` goes back to that state, so that the move generator can try
 * moves on one field.
 */
import type { Event } from './events';
import type { Direction, Square } from './board';
import { OFF, SQUARES, campFacing, campOf, directionOf, facingOf, nameOf, squareOf } from './board';
import type { Kind } from './content';
import { MODE_SPECS, idOf, kindOf } from './content';
import type {
	Active,
	ClanLetter,
	ClanState,
	FullOptions,
	Pending,
	Phase,
	Result,
	Roster,
	State,
	SquareName,
	TypeLetter,
	VehicleId,
	VehicleState
} from './types';
import { CLAN_LETTERS } from './types';

export interface Clan {
	readonly letter: ClanLetter;
	/** Place in `CLAN_LETTERS`, as `campOf` gives it. */
	readonly index: number;
	readonly seat: number;
	readonly team: number;
	readonly was: ClanState;
	/** In roster order; none before deployment. */
	readonly vehicles: Vehicle[];
	roster: Roster;
	out: boolean;
	regen: boolean;
}

export interface Vehicle {
	readonly id: VehicleId;
	readonly clan: Clan;
	readonly kind: Kind;
	/** The JSON it was read from, with square and facing as numbers; null for one that joins in this move. */
	readonly was: VehicleState | null;
	readonly wasAt: Square;
	readonly wasFacing: Direction;
	/** `OFF` while destroyed, fled or waiting for a place. */
	at: Square;
	/** Where it was lifted from in this move. */
	liftedFrom: Square;
	face: Direction;
	hp: number;
	latent: number;
	poisonedBy: Vehicle | null;
	/** In motion (7.0): cuts no line, exerts nothing, is not paralysed yet. */
	rolling: boolean;
}

export const allied = (a: Vehicle, b: Vehicle): boolean => a.clan.team === b.clan.team;
export const alive = (vehicle: Vehicle): boolean => vehicle.hp > 0;
export const onBoard = (vehicle: Vehicle): boolean => vehicle.at !== OFF;
/** It stands elsewhere than before this move. */
export const hasMoved = ({ at, wasAt }: Vehicle): boolean => at !== wasAt;
export const inCamp = (vehicle: Vehicle): boolean => campOf(vehicle.at) === vehicle.clan.index;

export class Field {
	readonly options: FullOptions;
	/** The clans in play, clockwise. */
	readonly clans: readonly Clan[];
	readonly vehicles: Vehicle[] = [];
	readonly nightmares: Vehicle[] = [];
	readonly shields: Vehicle[] = [];
	readonly traps = new Map<Square, Clan>();

	phase!: Phase;
	clan!: Clan;
	number!: number;
	bonus!: boolean;
	moved!: boolean;
	played!: readonly VehicleId[];
	barred!: readonly VehicleId[];
	active!: Active | null;
	pending!: readonly Pending[];
	quiet!: number;
	result!: Result | null;

	private readonly board: (Vehicle | undefined)[] = new Array<Vehicle | undefined>(SQUARES).fill(undefined);
	private readonly origin: State;
	private trapsTouched = true;
	private poisonTouched = true;

	/** `tell` hears every event; without it none is made. */
	constructor(
		state: State,
		readonly tell?: ((event: Event) => void) | undefined
	) {
		this.origin = state;
		this.options = state.options;
		this.clans = readClans(state);
		for (const clan of this.clans) {
			for (const type of clan.roster) {
				const was = state.vehicles[idOf(clan.letter, type)];
				if (was !== undefined) this.join(clan, type, was);
			}
		}
		this.rewind();
	}

	/** A vehicle joins its clan: read from the state, or new (off the board, full hearts) when deployment begins. */
	join(clan: Clan, type: TypeLetter, was: VehicleState | null): Vehicle {
		const kind = kindOf(type);
		const facing = campFacing(clan.letter);
		const vehicle: Vehicle = {
			id: idOf(clan.letter, type),
			clan,
			kind,
			was,
			wasAt: was === null || was.at === null ? OFF : squareOf(was.at),
			wasFacing: was === null ? facing : directionOf(was.face),
			at: OFF,
			liftedFrom: OFF,
			face: facing,
			hp: kind.hp,
			latent: 0,
			poisonedBy: null,
			rolling: false
		};
		this.vehicles.push(vehicle);
		clan.vehicles.push(vehicle);
		if (kind.can.paralyse) this.nightmares.push(vehicle);
		if (kind.can.protect) this.shields.push(vehicle);
		return vehicle;
	}

	/** Everything as in the state this field was made from. */
	rewind(): void {
		const { phase, turn, pending, quiet, result } = this.origin;
		this.phase = phase;
		this.number = turn.number;
		this.bonus = turn.bonus;
		this.moved = turn.moved;
		this.played = turn.played;
		this.barred = turn.barred;
		this.active = turn.active;
		this.pending = pending;
		this.quiet = quiet;
		this.result = result;
		for (const clan of this.clans) {
			clan.out = clan.was.out;
			clan.regen = clan.was.regen;
			clan.roster = clan.was.roster;
			if (clan.letter === turn.clan) this.clan = clan;
		}
		this.rewindVehicles();
		if (this.trapsTouched) this.rewindTraps();
		if (this.poisonTouched) this.rewindPoison();
	}

	private rewindVehicles(): void {
		for (const vehicle of this.vehicles) if (onBoard(vehicle)) this.board[vehicle.at] = undefined;
		for (const vehicle of this.vehicles) {
			const { was } = vehicle;
			if (was === null) continue;
			vehicle.at = vehicle.wasAt;
			vehicle.face = vehicle.wasFacing;
			vehicle.hp = was.hp;
			vehicle.latent = was.latent;
			vehicle.rolling = false;
			vehicle.liftedFrom = OFF;
			if (onBoard(vehicle)) this.board[vehicle.at] = vehicle;
		}
	}

	private rewindTraps(): void {
		this.traps.clear();
		for (const name in this.origin.traps) {
			const clan = this.clanOf(this.origin.traps[name]);
			if (clan !== undefined) this.traps.set(squareOf(name), clan);
		}
		this.trapsTouched = false;
	}

	private rewindPoison(): void {
		for (const vehicle of this.vehicles) vehicle.poisonedBy = null;
		for (const id in this.origin.poison) {
			const victim = this.vehicle(id);
			if (victim !== undefined) victim.poisonedBy = this.vehicle(this.origin.poison[id] ?? '') ?? null;
		}
		this.poisonTouched = false;
	}

	/** The vehicle that occupies a square; rolling ones still do. */
	on(square: Square): Vehicle | undefined {
		return this.board[square];
	}

	vehicle(id: VehicleId): Vehicle | undefined {
		for (const vehicle of this.vehicles) if (vehicle.id === id) return vehicle;
		return undefined;
	}

	clanOf(letter: ClanLetter | undefined): Clan | undefined {
		for (const clan of this.clans) if (clan.letter === letter) return clan;
		return undefined;
	}

	/** Moves a vehicle to a square, which it occupies from now on. */
	stand(vehicle: Vehicle, square: Square): void {
		if (onBoard(vehicle) && this.board[vehicle.at] === vehicle) this.board[vehicle.at] = undefined;
		vehicle.at = square;
		this.board[square] = vehicle;
	}

	/** Takes a vehicle off the board, facing as in camp. */
	lift(vehicle: Vehicle): void {
		if (onBoard(vehicle) && this.board[vehicle.at] === vehicle) this.board[vehicle.at] = undefined;
		vehicle.liftedFrom = vehicle.at;
		vehicle.at = OFF;
		vehicle.face = campFacing(vehicle.clan.letter);
		vehicle.rolling = false;
	}

	setTrap(square: Square, clan: Clan): void {
		this.traps.set(square, clan);
		this.trapsTouched = true;
	}

	removeTrap(square: Square): void {
		this.traps.delete(square);
		this.trapsTouched = true;
	}

	/** `by` null: the poison is over. */
	setPoison(victim: Vehicle, by: Vehicle | null): void {
		victim.poisonedBy = by;
		this.poisonTouched = true;
	}

	/** Whether one vehicle, and one it dragged, have moved since the last rewind, and nothing else has changed on the board. */
	onlyMoved(mover: Vehicle, dragged?: Vehicle): boolean {
		if (this.trapsTouched || this.poisonTouched || this.pending !== this.origin.pending) return false;
		if (this.quiet !== this.origin.quiet) return false;
		for (const vehicle of this.vehicles) {
			if (vehicle !== mover && vehicle !== dragged && !unchanged(vehicle)) return false;
		}
		if (dragged !== undefined && (!onBoard(dragged) || dragged.hp !== dragged.was?.hp)) return false;
		return onBoard(mover) && mover.hp === mover.was?.hp;
	}

	/** Whether nobody has been barred since the last rewind. */
	barsNobodyNew(): boolean {
		return this.barred === this.origin.turn.barred;
	}

	/** Another field in the state that this one was made from, with nobody listening. */
	afresh(): Field {
		return new Field(this.origin);
	}

	/** Equal for two fields made from one state exactly if `toState` would be equal. */
	fingerprint(): string {
		let text = `${this.phase}${this.clan.letter}${this.number}${this.bonus}${this.moved}${this.quiet}`;
		for (const vehicle of this.vehicles) {
			if (!unchanged(vehicle)) text += `${vehicle.id}${vehicle.at}.${vehicle.face}${vehicle.hp}${vehicle.latent}`;
		}
		for (const { id, poisonedBy } of this.vehicles) if (poisonedBy !== null) text += `<${id}${poisonedBy.id}`;
		for (const [square, clan] of this.traps) text += `^${square}${clan.letter}`;
		for (const { out, regen } of this.clans) text += out ? 'x' : regen ? '+' : '-';
		for (const entry of this.pending) text += entry.kind === 'place' ? entry.vehicle : '!';
		text += `/${this.played.join('')}/${this.barred.join('')}`;
		if (this.active !== null) {
			const { vehicle, mp, ability, trail } = this.active;
			text += `=${vehicle}${mp}${ability}${trail.join('')}`;
		}
		return this.result === null ? text : `${text}#${this.result.winners.join('')}${this.result.reason}`;
	}

	toState(): State {
		const { origin } = this;
		return {
			game: origin.game,
			version: origin.version,
			options: this.options,
			phase: this.phase,
			clans: this.clansToState(),
			vehicles: this.vehiclesToState(),
			traps: this.trapsTouched ? this.trapsToState() : origin.traps,
			poison: this.poisonTouched ? this.poisonToState() : origin.poison,
			turn: {
				clan: this.clan.letter,
				number: this.number,
				bonus: this.bonus,
				moved: this.moved,
				played: this.played,
				barred: this.barred,
				active: this.active
			},
			pending: this.pending,
			quiet: this.quiet,
			result: this.result
		};
	}

	private clansToState(): State['clans'] {
		let clans: { [letter in ClanLetter]?: ClanState } | null = null;
		for (const { letter, seat, team, roster, out, regen, was } of this.clans) {
			if (out === was.out && regen === was.regen && roster === was.roster) continue;
			clans ??= { ...this.origin.clans };
			clans[letter] = { seat, team, roster, out, regen };
		}
		return clans ?? this.origin.clans;
	}

	private vehiclesToState(): State['vehicles'] {
		let vehicles: { [id: VehicleId]: VehicleState } | null = null;
		for (const vehicle of this.vehicles) {
			if (unchanged(vehicle)) continue;
			vehicles ??= { ...this.origin.vehicles };
			vehicles[vehicle.id] = {
				at: onBoard(vehicle) ? nameOf(vehicle.at) : null,
				face: facingOf(vehicle.face),
				hp: vehicle.hp,
				latent: vehicle.latent
			};
		}
		return vehicles ?? this.origin.vehicles;
	}

	private trapsToState(): State['traps'] {
		const traps: { [square: SquareName]: ClanLetter } = {};
		for (const [square, clan] of this.traps) traps[nameOf(square)] = clan.letter;
		return traps;
	}

	private poisonToState(): State['poison'] {
		const poison: { [victim: VehicleId]: VehicleId } = {};
		for (const { id, poisonedBy } of this.vehicles) if (poisonedBy !== null) poison[id] = poisonedBy.id;
		return poison;
	}
}

function readClans(state: State): Clan[] {
	const clans: Clan[] = [];
	for (const { letter } of MODE_SPECS[state.options.mode].clans) {
		const was = state.clans[letter];
		if (was === undefined) continue;
		const { seat, team, roster, out, regen } = was;
		clans.push({ letter, index: CLAN_LETTERS.indexOf(letter), seat, team, was, vehicles: [], roster, out, regen });
	}
	return clans;
}

function unchanged({ was, wasAt, wasFacing, at, face, hp, latent }: Vehicle): boolean {
	return was !== null && wasAt === at && wasFacing === face && was.hp === hp && was.latent === latent;
}
