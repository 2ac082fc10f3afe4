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
	/** Three at most. */
	readonly figures: readonly { readonly value: string; readonly label: Text }[];
}

/** The turn that a step belongs to; 0 before the first. */
export function turnOf({ turns }: Retelling, ply: number): number {
	return turns.filter((begun) => begun < ply).length;
}

/** Ours against theirs. */
export const against = (own: number, others: number): string => `${own} : ${others}`;
