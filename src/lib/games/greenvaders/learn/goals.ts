/** What lessons and puzzles ask of a position, and why a try has failed, in the words of the rules. */
import type { Seat } from '../../../engine/contract';
import type { Text } from '../../../engine/module';
import type { Slip, Task, Tried } from '../../../learn/task';
import { LINE_COLOURS } from '../content';
import type { Event, State } from '../types';

export type PlantTask = Task<State, Event>;

type Try = Tried<State, Event>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type When = Slip<State, Event>['when'];

export const toldOf = <T extends Event['type']>({ events }: Pick<Try, 'events'>, type: T): EventOf<T>[] =>
	events.filter((event): event is EventOf<T> => event.type === type);

/** Lines in somebody's grid since the task was set. */
export const linesOf = (tried: Try, seat: Seat): EventOf<'line'>[] =>
	toldOf(tried, 'line').filter(({ grid }) => grid === seat);

export const makesLines =
	(count: number): When =>
	(tried) =>
		linesOf(tried, 0).length >= count;

export const wins: When = ({ after }) => after.result?.winners.includes(0) === true;

/** The card is played and nothing is left but to draw. */
export const isSpent: When = ({ after }) => after.phase === 'draw' && after.pots.active[0].length === 0;

/** The card that was played, if it has been. */
export const playedCard = (tried: Try): EventOf<'played'> | undefined => toldOf(tried, 'played')[0];

export const didSkip: Slip<State, Event> = {
	when: (tried) => toldOf(tried, 'skipped').length > 0,
	why: {
		en: 'You may always leave an action, but here you need it.',
		fr: 'On peut toujours renoncer à une action, mais ici il la faut.'
	}
};

/** A line in Ana's grid is hers, whoever made it. */
export const madeHers: Slip<State, Event> = {
	when: (tried) => linesOf(tried, 1).length > 0,
	why: {
		en: 'A line, but in Ana’s grid: it is her token that steps on.',
		fr: 'Une ligne, mais dans la grille d’Ana : c’est son jeton qui avance.'
	}
};

export const filledOwn: Slip<State, Event> = {
	when: ({ after }) => after.result?.reason === 'saturation' && !after.result.winners.includes(0),
	why: {
		en: 'Nine cards and no line: your grid is full, and Ana wins.',
		fr: 'Neuf cartes et pas de ligne : votre grille est pleine, Ana gagne.'
	}
};

/** Why the game is not won yet. */
export function notWon(tried: Try): Text {
	const [line] = linesOf(tried, 0);
	if (line === undefined) {
		return {
			en: 'Your card is played, and there is no line.',
			fr: 'Votre carte est jouée, et il n’y a pas de ligne.'
		};
	}
	return {
		en: `A ${LINE_COLOURS[line.colour].en} line, but its token has not reached the fountain.`,
		fr: `Une ligne ${LINE_COLOURS[line.colour].fr}, mais son jeton n’est pas à la fontaine.`
	};
}

/** How many lines there are, where more are wanted. */
export function tooFew(tried: Try): Text {
	const count = linesOf(tried, 0).length;
	if (count === 0) return notWon(tried);
	return count === 1
		? { en: 'That is one line. There is more in this position.', fr: 'Cela fait une ligne. Il y a mieux à faire.' }
		: { en: 'That is two lines. There is more in this position.', fr: 'Cela fait deux lignes. Il y a mieux à faire.' };
}
