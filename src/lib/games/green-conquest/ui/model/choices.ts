/**
 * What can be chosen in a position: the legal moves, sorted by vehicle, by what it does and by the square a tap chooses. Results are
 * tried out once per vehicle and way of acting, when it is first looked at.
 */
import type { Seat } from '../../../../engine/contract';
import { unfit } from '../../apply/activation';
import type { Square } from '../../board';
import { ahead, directionOf, squareOf } from '../../board';
import { clanOf, isTypeLetter } from '../../content';
import { Field } from '../../field';
import type { ReasonCode } from '../../reasons';
import type {
	ClanLetter,
	DriveMove,
	EndMove,
	EnlistMove,
	Move,
	Pending,
	PivotMove,
	State,
	TypeLetter,
	VehicleId
} from '../../types';
import { byPreference } from './preference';
import type { Trial } from './trial';
import { endOf, tryOut } from './trial';

/** How the chosen vehicle acts. `seize`: a victim is to be chosen; `drag`: the drive of a Hypnotist that holds one. */
export type Mode = 'drive' | 'lay' | 'pull' | 'exchange' | 'seize' | 'drag' | 'pivot';

/** In the order in which they are offered; the first possible one comes with the selection. */
export const MODES: readonly Mode[] = ['drive', 'lay', 'pull', 'exchange', 'seize', 'pivot'];

/** A square that can be tapped, with every move that the tap may mean; the first is the default. */
export interface Target {
	readonly square: Square;
	readonly variants: readonly Trial[];
}

export type Targets = ReadonlyMap<Square, Target>;

const NO_TARGETS: Targets = new Map();

export type Asked = 'nothing' | 'build' | 'place' | 'regenerate' | 'play';

export class Choices {
	readonly asked: Asked;
	/** Vehicles of the clan at turn that can be played or go on, and in the regeneration window the candidates. */
	readonly playable: ReadonlySet<VehicleId>;
	readonly end: EndMove | null;
	readonly enlistments: readonly EnlistMove[];
	/** Types that occur in some legal enlistment. */
	readonly types: ReadonlySet<TypeLetter>;
	private readonly byVehicle = new Map<VehicleId, Move[]>();
	private readonly tried = new Map<string, Targets>();
	private readonly modes = new Map<VehicleId, readonly Mode[]>();
	private readonly standing: ReadonlyMap<Square, VehicleId>;

	constructor(
		readonly state: State,
		readonly seat: Seat | null,
		readonly legal: readonly Move[]
	) {
		for (const move of legal) {
			if (!('vehicle' in move)) continue;
			const moves = this.byVehicle.get(move.vehicle);
			if (moves === undefined) this.byVehicle.set(move.vehicle, [move]);
			else moves.push(move);
		}
		this.playable = new Set(this.byVehicle.keys());
		this.end = legal.find((move) => move.type === 'end') ?? null;
		this.enlistments = legal.filter((move) => move.type === 'enlist');
		this.types = new Set(this.enlistments.flatMap(({ types }) => types.filter(isTypeLetter)));
		this.asked = asked(state, legal);
		this.standing = new Map(
			Object.entries(state.vehicles).flatMap(([id, { at }]) => (at === null ? [] : [[squareOf(at), id] as const]))
		);
	}

	/** The vehicle that waits for its place in camp. */
	get waiting(): VehicleId | null {
		const first: Pending | undefined = this.state.pending[0];
		return this.asked === 'place' && first?.kind === 'place' ? first.vehicle : null;
	}

	/** The clan that answers, if this seat is asked. */
	get clan(): ClanLetter | null {
		if (this.asked === 'nothing') return null;
		const first: Pending | undefined = this.state.pending[0];
		if (first === undefined) return this.state.turn.clan;
		return first.kind === 'regen' ? first.clan : clanOf(first.vehicle);
	}

	/** The open activation has something left to do. */
	get active(): VehicleId | null {
		const id = this.state.turn.active?.vehicle;
		return this.asked === 'play' && id !== undefined && this.playable.has(id) ? id : null;
	}

	on(square: Square): VehicleId | null {
		return this.standing.get(square) ?? null;
	}

