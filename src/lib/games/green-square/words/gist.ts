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
	const told = events.filter(({ type }) => !ASIDES.includes(type));
	const spent = told.find((event) => isSpent(event, told));
	const rest = told.filter((event, index) => event !== spent && isNews(event, index, told));
	const clauses = rest.map((event) => TELLERS[event.type](event as never, people)[language]);
	if (spent?.type !== 'discarded') return clauses;
	const cause = ` (${card(spent.face)[language]})`;
	return [played(spent, people)[language], ...clauses.map((clause) => clause.replace(cause, ''))];
}

/** A card that did its work at once is told of only by its end: it raised a level, or it brought cards. */
function isSpent(event: Event, told: readonly Event[]): boolean {
	if (event.type !== 'discarded' || event.seat === null) return false;
	const raises = told.some((other) => other.type === 'level' && other.why === event.face);
	return raises || told.every(({ type }) => type === 'discarded' || type === 'drew');
}

function played({ seat, face }: EventOf<'discarded'>, people: People): Text {
	const { en, fr } = card(face);
	return { en: `${people.en(seat ?? 0, 'play')} ${en}`, fr: `${people.fr(seat ?? 0, 'jouer')} ${fr}` };
}

function isNews(event: Event, index: number, told: readonly Event[]): boolean {
	if (event.type !== 'discarded') return event.type !== 'drew' || index === 0;
	const goesUnsaid = told.some(
		(other) => other.type === 'sold' || (other.type === 'dropped' && other.card === event.card)
	);
	return event.seat !== null && !goesUnsaid;
}
