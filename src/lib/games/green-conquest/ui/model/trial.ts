/** A move carried out on the side, by the rules themselves: what a preview shows and a mark on the board promises. */
import { NO_FACTS, type GameEvent, type Seat } from '../../../../engine/contract';
import { apply } from '../../apply';
import type { Square } from '../../board';
import { OFF, SPRINGBOARD, ahead, squareOf } from '../../board';
import type { Event, Side } from '../../events';
import type { Facing, Move, SquareName, State, VehicleId } from '../../types';

/** One square of the driver's way. `passed`: flown over by the Glider or under a springboard jump. */
export interface Waypoint {
	readonly square: Square;
	readonly kind: 'ground' | 'passed' | 'landed';
	/** Of the run so far, this square included; starts again after a turn or a jump. */
	readonly momentum: number;
	/** The vehicle came in over the edge, from the other side of the board. */
	readonly wrapped: boolean;
}

export interface Loss {
	readonly vehicle: VehicleId;
	readonly hearts: number;
	readonly left: number;
}

export interface Blow {
	readonly target: VehicleId;
	/** Null: crushed from the springboard. */
	readonly side: Side | null;
	readonly momentum: number;
}

/** What a square promises, as the marks on the board tell it apart. `held`: a Nightmare would paralyse the vehicle there. */
export type Outlook = 'drive' | 'jump' | 'attack' | 'crush' | 'trap' | 'camp' | 'held';

export interface Trial {
	readonly move: Move;
	readonly after: State;
	readonly events: readonly Event[];
	/** The vehicle that acts; null for moves without one. */
	readonly vehicle: VehicleId | null;
	/** Without the starting square. Empty for anything but a drive. */
	readonly way: readonly Waypoint[];
	/** The facing in which the vehicle arrives. */
	readonly face: Facing | null;
	readonly outlook: Outlook;
	readonly blow: Blow | null;
	/** In order of the first blow; several blows on one vehicle are one loss. */
	readonly losses: readonly Loss[];
	/** Vehicles that go back to their camps. */
	readonly home: readonly VehicleId[];
	/** Vehicles that others move to another square, and stay there. */
	readonly carried: readonly { readonly vehicle: VehicleId; readonly from: SquareName; readonly at: SquareName }[];
	readonly seized: VehicleId | null;
	readonly flies: boolean;
}

export function tryOut(state: State, seat: Seat, move: Move): Trial {
	const events: Event[] = [];
	const after = apply(state, seat, move, NO_FACTS, (event: GameEvent) => events.push(event as Event));
	const vehicle = 'vehicle' in move ? move.vehicle : null;
	const way = move.type === 'drive' ? wayOf(events, move.vehicle) : [];
	return {
		move,
		after,
		events,
		vehicle,
		way,
		face: faceOf(events, vehicle),
		outlook: outlookOf(events, vehicle, way),
		blow: blowOf(events, vehicle),
		losses: lossesIn(events),
		home: events.flatMap((event) => (event.type === 'home' ? [event.vehicle] : [])),
		carried: events.flatMap((event) => (event.type === 'carried' ? [event] : [])),
		seized: events.find((event) => event.type === 'seized')?.vehicle ?? null,
		flies: way.some(({ kind }, i) => kind === 'passed' && way[i - 1]?.square !== SPRINGBOARD)
	};
}

export const lossOf = (trial: Trial, id: VehicleId | null): Loss | undefined =>
	trial.losses.find(({ vehicle }) => vehicle === id);

/** Hearts that the acting vehicle would lose itself: head-on, in a trap, by a collision. */
export const ownLoss = (trial: Trial): number => lossOf(trial, trial.vehicle)?.hearts ?? 0;

export const harmToOthers = ({ losses, vehicle }: Trial): number =>
	losses.reduce((sum, loss) => (loss.vehicle === vehicle ? sum : sum + loss.hearts), 0);

