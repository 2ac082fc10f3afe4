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
	/** For each seat, the further slots that it knows. */
	readonly known: readonly ReadonlySet<Slot>[];
}

const NOTHING: ReadonlySet<Slot> = new Set();

/** The fold of a match in which nothing has happened. Throws `Illegal('bad-options')`. */
export function begin<S, M, O>(game: Game<S, M, O>, options: O): Fold<S> {
	return beginAt(game, game.setup(options), game.seats(options));
}

/** The fold of a match that starts from a given position; knowledge starts there as well. */
export function beginAt<S, M, O>(game: Game<S, M, O>, state: S, seats: number): Fold<S> {
	const known = Array.from({ length: seats }, () => NOTHING);
	return witness(game, { state, ply: 0, requests: [], decks: [], facts: NO_FACTS, open: NOTHING, known });
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
	const next = { ...fold, state, ply: fold.ply + 1 };
	if (slots.length > 0) {
		next.facts = { ...fold.facts, ...shown };
		next.open = new Set([...fold.open, ...slots]);
	}
	return settle(game, witness(game, next), tell);
}

/** Takes in public facts, each checked by the dealer before: answers to requests that stand now or later. */
export function learn<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, facts: Facts, tell?: Tell): Fold<S> {
	return settle(game, { ...fold, facts: { ...fold.facts, ...facts } }, tell);
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
		const next = witness(game, { ...fold, state: game.resolve(fold.state, answers, tell) });
		if (next.requests.some((request) => Object.hasOwn(answers, requestKey(request)))) {
			throw new Error(`${game.id}: an answered request still stands`);
		}
		fold = next;
	}
	return fold;
}

/** Brings requests, decks and knowledge up to the fold's state. */
function witness<S, M, O>(game: Game<S, M, O>, fold: Fold<S>): Fold<S> {
	const { state } = fold;
	const requests = game.requests(state);
	const decks = numbered(fold.decks, game.decks(state));
	if (decks.length === 0) return { ...fold, requests, decks };
	let open: Set<Slot> | null = null;
	const known = [...fold.known];
	const grown = new Map<Seat, Set<Slot>>();
	const isOpen = (slot: Slot): boolean => (open ?? fold.open).has(slot);
	const opened = (slot: Slot): void => {
		open ??= new Set(fold.open);
		open.add(slot);
	};
	for (const request of requests) if (request.kind === 'reveal' && !isOpen(request.slot)) opened(request.slot);
	for (const deck of decks) {
		for (const slot of deck.slots) {
			if (isOpen(slot)) continue;
			const audience = game.audience(state, slot);
			if (audience === 'all') {
				opened(slot);
				continue;
			}
			for (const seat of audience) {
				if (known[seat]?.has(slot)) continue;
				let own = grown.get(seat);
				if (own === undefined) grown.set(seat, (known[seat] = own = new Set(known[seat])));
				own.add(slot);
			}
		}
	}
	return { ...fold, requests, decks, open: open ?? fold.open, known: grown.size > 0 ? known : fold.known };
}

/** Decks keep the number of their first appearance; those that appear together are numbered as listed. */
function numbered(before: readonly DeckSpec[], now: readonly DeckSpec[]): readonly DeckSpec[] {
	if (now.length === before.length) return before;
	const ids = new Set(before.map((deck) => deck.id));
	return [...before, ...now.filter((deck) => !ids.has(deck.id))];
}

function coversExactly(facts: Facts, slots: readonly Slot[]): boolean {
	const keys = Object.keys(facts);
	return keys.length === slots.length && slots.every((slot) => Object.hasOwn(facts, slot));
}
