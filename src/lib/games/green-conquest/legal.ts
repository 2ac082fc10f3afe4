/**
 * `legal` (6.0): one move for every distinct result, in the order of canonical JSON, which sorts by the first key of a move:
 * `at` (lay, place), `face` (pivot), `path` (drive), `target` (pull), `type` (end, exchange, enlist, regenerate).
 */
import type { Facts, Seat } from '../../engine/contract';
import { actorOf } from './actors';
import { unready } from './apply/activation';
import { owesMove } from './apply/end';
import { availableTypes } from './apply/enlist';
import { cannotExchange, isExchangeable } from './apply/exchange';
import { cannotPivot } from './apply/pivot';
import { freeCampSquares } from './apply/place';
import { cannotPull, drag, pullSquares } from './apply/pull';
import { isCandidate } from './apply/regenerate';
import { trapsOf } from './apply/trap';
import type { Square } from './board';
import { SPRINGBOARD, facingOf, nameOf, squareOf } from './board';
import { TRAPS_PER_CLAN, VEHICLES_PER_CLAN } from './content';
import { DriveFinder } from './drives';
import type { Vehicle } from './field';
import { Field, allied } from './field';
import { settle } from './settle';
import { isImmune, paralysed, seenBy } from './sight';
import type { EnlistMove, ExchangeMove, Facing, LayMove, Move, PivotMove, PullMove, State, TypeLetter } from './types';
import { TYPE_LETTERS } from './types';

export function legal(state: State, seat: Seat, _sees: Facts): readonly Move[] {
	const field = new Field(state);
	if (actorOf(field) !== seat) return [];
	if (field.phase === 'build') return enlistments(field);
	const asked = field.pending[0];
	if (asked === undefined) return plays(field);
	if (asked.kind === 'place') return placements(field, asked.vehicle);
	return (field.clanOf(asked.clan)?.vehicles ?? [])
		.filter(isCandidate)
		.sort(byId)
		.map(({ id }) => ({ type: 'regenerate', vehicle: id }));
}

/** Whether the clan at turn has a drive or pivot to make; the field is not touched. */
export function canMove(field: Field): boolean {
	const scratch = field.afresh();
	const fit = fitVehicles(scratch);
	if (fit.some((vehicle) => cannotPivot(scratch, vehicle) === null)) return true;
	const finder = new DriveFinder(scratch);
	return fit.some((vehicle) => {
		finder.search(vehicle);
		return finder.found;
	});
}

function enlistments(field: Field): readonly Move[] {
	const open = availableTypes(field);
	const rosters = field.options.build === 'free' ? WHOLE_ROSTERS : SINGLE_TYPES;
	return open.length === TYPE_LETTERS.length
		? rosters
		: rosters.filter(({ types }) => types.every((type) => open.some((letter) => letter === type)));
}

/** Every choice of so many types, in the order of canonical JSON; each in table order. */
function choicesOf(size: number): readonly EnlistMove[] {
	return combinations(TYPE_LETTERS, size)
		.map((types) => ({ types, text: types.join('') }))
		.sort((a, b) => (a.text < b.text ? -1 : 1))
		.map(({ types }) => ({ type: 'enlist', types }));
}

function combinations(types: readonly TypeLetter[], size: number): TypeLetter[][] {
	if (size === 0) return [[]];
	return types.flatMap((type, i) => combinations(types.slice(i + 1), size - 1).map((rest) => [type, ...rest]));
}

const WHOLE_ROSTERS = choicesOf(VEHICLES_PER_CLAN);
const SINGLE_TYPES = choicesOf(1);

function placements(field: Field, id: string): Move[] {
	const vehicle = field.vehicle(id);
	if (vehicle === undefined) return [];
	const squares = freeCampSquares(field, vehicle).map(nameOf).sort();
	return squares.map((at) => ({ type: 'place', vehicle: id, at }));
}

