/** The table before the first decision (specification, sections 1 and 4). */
import type { Seat } from '../../engine/contract';
import { Illegal } from '../../engine/illegal';
import { COLOURS, HAND_SIZE, MAIN_SLOTS, POT_SLOTS, POTS_OFFERED, RIVER_SIZE } from './content';
import { UNARMED } from './hand';
import { orderFrom } from './sides';
import type { Options, Score, Settings, State } from './types';

/** Fills in defaults and refuses values that do not exist. Further keys are ignored. */
export function readOptions(given: Options): Settings {
	if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Illegal('bad-options');
	const { players = 2, mode = 'basic', turnLimit = 200 } = given;
	if (players !== 2 && players !== 4) throw new Illegal('bad-options', 'players');
	if (mode !== 'basic' && mode !== 'advanced') throw new Illegal('bad-options', 'mode');
	const { first = players === 2 ? 'random' : 0 } = given;
	const isSeat = Number.isInteger(first) && (first as number) >= 0 && (first as number) < players;
	if (first !== 'random' && !isSeat) throw new Illegal('bad-options', 'first');
	if (!Number.isSafeInteger(turnLimit) || turnLimit < 0) throw new Illegal('bad-options', 'turnLimit');
	return { players, mode, first: first === 'random' ? first : first + 0, turnLimit: turnLimit + 0 };
}

export function setup(given: Options): State {
	const options = readOptions(given);
	const { players, mode, first } = options;
	const order = first === 'random' ? null : orderFrom(first, players);
	const dealt = players * HAND_SIZE;
	const seats = Array.from({ length: players }, (_, seat) => seat);
	const score: Score = { red: 0, blue: 0, green: 0 };
	return {
		game: 'greenvaders',
		options,
		order,
		phase: mode === 'advanced' ? 'draft' : 'start',
		queue: order === null ? [] : openingQueue(mode, order),
		turn: { n: 0, seat: null, played: false, steps: [0, 0] },
		hands: seats.map((seat) => MAIN_SLOTS.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
		grids: seats.map(() => []),
		reserve: [COLOURS, COLOURS],
		score: [score, score],
		pile: MAIN_SLOTS.slice(dealt + RIVER_SIZE),
		river: MAIN_SLOTS.slice(dealt, dealt + RIVER_SIZE),
		discard: [],
		reshuffles: [],
		pots: { offer: mode === 'advanced' ? POT_SLOTS.slice(0, POTS_OFFERED) : [], active: [[], []], used: [[], []] },
		armed: seats.map(() => UNARMED),
		fort: null,
		act: null,
		vacant: [],
		held: null,
		peek: null,
		result: null
	};
}

/** Who decides before the first turn. In the draft the second side picks first and the sides alternate. */
export function openingQueue(mode: Settings['mode'], order: readonly Seat[]): readonly Seat[] {
	if (mode === 'basic') return order;
	const [o0 = 0, o1 = 1, o2 = o0, o3 = o1] = order;
	return [o1, o0, o3, o2];
}
