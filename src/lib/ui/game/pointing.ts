/**
 * How the screen of a game is pointed at, without a browser: what there is to choose in a position, what a player has
 * in hand, and what each touch makes of it. Whatever is touched, only legal moves come out, and each of them has a way
 * (`tests/ui/ways.test.ts` holds every game to it). Most games list their ways and leave the rest to `hand.ts`; one
 * whose ways are dear to find brings its own functions.
 */
import type { Play } from './play';

/** A thing to point at, as text: its kind, then which. What is on the screen carries it as `data-pick`. */
export type Pick = string;

/** A legal move and the things to tap for it, in order. Things in a list of their own may be tapped in any order. */
export interface Way<M> {
	readonly picks: readonly (Pick | readonly Pick[])[];
	readonly move: M;
}

/** What comes of a touch. */
export interface Answer<M, H> {
	readonly hand: H;
	/** The touch makes this move. */
	readonly move?: M;
	/** The touch means nothing legal: the reason code. */
	readonly refusal?: string;
	/** The reason in words, with the thing named. Left out: the sentence of the rules. */
	readonly said?: string;
}

/** The part of `Play` that choices are made from. */
export type Position<S, M> = { readonly [K in 'state' | 'seat' | 'legal' | 'sees']: Play<S, M>[K] };

/** `C`: what can be chosen in one position; `H`: what is in hand. */
export interface Pointing<S, M, C, H> {
	choices(position: Position<S, M>): C;
	/** What is in hand before anything is touched. */
	fresh(choices: C): H;
	/** `commits`: a second tap on a target makes the move. Without it only buttons do. */
	tap(choices: C, hand: H, pick: Pick, commits: boolean): Answer<M, H>;
	/** Makes the move in hand, if it is complete. */
	confirm(choices: C, hand: H): Answer<M, H>;
	/** One step back towards the fresh hand; null if there is nothing to put down. */
	putDown(choices: C, hand: H): H | null;
	/** Every legal move, from the fresh hand on. */
	ways(choices: C): Iterable<Way<M>>;
}
