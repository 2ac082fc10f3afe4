/** Who belongs together, and who comes after whom. */
import type { Seat } from '../../engine/contract';
import type { BySide, Draft, Side, State } from './types';

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export function seatsOf(side: Side, players: number): Seat[] {
	const seats: Seat[] = [];
	for (let seat: Seat = side; seat < players; seat += 2) seats.push(seat);
	return seats;
}

/** Turn order is always upwards round the table, wherever it began. */
export const seatAfter = (seat: Seat, players: number): Seat => (seat + 1) % players;

export function orderFrom(first: Seat, players: number): Seat[] {
	return Array.from({ length: players }, (_, index) => (first + index) % players);
}

/** [7.2] The side on turn beginning with the seat on turn, then the other side beginning after it. */
export function resolutionOrder(onTurn: Seat, players: number): readonly Seat[] {
	const round = orderFrom(onTurn, players);
	return [...round.filter((_, index) => index % 2 === 0), ...round.filter((_, index) => index % 2 === 1)];
}

/** The seat whose turn it is. Only asked once turns have begun. */
export function seatOnTurn(state: State | Draft): Seat {
	const seat = state.turn.seat;
	if (seat === null) throw new RangeError('no turn has begun');
	return seat;
}

export function withSide<T>(pair: BySide<T>, side: Side, value: T): BySide<T> {
	return side === 0 ? [value, pair[1]] : [pair[0], value];
}

export function withItem<T>(list: readonly T[], index: number, value: T): T[] {
	const copy = list.slice();
	copy[index] = value;
	return copy;
}
