import { breathe } from './breathe';
import type { ToldStep } from './game/retelling';
import type { Tale } from './reel.svelte';

/** The steps that stand after so many: take-backs and what they undid are left out. */
export async function standing(tale: Tale, head: number): Promise<readonly ToldStep[]> {
	const steps: ToldStep[] = [];
	for (const ply of tale.standing(head)) {
		await breathe(ply);
		const { seat, events } = tale.step(ply);
		steps.push({ ply, seat, events });
	}
	return steps;
}
