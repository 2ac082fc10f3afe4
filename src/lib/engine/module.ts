/**
 * What a game brings beside its rules: names, options as data, notation, words, what a bot values. Screens, bots and tools
 * read games through this and know none by name.
 */
import type { Facts, Game, GameEvent, Seat } from './contract';

export type Language = 'en' | 'fr';

/** One text in every language of the app. */
export interface Text {
	readonly en: string;
	readonly fr: string;
}

/** What the home page needs to know of a game before any of its code is loaded. */
export interface About {
	readonly id: string;
	readonly name: Text;
	/** One sentence: what the players do. */
	readonly tagline: Text;
	/** Two to five words: what it is about. */
	readonly motto: Text;
	readonly seatCounts: readonly number[];
	/** Shortest and longest usual length. */
	readonly minutes: readonly [number, number];
	/** Version of the rules that `load` brings. */
	readonly rules: number;
	load(): Promise<AnyModule>;
	/** By version, the rules of before that the app still has: matches that were played by them can be looked at. */
	readonly earlier?: Readonly<Record<number, () => Promise<AnyModule>>>;
}

/** A field of the new-match form. `path` is its place in the options object. */
export type OptionField =
	| {
			readonly kind: 'choice';
			readonly path: string;
			readonly label: Text;
			readonly help?: Text;
			readonly values: readonly { readonly value: string | number | boolean | null; readonly label: Text }[];
			readonly default: OptionDefault;
			/** The field is shown only while the other field has one of these values. */
			readonly when?: OptionCondition;
	  }
	| {
			readonly kind: 'number';
			readonly path: string;
			readonly label: Text;
			readonly help?: Text;
			readonly min: number;
			readonly max: number;
			readonly default: OptionDefault;
			readonly when?: OptionCondition;
	  }
	| {
			/** One entry for each seat, from named lists (decks, rosters): a form of the game's own in `ui/`. */
			readonly kind: 'custom';
			readonly path: string;
			readonly label: Text;
			readonly help?: Text;
			readonly default: OptionDefault;
			readonly when?: OptionCondition;
	  };

export type OptionValue =
	string | number | boolean | null | readonly OptionValue[] | { readonly [key: string]: OptionValue };

/** A default, or one for each seat count (`'*'` for the rest). */
export type OptionDefault =
	{ readonly value: OptionValue } | { readonly bySeats: { readonly [seats: string]: OptionValue } };

export interface OptionCondition {
	readonly path: string;
	readonly in: readonly (string | number | boolean | null)[];
}

/** An expected failure as a value: parsers of foreign text never throw. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export interface Notation<S, M> {
	/** One line (or JSON, where the specification has no shorter form) for a whole position. */
	formatPosition(state: S): string;
	parsePosition(text: string): Parsed<S>;
	formatMove(move: M): string;
	parseMove(text: string): Parsed<M>;
}

/** How the words of a game address people: the reader as "you", everybody else by the name their seat has chosen. */
export interface Names {
	/** Whose eyes read; null for a spectator, and where several people share a device. */
	readonly reader: Seat | null;
	seat(seat: Seat): string;
}

export interface Words {
	/** The sentence for a reason code; every code of the specification has one. */
	reason(code: string, language: Language): string;
	/** One line of the log. `''` for events that need no words. Card faces that are not public never appear in events. */
	event(event: GameEvent, language: Language, names: Names): string;
	/**
	 * One sentence for a whole move: who did what to whom, with which piece or card, and what followed. `''` if nothing
	 * worth telling happened. `events` are those of one step, in order.
	 */
	gist(events: readonly GameEvent[], language: Language, names: Names): string;
	/** The sentence for `Outcome.reason`. */
	outcome(reason: string, language: Language): string;
}

/** What a bot values (`value.ts`). Sees exactly what its seat sees. Integers. */
export interface Mind<S, M> {
	/** How good the position is for the seat; larger is better. */
	value(state: S, seat: Seat, sees: Facts): number;
	/** The bot looks ahead over its own decisions as long as this stays the same (a turn). Left out: one decision. */
	stretch?(state: S, seat: Seat): string;
	/** The moves worth a thought, best guess first; a subset of `moves`. Left out: all of them. */
	consider?(state: S, seat: Seat, moves: readonly M[], sees: Facts): readonly M[];
}

export interface GameModule<S, M, O> {
	readonly game: Game<S, M, O>;
	/** The side of each seat; allied seats share a number. */
	sides(options: O): readonly number[];
	readonly options: readonly OptionField[];
	readonly notation: Notation<S, M>;
	readonly words: Words;
	readonly mind: Mind<S, M>;
	/** The answer given for an absent player: a pass, the least harmful choice; null if only the player can answer. */
	neutral(state: S, seat: Seat, sees: Facts): M | null;
	/** The move by which a seat gives up. */
	readonly resignation: M;
	/** Every reason code of the specification, for tests that each has its sentence. */
	readonly reasonCodes: readonly string[];
}

export type AnyModule = GameModule<unknown, unknown, unknown>;
