/**
 * The ways of this game: card or unit first, then price, opponent or unit, land. What there is only one of is pointed at
 * by itself (`shown`), and of companions and lands of an interrupt one is proposed: a shorter way makes that move, a
 * longer one changes it.
 */
import type { Seat } from '../../../../engine/contract';
import type { Pick, Way } from '../../../../ui/game/pointing';
import { forecast } from '../../strength';
import { findLand, playerAt } from '../../table';
import type { Move, State } from '../../types';
import { presetLand } from '../../foresight/answers';
import {
	DISCARD,
	DISCOVER,
	NEXT,
	ON_FOOT,
	PASS,
	pickAbility,
	pickEscort,
	pickGrave,
	pickHand,
	pickLand,
	pickPair,
	pickSeat,
	pickToss,
	pickUnit
} from './picks';

type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** A way that also says what is ringed once it is complete. */
export interface TableWay extends Way<Move> {
	readonly picks: readonly Pick[];
	readonly shown: readonly Pick[];
}

const plain = (move: Move, ...picks: Pick[]): TableWay => ({ move, picks, shown: picks });

export function waysOf(legal: readonly Move[], state: State, seat: Seat): readonly TableWay[] {
	const played = groupOf(legal, ['play'], ({ slot }) => slot);
	const used = groupOf(legal, ['use'], ({ unit, ability }) => `${unit} ${ability}`);
	const attacks = groupOf(legal, ['attack'], ({ from, to }) => `${from} ${to}`);
	const trips = groupOf(legal, ['step', 'voyage'], ({ unit, to }) => `${unit} ${to}`);
	return [
		...played.flatMap((moves) => playWays(moves, state, seat)),
		...used.flatMap((moves) =>
			withoutSingles(
				moves.map((move) => useWay(move, state, seat)),
				1
			)
		),
		...attacks.flatMap((moves) => attackWays(moves, state, seat)),
		...trips.flatMap(travelWays),
		...legal.flatMap(simpleWays)
	];
}

/** The moves of these types, those with the same key together. */
function groupOf<T extends Move['type']>(
	legal: readonly Move[],
	types: readonly T[],
	keyOf: (move: MoveOf<T>) => string
): MoveOf<T>[][] {
	const groups = new Map<string, MoveOf<T>[]>();
	for (const move of legal) {
		if (!(types as readonly string[]).includes(move.type)) continue;
		const key = keyOf(move as MoveOf<T>);
		groups.set(key, [...(groups.get(key) ?? []), move as MoveOf<T>]);
	}
	return [...groups.values()];
}

/** Moves that are one thing, or two. */
function simpleWays(move: Move): TableWay[] {
	switch (move.type) {
		case 'discard':
			return 'unit' in move ? [plain(move, pickToss(move.unit))] : [plain(move, pickHand(move.slot), DISCARD)];
		case 'lose':
		case 'occupy':
			return [plain(move, pickUnit(move.unit))];
		case 'drop':
			return [plain(move, pickHand(move.slot))];
		case 'next':
			return [plain(move, NEXT)];
		case 'pass':
			return [plain(move, PASS)];
		default:
			return [];
	}
}

function targetsOf(move: MoveOf<'play' | 'use'>, state: State, seat: Seat): Pick[] {
	const { opponent, targetUnit, targetLand } = move;
	const isBuried = targetUnit !== undefined && playerAt(state, seat).discard.includes(targetUnit);
	return [
		...(opponent === undefined ? [] : [pickSeat(opponent)]),
		...(targetUnit === undefined ? [] : [isBuried ? pickGrave(targetUnit) : pickUnit(targetUnit)]),
		...(targetLand === undefined ? [] : [pickLand(targetLand)])
	];
}

function useWay(move: MoveOf<'use'>, state: State, seat: Seat): TableWay {
	const price = move.pay === undefined ? [] : [pickUnit(move.pay)];
	return plain(move, pickAbility(move.unit, move.ability), ...price, ...targetsOf(move, state, seat));
}

/** All plays of one card. An explorer's two ways stay apart; an interrupt in a window goes where it helps. */
function playWays(moves: readonly MoveOf<'play'>[], state: State, seat: Seat): TableWay[] {
	const ways = moves.map((move) => {
		const place = move.discover === true ? [DISCOVER] : move.land === undefined ? [] : [pickLand(move.land)];
		return plain(move, pickHand(move.slot), ...targetsOf(move, state, seat), ...place);
	});
	if (moves.some(({ discover }) => discover === true)) return ways;
	const short = withoutSingles(ways, 1);
	if (state.window === null) return short;
	const land = presetLand(state, seat);
	return short.flatMap((way) => {
		if (way.picks.length < 2 || way.move.type !== 'play' || way.move.land !== land) return [way];
		return [way, { ...way, picks: way.picks.slice(0, -1) }];
	});
}

/** Leaves out what is the same on every way, from the place `from` on. */
function withoutSingles(ways: readonly TableWay[], from: number): TableWay[] {
	const [first] = ways;
	if (first === undefined) return [];
	const isSingle = (pick: Pick, place: number): boolean =>
		place >= from && ways.every(({ picks }) => picks.length === first.picks.length && picks[place] === pick);
	return ways.map((way) => ({ ...way, picks: way.picks.filter((pick, place) => !isSingle(pick, place)) }));
}

/** From own to enemy land or the other way round. Of a raid the strongest pair is proposed. */
function attackWays(moves: readonly MoveOf<'attack'>[], state: State, seat: Seat): TableWay[] {
	const [best] = [...moves].sort((a, b) => forceOf(b, state, seat) - forceOf(a, state, seat));
	return moves.flatMap((move) => {
		const [from, to] = [pickLand(move.from), pickLand(move.to)];
		const pair = move.explorer === undefined ? [] : [pickPair(move.explorer, move.escort)];
		const shown = [from, to, ...pair];
		const both = [
			[from, to],
			[to, from]
		];
		const longer = moves.length === 1 ? [] : both.map((ends) => ({ move, shown, picks: [...ends, ...pair] }));
		return move === best ? [...both.map((picks) => ({ move, shown, picks })), ...longer] : longer;
	});
}

function forceOf({ from, to, explorer, escort }: MoveOf<'attack'>, state: State, seat: Seat): number {
	const defender = findLand(state, to)?.seat ?? seat;
	const raid = { explorer: explorer ?? null, escort: escort ?? null };
	return forecast(state, { attacker: seat, defender, from, to, ...raid }).attack;
}

/** One unit to one land: by voyage if it can, which leaves the step free; companions before or after the land. */
function travelWays(moves: readonly MoveOf<'step' | 'voyage'>[]): TableWay[] {
	const sails = moves.some(({ type }) => type === 'voyage');
	return moves.flatMap((move) => {
		const [unit, land] = [pickUnit(move.unit), pickLand(move.to)];
		if (move.type === 'voyage' && move.escort !== undefined) {
			const escort = pickEscort(move.escort);
			return [plain(move, unit, land, escort), plain(move, unit, escort, land)];
		}
		return [move.type === 'step' && sails ? plain(move, unit, land, ON_FOOT) : plain(move, unit, land)];
	});
}
