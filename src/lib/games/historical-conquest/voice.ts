/** How seats, cards and numbers of an event are called in one language. */
import type { Seat } from '../../engine/contract';
import type { Language, Names } from '../../engine/module';
import { cardOf } from './content';
import type { Lexicon } from './lexicon';
import { lexiconOf } from './lexicon';
import type { CardRef } from './types';

export interface Voice {
	readonly language: Language;
	readonly words: Lexicon;
	seat(seat: Seat): string;
	/** "of Ada", « d’Ada ». */
	of(seat: Seat): string;
	seats(seats: readonly Seat[]): string;
	card(card: CardRef): string;
	cards(cards: readonly CardRef[]): string;
}

/** « d’Ada », « de Bruno ». */
const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

export function voiceOf(language: Language, names: Names): Voice {
	const words = lexiconOf(language);
	const seat = (each: Seat): string => names.seat(each);
	const card = (ref: CardRef): string => cardOf(ref).card.name[language];
	return {
		language,
		words,
		seat,
		of: (each) => (language === 'fr' ? de(seat(each)) : `of ${seat(each)}`),
		seats: (all) => words.list(all.map(seat), 'and'),
		card,
		cards: (refs) => words.list(refs.map(card), 'and')
	};
}
