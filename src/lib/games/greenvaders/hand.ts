/** What a seat holds, and where its cards may be played. */
import type { Face, Facts, Seat } from '../../engine/contract';
import { cardOf, CARDS, COLOUR_BITS, isSlot, type Card } from './content';
import { rooms, type Room } from './grid';
import { sideOf } from './sides';
import { handOf } from './supply';
import type { Armed, Cell, Draft, State } from './types';

export const UNARMED: Armed = { vip: false, multipass: false, copy: null };

export const armedOf = (s: State | Draft, seat: Seat): Armed => s.armed[seat] ?? UNARMED;

/** The face of a hand card: its own, or the fact that is known of its slot; null if there is none. */
export function faceOf(card: string, facts: Facts): Face | null {
	if (!isSlot(card)) return card;
	const fact = facts[card];
	return typeof fact === 'string' && CARDS.has(fact) ? fact : null;
}

/** The colour that the card must touch, as a colour bit; 0 for none. A simple card has the constraint it copies. */
export function needBit(card: Card, armed: Armed): number {
	const need = card.kind === 'simple' ? (armed.copy?.need ?? null) : card.need;
	return need === null ? 0 : COLOUR_BITS[need];
}

/** A grid of the seat's side with the cells that are not too far out. */
export interface Field {
	readonly grid: Seat;
	readonly rooms: readonly Room[];
}

export function fieldsOf(s: State | Draft, seat: Seat): Field[] {
	const fields: Field[] = [];
	for (let grid: Seat = sideOf(seat); grid < s.grids.length; grid += 2) {
		fields.push({ grid, rooms: rooms(s.grids[grid] ?? []) });
	}
	return fields;
}

const fits = (room: Room, need: number, free: boolean): boolean =>
	free || (need === 0 ? room.touches !== 0 : (room.touches & need) !== 0);

/** The cells of a field where the seat may play the card, armed effects included. */
export function cellsFor(field: Field, card: Card, armed: Armed): Cell[] {
	const need = needBit(card, armed);
	const cells: Cell[] = [];
	for (const room of field.rooms) if (fits(room, need, armed.vip)) cells.push(room.cell);
	return cells;
}

/** Whether none of the faces can be played in any of the fields. */
export function isBlocked(faces: readonly Face[], fields: readonly Field[], armed: Armed): boolean {
	return !faces.some((face) => {
		const need = needBit(cardOf(face), armed);
		return fields.some((field) => field.rooms.some((room) => fits(room, need, armed.vip)));
	});
}

/** The faces of the whole hand; null if one is not known. */
export function facesOfHand(s: State | Draft, seat: Seat, facts: Facts): Face[] | null {
	const faces: Face[] = [];
	for (const card of handOf(s, seat)) {
		const face = faceOf(card, facts);
		if (face === null) return null;
		faces.push(face);
	}
	return faces;
}
