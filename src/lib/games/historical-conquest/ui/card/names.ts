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

/** Lands under 60 px. */
export function tinyName(id: string, language: Language): string {
	return TINY[id]?.[language] ?? shortName(id, language);
}
