/**
 * Reads a position from JSON text. What comes out has the shape of a state (specification, section 3) and keeps what the rules take for granted:
 * grids sorted and within 3x3, one entry for each seat or side, somebody to decide unless the game is over. It is not checked
 * whether play could have led there.
 */
import type { Parsed } from '../../engine/module';
import { readJsonPosition } from '../../engine/position';
import {
	below,
	either,
	isCount,
	isFlag,
	isInteger,
	list,
	oneOf,
	orNull,
	record,
	sorted,
	tuple
} from '../../engine/shape';
import type { Shape } from '../../engine/shape';
import { ACTIONS, CARDS, COLOURS, FOUNTAIN, GRID_SIZE, POTS } from './content';
import { readOptions } from './setup';
import { orderFrom } from './sides';
import { OUTCOME_REASONS, PHASES, type Options, type State } from './types';

const isText = (value: unknown): value is string => typeof value === 'string';
const MAIN_SLOT = /^main(\.([2-9]|[1-9]\d+))?:(0|[1-9]\d*)$/;
const POT_SLOT = /^pots:\d$/;

const isColour = oneOf(COLOURS);
const isMainSlot: Shape = (value) => isText(value) && MAIN_SLOT.test(value);
const isSpecial: Shape = (value) => isText(value) && CARDS.get(value)?.kind === 'special';
/** A face of deck `main`. */
const isFace: Shape = (value) => isText(value) && CARDS.has(value) && !isSpecial(value);
const isCard = either(isFace, isMainSlot);
const isCell = tuple(isInteger, isInteger);
const isScore = record({ red: below(FOUNTAIN + 1), blue: below(FOUNTAIN + 1), green: below(FOUNTAIN + 1) });
const isTiles = sorted(POTS);
const isCopy = record({ action: oneOf(ACTIONS), need: isColour });

function isGrid(value: unknown): boolean {
	if (!list(tuple(isInteger, isInteger, either(isFace, isSpecial)))(value)) return false;
	const cards = value as readonly (readonly [number, number, string])[];
	const xs = cards.map(([x]) => x);
	const ys = cards.map(([, y]) => y);
	const isSmall = Math.max(...xs) - Math.min(...xs) < GRID_SIZE && Math.max(...ys) - Math.min(...ys) < GRID_SIZE;
	const isSorted = cards.every(([x, y], at) => {
		const before = cards[at - 1];
		return before === undefined || before[1] < y || (before[1] === y && before[0] < x);
	});
	return cards.length === 0 || (isSmall && isSorted);
}

/** The shape of a state at a table of so many players. */
function stateShape(players: 2 | 4): Shape {
	const isSeat = below(players);
	const isOrder = either(
		...Array.from({ length: players }, (_, first) => tuple(...orderFrom(first, players).map((seat) => oneOf([seat]))))
	);
	return record({
		game: oneOf(['greenvaders']),
		options: () => true,
		order: orNull(isOrder),
		phase: oneOf(PHASES),
		queue: list(isSeat),
		turn: record({ n: isCount, seat: orNull(isSeat), played: isFlag, steps: tuple(isCount, isCount) }),
		hands: list(list(isCard), players),
		grids: list(isGrid, players),
		reserve: tuple(sorted(COLOURS), sorted(COLOURS)),
		score: tuple(isScore, isScore),
		pile: list(isMainSlot),
		river: list(isCard),
		discard: list(isFace),
		reshuffles: list(list(isFace)),
		pots: record({
			offer: list(either(oneOf(POTS), (value) => isText(value) && POT_SLOT.test(value))),
			active: tuple(isTiles, isTiles),
			used: tuple(isTiles, isTiles)
		}),
		armed: list(record({ vip: isFlag, multipass: isFlag, copy: orNull(isCopy) }), players),
		fort: orNull(record({ grid: isSeat, cell: isCell, by: isSeat })),
		act: orNull(record({ can: sorted(ACTIONS), grid: isSeat, cell: isCell })),
		vacant: list(record({ grid: isSeat, old: isColour, by: isSeat })),
		held: orNull(either(oneOf(['draw']), isCard)),
		peek: orNull(list(isMainSlot)),
		result: orNull(record({ winners: sorted(orderFrom(0, players)), reason: oneOf(OUTCOME_REASONS) }))
	});
}

/** What a phase takes for granted. */
function fitsPhase(state: State): boolean {
	const { phase, queue, turn } = state;
	if ((phase === 'over') !== (state.result !== null)) return false;
	switch (phase) {
		case 'draft':
		case 'start':
			return turn.seat === null && (state.order === null || queue.length > 0);
		case 'over':
			return true;
		default:
			break;
	}
	if (turn.seat === null || state.order === null) return false;
	switch (phase) {
		case 'reactivate':
			return queue.length > 0;
		case 'special':
			return state.vacant.length > 0;
		case 'place':
			return state.held !== null && state.held !== 'draw';
		case 'arrange':
			return state.peek !== null && state.peek.every((slot, at) => state.pile[at] === slot);
		case 'action':
			return state.act !== null;
		default:
			return true;
	}
}

/** No hidden card lies in two places. */
function slotsAreDistinct(state: State): boolean {
	const slots = [...state.hands.flat(), ...state.river, ...state.pile, state.held ?? ''].filter(isMainSlot);
	return new Set(slots).size === slots.length;
}

export function readPosition(text: string): Parsed<State> {
	return readJsonPosition<State>(text, {
		options: (given) => readOptions(given as Options),
		hasShape: (value, { players }) => stateShape(players)(value),
		fault: faultOf
	});
}

/** What is wrong between the parts, or null. */
function faultOf(state: State): string | null {
	if (!slotsAreDistinct(state)) return 'a hidden card lies in two places';
	return fitsPhase(state) ? null : `phase ${state.phase} does not fit the rest`;
}
