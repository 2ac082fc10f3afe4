/**
 * Lanterns: a toy with everything hidden that a card game can ask of the kernel, made to break the contract early. Private hands, a
 * public reveal that comes with a move, a turned-up card, two turned up at once, a roll, a peek put back in another order, a card
 * given to a neighbour, a window in which all others answer, a reshuffle.
 */
import type { DeckSpec, Facts, Game, Request, RollId, Seat, Slot, Tell } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';
import { sortedMoves } from '../../src/lib/engine/canonical';

export interface Options {
	readonly seats: number;
}

export interface State {
	readonly options: Options;
	readonly hands: readonly (readonly Slot[])[];
	readonly pile: readonly Slot[];
	/** Faces of the cards that lie open, oldest first. */
	readonly discard: readonly string[];
	readonly decks: readonly DeckSpec[];
	readonly scores: readonly number[];
	readonly turn: Seat;
	readonly turns: number;
	readonly rolls: number;
	/** Cards the seat in turn is looking at and must put back. */
	readonly peek: readonly Slot[];
	/** Seats that still answer whether they clap. */
	readonly window: readonly Seat[];
	/** Turned-up cards that are waited for, with the faces that are in already. */
	readonly turning: readonly { readonly slot: Slot; readonly face: string | null }[];
	readonly rolling: boolean;
	readonly out: Seat | null;
}

export type Move =
	| { readonly type: 'light'; readonly card: Slot }
	| { readonly type: 'flip'; readonly count: number }
	| { readonly type: 'roll' }
	| { readonly type: 'peek' }
	| { readonly type: 'back'; readonly order: readonly Slot[] }
	| { readonly type: 'give'; readonly card: Slot }
	| { readonly type: 'clap' }
	| { readonly type: 'pass' }
	| { readonly type: 'resign' };

const COLOURS = ['amber', 'blue', 'coral'] as const;
const HAND = 3;
const LAST_TURN = 30;

const faceValue = (face: string): number => Number(face.slice(-1));

function deck(id: string, faces: readonly string[]): DeckSpec {
	return { id, slots: faces.map((_, i) => `${id}:${i}`), faces };
}

/** Draws from the pile; an empty pile is made anew from the discard, under a new deck id. */
function draw(state: State): { state: State; slot: Slot | null } {
	if (state.pile.length === 0) {
		if (state.discard.length === 0) return { state, slot: null };
		const fresh = deck(`pile${state.decks.length + 1}`, [...state.discard].sort());
		state = { ...state, pile: fresh.slots, discard: [], decks: [...state.decks, fresh] };
	}
	const [slot = null, ...pile] = state.pile;
	return { state: { ...state, pile }, slot };
}

function drawToHand(state: State, seat: Seat): State {
	const drawn = draw(state);
	if (drawn.slot === null) return drawn.state;
	const { slot } = drawn;
	return { ...drawn.state, hands: drawn.state.hands.map((hand, i) => (i === seat ? [...hand, slot] : hand)) };
}

function endTurn(state: State): State {
	return { ...state, turn: (state.turn + 1) % state.options.seats, turns: state.turns + 1 };
}

function without(hands: State['hands'], seat: Seat, card: Slot): (readonly Slot[])[] {
	return hands.map((hand, i) => (i === seat ? hand.filter((slot) => slot !== card) : hand));
}

function requests(state: State): Request[] {
	if (state.rolling) return [{ kind: 'roll', id: `roll:${state.rolls}`, sides: 6 }];
	return state.turning.flatMap(({ slot, face }) => (face === null ? [{ kind: 'reveal' as const, slot }] : []));
}

function applyTurn(state: State, seat: Seat, move: Move, facts: Facts, tell?: Tell): State {
	const hand = state.hands[seat] ?? [];
	switch (move.type) {
		case 'light': {
			if (!hand.includes(move.card)) throw new Illegal('not-in-hand');
			const face = facts[move.card];
			if (typeof face !== 'string') throw new Illegal('bad-move');
			tell?.({ type: 'lit' });
			const scores = state.scores.map((score, i) => (i === seat ? score + faceValue(face) : score));
			const others = state.hands.map((_, i) => (seat + 1 + i) % state.options.seats).slice(0, -1);
			const lit = { ...state, hands: without(state.hands, seat, move.card), scores, discard: [...state.discard, face] };
			return { ...drawToHand(lit, seat), window: others };
		}
		case 'flip': {
			if (move.count !== 1 && move.count !== 2) throw new Illegal('bad-move');
			if (state.pile.length < move.count) throw new Illegal('pile-empty');
			const turning = state.pile.slice(0, move.count).map((slot) => ({ slot, face: null }));
			return { ...state, pile: state.pile.slice(move.count), turning };
		}
		case 'roll':
			return { ...state, rolling: true, rolls: state.rolls + 1 };
		case 'peek':
			if (state.pile.length < 2) throw new Illegal('pile-empty');
			return { ...state, peek: state.pile.slice(0, 2), pile: state.pile.slice(2) };
		case 'give': {
			if (!hand.includes(move.card)) throw new Illegal('not-in-hand');
			const hands = without(state.hands, seat, move.card);
			const to = (seat + 1) % state.options.seats;
			hands[to] = [...(hands[to] ?? []), move.card];
			return endTurn({ ...state, hands });
		}
		default:
			throw new Illegal('bad-move');
	}
}

