/** How seats, cards and numbers of an event are called for one reader. */
import type { Seat } from '../../engine/contract';
import type { Language, Names } from '../../engine/module';
import type { People } from '../../engine/people';
import { peopleOf } from '../../engine/people';
import { de } from '../../engine/words';
import { cardOf } from './content';
import type { Lexicon } from './lexicon';
import { lexiconOf } from './lexicon';
import type { Boost, CardRef } from './types';

export interface Voice {
	readonly language: Language;
	readonly words: Lexicon;
	readonly people: People;
	card(card: CardRef): string;
	cards(cards: readonly CardRef[]): string;
	/** A person's name, which French takes as an object without an article. */
	isPerson(card: CardRef): boolean;
	/** "France", "the United States"; « la France ». */
	land(land: CardRef): string;
	/** "in France", « en France », « au Brésil ». */
	inLand(land: CardRef): string;
	/** "to France", « en France », « au Brésil ». */
	toLand(land: CardRef): string;
	/** "your France", "Ada’s France"; « votre France », « la France d’Ada ». */
	ownLand(seat: Seat, land: CardRef): string;
	/** "until your next turn", "until Ada’s next turn", "for good". */
	until(until: Boost['until'], seat: Seat): string;
}

const NEXT_TURN = { en: 'next turn', fr: 'le prochain tour' };

export function voiceOf(language: Language, names: Names): Voice {
	const words = lexiconOf(language);
	const people = peopleOf(language, names);
	const isFrench = language === 'fr';
	const card = (ref: CardRef): string => cardOf(ref).card.name[language];
	const country = (ref: CardRef): string => COUNTRY[cardOf(ref).id]?.[language] ?? card(ref);
	const land = (ref: CardRef): string => (isFrench ? withArticle(country(ref)) : withThe(country(ref)));
	return {
		language,
		words,
		people,
		card,
		isPerson: (ref) => cardOf(ref).unit !== null && !cardOf(ref).isArmy,
		land,
		inLand: (ref) => (isFrench ? withPreposition(country(ref)) : `in ${land(ref)}`),
		toLand: (ref) => (isFrench ? withPreposition(country(ref)) : `to ${land(ref)}`),
		ownLand: (seat, ref) => people.own(seat, { en: country(ref), fr: withArticle(country(ref)) }),
		cards: (refs) => words.list(refs.map(card), 'and'),
		until(until, seat) {
			if (until !== 'next-turn') return words.term('until', until);
			if (language === 'en') return `until ${people.own(seat, NEXT_TURN)}`;
			return people.isReader(seat) ? 'jusqu’à votre prochain tour' : `jusqu’au prochain tour ${de(people.whom(seat))}`;
		}
	};
}

/** Lands that are called otherwise in a sentence than on their card. */
const COUNTRY: { readonly [id: string]: { readonly [L in Language]: string } } = {
	quebec: { en: 'Quebec', fr: 'Québec' }
};

function withThe(land: string): string {
	return land === 'United States' ? `the ${land}` : land;
}

const MASCULINE = ['Brésil', 'Japon', 'Mali', 'Mexique', 'Québec'];
const PLURAL = 'États-Unis';
const beginsWithVowel = (land: string): boolean => /^[AEÉI]/.test(land);

function withArticle(land: string): string {
	if (land === PLURAL) return `les ${land}`;
	if (beginsWithVowel(land)) return `l’${land}`;
	return MASCULINE.includes(land) ? `le ${land}` : `la ${land}`;
}

function withPreposition(land: string): string {
	if (land === PLURAL) return `aux ${land}`;
	return MASCULINE.includes(land) ? `au ${land}` : `en ${land}`;
}
