/** Through whose eyes a device shows the table that several people share. Pure, so that it is tested without a browser. */
import type { Seat } from '../engine/contract';

export interface Sitting {
	/** Seats of people here, in order. */
	readonly people: readonly Seat[];
	/** Seats that are asked, here and elsewhere, in the order in which their answers count. */
	readonly asked: readonly Seat[];
	/** The seat has nothing left to say: its answer is sent or waits, or the screen gives it. */
	isDone(seat: Seat): boolean;
	/** Who has the device and has looked; null: nobody has. */
	readonly taken: Seat | null;
	/** Who of the people here acted last; null: nobody has. */
	readonly last: Seat | null;
}

/** Those who could answer at this device now. An answer ahead of its place is done, though its seat is still asked. */
export const awaited = ({ people, asked, isDone }: Sitting): readonly Seat[] =>
	asked.filter((seat) => people.includes(seat) && !isDone(seat));

/**
 * Whoever took the device up, else the first who can answer. Where nobody can, it stays with whoever has it; after a
 * reload it is with one whose answer waits, so that it can be changed.
 */
export function eyesOf(sitting: Sitting): Seat | null {
	const { people, asked, taken, last } = sitting;
	const due = awaited(sitting);
	if (taken !== null && due.includes(taken)) return taken;
	return due[0] ?? taken ?? asked.find((seat) => people.includes(seat)) ?? last ?? people[0] ?? null;
}
