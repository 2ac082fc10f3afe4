/**
 * What the player has in hand before a move is made: a vehicle, how it acts, the square previewed. Every touch, key and button becomes
 * one of these functions; each returns the next hand, and the move if that touch makes one. No sequence of them makes a move
 * that the position's choices do not hold.
 */
import type { Answer as AnswerOf } from '../../../../ui/game/pointing';
import type { Square } from '../../board';
import { squareOf } from '../../board';
import { clanOf } from '../../content';
import type { ReasonCode } from '../../reasons';
import type { Facing, Move, TypeLetter, VehicleId } from '../../types';
import type { Choices, Mode, Target, Targets } from './choices';
import { bearing } from './bearing';
import { refusalFor } from './refusal';
import type { Trial } from './trial';
import { turningSquares, tryOut } from './trial';

export interface Hand {
	readonly vehicle: VehicleId | null;
	readonly mode: Mode;
	/** The vehicle that the Hypnotist takes along. */
	readonly seized: VehicleId | null;
	/** The target previewed. */
	readonly square: Square | null;
	/** Which of the target's moves. */
	readonly variant: number;
	/** In the regeneration window: the vehicle to be healed. */
	readonly healed: VehicleId | null;
	/** While building: the types named so far. */
	readonly picks: readonly TypeLetter[];
}

export type Answer = AnswerOf<Move, Hand>;

const EMPTY: Hand = {
	vehicle: null,
	mode: 'drive',
	seized: null,
	square: null,
	variant: 0,
	healed: null,
	picks: []
};

/** An open activation and a vehicle that waits for its place are in hand from the start. */
export function freshHand(choices: Choices): Hand {
	const vehicle = choices.waiting ?? choices.active;
	return vehicle === null ? EMPTY : select(choices, vehicle);
}

function select(choices: Choices, vehicle: VehicleId): Hand {
	return { ...EMPTY, vehicle, mode: choices.modesOf(vehicle)[0] ?? 'drive' };
}

export function targetsOf(choices: Choices, { vehicle, mode, seized }: Hand): Targets {
	return vehicle === null ? new Map() : choices.targets(vehicle, mode, seized);
}

export function targetInHand(choices: Choices, hand: Hand): Target | null {
	return hand.square === null ? null : (targetsOf(choices, hand).get(hand.square) ?? null);
}

/** The move that the primary button would make, tried out. */
export function candidate(choices: Choices, hand: Hand): Trial | null {
	const move = windowMove(choices, hand);
	if (move !== null) return tryOut(choices.state, choices.seat ?? 0, move);
	return targetInHand(choices, hand)?.variants[hand.variant] ?? null;
}

/** A choice that is not made on a square: whom to heal, which types to enlist. */
function windowMove(choices: Choices, { healed, picks }: Hand): Move | null {
	if (choices.asked === 'regenerate') {
		return choices.legal.find((move) => move.type === 'regenerate' && move.vehicle === healed) ?? null;
	}
	if (choices.asked !== 'build') return null;
	return choices.enlistments.find(({ types }) => sameTypes(types, picks)) ?? null;
}

const sameTypes = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((type) => b.includes(type));

/** `commits`: a second tap on the same target makes the move. Without it a tap only ever previews. */
export function tapSquare(choices: Choices, hand: Hand, square: Square, commits = true): Answer {
	const there = choices.on(square);
	if (choices.asked === 'nothing' || choices.asked === 'build')
		return there === null ? { hand } : refuse(hand, 'not-your-turn');
	if (choices.asked === 'regenerate') return there === null ? { hand } : tapVehicle(choices, hand, there, commits);
	const target = targetsOf(choices, hand).get(square);
	if (target !== undefined) return aim(choices, hand, target, commits);
	if (choices.asked === 'place') return refuse(hand, there === null ? 'bad-square' : 'occupied');
	if (hand.vehicle === null) return there === null ? { hand } : tapVehicle(choices, hand, there);
	if (there === hand.vehicle) return { hand: hand.square === null ? EMPTY : { ...hand, square: null, variant: 0 } };
	if (hand.mode === 'pivot' && there === null) return turnTowards(choices, hand, square, commits);
	if (there !== null && (isVictim(choices, hand, there) || isOwn(choices, there)))
		return tapVehicle(choices, hand, there);
	return refuse(hand, refusalFor(choices, hand, square));
}

