/**
 * What the screen of a game is given, and all that it may do: draw a position through the eyes of a seat, animate how
 * it came about, and commit moves. The match screen makes it from a table; a lesson, a puzzle or a replay makes it from
 * anything else. A game's `ui/` knows nothing beyond this.
 */
import type { Component } from 'svelte';
import type { Facts, GameEvent, Seat } from '../../engine/contract';
import type { GameModule, Language, Names, OptionField, OptionValue, Text } from '../../engine/module';
import type { Retelling, ToldStep } from './retelling';
import type { ShapeName } from './shapes';

export interface Play<S = unknown, M = unknown> {
	readonly module: GameModule<S, M, unknown>;
	/** The position on the screen; while an earlier step is replayed, that of the step. */
	readonly state: S;
	/** The position before `events`: what an animation starts from. */
	readonly before: S;
	/** How the position came about: what there is to animate. Empty when a position is only shown. */
	readonly events: readonly GameEvent[];
	/** What the others did since the seat acted last, oldest first: to be marked on the board. Empty while a step is replayed. */
	readonly recent: readonly ToldStep[];
	/** All steps that count up to the one on the screen, oldest first. Left out: there is no past to tell. */
	story?(): readonly ToldStep[];
	/** Shows the match after this step. */
	visit?(ply: number): void;
	/** Changes with every step shown: the key of an animation. */
	readonly ply: number;
	/** Through whose eyes, and who acts. Null: a spectator. */
	readonly seat: Seat | null;
	/**
	 * Whose camp is at the bottom of the board. Not always `seat`: where people pass one device around, the board stays
	 * as it lies while the seats change, unless the settings ask to turn it. Null: as the rules draw it.
	 */
	readonly bottom: Seat | null;
	/** The faces that this seat knows. */
	readonly sees: Facts;
	/** Empty unless the seat is asked and the newest position is on the screen. */
	readonly legal: readonly M[];
	/**
	 * Moves that the seat may make now although nobody asks it, without those that are on their way. Left out: there are
	 * none.
	 */
	readonly asides?: readonly M[];
	/** Makes one of them: at once, or as soon as the device of whoever is asked has heard of it. */
	aside?(move: M): void;
	/** How many of its own moves the seat may take back now. `back` is never deaf: where it is none, it says why. */
	readonly takeBacks: number;
	/** The move that is left is made by itself after so many seconds; null: it is not. */
	readonly countdown: number | null;
	/** What the seat is asked is no decision: the screen answers by itself, so nothing comes up to be answered. Left out: no. */
	readonly formal?: boolean;
	readonly names: Names;
	readonly language: Language;
	/** Motion is wanted: neither switched off nor reduced by the system. */
	readonly motion: boolean;
	/** The player wants every move confirmed: a second tap on a target is not enough, only the button commits. */
	readonly confirm: boolean;
	/**
	 * An answer that waits on this device until the seat's place comes, and whom it waits for. Nothing is legal
	 * meanwhile. Left out: nothing ever waits.
	 */
	readonly waits?: { readonly move: M; readonly for: readonly Seat[] } | null;
	/** Takes back the answer that waits, so that another can be given. */
	withdraw?(): void;
	/** Several people use this device in turn: nothing may be done for a seat by itself. Left out: nobody shares it. */
	readonly shared?: boolean;
	/** Makes the move; ahead of the seat's place an answer that may not be sent yet waits on this device. */
	commit(move: M): void;
	back(): void;
	/**
	 * A tap that means nothing legal: the reason in one sentence, as a toast and in the live region. `sentence`: in the
	 * game's own words, where it knows better than the code what was meant.
	 */
	refuse(code: string, sentence?: string): void;
}

export interface Turn {
	readonly number: number;
	/** Whose turn it is. */
	readonly seat: Seat;
}

/** An option that is a list with an entry for each seat (a deck), chosen in the row of the seat. */
export interface SeatOption {
	/** Of the option field, of kind `custom`. */
	readonly path: string;
	readonly Form: Component<{
		seat: Seat;
		value: OptionValue;
		language: Language;
		/** The one button of the page asks to mend the choice of this seat. */
		mending: boolean;
		/** Mended, or left as it was. */
		onmended: () => void;
		onchange: (value: OptionValue) => void;
	}>;
	/** Why no match can be played with a choice; null: one can. Such a choice is shown and never given to the rules. */
	fault(value: OptionValue): { readonly why: Text; readonly help: Text; readonly mend: Text } | null;
}

/** When a seat wants to be asked out of turn: if it holds a card that fits, always, or never before its own turn. */
export const ASK_WHEN = ['fits', 'always', 'rest'] as const;
export type AskWhen = (typeof ASK_WHEN)[number];

/** A seat that is asked, with all that says whether there is anything to decide. */
export interface Asked {
	readonly state: unknown;
	readonly seat: Seat;
	readonly legal: readonly unknown[];
	readonly sees: Facts;
	readonly ask: AskWhen;
	/** Several people pass one device around. */
	readonly shared: boolean;
}

