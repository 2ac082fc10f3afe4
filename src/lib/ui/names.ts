/** What people and bots are called on the screen. A seat without a name of its own is named in the language of the reader. */
import type { Seat } from '../engine/contract';
import type { Language, Names, Text } from '../engine/module';
import { bot, botNumber, easy, hard, playerNumber, you } from './messages/common';

interface Person {
	readonly name: string;
	readonly bot: string;
	/** False: played on another device. */
	readonly here?: boolean;
}

/** Somebody at this device plays the seat. */
export function isHere({ bot, here }: Person): boolean {
	return bot === '' && here !== false;
}

/** The only seat that a person plays here: theirs, called "you". Null: several people share the device, or none. */
export function soleSeat(seats: readonly Person[]): Seat | null {
	const people = seats.flatMap((seat, index) => (isHere(seat) ? [index] : []));
	return people.length === 1 ? (people[0] ?? null) : null;
}

function given(seats: readonly Person[], seat: Seat): Text {
	const person = seats[seat];
	if (person?.name) return { en: person.name, fr: person.name };
	if (!person?.bot) return playerNumber(seat + 1);
	const bots = seats.flatMap((other, index) => (other.bot === '' ? [] : [index]));
	return bots.length === 1 ? bot : botNumber(bots.indexOf(seat) + 1);
}

/** Names as sentences need them. `reader`: the seat that is called "you" instead. */
export function namesOf(seats: readonly Person[], language: Language, reader: Seat | null = null): Names {
	return { reader, seat: (seat) => given(seats, seat)[language] };
}

/**
 * The names on this device, read by the only person here. The same object as long as nobody is called otherwise, so that
 * what was worded with it stays worded.
 */
export function steadyNames(): (seats: readonly Person[], language: Language) => Names {
	let known: { readonly called: string; readonly names: Names } | null = null;
	return (seats, language) => {
		const names = namesOf(seats, language, soleSeat(seats));
		const called = JSON.stringify([language, names.reader, seats.map((_, seat) => names.seat(seat))]);
		if (known?.called !== called) known = { called, names };
		return known.names;
	};
}

/** The name beside a seat's mark: the only person here reads "You". */
export function titleOf(seats: readonly Person[], seat: Seat): Text {
	return seat === soleSeat(seats) && !seats[seat]?.name ? you : given(seats, seat);
}

export function levelOf(level: string): Text {
	if (level === 'easy') return easy;
	return level === 'hard' ? hard : { en: level, fr: level };
}
