/** What the others changed since somebody here acted last: marked on the table until the next act. */
import type { Seat } from '../../../../engine/contract';
import type { Pick } from '../../../../ui/game/pointing';
import type { ToldStep } from '../../../../ui/game/retelling';
import type { Event } from '../../events';
import { pickLand, pickUnit } from './picks';

export interface Marks {
	/** Who changed a thing last. */
	readonly things: ReadonlyMap<Pick, Seat>;
	/** What the morale of a seat has changed by, if it has. */
	readonly morale: ReadonlyMap<Seat, number>;
}

export function marksOf(steps: readonly ToldStep[]): Marks {
	const things = new Map<Pick, Seat>();
	const morale = new Map<Seat, number>();
	for (const { seat, events } of steps) {
		for (const event of events as readonly Event[]) {
			if (event.type === 'morale-changed') morale.set(event.seat, (morale.get(event.seat) ?? 0) + event.change);
			else if (seat !== null) for (const pick of changedBy(event)) things.set(pick, seat);
		}
	}
	for (const [seat, change] of morale) if (change === 0) morale.delete(seat);
	return { things, morale };
}

function changedBy(event: Event): readonly Pick[] {
	switch (event.type) {
		case 'card-placed':
			return [pickUnit(event.card), ...(event.land === null ? [] : [pickLand(event.land)])];
		case 'land-settled':
			return [pickLand(event.land)];
		case 'unit-moved':
			return [pickUnit(event.unit), pickLand(event.to)];
		case 'land-taken':
			return [pickLand(event.land), ...event.units.map(pickUnit)];
		case 'battle-fought':
			return [pickLand(event.to)];
		default:
			return [];
	}
}