/** A move that is no decision, and when it is made. */
export interface Formality {
	readonly move: unknown;
	/**
	 * `counted`: after seconds that the player sees and may use. `hidden`: after a pause drawn at random, so that it
	 * tells nobody anything. `now`: at once.
	 */
	readonly pace: 'counted' | 'hidden' | 'now';
}

export interface CoverWords {
	/** What is asked, as everybody may know it; null: it goes without saying. */
	readonly why: string | null;
	/** Given from the cover, without a look. */
	readonly unseen: { readonly label: string; readonly move: unknown } | null;
}

/** What one cover says to several people who share a device and may answer the same thing, and what all of them answer without a look. */
export interface CommonCover {
	/** The answers belong to this question: with another they are not given. */
	readonly question: number;
	readonly why: string;
	readonly nobody: { readonly label: string; readonly move: unknown };
}

/** What a game brings to the screen (`src/lib/games/<id>/ui/index.ts`), loaded with its own chunk. */
export interface GameUi {
	/** The world above the tide. It fills the square or rectangle it is given and never scrolls. */
	readonly Board: Component<{ play: Play }>;
	/** What the player can do: status, one sentence of preview, own pieces or hand, actions. Lies in the tide panel. */
	readonly Tide: Component<{ play: Play }>;
	/** The game's own figures of a seat in the seat bar. */
	readonly SeatFigures: Component<{ state: unknown; seat: Seat }>;
	/** A small picture of a position. With what has just happened, of the place where it did, if there is one. */
	readonly Thumb: Component<{ state: unknown; seat: Seat | null; events?: readonly GameEvent[] }>;
	/** Who has won, as they float on the water of the end: decoration in a box about three times as wide as high. */
	readonly Victors?: Component<{ state: unknown; seats: readonly Seat[] }>;
	/** What is left of a seat when all is over, for its card at the end. Left out: `SeatFigures`. */
	readonly Remains?: Component<{ state: unknown; seat: Seat }>;
	/** What else is worth telling when all is over, from the steps that stand: a card below the curve. */
	readonly Epilogue?: Component<{
		steps: readonly ToldStep[];
		names: Names;
		language: Language;
	}>;
	/** A form for the options of kind `custom` (decks, rosters). Left out: choices that would need it are not offered. */
	readonly OptionForm?: Component<{
		field: OptionField & { readonly kind: 'custom' };
		/** All that has been chosen so far, by path. */
		values: Readonly<Record<string, OptionValue>>;
		language: Language;
		onchange: (value: OptionValue) => void;
	}>;
	/** What each seat chooses for itself before a match. Left out: nothing. */
	readonly seatOption?: SeatOption;
	/**
	 * What the match amounts to, as the seat sees it (own figures first), from the steps that stand and the last
	 * position.
	 */
	retell?(steps: readonly ToldStep[], state: unknown, seat: Seat): Retelling;
	/** How it came to the end, in a sentence with the figures that decided; null: the words of the outcome say enough. */
	ending?(state: unknown, seat: Seat, language: Language): string | null;
	/**
	 * The mark of a seat, where the game has its own (a clan); where a seat has several, of the one that did this. Left out: the shape
	 * of the seat's number.
	 */
	shapeOf?(state: unknown, seat: Seat, events?: readonly GameEvent[]): ShapeName;
	/** The turn that an event begins; null: it begins none. Left out: the game has no turns. */
	turn?(event: GameEvent, state: unknown): Turn | null;
	/** The board itself shows who plays and fills whatever room there is, not a square: the frame has no seat bar. */
	readonly seatsOnBoard?: boolean;
	/** The move that is left when there is nothing to decide (the end of a turn); null: there is. The match screen makes it. */
	formality?(asked: Asked): Formality | null;
	/** Others may answer out of turn here: the menu of a match says when this seat wants to be asked. */
	readonly hasWindows?: boolean;
	/** The tide holds a window's answers over a hand of two rows: it is higher. */
	readonly tallTide?: boolean;
	/**
	 * What the cover of a shared device says before a seat looks, and an answer that needs no look; null: what is asked
	 * hides nothing, so there is no cover. Left out: the plain cover.
	 */
	cover?(state: unknown, seat: Seat, names: Names, language: Language): CoverWords | null;
	/** One cover for all people at this device who may answer now; null: each has a cover of their own. Left out: always. */
	commonCover?(state: unknown, names: Names, language: Language): CommonCover | null;
	/**
	 * Types of events that only keep the books (a turn begins): the line that says what happened last passes over them.
	 */
	readonly quiet?: readonly string[];
}

/**
 * A page where things for a game are made before it is played (decks), with a chunk of its own
 * (`src/lib/games/<id>/ui/workshop.ts`). `code`: what the link to it brought, '' without one.
 */
export type Workshop = Component<{ code: string; language: Language }>;
