/**
 * Wager: windows and rolls, over soon. The seat in turn may prepare once, then rolls, or plays and opens a window in which all others pass, boost (the window
 * opens anew), counter (it closes, a roll) or peek (a roll, the window stays). The last turn only closes.
 */
import type { Game, RollId, Seat } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';
import { canonical, sortedMoves } from '../../src/lib/engine/canonical';
import type { Options } from './relay';
import { nextIn, seatsIn } from './relay';

export interface State {
	readonly options: Options;
	readonly turn: Seat;
	readonly done: number;
	readonly prepared: number;
	readonly windows: number;
	readonly open: boolean;
	readonly waiting: readonly Seat[];
	readonly rolls: number;
	readonly rolling: { readonly by: Seat; readonly then: 'turn' | 'play' | 'counter' | 'peek' } | null;
	readonly cards: readonly number[];
	readonly score: readonly number[];
	readonly out: readonly boolean[];
	readonly ended: boolean;
}

export type Move =
	| { readonly type: 'prepare' | 'close'; readonly by: number }
	| { readonly type: 'roll' | 'play' | 'pass' | 'boost' | 'counter' | 'peek' | 'resign' };

const add = (list: readonly number[], seat: Seat, n: number): number[] =>
	list.map((value, s) => (s === seat ? value + n : value));

function ask(state: State, by: Seat, then: 'turn' | 'play' | 'counter' | 'peek'): State {
	return { ...state, rolls: state.rolls + 1, rolling: { by, then } };
}

function endTurn(state: State): State {
	const done = state.done + 1;
	const next = { ...state, open: false, waiting: [], prepared: 0, done, turn: nextIn(state.out, state.turn) };
	return { ...next, ended: done >= state.options.turns };
}

function openWindow(state: State): State {
	return {
		...state,
		open: true,
		windows: state.windows + 1,
		waiting: seatsIn(state.out).filter((seat) => seat !== state.turn)
	};
}

/** A seat has answered or left: the last one closes the window. */
function answered(state: State, seat: Seat): State {
	const waiting = state.waiting.filter((other) => other !== seat);
	const next = { ...state, waiting };
	return state.open && waiting.length === 0 ? ask(next, state.turn, 'play') : next;
}

function leave(state: State, seat: Seat): State {
	const left = { ...state, out: state.out.map((gone, s) => gone || s === seat) };
	if (seatsIn(left.out).length === 1) return { ...left, open: false, waiting: [], rolling: null, ended: true };
	return state.turn === seat ? endTurn(left) : answered(left, seat);
}

export const wager: Game<State, Move, Options> = {
	id: 'wager',
	version: 1,
	seats: (options) => options.seats,
	setup: (options) => ({
		options,
		turn: 0,
		done: 0,
		prepared: 0,
		windows: 0,
		open: false,
		waiting: [],
		rolls: 0,
		rolling: null,
		cards: new Array<number>(options.seats).fill(2),
		score: new Array<number>(options.seats).fill(0),
		out: new Array<boolean>(options.seats).fill(false),
		ended: false
	}),
	actors: (state) => (state.ended || state.rolling !== null ? [] : state.open ? state.waiting : [state.turn]),
	question(state, seat) {
		if (!wager.actors(state).includes(seat)) return '';
		return state.open ? `window ${state.windows}` : `turn ${state.done}.${state.prepared}`;
	},
	legal(state, seat) {
		if (!wager.actors(state).includes(seat)) return [];
		if (state.open) {
			const plays: Move[] = [{ type: 'boost' }, { type: 'counter' }, { type: 'peek' }];
			return sortedMoves<Move>([{ type: 'pass' }, ...((state.cards[seat] ?? 0) > 0 ? plays : [])]);
		}
		if (state.done >= state.options.turns - 1) return sortedMoves<Move>([0, 1].map((by) => ({ type: 'close', by })));
		const prepares: Move[] = state.prepared < 1 ? [1, 2].map((by) => ({ type: 'prepare', by })) : [];
		return sortedMoves<Move>([...prepares, { type: 'roll' }, { type: 'play' }]);
	},
	shows: () => [],
	apply(state, seat, move) {
		if (state.ended) throw new Illegal('game-over');
		if (move.type === 'resign') return leave(state, seat);
		if (!wager.legal(state, seat, {}).some((legal) => canonical(legal) === canonical(move)))
			throw new Illegal('bad-move');
		switch (move.type) {
			case 'prepare':
				return { ...state, prepared: state.prepared + 1, score: add(state.score, seat, move.by) };
			case 'close':
				return endTurn({ ...state, score: add(state.score, seat, move.by) });
			case 'roll':
				return ask(state, seat, 'turn');
			case 'play':
				return openWindow(state);
			case 'pass':
				return answered(state, seat);
			case 'boost':
				return openWindow({ ...state, cards: add(state.cards, seat, -1), score: add(state.score, seat, 1) });
			default:
				return ask({ ...state, cards: add(state.cards, seat, -1) }, seat, move.type);
		}
	},
	requests: (state) =>
		state.rolling === null ? [] : [{ kind: 'roll', id: `roll:${state.rolls}` satisfies RollId, sides: 6 }],
	resolve(state, facts) {
		const pips = facts[`roll:${state.rolls}`];
		if (typeof pips !== 'number' || state.rolling === null) return state;
		const { by, then } = state.rolling;
		const done = { ...state, rolling: null, score: add(state.score, by, then === 'play' ? 2 * pips : pips) };
		return then === 'peek' ? answered(done, by) : endTurn(done);
	},
	audience: () => [],
	decks: () => [],
	outcome(state) {
		if (!state.ended) return null;
		const left = seatsIn(state.out);
		const best = Math.max(...left.map((seat) => state.score[seat] ?? 0));
		return { winners: left.filter((seat) => state.score[seat] === best), reason: 'score' };
	}
};