const byId = (a: Vehicle, b: Vehicle): number => (a.id < b.id ? -1 : 1);

/** The vehicles that can be played or go on, in the order of their ids. */
function fitVehicles(field: Field): Vehicle[] {
	const held = paralysed(field);
	return field.clan.vehicles.filter((vehicle) => unready(field, vehicle) === null && !held.has(vehicle)).sort(byId);
}

function plays(field: Field): Move[] {
	const fit = fitVehicles(field);
	const moves: Move[] = [];
	for (const vehicle of fit) layings(field, vehicle, moves);
	pivots(field, fit, moves);
	const finder = new DriveFinder(field);
	for (const vehicle of fit) finder.search(vehicle);
	const pulled = fit.flatMap((vehicle) => pulls(field, vehicle, finder));
	moves.push(...finder.moves());
	const moving = moves.length > 0 && moves.some((move) => move.type !== 'lay');
	moves.push(...pulled);
	if (!(moving && owesMove(field))) moves.push({ type: 'end' });
	for (const vehicle of fit) exchanges(field, vehicle, moves);
	return moves;
}

function layings(field: Field, vehicle: Vehicle, moves: Move[]): void {
	const { active } = field;
	if (!vehicle.kind.can.trap || active?.vehicle !== vehicle.id || !active.ability) return;
	const free = active.trail.filter((at) => isBare(field, squareOf(at))).sort();
	const laid = trapsOf(field).sort();
	const { id } = vehicle;
	const lay = (at: string): LayMove[] =>
		laid.length < TRAPS_PER_CLAN
			? [{ type: 'lay', vehicle: id, at }]
			: laid.map((remove) => ({ type: 'lay', vehicle: id, at, remove }));
	moves.push(...free.flatMap(lay));
}

const isBare = (field: Field, square: Square): boolean => field.on(square) === undefined && !field.traps.has(square);

const FACINGS_IN_ORDER: readonly Facing[] = ['e', 'n', 's', 'w'];

function pivots(field: Field, fit: readonly Vehicle[], moves: Move[]): void {
	const turning = fit.filter((vehicle) => cannotPivot(field, vehicle) === null);
	for (const face of FACINGS_IN_ORDER) {
		for (const { id, face: now } of turning) {
			if (facingOf(now) !== face) moves.push({ type: 'pivot', vehicle: id, face } satisfies PivotMove);
		}
	}
}

/** Pulls in order of canonical JSON. Of several that end alike (at a trap) the one to the square nearest to the target stays. */
function pulls(field: Field, vehicle: Vehicle, finder: DriveFinder): PullMove[] {
	if (cannotPull(field, vehicle) !== null) return [];
	const target = seenBy(field, vehicle);
	if (target === undefined || target.latent > 0) return [];
	if (!allied(target, vehicle) && isImmune(field, target)) return [];
	const squares = pullSquares(vehicle, target);
	const eventful = squares.findIndex((square) => square === SPRINGBOARD || field.traps.has(square));
	const plain = eventful < 0 ? squares : squares.slice(0, eventful);
	const tried = eventful < 0 ? [] : squares.slice(eventful);
	const results = new Set(finder.eventful.keys());
	const kept = [...plain];
	for (const square of tried) {
		drag(field, vehicle, target, square);
		settle(field);
		const result = field.fingerprint();
		field.rewind();
		if (results.has(result)) continue;
		results.add(result);
		kept.push(square);
	}
	const names = kept.map(nameOf).sort();
	return names.map((to) => ({ type: 'pull', vehicle: vehicle.id, target: target.id, to }));
}

function exchanges(field: Field, vehicle: Vehicle, moves: Move[]): void {
	if (cannotExchange(field, vehicle) !== null) return;
	const friends = field.vehicles.filter((other) => isExchangeable(vehicle, other)).sort(byId);
	for (const { id } of friends) moves.push({ type: 'exchange', vehicle: vehicle.id, with: id } satisfies ExchangeMove);
}
