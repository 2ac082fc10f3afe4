/** What others changed since the reader acted, as far as it is marked on the table until the reader acts again. */
import type { ToldStep } from '../../../../ui/game/retelling';
import type { Event } from '../../events';
import type { Seat } from '../../types';

const eventsOf = (steps: readonly ToldStep[]): readonly Event[] =>
	steps.flatMap(({ events }) => events as readonly Event[]);

/** Levels won, or lost if negative. */
export function climbOf(steps: readonly ToldStep[], seat: Seat): number {
	return eventsOf(steps).reduce(
		(sum, event) => (event.type === 'level' && event.seat === seat ? sum + event.to - event.from : sum),
		0
	);
}

/** Beasts that have joined the battle meanwhile. */
export function joinedIn(steps: readonly ToldStep[]): ReadonlySet<number> {
	return new Set(eventsOf(steps).flatMap((event) => (event.type === 'beast-joined' ? [event.beast] : [])));
}
