/** Looking at the table: seats, lands, who holds which card and where it lies. */
import type { Seat } from '../../engine/contract';
import { TURNS_BEFORE_BATTLES } from './constants';
import { landOf } from './content';
import type { CardRef, Land, Player, State } from './types';

export function playerAt(state: State, seat: Seat): Player {
	const player = state.players[seat];
	if (player === undefined) throw new Error(`no seat ${seat}`);
	return player;
}

/** The seat takes part: it exists and is not out. Safe for whatever a move carries. */
export function isIn(state: State, seat: unknown): seat is Seat {
	return isSeat(state, seat) && playerAt(state, seat).out === null;
}

export function isSeat(state: State, seat: unknown): seat is Seat {
	return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.options.players;
}

/** All seats from the turn seat on, in turn order; just `order` where nobody has had a turn yet. */
export function fromTurnSeat(state: State): readonly Seat[] {
	const { order, turn } = state;
	const start = turn === null ? 0 : order.indexOf(turn);
	return start <= 0 ? order : [...order.slice(start), ...order.slice(0, start)];
}

/** A land on the table with the seat that holds it. */
export interface HeldLand {
	readonly seat: Seat;
	readonly land: Land;
}

export function findLand(state: State, id: unknown): HeldLand | null {
	for (let seat = 0; seat < state.options.players; seat++) {
		const land = ownLand(state, seat, id);
		if (land !== null) return { seat, land };
	}
	return null;
}

/** The land with this name among those the seat holds. */
export function ownLand(state: State, seat: Seat, id: unknown): Land | null {
	for (const land of playerAt(state, seat).lands) if (land.id === id) return land;
	return null;
}

/** The land of the seat in whose column the unit stands. */
export function ownLandWith(state: State, seat: Seat, unit: unknown): Land | null {
	if (typeof unit !== 'string') return null;
	for (const land of playerAt(state, seat).lands) if (land.cards.includes(unit)) return land;
	return null;
}

/** Where a card lies on the table. */
export interface Place {
	readonly seat: Seat;
	readonly part: 'land' | 'column' | 'attached' | 'active';
	/** Null for the active pile. */
	readonly land: Land | null;
}

/** Where the card lies among what the seat holds. */
export function ownPlace(state: State, seat: Seat, card: unknown): Place | null {
	if (typeof card !== 'string') return null;
	const { lands, active } = playerAt(state, seat);
	for (const land of lands) {
		if (land.cards.includes(card)) return { seat, part: 'column', land };
		if (land.id === card) return { seat, part: 'land', land };
		if (land.attached.includes(card)) return { seat, part: 'attached', land };
	}
	return active.includes(card) ? { seat, part: 'active', land: null } : null;
}

export function placeOf(state: State, card: unknown): Place | null {
	for (let seat = 0; seat < state.options.players; seat++) {
		const place = ownPlace(state, seat, card);
		if (place !== null) return place;
	}
	return null;
}

/** Table order (5.3): for each land the land card, its column from the bottom, its attached cards; then the active pile. */
export function visitHeldCards(state: State, seat: Seat, visit: (card: CardRef, place: Place) => void): void {
	const { lands, active } = playerAt(state, seat);
	for (const land of lands) {
		const column: Place = { seat, part: 'column', land };
		visit(land.id, { seat, part: 'land', land });
		for (const card of land.cards) visit(card, column);
		for (const card of land.attached) visit(card, { seat, part: 'attached', land });
	}
	for (const card of active) visit(card, { seat, part: 'active', land: null });
}

/** Everybody can see the card: on the table, in its owner's discard pile, or announced. */
export function isFaceUp(state: State, owner: Seat, card: CardRef): boolean {
	if (state.window?.item?.card === card) return true;
	return playerAt(state, owner).discard.includes(card) || placeOf(state, card) !== null;
}

/** The seat holds this country, in whichever copy. */
export function holdsCountry(state: State, seat: Seat, id: string): boolean {
	for (const land of playerAt(state, seat).lands) if (landOf(land.id).id === id) return true;
	return false;
}

/** Battles are on (5.1): never when playing for morale; before, every seat still in needs two finished turns. */
export function battlesOn(state: State): boolean {
	if (state.options.mode === 'morale') return false;
	for (let seat = 0; seat < state.options.players; seat++) {
		const player = playerAt(state, seat);
		if (player.out === null && player.turns < TURNS_BEFORE_BATTLES) return false;
	}
	return true;
}
