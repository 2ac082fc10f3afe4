/** Who has already picked from the cards that lie on the stage. */
import type { Play } from '../../../../ui/game/play';
import type { Event } from '../../events';
import type { Seat } from '../../types';

/** Oldest first; a seat stands once for each card that it took. */
export function takersOf(play: Pick<Play, 'story'>): readonly Seat[] {
	const steps = play.story?.() ?? [];
	const takers: Seat[] = [];
	for (let step = steps.length - 1; step >= 0; step--) {
		const events = (steps[step]?.events ?? []) as readonly Event[];
		for (const event of [...events].reverse()) {
			if (event.type === 'body' || event.type === 'spoils') return takers.reverse();
			if (event.type === 'looted' || event.type === 'picked') takers.push(event.seat);
		}
	}
	return [];
}
