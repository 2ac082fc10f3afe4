/** Names for narrow places. */
import type { Language, Text } from '../../../../engine/module';
import { cardById } from '../../content';
import names from './names.json' with { type: 'json' };

const SHORT: Readonly<Record<string, Text>> = names.short;
const TINY: Readonly<Record<string, Text>> = names.tiny;

export function fullName(id: string, language: Language): string {
	return cardById(id).card.name[language];
}

/** Everywhere but in the card sheet and the log. */
export function shortName(id: string, language: Language): string {
	return SHORT[id]?.[language] ?? fullName(id, language);
}

const VOWELS = 'aeiouyàâéèêëîïôöùûü';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** A short name whose long words may be divided, near their middle, before a consonant that a vowel follows. */
export function brokenName(id: string, language: Language): string {
	return shortName(id, language).split(' ').map(divided).join(' ');
}

function divided(word: string): string {
	if (word.length < 7 || word.includes('-')) return word;
	const breaks = [...word].flatMap((letter, at) => {
		if (isVowel(letter) || !isVowel(word[at + 1])) return [];
		// "ph", "ch" and "th" are one sound.
		const before = letter === 'h' && /[pct]/i.test(word[at - 1] ?? '') ? at - 1 : at;
		return before > 2 && before < word.length - 2 ? [before] : [];
	});
	const far = (at: number): number => Math.abs(at - word.length / 2);
	const [best] = breaks.sort((a, b) => far(a) - far(b));
	return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** Lands under 60 px. */
export function tinyName(id: string, language: Language): string {
	return TINY[id]?.[language] ?? shortName(id, language);
}
