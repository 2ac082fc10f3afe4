/** Hostile effects (5.2): forbidden in round 1; later the others may answer them. */
import type { Effect } from '../ability';

export function isHostile(effect: Effect): boolean {
	switch (effect.effect) {
		case 'morale':
			return effect.who !== 'self' && effect.amount < 0;
		case 'destroy':
		case 'steal':
		case 'spy':
		case 'force-discard':
			return true;
		default:
			return false;
	}
}
