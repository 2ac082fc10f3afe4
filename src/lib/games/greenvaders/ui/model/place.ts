/** Where the rules page explains a card or a Pot-voir. */
import { cardOf } from '../../content';
import type { Subject } from '../session.svelte';

export function placeOf(subject: Subject): string {
	if ('pot' in subject) return 'pots';
	const { kind, action } = cardOf(subject.card);
	return action ?? (kind === 'special' ? 'plants' : 'place');
}
