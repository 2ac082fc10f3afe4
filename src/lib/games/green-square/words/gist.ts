/** A whole move in one sentence: the deed, then what followed, without the cards that go to the discard pile for it. */
import type { Language, Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import type { Event, EventOf, EventType } from '../events';
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
	const spent = news.find((event) => isSpent(event, news));
	const rest = news.filter((event, index) => event !== spent && isNews(event, index, news));
	const clauses = rest.map((event) => told(event, people)[language]);
	if (spent?.type !== 'discarded') return clauses;
	const cause = ` (${card(spent.face)[language]})`;
	return [played(spent, people)[language], ...clauses.map((clause) => clause.replace(cause, ''))];
}

/** As in the log, but for the end of a turn, which is silent there: the log says whose turn begins. */
function told(event: Event, people: People): Text {
	if (event.type !== 'turn-ended') return TELLERS[event.type](event as never, people);
	return { en: `${people.en(event.seat, 'end')} the turn`, fr: `${people.fr(event.seat, 'terminer')} le tour` };
}

/** A card that did its work at once is told of only by its end: it raised a level, or it brought cards. */
function isSpent(event: Event, news: readonly Event[]): boolean {
	if (event.type !== 'discarded' || event.seat === null) return false;
	const works = news.some((other) => other.type === 'level' && other.why === event.face);
	return works || news.every(({ type }) => type === 'discarded' || type === 'drew');
}

function played({ seat, face }: EventOf<'discarded'>, people: People): Text {
	const { en, fr } = card(face);
	return { en: `${people.en(seat ?? 0, 'play')} ${en}`, fr: `${people.fr(seat ?? 0, 'jouer')} ${fr}` };
}

function isNews(event: Event, index: number, news: readonly Event[]): boolean {
	if (event.type === 'drew' || event.type === 'turn-ended') return index === 0;
	if (event.type !== 'discarded') return true;
	const goesUnsaid = news.some(
		(other) => other.type === 'sold' || (other.type === 'dropped' && other.card === event.card)
	);
	return event.seat !== null && !goesUnsaid;
}
