/** What was offered before in this battle, found in what has happened: it outlives a reload. */
import type { ToldStep } from '../../../../ui/game/retelling';
import type { CardId } from '../../content';
import type { Event } from '../../events';
import { heroOf } from '../../heroes';
import type { Offer, Seat, Slot, State } from '../../types';

/** The last price that a fighter offered a seat in the battle that is running; null: none. Of things that are gone nothing is left in it. */
export function lastOffer(steps: readonly ToldStep[], state: State, by: Seat, to: Seat): Offer | null {
	for (const { events } of [...steps].reverse()) {
		for (const event of [...(events as readonly Event[])].reverse()) {
			if (event.type === 'battle-began') return null;
			if (event.type !== 'help-asked' || event.seat !== by || event.to !== to) continue;
			const { items, hand } = heroOf(state, by);
			const carried = items.map(({ card }) => card);
			const { upgrades, first } = event;
			return { upgrades, first, items: slotsOf(state, carried, event.items), play: slotsOf(state, hand, event.play) };
		}
	}
	return null;
}

/** The cards that show these faces, each once. */
function slotsOf(state: State, slots: readonly Slot[], faces: readonly CardId[]): readonly Slot[] {
	const found: Slot[] = [];
	for (const face of faces) {
		const slot = slots.find((one) => state.faces[one] === face && !found.includes(one));
		if (slot !== undefined) found.push(slot);
	}
	return found;
}

/** What one price has and the other has not. */
export interface Change {
	/** Null: as many as before. */
	readonly upgrades: { readonly from: number; readonly to: number } | null;
	readonly added: readonly Slot[];
	readonly struck: readonly Slot[];
}

export function changeOf(was: Offer, is: Offer): Change {
	const [before, after] = [
		[...was.items, ...was.play],
		[...is.items, ...is.play]
	];
	return {
		upgrades: was.upgrades === is.upgrades ? null : { from: was.upgrades, to: is.upgrades },
		added: after.filter((slot) => !before.includes(slot)),
		struck: before.filter((slot) => !after.includes(slot))
	};
}