	movesOf(vehicle: VehicleId): readonly Move[] {
		return this.byVehicle.get(vehicle) ?? [];
	}

	modesOf(vehicle: VehicleId): readonly Mode[] {
		let modes = this.modes.get(vehicle);
		if (modes === undefined) this.modes.set(vehicle, (modes = this.findModes(vehicle)));
		return modes;
	}

	private findModes(vehicle: VehicleId): readonly Mode[] {
		const moves = this.movesOf(vehicle);
		return MODES.filter((mode) =>
			mode === 'seize'
				? this.seizable(vehicle).length > 0
				: moves.some((move) => move.type === mode && (move.type !== 'drive' || seizedBy(move) === null))
		);
	}

	pivots(vehicle: VehicleId): readonly PivotMove[] {
		return this.movesOf(vehicle).filter((move) => move.type === 'pivot');
	}

	/** Vehicles that a Hypnotist can seize somewhere on its drive. */
	seizable(vehicle: VehicleId): readonly VehicleId[] {
		const victims = this.movesOf(vehicle).flatMap((move) => (move.type === 'drive' ? (seizedBy(move) ?? []) : []));
		return [...new Set(victims)];
	}

	/** What a tap may choose for a vehicle that acts in this mode. `seized` only matters to `drag`. */
	targets(vehicle: VehicleId, mode: Mode, seized: VehicleId | null = null): Targets {
		if (mode === 'seize') return NO_TARGETS;
		const key = `${vehicle}${mode}${seized ?? ''}`;
		let targets = this.tried.get(key);
		if (targets === undefined) this.tried.set(key, (targets = this.tryAll(vehicle, mode, seized)));
		return targets;
	}

	/** Camp squares for the vehicle that waits. */
	get places(): Targets {
		const { waiting } = this;
		return waiting === null ? NO_TARGETS : this.targets(waiting, 'drive');
	}

	/** Why a vehicle cannot be chosen now; null if nothing speaks against it. */
	refusal(vehicle: VehicleId): ReasonCode | null {
		const field = new Field(this.state);
		const there = field.vehicle(vehicle);
		return there === undefined ? 'unknown-vehicle' : unfit(field, there);
	}

	private tryAll(vehicle: VehicleId, mode: Mode, seized: VehicleId | null): Targets {
		const bySquare = new Map<Square, Trial[]>();
		for (const move of this.movesOf(vehicle)) {
			if (!belongs(move, mode, seized)) continue;
			const trial = tryOut(this.state, this.seat ?? 0, move);
			const square = this.squareFor(trial);
			const there = bySquare.get(square);
			if (there === undefined) bySquare.set(square, [trial]);
			else there.push(trial);
		}
		return new Map(
			[...bySquare].map(([square, variants]) => [square, { square, variants: variants.sort(byPreference) }])
		);
	}

	/** The square whose tap means this move. A pivot is chosen on the square the nose would point to, even beyond the edge. */
	private squareFor(trial: Trial): Square {
		const { move } = trial;
		switch (move.type) {
			case 'drive':
				return endOf(trial);
			case 'lay':
			case 'place':
				return squareOf(move.at);
			case 'pull':
				return squareOf(move.to);
			case 'exchange':
				return squareOf(this.state.vehicles[move.with]?.at ?? '');
			case 'pivot':
				return ahead(squareOf(this.state.vehicles[move.vehicle]?.at ?? ''), directionOf(move.face));
			default:
				return squareOf('');
		}
	}
}

function asked(state: State, legal: readonly Move[]): Asked {
	if (legal.length === 0) return 'nothing';
	if (state.phase === 'build') return 'build';
	const first = state.pending[0];
	if (first === undefined) return 'play';
	return first.kind === 'place' ? 'place' : 'regenerate';
}

function seizedBy(move: DriveMove): VehicleId | null {
	return /@(..)/.exec(move.path)?.[1] ?? null;
}

function belongs(move: Move, mode: Mode, seized: VehicleId | null): boolean {
	if (move.type === 'place') return true;
	if (move.type !== 'drive') return move.type === mode;
	const victim = seizedBy(move);
	return mode === 'drag' ? victim === seized && victim !== null : mode === 'drive' && victim === null;
}
