/** What things are called, in sentences and for screen readers. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { listed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import { roomOf } from '../../capacity';
import { cardOf, landOf } from '../../content';
import { lexiconOf } from '../../lexicon';
import { landTotals } from '../../parts';
import type { CardRef, Land, State } from '../../types';
import { shortName } from '../card/names';
import { texts } from '../texts';
import { landWords } from './lands';

/** The short name of a card of the table. */
export const cardName = (card: CardRef, language: Language): string => shortName(cardOf(card).id, language);

export const cardNames = (cards: readonly CardRef[], language: Language): string =>
	listed(
		cards.map((card) => cardName(card, language)),
		language === 'fr' ? 'et' : 'and'
	);

export const seatNames = (seats: readonly Seat[], names: Names, language: Language): string =>
	listed(
		seats.map((seat) => names.seat(seat)),
		language === 'fr' ? 'et' : 'and'
	);

/** "1050/1000". */
export function totalText(state: State, seat: Seat, land: Land): string {
	const { attack, defense } = landTotals(state, seat, land);
	return `${attack}/${defense}`;
}

/** A land for a screen reader: all that is drawn, in one sentence. */
export function landLabel(state: State, seat: Seat, land: Land, language: Language): string {
	const { attack, defense } = landTotals(state, seat, land);
	const { continent, land: data } = landOf(land.id);
	const units = land.cards.map((unit) => cardName(unit, language)).join(', ');
	return say(texts.landName, language, {
		land: landWords(land.id, language).land,
		continent: lexiconOf(language).term('continent', continent),
		coast: data.sea ? texts.coast[language] : '',
		attack,
		defence: defense,
		units: land.cards.length,
		room: roomOf(state, seat, land).capacity.units,
		names: units === '' ? '' : `${language === 'fr' ? ' : ' : ': '}${units}`
	});
}
