/**
 * The fold: a match's state from its moves and facts, and what each seat has come to know on the way.
 *
 * Contract:
 * - no move is applied while a request stands; facts may come early, late and in any order, the end is the same;
 * - `resolve` gets only answers to requests that stand, only public facts, and `requests` is read again after each call;
 * - a seat knows every slot whose audience has ever included it, and every slot that a move showed or a request opened,
 *   also when the next state no longer names that slot;
 * - a fold is a value: every function returns a new one and leaves the old as it was.
 */
import type { DeckSpec, Facts, Game, Request, Seat, Slot, Tell } from './contract';
import { NO_FACTS } from './contract';
import { Illegal } from './illegal';

export interface Fold<S> {
	readonly state: S;
	/** Moves applied so far. */
	readonly ply: number;
	/** The requests that stand; while there is one, no move is applied. */
	readonly requests: readonly Request[];
	/** All decks in order of appearance: their numbers. */
	readonly decks: readonly DeckSpec[];
	/** Public facts: laid open by a move, asked for by a request, or given early. */
	readonly facts: Facts;
	/** Slots that everybody knows. */
	readonly open: ReadonlySet<Slot>;
	/** Slots that are not open, in order of their decks. */
	readonly hidden: readonly Slot[];
	/** For each seat, the further slots that it knows. */
	readonly known: readonly ReadonlySet<Slot>[];
}

const NOTHING: ReadonlySet<Slot> = new Set();
const NO_SLOTS: readonly Slot[] = [];

/** The fold of a match in which nothing has happened. Throws `Illegal('bad-options')`. */
export function begin<S, M, O>(game: Game<S, M, O>, options: O): Fold<S> {
	return beginAt(game, game.setup(options), game.seats(options));
}

/** The fold of a match that starts from a given position; knowledge starts there as well. */
export function beginAt<S, M, O>(game: Game<S, M, O>, state: S, seats: number): Fold<S> {
	const known = Array.from({ length: seats }, () => NOTHING);
	const blank = { state, ply: 0, requests: [], decks: [], facts: NO_FACTS, open: NOTHING, hidden: NO_SLOTS, known };
	return witness(game, blank, state, NO_SLOTS);
}

/**
 * Applies a move together with the facts it shows, then takes in facts that were waiting. `shown` must hold exactly the facts of
 * `shows`. Throws `Illegal`: `request-stands`, `wrong-facts`, or the game's own code.
 */
export function play<S, M, O>(
	game: Game<S, M, O>,
	fold: Fold<S>,
	seat: Seat,
	move: M,
	shown: Facts,
	tell?: Tell
): Fold<S> {
	if (fold.requests.length > 0) throw new Illegal('request-stands');
	const slots = game.shows(fold.state, seat, move);
	if (!coversExactly(shown, slots)) throw new Illegal('wrong-facts');
	const state = game.apply(fold.state, seat, move, shown, tell);
	const moved = advanced(fold, fold.ply + 1, joined(fold.facts, shown, slots));
	return settle(game, witness(game, moved, state, slots), tell);
}

/** Takes in public facts, each checked by the dealer before: answers to requests that stand now or later. */
export function learn<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, facts: Facts, tell?: Tell): Fold<S> {
	return settle(game, advanced(fold, fold.ply, { ...fold.facts, ...facts }), tell);
}

/** Answers the requests that stand, and those that the answers raise, as far as the answers are in `truth`. */
export function answer<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, truth: Facts, tell?: Tell): Fold<S> {
	for (;;) {
		const answers = pickFacts(truth, fold.requests.map(requestKey));
		if (Object.keys(answers).length === 0) return fold;
		fold = learn(game, fold, answers, tell);
	}
}

/** What a seat sees: the facts of the slots it knows, as far as they are in `truth`. `null`: a spectator. */
export function sees<S>(fold: Fold<S>, seat: Seat | null, truth: Facts): Facts {
	const seen: Record<string, string | number> = {};
	const add = (slot: Slot): void => {
		const fact = truth[slot] ?? fold.facts[slot];
		if (fact !== undefined) seen[slot] = fact;
	};
	fold.open.forEach(add);
	if (seat !== null) fold.known[seat]?.forEach(add);
	return seen;
}

