/** Lands coming to a seat and leaving it. */
import type { Seat } from '../../engine/contract';
import { ownerOf } from './content';
import { endBoosts } from './boosts';
import { discard, takeOff } from './discarding';
import type { Draft } from './draft';
import type { HeldLand } from './table';
import { placeOf } from './table';
import type { CardRef } from './types';

/** A land is turned up: it goes to the end of the seat's lands, with the explorer who found it. */
export function settleLand(draft: Draft, seat: Seat, id: CardRef, explorer: CardRef | null): void {
	const player = draft.edit(seat);
	player.lands = [...player.lands, { id, cards: explorer === null ? [] : [explorer], attached: [] }];
	draft.tell?.({ type: 'land-settled', seat, land: id, explorer });
}

/** Taking a land (5.5): it moves with its attached cards, boosts on it go, the units become its column. */
export function takeLand(
	draft: Draft,
	seat: Seat,
	held: HeldLand,
	units: readonly CardRef[],
	how: 'occupied' | 'confiscated'
): void {
	for (const unit of units) {
		const place = placeOf(draft.state, unit);
		if (place !== null) takeOff(draft, unit, place);
	}
	endBoosts(draft, (boost) => boost.land === held.land.id);
	const loser = draft.edit(held.seat);
	loser.lands = loser.lands.filter((land) => land.id !== held.land.id);
	const taker = draft.edit(seat);
	taker.lands = [...taker.lands, { ...held.land, cards: units }];
	draft.tell?.({ type: 'land-taken', seat, from: held.seat, land: held.land.id, units, how });
}

/** A second copy of a country: first its attached cards, then the land go to their owners' discard piles. */
export function loseLand(draft: Draft, { seat, land }: HeldLand, by: Seat): void {
	for (const card of land.attached) discard(draft, card, 'land-lost');
	endBoosts(draft, (boost) => boost.land === land.id);
	const loser = draft.edit(seat);
	loser.lands = loser.lands.filter((each) => each.id !== land.id);
	if (Object.hasOwn(draft.state.marks, land.id)) draft.mark(land.id, null);
	const owner = draft.edit(ownerOf(land.id));
	owner.discard = [...owner.discard, land.id];
	draft.tell?.({ type: 'land-lost', seat, land: land.id, by });
}
