/**
 * A whole move in one sentence: the deed, what it led to, and the morale it moved. "You place Beethoven in Germany:
 * +300." "Blue plays Salem Witch Trials against you: your morale −400." Who acts is named first, so that the rest need
 * not be.
 */
import type { Seat } from '../../engine/contract';
import type { Language, Text } from '../../engine/module';
import { signed, silent } from '../../engine/words';
import type { UnitMoved } from './clauses';
import { battleEnd, boosted, moved } from './clauses';
import type { Event } from './events';
import { TELLERS } from './tellers';
import type { CardRef } from './types';
import type { Voice } from './voice';

type Kind = Event['type'];

/** What belongs to the log, not to the story of a move. Morale is summed up at the end. */
const ASIDES: readonly Kind[] = [
	'first-player',
	'turn-started',
	'phase-started',
	'round-ended',
	'morale-changed',
	'deck-rebuilt',
	'window-opened',
	'decision-due',
	'time-passed',
	'truce-ended',
	'unit-suppressed'
];

/** Told only where they begin a move: a turn that ends by itself goes without saying. */
const DEEDS: readonly Kind[] = ['cards-drawn', 'turn-ended', 'card-played'];

export function gistOf(events: readonly Event[], language: Language, say: Voice): readonly string[] {
	const told = merged(events.filter(({ type }) => !ASIDES.includes(type))).filter(
		({ type }, index) => index === 0 || !DEEDS.includes(type)
	);
	const [deed, ...sequels] = told;
	if (deed === undefined) return morale(events, null, say).map((text) => text[language]);
	const texts = [first(deed, sequels, say), ...sequels.map((event) => sequel(event, deed, say))];
	return [...texts, ...morale(events, deed, say)].map((text) => text[language]);
}

/** Playing and placing a card is one deed, told by where it went; so is discovering. */
function merged(events: readonly Event[]): readonly Event[] {
	const [played] = events;
	if (played?.type !== 'card-played') return events;
	const arrives = (event: Event): boolean =>
		(event.type === 'card-placed' && event.card === played.card && event.land !== null) ||
		(event.type === 'land-settled' && event.explorer === played.card);
	const placed = events.find(arrives);
	return placed === undefined ? events : [placed, ...events.filter((event) => event !== played && event !== placed)];
}

function first(deed: Event, sequels: readonly Event[], say: Voice): Text {
	if (deed.type === 'turn-ended') return endOfTurn(deed.seat, say);
	if (deed.type === 'unit-moved') return moved(deed, companions(deed, sequels), say);
	return TELLERS[deed.type](deed as never, say);
}

/** The log says whose turn begins; of a move that only ends a turn there is nothing else to tell. */
function endOfTurn(seat: Seat, { people }: Voice): Text {
	return { en: `${people.en(seat, 'end')} the turn`, fr: `${people.fr(seat, 'terminer')} le tour` };
}

/** What followed; what the deed has said already is left out. */
function sequel(event: Event, deed: Event, say: Voice): Text {
	const card = cardOfDeed(deed);
	switch (event.type) {
		case 'battle-fought':
			return deed.type === 'attack-declared' ? battleEnd(event, say) : TELLERS[event.type](event, say);
		case 'card-discarded':
			return event.card === card && (event.why === 'price' || event.why === 'spent')
				? silent()
				: TELLERS[event.type](event, say);
		case 'effect-idle':
			return event.card === card ? { en: 'no effect', fr: 'sans effet' } : TELLERS[event.type](event, say);
		case 'item-cancelled':
			if (event.by !== card) return TELLERS[event.type](event, say);
			return { en: `cancelled: ${say.card(event.card)}`, fr: `annulation : ${say.card(event.card)}` };
		case 'boost-added':
			return event.source === card ? boosted(event, say) : TELLERS[event.type](event, say);
		case 'unit-moved':
			return deed.type === 'unit-moved' && companions(deed, [event]).length > 0 ? silent() : moved(event, [], say);
		default:
			return TELLERS[event.type](event as never, say);
	}
}

/** Who else goes on the voyage that the move is. */
function companions(deed: UnitMoved, sequels: readonly Event[]): readonly UnitMoved[] {
	const others = sequels.filter((event) => event.type === 'unit-moved');
	return others.filter(({ how, to }) => how === 'voyage' && to === deed.to);
}

/** The card that the deed names. */
function cardOfDeed(deed: Event): CardRef | null {
	switch (deed.type) {
		case 'card-played':
		case 'card-placed':
		case 'ability-used':
		case 'card-discarded':
			return deed.card;
		case 'land-settled':
			return deed.explorer;
		default:
			return null;
	}
}

/** Who gains by a deed of their own: the number needs no name. */
function actorOf(deed: Event | null): Seat | null {
	return deed?.type === 'card-played' || deed?.type === 'card-placed' || deed?.type === 'land-settled'
		? deed.seat
		: null;
}

/**
 * The change of each seat's morale: a bare number for the one who acts, a name with it for others, one clause if all
 * others share it.
 */
function morale(events: readonly Event[], deed: Event | null, { people, ...say }: Voice): readonly Text[] {
	const actor = actorOf(deed);
	const changes = events.filter((event) => event.type === 'morale-changed');
	const seats = [...new Set(changes.map(({ seat }) => seat))].filter((seat) => sumFor(seat) !== 0);
	const others = seats.filter((seat) => seat !== actor);
	const own = seats.includes(actor ?? -1) ? [same(signed(sumFor(actor ?? -1)))] : [];
	const [one] = others;
	if (others.length > 2 && one !== undefined && others.every((seat) => sumFor(seat) === sumFor(one))) {
		const cause = causeFor(one);
		return [
			...own,
			{ en: `${signed(sumFor(one))} for all others${cause}`, fr: `${signed(sumFor(one))} pour tous les autres${cause}` }
		];
	}
	const named = others.length > 2 ? others.filter((seat) => people.isReader(seat)) : others;
	return [
		...own,
		...named.map((seat) => ({
			en: `${people.own(seat, { en: 'morale', fr: '' })} ${signed(sumFor(seat))}${causeFor(seat)}`,
			fr: `${people.own(seat, { en: '', fr: 'le moral' })} ${signed(sumFor(seat))}${causeFor(seat)}`
		}))
	];

	function sumFor(seat: Seat): number {
		return changes.reduce((sum, event) => (event.seat === seat ? sum + event.change : sum), 0);
	}

	/** " (Poe)" where a single card did it that the deed does not name. */
	function causeFor(seat: Seat): string {
		const cards = new Set(changes.flatMap((event) => (event.seat === seat ? [event.card] : [])));
		const [card] = cards;
		const isNamed = card === (deed === null ? null : cardOfDeed(deed));
		return cards.size !== 1 || card == null || isNamed ? '' : ` (${say.card(card)})`;
	}
}

const same = (text: string): Text => ({ en: text, fr: text });
