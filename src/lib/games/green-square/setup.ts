/** §4: options checked, both decks shuffled, four cards of each dealt, the first seat named or rolled. */
import { Illegal } from '../../engine/illegal';
import { DEALT, DECK_FACES, FOODS } from './content';
import type { DeckId, Food } from './content';
import { draftOf } from './draft';
import { beginGame } from './flow/turn';
import type { Hero, Options, Settings, Slot, State, Working } from './types';

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
export const GOALS = [6, 7, 8, 9, 10] as const;
export const ROUNDS_MAX = 200;
export const DEFAULTS = { seats: 4, goal: 10, rounds: 50 } as const;

/** The options with their defaults filled in. Throws `bad-options`. */
export function readOptions(raw: unknown): Settings {
	if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Illegal('bad-options');
	// Only what is absent has a default: null is a value, and one that only `firstSeat` and `rounds` have.
	const {
		seats: count = DEFAULTS.seats,
		goal = DEFAULTS.goal,
		firstSeat = null,
		foods,
		tableWindow = true,
		rounds = DEFAULTS.rounds
	} = raw as { readonly [key in keyof Settings]?: unknown };
	const seats = integer(count, 2, 6);
	return {
		seats,
		goal: integer(goal, 6, 10),
		firstSeat: firstSeat === null ? null : integer(firstSeat, 0, seats - 1),
		foods: foods === undefined ? new Array<Food>(seats).fill('meat') : foodsOf(foods, seats),
		tableWindow: flag(tableWindow),
		rounds: rounds === null ? null : integer(rounds, 1, ROUNDS_MAX)
	};
}

export function setup(raw: Options): State {
	const options = readOptions(raw);
	const { seats } = options;
	const players: { [seat: string]: Hero } = {};
	for (let seat = 0; seat < seats; seat++) players[seat] = newHero(seat, options.foods[seat] ?? 'meat');
	const state: Working = {
		game: 'green-square',
		options,
		phase: 'start',
		turn: null,
		turnNo: 0,
		rolls: 0,
		windows: 0,
		decks: { loc: deck('loc', seats), upg: deck('upg', seats) },
		discard: { loc: [], upg: [] },
		faces: {},
		players,
		battle: null,
		spoils: null,
		body: null,
		resolving: null,
		shared: {},
		window: null,
		ask: null,
		need: [],
		todo: [],
		result: null
	};
	if (options.firstSeat !== null) {
		const d = draftOf(state);
		beginGame(d, options.firstSeat);
		return d.s;
	}
	state.rolls = 1;
	state.need = [{ kind: 'roll', id: 'roll:1', sides: seats }];
	state.todo = [{ do: 'first-seat', rolls: {} }];
	return state;
}

function newHero(seat: number, food: Food): Hero {
	return {
		level: 1,
		food,
		alive: true,
		reborn: false,
		out: false,
		hand: [...dealt('loc', seat), ...dealt('upg', seat)],
		items: [],
		professions: [],
		tribes: [],
		master: null,
		heritage: null,
		volunteers: [],
		lasting: [],
		fresh: [],
		used: [],
		proposals: 0,
		resting: false
	};
}

function dealt(deck: DeckId, seat: number): Slot[] {
	return Array.from({ length: DEALT }, (_, i) => `${deck}:${DEALT * seat + i}`);
}

function deck(id: DeckId, seats: number): Working['decks'][DeckId] {
	return { next: DEALT * seats, end: DECK_FACES[id].length, batches: [] };
}

function integer(value: unknown, min: number, max: number): number {
	if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
		throw new Illegal('bad-options');
	return value;
}

function flag(value: unknown): boolean {
	if (typeof value !== 'boolean') throw new Illegal('bad-options');
	return value;
}

function foodsOf(value: unknown, seats: number): readonly Food[] {
	const isList = Array.isArray(value) && value.length === seats && value.every((food) => FOODS.includes(food as Food));
	if (!isList) throw new Illegal('bad-options');
	return value.slice() as Food[];
}
