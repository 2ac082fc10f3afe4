/** What lessons and puzzles ask of a position, and why a try has failed, in the words of the rules. */
import type { Text } from '../../../engine/module';
import { LEARNER } from '../../../learn/judge';
import type { Slip, Task, Tried } from '../../../learn/task';
import type { Event, EventOf, EventType } from '../events';
import { beastsTotal, heroesTotal, heroesWin } from '../strength';
import type { State } from '../types';

export type HeroTask = Task<State, Event>;
export type Try = Tried<State, Event>;
export type HeroSlip = Slip<State, Event>;
type When = HeroSlip['when'];

export const toldOf = <T extends EventType>({ events }: Pick<Try, 'events'>, type: T): EventOf<T>[] =>
	events.filter((event): event is EventOf<T> => event.type === type);

export const has =
	(type: EventType): When =>
	({ events }) =>
		events.some((event) => event.type === type);

/** The learner's own battle is won. */
export const wins: When = (tried) => toldOf(tried, 'battle-won').some(({ main }) => main === LEARNER);

/** Ana's battle goes on, and she would lose it now. */
export const stops: When = ({ after }) => after.battle !== null && after.battle.main !== LEARNER && !heroesWin(after);

/** The battle is decided, or the word is no longer the learner's. */
export const isDecided: When = ({ after, events }) =>
	after.battle === null || events.some(({ type }) => type === 'battle-lost');

export const lostTie: HeroSlip = {
	when: (tried) => toldOf(tried, 'battle-lost').some(({ heroes, beasts }) => heroes === beasts),
	why: { en: 'A tie, and a tie is lost.', fr: 'Égalité, et une égalité est perdue.' }
};

/** How it stands, where it is not won. */
export function notWon(tried: Try): Text {
	const [lost] = toldOf(tried, 'battle-lost');
	if (lost !== undefined) {
		return {
			en: `${lost.heroes} against ${lost.beasts}: lost. You need more than the beast.`,
			fr: `${lost.heroes} contre ${lost.beasts} : perdu. Il en faut plus que la bête.`
		};
	}
	return tried.after.ask === null
		? { en: 'The battle is not won.', fr: 'Le combat n’est pas gagné.' }
		: { en: 'Ana may refuse. Here you can do it alone.', fr: 'Ana peut refuser. Ici, vous y arrivez sans aide.' };
}

/** How Ana's battle stands, where she still wins it. */
export function notStopped({ after }: Try): Text {
	if (after.battle === null) {
		return { en: 'You let it stand, and Ana has won.', fr: 'Vous avez laissé faire, et Ana a gagné.' };
	}
	const [heroes, beasts] = [heroesTotal(after), beastsTotal(after)];
	return {
		en: `${heroes} to ${beasts} now: Ana still wins.`,
		fr: `${heroes} contre ${beasts} maintenant : Ana gagne encore.`
	};
}
