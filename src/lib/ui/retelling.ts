/** What a finished match amounts to, told by its game from all that happened. */
import type { GameEvent, Seat } from '../engine/contract';
import type { Text } from '../engine/module';
import { breathe } from './breathe';
import type { Tale } from './reel.svelte';

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

/** The steps that stand at the end. A take-back leads to the very position it goes back to: what lay between is left out. */
export async function standing(tale: Tale, head: number): Promise<readonly ToldStep[]> {
	const steps: ToldStep[] = [];
	const states: unknown[] = [tale.stateAt(0)];
	for (let ply = 1; ply <= head; ply++) {
		await breathe(ply);
		const state = tale.stateAt(ply);
		const back = states.lastIndexOf(state);
		if (back >= 0) {
			states.length = back + 1;
			steps.length = back;
			continue;
		}
		const { seat, events } = tale.step(ply);
		states.push(state);
		steps.push({ ply, seat, events });
	}
	return steps;
}

/** The turn that a step belongs to; 0 before the first. */
export function turnOf({ turns }: Retelling, ply: number): number {
	return turns.filter((begun) => begun < ply).length;
}

/** Ours against theirs. */
export const against = (own: number, others: number): string => `${own} : ${others}`;
