/** The sentence of the table, where the lesson's own help is said already: once something is in hand or done. */
import type { Practice } from '../../../learn/practice.svelte';
import type { Saying } from '../../../learn/task';
import { sessionOf } from '../ui/session.svelte';

export function says(practice: Practice): Saying | null {
	const { trial, hand, sentence } = sessionOf(practice);
	if (trial === null && hand.length === 0 && practice.takeBacks === 0) return null;
	return { ...sentence, asks: trial === null };
}
