/** What clans and vehicles are called inside a sentence. French needs articles, elisions and genders. */
import type { Language, Text } from '../../engine/module';
import { capitalised } from '../../engine/words';
import { isClanLetter, isTypeLetter, kindOf } from './content';
import type { ClanLetter, TypeLetter, VehicleId } from './types';

/** Colours as they stand before or after "clan". */
export const CLAN_NAMES: { readonly [clan in ClanLetter]: Text } = {
	r: { en: 'red', fr: 'rouge' },
	y: { en: 'yellow', fr: 'jaune' },
	b: { en: 'blue', fr: 'bleu' },
	w: { en: 'white', fr: 'blanc' }
};

const FEMININE_COLOURS: { readonly [clan in ClanLetter]: string } = {
	r: 'rouge',
	y: 'jaune',
	b: 'bleue',
	w: 'blanche'
};

const FEMININE: readonly TypeLetter[] = ['O'];
/** Names before which the article loses its vowel. */
const ELIDED: readonly TypeLetter[] = ['S', 'H'];

/** A vehicle in a sentence: "the red Ram", « le Bélier rouge ». */
export interface Noun {
	readonly text: string;
	/** At the beginning of a sentence. */
	readonly start: string;
	/** « du Bélier rouge ». */
	readonly of: string;
	/** The letter by which French participles agree: « détruit », « détruite ». */
	readonly e: string;
}

export function vehicleNoun(id: VehicleId, language: Language): Noun {
	const [clan, type] = [id.charAt(0), id.charAt(1)];
	if (!isClanLetter(clan) || !isTypeLetter(type)) return { text: id, start: id, of: id, e: '' };
	const name = kindOf(type).name[language];
	if (language === 'en') {
		const text = `the ${CLAN_NAMES[clan].en} ${name}`;
		return { text, start: capitalised(text), of: `of ${text}`, e: '' };
	}
	const feminine = FEMININE.includes(type);
	const coloured = `${name} ${feminine ? FEMININE_COLOURS[clan] : CLAN_NAMES[clan].fr}`;
	const text = ELIDED.includes(type) ? `l’${coloured}` : feminine ? `la ${coloured}` : `le ${coloured}`;
	const contracts = text.startsWith('le ');
	return {
		text,
		start: capitalised(text),
		of: contracts ? `du ${coloured}` : `de ${text}`,
		e: feminine ? 'e' : ''
	};
}
