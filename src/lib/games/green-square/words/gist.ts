/** A whole move in one sentence: the deed, then what followed, without the cards that go to the discard pile for it. */
import type { Language, Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import type { Event, EventType } from '../events';
import { BATTLE } from './battle';
import { HERO } from './hero';
import { TURN } from './turn';
import { card } from './voice';
import type { Tellers } from './voice';

export const TELLERS: Tellers<EventType> = { ...TURN, ...HERO, ...BATTLE };

/** What belongs to the log, not to the story of a move. */
const ASIDES: readonly EventType[] = [
	'first-seat',
	'turn-began',
	'reshuffled',
	'nothing-to-open',
	'spoils',
	'loot-order'
];

export function gistOf(events: readonly Event[], language: Language, people: People): readonly string[] {
	const news = events.filter(({ type }) => !ASIDES.includes(type));
	const clauses = news
		.filter((event, index) => isNews(event, index, news))
		.map((event) => told(event, people)[language]);
	const [deed] = news;
	return deed?.type === 'played' ? withoutCause(clauses, ` (${card(deed.face)[language]})`) : clauses;
}

/** As in the log, but for the end of a turn, which is silent there: the log says whose turn begins. */
function told(event: Event, people: People): Text {
	if (event.type !== 'turn-ended') return TELLERS[event.type](event as never, people);
	return { en: `${people.en(event.seat, 'end')} the turn`, fr: `${people.fr(event.seat, 'terminer')} le tour` };
}

/** The card was named as the deed: what follows need not name it as its cause. */
function withoutCause(clauses: readonly string[], cause: string): string[] {
	return clauses.map((clause) => clause.replace(cause, ''));
}

/** Drawing is news if it is the move itself or what its card does; a card that did its work or was sold goes unsaid. */
function isNews(event: Event, index: number, news: readonly Event[]): boolean {
	if (event.type === 'turn-ended') return index === 0;
	if (event.type === 'drew') return index === 0 || news[0]?.type === 'played';
	if (event.type !== 'discarded') return true;
	const goesUnsaid = news.some(
		(other) =>
			other.type === 'sold' || ((other.type === 'dropped' || other.type === 'played') && other.card === event.card)
	);
	return event.seat !== null && !goesUnsaid;
}
