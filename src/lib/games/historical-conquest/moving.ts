/** A unit goes on top of the column of an own land. */
import type { Seat } from '../../engine/contract';
import { takeOff } from './discarding';
import type { Draft } from './draft';
import type { UnitMoveHow } from './events';
import { ownLand, placeOf } from './table';
import type { CardRef } from './types';

/** From wherever it is on the table, or from nowhere; the seat must hold the land. Marks stay. */
export function moveUnit(draft: Draft, seat: Seat, unit: CardRef, to: CardRef, how: UnitMoveHow): void {
	const place = placeOf(draft.state, unit);
	if (place !== null) takeOff(draft, unit, place);
	const land = ownLand(draft.state, seat, to);
	if (land === null) throw new Error(`${to} is not held by seat ${seat}`);
	draft.replaceLand(seat, { ...land, cards: [...land.cards, unit] });
	draft.tell?.({ type: 'unit-moved', seat, holder: place?.seat ?? null, unit, from: place?.land?.id ?? null, to, how });
}
