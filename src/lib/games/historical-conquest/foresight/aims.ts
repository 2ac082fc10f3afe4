/**
 * What a move that is only half said could still name: every candidate for the next field, with the reason why not.
 * What is legal is read off `legal`, what is refused is asked of `apply`; only the words for a refused target are found
 * here.
 */
import type { Facts, Seat } from '../../../engine/contract';
import type { Effect, Match } from '../ability';
import { fits } from '../conditions';
import { cardOf, findCard } from '../content';
import { protectorOf } from '../effects/protect';
import { ownUnits } from '../effects/targets';
import { legal } from '../legal';
import type { ReasonCode } from '../reasons';
import { findLand, ownLand, ownLandWith, placeOf, playerAt } from '../table';
import type { CardRef, Move, State } from '../types';
import { refusalOf } from './foresee';

/** The fields of a move that name a seat or a card of the table. */
export type AimField =
	'opponent' | 'targetUnit' | 'targetLand' | 'land' | 'pay' | 'unit' | 'from' | 'to' | 'explorer' | 'escort';

/** What has been said of a move so far. */
export type HalfMove = { readonly type: Move['type'] } & { readonly [field: string]: unknown };

export interface Refusal {
	readonly code: ReasonCode;
	/** The card that keeps the target safe. */
	readonly safeBy?: CardRef;
	/** The only units that it works on. */
	readonly only?: Match;
}

export interface Aim {
	readonly value: Seat | CardRef;
	/** Null: it can be chosen. */
	readonly refusal: Refusal | null;
}

export function aims(state: State, seat: Seat, sees: Facts, half: HalfMove, field: AimField): readonly Aim[] {
	const open = legal(state, seat, sees).filter((move) => agrees(move, half));
	const chosen = new Set(open.map((move) => (move as HalfMove)[field]));
	const pattern = travels(half.type) ? half : { ...open[0], ...half };
	return candidates(state, seat, half, field).map((value) => {
		if (chosen.has(value)) return { value, refusal: null };
		const move = { ...pattern, [field]: value } as unknown as Move;
		const code = refusalOf(state, seat, move, sees) ?? 'bad-target';
		return { value, refusal: { code, ...detail(state, half, field, value, code) } };
	});
}

/** Moves whose other fields follow from the goal: a raid's explorer is no reason against another land. */
const travels = (type: Move['type']): boolean => type === 'attack' || type === 'step' || type === 'voyage';

function agrees(move: Move, half: HalfMove): boolean {
	return Object.entries(half).every(([key, value]) => value === undefined || (move as HalfMove)[key] === value);
}

function candidates(state: State, seat: Seat, half: HalfMove, field: AimField): readonly (Seat | CardRef)[] {
	const seats = Array.from({ length: state.options.players }, (_, other) => other);
	switch (field) {
		case 'opponent':
			return seats.filter((other) => other !== seat);
		case 'land':
		case 'targetLand':
		case 'to':
			return seats.flatMap((other) => playerAt(state, other).lands.map(({ id }) => id));
		case 'from':
			return playerAt(state, seat).lands.map(({ id }) => id);
		case 'unit':
		case 'pay':
			return ownUnits(state, seat);
		case 'explorer':
			return ownLand(state, seat, half.from)?.cards ?? [];
		case 'escort': {
			const home = half.type === 'attack' ? ownLand(state, seat, half.from) : ownLandWith(state, seat, half.unit);
			return (home?.cards ?? []).filter((unit) => unit !== half.explorer && unit !== half.unit);
		}
		case 'targetUnit':
			return targetUnits(state, seat, seats, half);
	}
}

/**
 * Who comes back lies in the own pile, who is brought along stands in an own land, whoever is struck with somebody
 * else.
 */
function targetUnits(state: State, seat: Seat, seats: readonly Seat[], half: HalfMove): readonly CardRef[] {
	const effects = effectsOf(half);
	if (effects.some(({ effect }) => effect === 'revive')) return playerAt(state, seat).discard;
	if (effects.some(({ effect }) => effect === 'transport')) return ownUnits(state, seat);
	return seats.filter((other) => other !== seat).flatMap((other) => ownUnits(state, other));
}

/** The effects whose targets the move names. */
function effectsOf(half: HalfMove): readonly Effect[] {
	if (half.type === 'play') return findCard(half.card)?.onPlayEffects ?? [];
	if (half.type !== 'use' || typeof half.unit !== 'string') return [];
	return cardOf(half.unit).abilities[Number(half.ability)]?.do ?? [];
}

/** Why a unit is no target: it is of the wrong kind, or something keeps it safe. */
function detail(
	state: State,
	half: HalfMove,
	field: AimField,
	value: Seat | CardRef,
	code: ReasonCode
): Omit<Refusal, 'code'> {
	if (field !== 'targetUnit' || code !== 'bad-target' || typeof value !== 'string') return {};
	for (const effect of effectsOf(half)) {
		const only = matchOf(effect);
		if (only === null) continue;
		if (!fits(only, cardOf(value))) return { only };
		const place = placeOf(state, value);
		const held = place?.land === undefined || place.land === null ? null : findLand(state, place.land.id);
		if (held === null || (effect.effect !== 'destroy' && effect.effect !== 'steal')) continue;
		const safeBy = protectorOf(state, held.seat, held.land, value, effect.effect);
		if (safeBy !== null) return { safeBy };
	}
	return {};
}

const CHARACTERS: Match = { category: ['character'] };

function matchOf(effect: Effect): Match | null {
	if (effect.effect === 'destroy') return effect.what === 'one' ? effect.match : null;
	return effect.effect === 'steal' || effect.effect === 'revive' ? CHARACTERS : null;
}