/** Where a tap chooses a drive: the last square it enters, be it taken. */
export const endOf = (trial: Trial): Square => trial.way.at(-1)?.square ?? OFF;

/** Squares on the ground after which the run starts again: where the drive turns. */
export function turningSquares({ way }: Trial): readonly Square[] {
	return way.flatMap(({ kind, square }, i) => (kind !== 'passed' && way[i + 1]?.momentum === 1 ? [square] : []));
}

function wayOf(events: readonly Event[], driver: VehicleId): Waypoint[] {
	const way: Waypoint[] = [];
	for (const event of events) {
		if (!('vehicle' in event) || event.vehicle !== driver) continue;
		if (event.type === 'step') {
			way.push({ square: squareOf(event.to), kind: 'ground', momentum: event.momentum, wrapped: event.wrapped });
		} else if (event.type === 'flown') {
			way.push({ square: squareOf(event.over), kind: 'passed', momentum: event.momentum, wrapped: false });
		} else if (event.type === 'camp-entered' && way.at(-1)?.square !== squareOf(event.at)) {
			way.push({
				square: squareOf(event.at),
				kind: 'ground',
				momentum: (way.at(-1)?.momentum ?? 0) + 1,
				wrapped: false
			});
		} else if (event.type === 'jump') {
			way.push(...flight(squareOf(event.from), squareOf(event.to)));
		}
	}
	return way;
}

/** The squares under a jump and the landing; straight lines only, so the direction follows from the ends. */
function flight(from: Square, to: Square): Waypoint[] {
	for (let direction = 0; direction < 4; direction++) {
		const under: Waypoint[] = [];
		for (let at = ahead(from, direction); at !== OFF; at = ahead(at, direction)) {
			if (at === to) return [...under, { square: to, kind: 'landed', momentum: 0, wrapped: false }];
			under.push({ square: at, kind: 'passed', momentum: 0, wrapped: false });
		}
	}
	return [];
}

function faceOf(events: readonly Event[], vehicle: VehicleId | null): Facing | null {
	let face: Facing | null = null;
	for (const event of events) {
		if ((event.type === 'step' || event.type === 'pivoted') && event.vehicle === vehicle) face = event.face;
	}
	return face;
}

function outlookOf(events: readonly Event[], vehicle: VehicleId | null, way: readonly Waypoint[]): Outlook {
	for (const event of events) {
		if (event.type === 'hit' && event.vehicle === vehicle) return 'attack';
		if (event.type === 'crush' && event.vehicle === vehicle) return 'crush';
		if (event.type === 'camp-entered') return 'camp';
		if (event.type === 'trap-sprung' && event.vehicle === vehicle && isHurt(events, vehicle)) return 'trap';
	}
	if (events.some((event) => event.type === 'paralysed' && event.vehicle === vehicle)) return 'held';
	return way.at(-1)?.kind === 'landed' ? 'jump' : 'drive';
}

const isHurt = (events: readonly Event[], vehicle: VehicleId): boolean =>
	events.some((event) => event.type === 'lost' && event.vehicle === vehicle && event.cause === 'trap');

function blowOf(events: readonly Event[], vehicle: VehicleId | null): Blow | null {
	for (const event of events) {
		if (event.type === 'hit' && event.vehicle === vehicle) {
			return { target: event.target, side: event.side, momentum: event.momentum };
		}
		if (event.type === 'crush' && event.vehicle === vehicle) return { target: event.target, side: null, momentum: 0 };
	}
	return null;
}

function lossesIn(events: readonly Event[]): Loss[] {
	const losses = new Map<VehicleId, Loss>();
	for (const event of events) {
		if (event.type !== 'lost') continue;
		const hearts = (losses.get(event.vehicle)?.hearts ?? 0) + event.hearts;
		losses.set(event.vehicle, { vehicle: event.vehicle, hearts, left: event.left });
	}
	return [...losses.values()];
}
