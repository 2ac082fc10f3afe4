/** A whole move in one sentence: the deed, then what followed, without the cards that go to the discard pile for it. */
import type { Language, Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import type { Event, EventType } from '../events';
import { BATTLE } from './battle';
import { HERO, causeOf } from './hero';
import { TURN } from './turn';
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
	const causes = news.flatMap((event) => named(event).map((cause) => cause[language]));
	return news
		.filter((event, index) => isNews(event, index, news))
		.map((event) => causes.reduce((clause, cause) => clause.replace(cause, ''), told(event, people)[language]));
}

/** As in the log, but for the end of a turn, which is silent there: the log says whose turn begins. */
function told(event: Event, people: People): Text {
	if (event.type !== 'turn-ended') return TELLERS[event.type](event as never, people);
	return { en: `${people.en(event.seat, 'end')} the turn`, fr: `${people.fr(event.seat, 'terminer')} le tour` };
}

/** What later clauses need not give as their cause, since this event has said it. */
function named(event: Event): readonly Text[] {
	switch (event.type) {
		case 'played':
		case 'opened':
		case 'disaster-played':
		case 'promise-kept':
		case 'caught':
			return [causeOf(event.face)];
		case 'battle-won':
			return [causeOf('victory')];
		case 'sold':
			return [causeOf('sale')];
		default:
			return [];
	}
}

/** Cards that these events name leave play with them. */
const SPENT: readonly EventType[] = ['dropped', 'played', 'lasting-ended', 'cleansed', 'salvaged'];

/**
 * Drawing is news if it is the move itself or what its card does. What the deed has named goes unsaid: the beast that was opened, the disaster
 * that strikes, the beast or the card that the card sent away, the cards that were sold.
 */
function isNews(event: Event, index: number, news: readonly Event[]): boolean {
	const hasNamed = (...types: readonly EventType[]): boolean =>
		news.some((other) => types.includes(other.type) && 'card' in other && 'card' in event && other.card === event.card);
	switch (event.type) {
		case 'turn-ended':
			return index === 0;
		case 'drew':
			return index === 0 || news[0]?.type === 'played';
		case 'battle-began':
			return event.sought || !hasNamed('opened');
		case 'kept':
			return !hasNamed('opened');
		case 'caught':
			return news[index - 1]?.type !== 'flight-rolled';
		case 'handed-over':
			return event.how !== 'theft' || news.every(({ type }) => type !== 'steal-rolled');
		case 'struck':
			return !hasNamed('opened', 'disaster-played');
		case 'beast-removed':
			return event.how === 'chase';
		case 'discarded':
			return event.seat !== null && !hasNamed(...SPENT) && news.every(({ type }) => type !== 'sold');
		default:
			return true;
	}
}
