/** What a finished match amounts to, told by its game from all that happened. */
import type { GameEvent, Seat } from '../../engine/contract';
import type { Text } from '../../engine/module';

export interface ToldStep {
	readonly ply: number;
	/** Whose move it was. */
	readonly seat: Seat | null;
	readonly events: readonly GameEvent[];
}

export interface Retelling {
	/** The steps with which turns begin: what a turn brought comes after its step. */
	readonly turns: readonly number[];
	/** What changed the match, and who did it: marks on the curve. */
	readonly landmarks: readonly { readonly ply: number; readonly seat: Seat }[];
	/** What each seat had, where one number says how it stands. Left out: the curve of how the bots would value it. */
	readonly curves?: Curves;
	/** Three at most. */
	readonly figures: readonly { readonly value: string; readonly label: Text }[];
}

/** A number of every seat in the course of a match. */
export interface Curves {
	/** What it is a number of. */
	readonly label: Text;
	/** The steps at which it is looked at, in order. */
	readonly plies: readonly number[];
	/** For each seat, a value a step. */
	readonly values: readonly (readonly number[])[];
	/** Lines across: what a number has to reach. */
	readonly levels: readonly { readonly value: number; readonly goal: boolean }[];
}

/** The turn that a step belongs to; 0 before the first. */
export function turnOf({ turns }: Retelling, ply: number): number {
	return turns.filter((begun) => begun < ply).length;
}

/** Ours against theirs. */
export const against = (own: number, others: number): string => `${own} : ${others}`;
