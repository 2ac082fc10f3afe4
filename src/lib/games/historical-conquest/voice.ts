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
	/** "France", « la France ». */
	land(land: CardRef): string;
	/** "your France", "Ada’s France"; « votre France », « la France d’Ada ». */
	ownLand(seat: Seat, land: CardRef): string;
	/** "until your next turn", "until Ada’s next turn", "for good". */
	until(until: Boost['until'], seat: Seat): string;
}

const NEXT_TURN = { en: 'next turn', fr: 'le prochain tour' };

export function voiceOf(language: Language, names: Names): Voice {
	const words = lexiconOf(language);
	const people = peopleOf(language, names);
	const card = (ref: CardRef): string => cardOf(ref).card.name[language];
	return {
		language,
		words,
		people,
		card,
		land: (ref) => (language === 'fr' ? withArticle(card(ref)) : card(ref)),
		ownLand: (seat, ref) => people.own(seat, { en: card(ref), fr: withArticle(card(ref)) }),
		cards: (refs) => words.list(refs.map(card), 'and'),
		until(until, seat) {
			if (until !== 'next-turn') return words.term('until', until);
			if (language === 'en') return `until ${people.own(seat, NEXT_TURN)}`;
			return people.isReader(seat) ? 'jusqu’à votre prochain tour' : `jusqu’au prochain tour ${de(people.whom(seat))}`;
		}
	};
}

const MASCULINE = ['Brésil', 'Japon', 'Mali', 'Mexique'];

function withArticle(land: string): string {
	if (land === 'États-Unis') return `les ${land}`;
	if (/^[AEÉI]/.test(land)) return `l’${land}`;
	return MASCULINE.includes(land) ? `le ${land}` : `la ${land}`;
}
