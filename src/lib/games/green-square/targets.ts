/** "Target" checks (§6.0), for whatever came from outside. */
import { heroOf, isSeat } from './heroes';
import type { Reason } from './reasons';
import type { State } from './types';

export function badTarget(state: State, seat: unknown): Reason | null {
	if (!isSeat(state, seat)) return 'bad-target';
	const hero = heroOf(state, seat);
	if (hero.out) return 'bad-target';
	return hero.alive ? null : 'dead-target';
}
