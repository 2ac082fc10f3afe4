import { breathe } from './breathe';
import type { ToldStep } from './game/retelling';
import type { Tale } from './reel.svelte';

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