const refuse = (hand: Hand, refusal: ReasonCode): Answer => ({ hand, refusal });
const isOwn = (choices: Choices, id: VehicleId): boolean => clanOf(id) === choices.clan;
/** An own vehicle is seized only when the player has said so: a tap on it takes it in hand. */
export const isVictim = (choices: Choices, { vehicle, mode }: Hand, id: VehicleId): boolean =>
	vehicle !== null && (mode === 'seize' || !isOwn(choices, id)) && choices.seizable(vehicle).includes(id);

/** First tap previews, the second on the same square makes the move. A preview that was on the way becomes the turning square. */
function aim(choices: Choices, hand: Hand, target: Target, commits: boolean): Answer {
	if (hand.square === target.square) return commits ? confirm(choices, hand) : { hand };
	return { hand: { ...hand, square: target.square, variant: variantOver(target, hand.square) } };
}

function variantOver({ variants }: Target, square: Square | null): number {
	if (square === null) return 0;
	const turning = variants.findIndex((trial) => turningSquares(trial).includes(square));
	if (turning >= 0) return turning;
	return Math.max(
		0,
		variants.findIndex(({ way }) => way.some((point) => point.square === square))
	);
}

function turnTowards(choices: Choices, hand: Hand, square: Square, commits: boolean): Answer {
	const from = squareOf(choices.state.vehicles[hand.vehicle ?? '']?.at ?? '');
	const face = bearing(from, square);
	return face === null ? { hand } : turn(choices, hand, face, commits);
}

/** The Hypnotist chooses its victim; otherwise an own vehicle is taken in hand, or named for an exchange or a regeneration. */
export function tapVehicle(choices: Choices, hand: Hand, id: VehicleId, commits = true): Answer {
	if (choices.asked === 'nothing') return refuse(hand, 'not-your-turn');
	if (choices.asked === 'regenerate') return heal(choices, hand, id, commits);
	if (choices.asked !== 'play') return refuse(hand, 'pending-first');
	const square = squareOf(choices.state.vehicles[id]?.at ?? '');
	const exchange = hand.mode === 'exchange' ? targetsOf(choices, hand).get(square) : undefined;
	if (exchange !== undefined) return aim(choices, hand, exchange, commits);
	if (isVictim(choices, hand, id)) return { hand: { ...hand, mode: 'drag', seized: id, square: null, variant: 0 } };
	if (!isOwn(choices, id)) return refuse(hand, 'not-your-vehicle');
	if (id === hand.vehicle) return { hand: EMPTY };
	if (choices.playable.has(id)) return { hand: select(choices, id) };
	return refuse(hand, choices.refusal(id) ?? 'path-blocked');
}

function heal(choices: Choices, hand: Hand, id: VehicleId, commits: boolean): Answer {
	if (!choices.playable.has(id)) return refuse(hand, 'bad-target');
	const next = { ...hand, healed: id };
	return hand.healed === id && commits ? confirm(choices, next) : { hand: next };
}

/** Another way of acting. Choosing whom to seize is no question if there is one victim only. */
export function act(choices: Choices, hand: Hand, mode: Mode): Answer {
	const { vehicle } = hand;
	if (vehicle === null || !choices.modesOf(vehicle).includes(mode)) return { hand };
	const next = { ...hand, mode, seized: null, square: null, variant: 0 };
	const victims = choices.seizable(vehicle);
	const [only] = victims;
	if (mode === 'seize' && victims.length === 1 && only !== undefined) {
		return { hand: { ...next, mode: 'drag', seized: only } };
	}
	return { hand: next };
}

