/**
 * Positions for lessons and puzzles, drawn as they lie. A card is a word: `r`, `b`, `g` a simple plant, `R*`, `B*`, `G*` a special card, and
 * three letters an action card: its colour, its action, the colour it needs (`bdr`: blue Destruction by red). A dot is an empty cell.
 */
import type { Face, Facts } from '../../../engine/contract';
import { seeded } from '../../../engine/random';
import {
	ACTIONS,
	CARDS,
	COLOURS,
	HAND_SIZE,
	MAIN_FACES,
	MAIN_SLOTS,
	cardOf,
	inTableOrder,
	type Colour,
	type Pot
} from '../content';
import { notation } from '../notation';
import { setup } from '../setup';
import type { BySide, Grid, Placed, Score, State } from '../types';

export interface Layout {
	/** Rows from the top; the first word of the first row lies on `0,0`. */
	readonly grid: readonly string[];
	readonly rival?: readonly string[];
	/** The learner's cards: `main:0`, `main:1`, `main:2`, in this order. */
	readonly hand: string;
	readonly river?: string;
	/** The card of this turn has been played: it remains to draw. */
	readonly played?: boolean;
	readonly score?: Partial<Score>;
	readonly rivalScore?: Partial<Score>;
	/** Active Pot-voirs; with them the game is the advanced one. */
	readonly pots?: readonly Pot[];
	readonly used?: readonly Pot[];
}

const TURN = 9;
const START: Score = { red: 0, blue: 0, green: 0 };

/** A position in notation, with the truth about its hidden cards. */
export function layout(drawn: Layout): { readonly start: string; readonly facts: Facts } {
	const { rival = ['G*'], river = 'r b g', pots = [], used = [], played = false } = drawn;
	const grids: BySide<Grid> = [gridOf(drawn.grid), gridOf(rival)];
	const hand = facesIn(drawn.hand);
	const open = facesIn(river);
	const lying = grids.flat().map(([, , face]) => face);
	const hidden = without(MAIN_FACES, [...lying.filter((face) => cardOf(face).kind !== 'special'), ...hand, ...open]);
	const slots = [
		...MAIN_SLOTS.slice(0, hand.length),
		...MAIN_SLOTS.slice(HAND_SIZE, 2 * HAND_SIZE),
		...MAIN_SLOTS.slice(-(hidden.length - HAND_SIZE))
	];
	const truth = [...hand, ...seeded('lesson').shuffle(hidden)];
	const isAdvanced = pots.length + used.length > 0;
	const state: State = {
		...setup({ first: 0, mode: isAdvanced ? 'advanced' : 'basic' }),
		phase: played ? 'draw' : 'play',
		queue: [],
		turn: { n: TURN, seat: 0, played, steps: [0, 0] },
		hands: [slots.slice(0, hand.length), slots.slice(hand.length, hand.length + HAND_SIZE)],
		grids,
		reserve: [reserveOf(grids[0]), reserveOf(grids[1])],
		score: [
			{ ...START, ...drawn.score },
			{ ...START, ...drawn.rivalScore }
		],
		pile: slots.slice(hand.length + HAND_SIZE),
		river: open,
		pots: { offer: [], active: [inTableOrder(pots), []], used: [inTableOrder(used), []] }
	};
	return {
		start: notation.formatPosition(state),
		facts: Object.fromEntries(slots.map((slot, index) => [slot, truth[index] ?? '']))
	};
}

function gridOf(rows: readonly string[]): Grid {
	return rows.flatMap((row, y) =>
		row.split(' ').flatMap((word, x): Placed[] => (word === '.' ? [] : [[x, y, faceOf(word)]]))
	);
}

const facesIn = (words: string): Face[] => words.split(' ').map(faceOf);

function faceOf(word: string): Face {
	const [first = '', action, need] = word.toLowerCase();
	const named = <T extends string>(names: readonly T[], letter = ''): T | undefined =>
		names.find((name) => name.startsWith(letter));
	const kind =
		action === undefined ? 'simple' : action === '*' ? 'special' : `${named(ACTIONS, action)}-${named(COLOURS, need)}`;
	const face = `${named(COLOURS, first)}-${kind}`;
	if (!CARDS.has(face)) throw new RangeError(`no such card: ${word}`);
	return face;
}

function reserveOf(grid: Grid): Colour[] {
	const lying = grid.map(([, , face]) => cardOf(face)).find(({ kind }) => kind === 'special');
	return COLOURS.filter((colour) => colour !== lying?.colour);
}

function without(all: readonly Face[], taken: readonly Face[]): Face[] {
	const left = [...all];
	for (const face of taken) {
		const at = left.indexOf(face);
		if (at < 0) throw new RangeError(`${face} lies there too often`);
		left.splice(at, 1);
	}
	return left;
}
