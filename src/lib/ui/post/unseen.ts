/** Moves that came while nobody looked: the screen that opens next shows them one by one. */
import type { Id } from '../../table/entry';

const steps = new Map<Id, number>();

/** Everything after this step is new. */
export function noteUnseen(match: Id, after: number): void {
	steps.set(match, Math.min(after, steps.get(match) ?? after));
}

/** The step after which everything is new; null: nothing is. Asked once. */
export function takeUnseen(match: Id): number | null {
	const after = steps.get(match) ?? null;
	steps.delete(match);
	return after;
}
