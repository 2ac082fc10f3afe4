/** §7.7 as questions: what can be equipped, what is too much to carry. Nothing here changes a state. */
import type { Seat } from '../../engine/contract';
import { BIG_CARRIED, HANDS } from './content';
import type { ItemCard } from './content';
import { holds, holdsAgainst } from './conditions';
import { carriedCard, heroOf } from './heroes';
import type { Carried, Slot, State } from './types';

/** The restriction printed on the item lets this hero use it. */
export function isAllowed(state: State, seat: Seat, item: ItemCard): boolean {
	if (item.only.length > 0 && !item.only.some((condition) => holds(state, seat, condition))) return false;
	return !item.not.some((condition) => holdsAgainst(state, seat, condition));
}

/** There is room on the body beside the equipped items that nobody holds for the hero; the item itself does not count. */
export function hasRoom(state: State, items: readonly Carried[], item: ItemCard, self: Slot | null): boolean {
	if (item.slot === 'other') return true;
	let used = 0;
	for (const entry of items) {
		if (!entry.on || entry.by !== null || entry.card === self) continue;
		const other = carriedCard(state, entry.card);
		if (other.kind === 'item') used += roomTaken(item, other);
	}
	return item.slot === 'hand1' || item.slot === 'hand2' ? used + hands(item) <= HANDS : used === 0;
}

/** The entry as it would be with `by` as its holder: equipped if it can be. */
export function fitted(
	state: State,
	seat: Seat,
	items: readonly Carried[],
	card: Slot,
	item: ItemCard,
	by: Slot | null
): Carried {
	const on =
		isDetour(state, by) || (isAllowed(state, seat, item) && (by !== null || hasRoom(state, items, item, card)));
	return { card, on, by };
}

/** The items after receiving one: it enters last and is equipped if it can be. */
export function withReceived(state: State, seat: Seat, items: readonly Carried[], card: Slot): Carried[] {
	const received = carriedCard(state, card);
	const entry =
		received.kind === 'item' ? fitted(state, seat, items, card, received, null) : { card, on: false, by: null };
	return [...items, entry];
}

export function isDetour(state: State, by: Slot | null): boolean {
	return by !== null && state.faces[by] === 'detour';
}

export function isBig(state: State, entry: Carried): boolean {
	return entry.by === null && carriedCard(state, entry.card).big;
}

/** More Big items than the hero may carry. `more`: one that is about to be put down. */
export function tooManyBig(
	state: State,
	items: readonly Carried[],
	more?: { readonly item: ItemCard; readonly entry: Carried }
): boolean {
	let big = 0;
	let capacity = BIG_CARRIED;
	const count = (card: { readonly big: boolean }, entry: Carried): void => {
		if (card.big && entry.by === null) big++;
	};
	for (const entry of items) {
		const card = carriedCard(state, entry.card);
		count(card, entry);
		if (entry.on && card.kind === 'item') capacity += card.gives.bigCapacity ?? 0;
	}
	if (more !== undefined) {
		count(more.item, more.entry);
		if (more.entry.on) capacity += more.item.gives.bigCapacity ?? 0;
	}
	return big > capacity;
}

/** The own Volunteer exists and holds nothing yet. */
export function isFreeVolunteer(state: State, seat: Seat, slot: unknown): slot is Slot {
	const hero = heroOf(state, seat);
	return hero.volunteers.includes(slot as Slot) && !hero.items.some((entry) => entry.by === slot);
}

export function entryOf(state: State, seat: Seat, card: unknown): Carried | undefined {
	return heroOf(state, seat).items.find((entry) => entry.card === card);
}

function hands(item: ItemCard): number {
	return item.slot === 'hand1' ? 1 : item.slot === 'hand2' ? 2 : 0;
}

function roomTaken(item: ItemCard, other: ItemCard): number {
	return hands(item) > 0 ? hands(other) : other.slot === item.slot ? 1 : 0;
}