/** A pivot by its facing, for which there may be no square: the nose can point over the edge. */
export function turn(choices: Choices, hand: Hand, face: Facing, commits = true): Answer {
	for (const { square, variants } of targetsOf(choices, { ...hand, mode: 'pivot' }).values()) {
		const move = variants[0]?.move;
		if (move?.type !== 'pivot' || move.face !== face) continue;
		const next: Hand = { ...hand, mode: 'pivot', square, variant: 0 };
		const again = hand.mode === 'pivot' && hand.square === square;
		return again && commits ? confirm(choices, next) : { hand: next };
	}
	return refuse(hand, 'no-effect');
}

export function chooseVariant(choices: Choices, hand: Hand, variant: number): Answer {
	const count = targetInHand(choices, hand)?.variants.length ?? 0;
	return { hand: count === 0 ? hand : { ...hand, variant: variant % count } };
}

/** A path drawn with a finger, as the squares it crosses. It ends as a preview, never as a move. */
export function draw(choices: Choices, hand: Hand, squares: readonly Square[]): Answer {
	const last = squares.at(-1);
	const target = last === undefined ? undefined : targetsOf(choices, hand).get(last);
	if (target === undefined) return { hand: { ...hand, square: null, variant: 0 } };
	const drawn = squares.join();
	const exact = target.variants.findIndex(({ way }) => way.map(({ square }) => square).join() === drawn);
	const variant = exact >= 0 ? exact : closest(target.variants, squares);
	return { hand: { ...hand, square: target.square, variant } };
}

function closest(variants: readonly Trial[], squares: readonly Square[]): number {
	const shared = variants.map(({ way }) => way.filter(({ square }) => squares.includes(square)).length);
	return shared.indexOf(Math.max(...shared));
}

export function confirm(choices: Choices, hand: Hand): Answer {
	const trial = candidate(choices, hand);
	return trial === null ? { hand } : { hand: EMPTY, move: trial.move };
}

export function endTurn(choices: Choices, hand: Hand): Answer {
	return choices.end === null ? refuse(hand, 'must-move') : { hand: EMPTY, move: choices.end };
}

/** One step back towards an empty hand; null if there is nothing to put down. */
export function putDown(choices: Choices, hand: Hand): Hand | null {
	const fresh = freshHand(choices);
	if (hand.square !== null) return { ...hand, square: null, variant: 0 };
	if (hand.healed !== null) return { ...hand, healed: null };
	if (hand.picks.length > 0) return { ...hand, picks: hand.picks.slice(0, -1) };
	if (hand.vehicle !== null && hand.mode !== (choices.modesOf(hand.vehicle)[0] ?? hand.mode)) {
		return select(choices, hand.vehicle);
	}
	return hand.vehicle === fresh.vehicle ? null : fresh;
}

/** A type is named, or taken back. Where one is asked for, another pick replaces it. */
export function pick(choices: Choices, hand: Hand, type: TypeLetter): Answer {
	if (choices.asked !== 'build') return { hand };
	if (hand.picks.includes(type)) return { hand: { ...hand, picks: hand.picks.filter((other) => other !== type) } };
	const asked = picksAsked(choices);
	if (!choices.types.has(type)) return refuse(hand, pickRefusal(choices, type));
	if (asked === 1) return { hand: { ...hand, picks: [type] } };
	return hand.picks.length < asked ? { hand: { ...hand, picks: [...hand.picks, type] } } : refuse(hand, 'bad-roster');
}

export const picksAsked = (choices: Choices): number => choices.enlistments[0]?.types.length ?? 0;

function pickRefusal({ state }: Choices, type: TypeLetter): ReasonCode {
	return state.clans[state.turn.clan]?.roster.includes(type) === true ? 'duplicate-type' : 'type-exhausted';
}
