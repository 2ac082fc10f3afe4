/**
 * What a lesson or a puzzle asks: a position, a goal that the rules judge, and an answer to every wrong try. Data and predicates only; the
 * screen plays them with the game's own board (`Practice`).
 */
import type { Component, Snippet } from 'svelte';
import type { Facts, GameEvent } from '../engine/contract';
import type { Text } from '../engine/module';
import type { Sentence } from '../ui/game/sentence';
import type { Practice } from './practice.svelte';

/** What the learner has done since the task was set. */
export interface Tried<S = unknown, E = GameEvent> {
	readonly before: S;
	readonly after: S;
	/** Of all moves so far, in order. */
	readonly events: readonly E[];
}

/** A wrong try that is worth an answer of its own. Tested after every move, in order, once the goal is known to be missed. */
export interface Slip<S = unknown, E = GameEvent> {
	when(tried: Tried<S, E>): boolean;
	readonly why: Text;
}

/** A word beside a place of the board, with a line to it. */
export interface Note {
	readonly at: string;
	/** From the middle of that place to the dot of the line, and to the words, in squares; right and down are positive. */
	readonly dot: readonly [x: number, y: number];
	readonly to: readonly [x: number, y: number];
	readonly side: 'start' | 'middle' | 'end';
	readonly text: Text;
	/** Only while this place is previewed. */
	readonly aimed?: string;
}

/** Methods on purpose: a task of one game is usable as `AnyTask`. */
export interface Task<S = unknown, E = GameEvent> {
	readonly id: string;
	readonly title: Text;
	/** What there is to learn; `**` around the point. */
	readonly text: Text;
	/** What there is to do, in one sentence. */
	readonly task: Text;
	/** How, for somebody who sees the board for the first time. */
	readonly help: Text;
	readonly hint: Text;
	/** What was learnt. */
	readonly praise: Text;
	/** The position, in the game's notation; the learner is seat 0 and at turn. */
	readonly start: string;
	/** The truth about the hidden cards of that position: the order of its decks is the task's own. */
	readonly facts?: Facts;
	/** What matters of the board, as the game names it: two opposite corners of a square board, parts of a table. Left out: all of it. */
	readonly view?: readonly string[];
	readonly notes?: readonly Note[];
	/** How many moves there are. Left out: as many as the turn allows. */
	readonly moves?: number;
	goal(tried: Tried<S, E>): boolean;
	/** The goal is out of reach although the turn is not over. */
	ends?(tried: Tried<S, E>): boolean;
	readonly slips?: readonly Slip<S, E>[];
	/** Why a try failed that no slip explains. */
	otherwise(tried: Tried<S, E>): Text;
	/** One way to do it, in the game's notation. */
	readonly solution: readonly string[];
}

export type AnyTask = Task;

/** What the game itself says of the touch or of the question on the screen. */
export interface Saying extends Sentence {
	/** It only asks: a hint may take its place. */
	readonly asks: boolean;
}

/** What a game teaches (`src/lib/games/<id>/learn/index.ts`). */
export interface Course {
	readonly lesson: readonly AnyTask[];
	readonly puzzles: readonly AnyTask[];
	/** The part of the board that matters, with its notes. Fills what it is given. */
	readonly World: Component<{ practice: Practice }>;
	/** Takes the place of the task's own help while there is something to say. */
	says?(practice: Practice): Saying | null;
	/** What the learner has in hand, and the one next act. `back` goes before the act. */
	readonly Hand: Component<{ practice: Practice; back: Snippet }>;
}
