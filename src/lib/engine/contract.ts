/**
 * The kernel contract: what a set of rules must provide, and nothing else.
 *
 * Three ideas carry it. The state is public by construction: a face-down card is a slot, and its face is a fact that
 * comes from outside. Rules are pure functions: no clock, no randomness, no floats, no locale. Rules that need a fact leave a
 * request standing in the state, and `resolve` goes on when the answer is there, the same on every peer.
 */

/** A player's place at the table, 0-based. */
export type Seat = number;

/** Name of a face-down card, `"main:17"`. Never used twice in a match. */
export type Slot = string;

/** What a card shows. Each game defines its own; compared as a string. */
export type Face = string;

export type RollId = `roll:${number}`;

/** The truth about slots (a face) and rolls (1..sides), as far as the reader is told. */
export interface Facts {
	readonly [slotOrRoll: string]: Face | number;
}

export type Request =
	| { readonly kind: 'reveal'; readonly slot: Slot }
	| { readonly kind: 'roll'; readonly id: RollId; readonly sides: number };

/** The contents of a deck are public, its order is not: each face lies in one of the slots, nobody knows which. */
export interface DeckSpec {
	readonly id: string;
	readonly slots: readonly Slot[];
	readonly faces: readonly Face[];
}

/** Nobody in `winners`: a draw. */
export interface Outcome {
	readonly winners: readonly Seat[];
	readonly reason: string;
}

/** What happened, step by step. Plain JSON; `type` names the kind, the other fields are the game's own. */
export interface GameEvent {
	readonly type: string;
}

export type Tell = (event: GameEvent) => void;

/**
 * `S` state, `M` move, `O` options: plain JSON each. A state is never mutated after it has been returned.
 * Written as methods on purpose: a `Game<S, M, O>` is then usable as `AnyGame`.
 */
export interface Game<S, M, O> {
	readonly id: string;
	/** A match is pinned to `id` and `version`. */
	readonly version: number;

	seats(options: O): number;

	/** Throws `Illegal('bad-options')`. Fills in defaults. */
	setup(options: O): S;

	/**
	 * The options with a seat's own choice put in: a deck of its own. `own` is whatever JSON the player sent. It depends on no
	 * other seat's choice, so that the order in which players sit down changes nothing. Throws `Illegal('bad-options')` and
	 * nothing else; where it returns, `setup` takes the options, for as many seats as before. Left out: seats choose nothing.
	 */
	seated?(options: O, seat: Seat, own: unknown): O;

	/** Who may act now, in order of precedence; empty while a request stands or the game is over. */
	actors(state: S): readonly Seat[];

	/** What the seat is being asked; `''` if it is not in `actors`. An answer counts only for the question it was given to. */
	question(state: S, seat: Seat): string;

	/**
	 * Complete up to identical effect (where a move carries a combination: the canonical subset the specification defines); sorted by canonical
	 * JSON, unique, stable. Lists no move whose `shows` are not all in `sees`. Empty for a seat not in `actors`; for an
	 * actor only while a face that the seat is entitled to is still on its way. Never lists a resignation.
	 */
	legal(state: S, seat: Seat, sees: Facts): readonly M[];

	/**
	 * Moves that a seat may make now although nobody asks it (taking its own offer back), whether it is in `actors` or not; sorted by
	 * canonical JSON, unique, at most 256. They show no slot, and one that was made is not listed for the seat again before
	 * somebody has answered: nobody keeps a table busy with them. Never a resignation. Empty while a request stands or the game is over.
	 * Bots make none. Left out: there are none.
	 */
	asides?(state: S, seat: Seat): readonly M[];

	/** The hidden slots that this move lays open to all: exactly their facts come with it. Never throws, whatever the move. */
	shows(state: S, seat: Seat, move: M): readonly Slot[];

	/** Throws `Illegal(code)` and nothing else, whatever the move. */
	apply(state: S, seat: Seat, move: M, facts: Facts, tell?: Tell): S;

	/** Public faces and rolls that the rules wait for; derived from the state. Private faces are never requested. */
	requests(state: S): readonly Request[];

	/**
	 * Takes in answers to requests that stand; may raise new ones. Of several that stand together, an answer that comes alone
	 * is only noted: no card moves and nothing new is asked until the last is in.
	 */
	resolve(state: S, facts: Facts, tell?: Tell): S;

	/** Who is entitled to the face now, the holder first; a slot in a request: `'all'`. */
	audience(state: S, slot: Slot): 'all' | readonly Seat[];

	/** Every deck ever made, under an id that stays; a new id is the order to shuffle it. */
	decks(state: S): readonly DeckSpec[];

	outcome(state: S): Outcome | null;
}

export type AnyGame = Game<unknown, unknown, unknown>;

export const NO_FACTS: Facts = Object.freeze({});
