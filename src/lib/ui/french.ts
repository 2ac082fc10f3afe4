/** French as it is printed. */
import type { Language, Text } from '../engine/module';

/**
 * French signs keep to their words: no line breaks before them, nor after an opening quotation mark. A sentence that
 * begins with a single letter (« À ») leaves none behind at the end of a line.
 */
export function setFrench(text: string): string {
	return text
		.replace(/ (?=[?!;:»])/g, '\u202f')
		.replace(/« /g, '«\u202f')
		.replace(/(^|[.!?] )(\p{Lu}) /gu, '$1$2\u00a0');
}

/** A sentence that a game has made, as it is shown. */
export function printed(sentence: string, language: Language): string {
	return language === 'fr' ? setFrench(sentence) : sentence;
}

/** A catalogue whose texts are read by language, without `say`. */
export function setTexts<T extends Readonly<Record<string, Text>>>(texts: T): { readonly [name in keyof T]: Text } {
	const set = Object.entries(texts).map(([name, { en, fr }]) => [name, { en, fr: setFrench(fr) }] as const);
	return Object.fromEntries(set) as { readonly [name in keyof T]: Text };
}