/** The key under which a request's answer is found among the facts. */
export function requestKey(request: Request): string {
	return request.kind === 'reveal' ? request.slot : request.id;
}

/** The facts of the given slots; slots without a fact are left out. */
export function pickFacts(facts: Facts, slots: readonly Slot[]): Facts {
	if (slots.length === 0) return NO_FACTS;
	const picked: Record<string, string | number> = {};
	for (const slot of slots) {
		const fact = facts[slot];
		if (fact !== undefined) picked[slot] = fact;
	}
	return picked;
}

function settle<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, tell?: Tell): Fold<S> {
	while (fold.requests.length > 0) {
		const answers = pickFacts(fold.facts, fold.requests.map(requestKey));
		if (Object.keys(answers).length === 0) return fold;
		const next = witness(game, fold, game.resolve(fold.state, answers, tell), NO_SLOTS);
		if (next.requests.some((request) => Object.hasOwn(answers, requestKey(request)))) {
			throw new Error(`${game.id}: an answered request still stands`);
		}
		fold = next;
	}
	return fold;
}

/** The fold gone on to a state: its requests, its decks, and what everybody has come to know by it and by the slots shown on the way. */
function witness<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, state: S, shown: readonly Slot[]): Fold<S> {
	const { ply, facts } = fold;
	const requests = game.requests(state);
	const decks = numbered(fold.decks, game.decks(state));
	if (decks.length === 0) {
		return { state, ply, requests, decks, facts, open: fold.open, hidden: fold.hidden, known: fold.known };
	}
	const hidden = decks === fold.decks ? fold.hidden : withNewSlots(fold, decks);
	const opened = shown.slice();
	const known = fold.known.slice();
	let grown = false;
	for (const slot of hidden) {
		const audience = game.audience(state, slot);
		if (audience === 'all') {
			opened.push(slot);
			continue;
		}
		for (const seat of audience) {
			const before = fold.known[seat];
			if (before === undefined || known[seat]?.has(slot) === true) continue;
			if (known[seat] === before) known[seat] = new Set(before);
			(known[seat] as Set<Slot>).add(slot);
			grown = true;
		}
	}
	const open = opened.length === 0 ? fold.open : new Set([...fold.open, ...opened]);
	return {
		state,
		ply,
		requests,
		decks,
		facts,
		open,
		hidden: opened.length === 0 ? hidden : hidden.filter((slot) => !open.has(slot)),
		known: grown ? known : fold.known
	};
}

/** Folds are copied field by field: in engines of today a spread copy of a spread copy takes microseconds, as long as a move. */
function advanced<S>(fold: Fold<S>, ply: number, facts: Facts): Fold<S> {
	const { state, requests, decks, open, hidden, known } = fold;
	return { state, ply, requests, decks, facts, open, hidden, known };
}

/** The hidden slots, and those of the decks that have just appeared. */
function withNewSlots<S>(fold: Fold<S>, decks: readonly DeckSpec[]): readonly Slot[] {
	return fold.hidden.concat(...decks.slice(fold.decks.length).map((deck) => deck.slots));
}

/** Decks keep the number of their first appearance; those that appear together are numbered as listed. */
function numbered(before: readonly DeckSpec[], now: readonly DeckSpec[]): readonly DeckSpec[] {
	if (now.length === before.length) return before;
	const ids = new Set(before.map((deck) => deck.id));
	return [...before, ...now.filter((deck) => !ids.has(deck.id))];
}

/** `facts` with the facts of these slots; the same object if they are all there. */
function joined(facts: Facts, added: Facts, slots: readonly Slot[]): Facts {
	return slots.every((slot) => facts[slot] === added[slot]) ? facts : { ...facts, ...added };
}

function coversExactly(facts: Facts, slots: readonly Slot[]): boolean {
	const keys = Object.keys(facts);
	return keys.length === slots.length && slots.every((slot) => Object.hasOwn(facts, slot));
}
