/** How the seats, grids, cards and tiles of an event are called in one language. */
import type { Face, Seat } from '../../engine/contract';
import type { Language, Names, Text } from '../../engine/module';
import type { People } from '../../engine/people';
import { peopleOf } from '../../engine/people';
import { listed } from '../../engine/words';
import type { Action, Colour, Pot } from './content';
import { ACTION_NAMES, CARDS, COLOUR_NAMES, POT_TEXTS } from './content';
import { sideOf } from './sides';
import type { Side } from './types';

export interface Voice {
	readonly people: People;
	/** "your grid", "Ada’s grid". */
	grid(seat: Seat): string;
	/** Where somebody acts, with the word before it; nothing where it goes without saying: others in their own grid. */
	there(seat: Seat, grid: Seat, how: string): string;
	/** "a red plant". */
	card(face: Face): string;
	cards(faces: readonly Face[]): string;
	/** "your red token", "the Moon’s red token". */
	token(side: Side, colour: Colour): string;
	/** "the Necropot". */
	pot(pot: Pot): string;
	/** "your Necropot". */
	ownPot(seat: Seat, pot: Pot): string;
	actions(actions: readonly Action[]): string;
}

const GRID: Text = { en: 'grid', fr: 'la grille' };
const SIDES: readonly Text[] = [
	{ en: 'Sun', fr: 'Soleil' },
	{ en: 'Moon', fr: 'Lune' }
];

export function voiceOf(language: Language, names: Names): Voice {
	const people = peopleOf(language, names);
	const grid = (seat: Seat): string => people.own(seat, GRID);
	const card = (face: Face): string => CARDS.get(face)?.noun[language] ?? face;
	return {
		people,
		grid,
		there: (seat, owner, how) => (seat === owner && !people.isReader(seat) ? '' : ` ${how} ${grid(owner)}`),
		card,
		cards: (faces) => listed(faces.map(card), { en: 'and', fr: 'et' }[language]),
		token(side, colour) {
			const name = COLOUR_NAMES[colour][language];
			const isYours = names.reader !== null && sideOf(names.reader) === side;
			if (language === 'en') return `${isYours ? 'your' : `the ${SIDES[side]?.en}’s`} ${name} token`;
			return isYours ? `votre jeton ${name}` : `le jeton ${name} du camp ${SIDES[side]?.fr}`;
		},
		pot: (pot) => (language === 'fr' ? frenchPot(pot) : `the ${POT_TEXTS[pot].name.en}`),
		ownPot: (seat, pot) => people.own(seat, { en: POT_TEXTS[pot].name.en, fr: frenchPot(pot) }),
		actions: (actions) =>
			listed(
				actions.map((action) => ACTION_NAMES[action][language]),
				{ en: 'or', fr: 'ou' }[language]
			)
	};
}

function frenchPot(pot: Pot): string {
	const name = POT_TEXTS[pot].name.fr;
	return /^[AH]/.test(name) ? `l’${name}` : `le ${name}`;
}