function applyBack(state: State, move: Move): State {
	if (move.type !== 'back') throw new Illegal('bad-move');
	const order: unknown = move.order;
	if (!Array.isArray(order) || order.length !== 2) throw new Illegal('bad-move');
	if (!state.peek.every((slot) => order.includes(slot))) throw new Illegal('bad-order');
	return endTurn({ ...state, peek: [], pile: [...move.order, ...state.pile] });
}

function applyWindow(state: State, seat: Seat, move: Move): State {
	if (move.type !== 'clap' && move.type !== 'pass') throw new Illegal('bad-move');
	const scores = move.type === 'clap' ? state.scores.map((s, i) => (i === state.turn ? s + 1 : s)) : state.scores;
	const next = { ...state, scores, window: state.window.filter((other) => other !== seat) };
	return next.window.length > 0 ? next : endTurn(next);
}

export const lanterns: Game<State, Move, Options> = {
	id: 'lanterns',
	version: 1,
	seats: (options) => options.seats,
	setup(options) {
		const seats: unknown = (options as Options | null)?.seats;
		if (seats !== 2 && seats !== 3 && seats !== 4) throw new Illegal('bad-options');
		const faces = COLOURS.flatMap((colour) => [1, 1, 2, 2, 3].map((value) => `${colour}-${value}`));
		const pile = deck('pile1', faces);
		let state: State = {
			options: { seats },
			hands: Array.from({ length: seats }, () => []),
			pile: pile.slots,
			discard: [],
			decks: [pile],
			scores: new Array<number>(seats).fill(0),
			turn: 0,
			turns: 0,
			rolls: 0,
			peek: [],
			window: [],
			turning: [],
			rolling: false,
			out: null
		};
		for (let i = 0; i < HAND * seats; i++) state = drawToHand(state, i % seats);
		return state;
	},
	actors(state) {
		if (lanterns.outcome(state) !== null || requests(state).length > 0) return [];
		return state.window.length > 0 ? state.window : [state.turn];
	},
	question(state, seat) {
		if (!lanterns.actors(state).includes(seat)) return '';
		return state.window.length > 0
			? `clap ${state.turns}`
			: state.peek.length > 0
				? `back ${state.turns}`
				: `turn ${state.turns}`;
	},
	legal(state, seat, sees) {
		if (!lanterns.actors(state).includes(seat)) return [];
		if (state.window.length > 0) return [{ type: 'clap' }, { type: 'pass' }];
		const [a, b] = state.peek;
		if (a !== undefined && b !== undefined)
			return sortedMoves<Move>([
				{ type: 'back', order: [a, b] },
				{ type: 'back', order: [b, a] }
			]);
		const moves: Move[] = [{ type: 'roll' }];
		if (state.pile.length >= 1) moves.push({ type: 'flip', count: 1 });
		if (state.pile.length >= 2) moves.push({ type: 'flip', count: 2 }, { type: 'peek' });
		for (const card of state.hands[seat] ?? []) {
			moves.push({ type: 'give', card });
			if (sees[card] !== undefined) moves.push({ type: 'light', card });
		}
		return sortedMoves(moves);
	},
	shows(state, seat, move) {
		const { type, card } = (move ?? {}) as { type?: unknown; card?: unknown };
		return type === 'light' && typeof card === 'string' && state.hands[seat]?.includes(card) === true ? [card] : [];
	},
	apply(state, seat, move, facts, tell) {
		if (lanterns.outcome(state) !== null) throw new Illegal('game-over');
		if (typeof move !== 'object' || (move as Move | null) === null) throw new Illegal('bad-move');
		if (move.type === 'resign' && seat in state.hands) return { ...state, out: seat };
		if (!lanterns.actors(state).includes(seat)) throw new Illegal('not-your-turn');
		if (state.window.length > 0) return applyWindow(state, seat, move);
		if (state.peek.length > 0) return applyBack(state, move);
		return applyTurn(state, seat, move, facts, tell);
	},
	requests,
	resolve(state, facts, tell) {
		if (state.rolling) {
			const pips = facts[`roll:${state.rolls}` satisfies RollId];
			if (typeof pips !== 'number') return state;
			tell?.({ type: 'rolled' });
			const done = { ...state, rolling: false };
			return endTurn(pips >= 4 ? drawToHand(done, state.turn) : done);
		}
		const turning = state.turning.map(({ slot, face }) => {
			const answer = facts[slot];
			return { slot, face: face ?? (typeof answer === 'string' ? answer : null) };
		});
		const faces = turning.flatMap(({ face }) => (face === null ? [] : [face]));
		if (faces.length < turning.length || faces.length === 0) return { ...state, turning };
		const gain = faces.reduce((sum, face) => sum + faceValue(face), 0);
		const scores = state.scores.map((score, i) => (i === state.turn && gain % 2 === 0 ? score + gain : score));
		tell?.({ type: 'turned' });
		return endTurn({ ...state, turning: [], scores, discard: [...state.discard, ...faces] });
	},
	audience(state, slot) {
		if (state.turning.some((card) => card.slot === slot)) return 'all';
		if (state.peek.includes(slot)) return [state.turn];
		const holder = state.hands.findIndex((hand) => hand.includes(slot));
		return holder < 0 ? [] : [holder];
	},
	decks: (state) => state.decks,
	outcome(state) {
		if (state.out !== null)
			return { winners: state.scores.flatMap((_, i) => (i === state.out ? [] : [i])), reason: 'resigned' };
		if (state.turns < LAST_TURN) return null;
		const best = Math.max(...state.scores);
		return { winners: state.scores.flatMap((score, i) => (score === best ? [i] : [])), reason: 'score' };
	}
};
