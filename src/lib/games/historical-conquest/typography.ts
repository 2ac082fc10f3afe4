/** French sets a space that does not break before colons, semicolons, question and exclamation marks. */
import type { Language } from '../../engine/module';

export const NO_BREAK = '\u00a0';

export function typeset(text: string, language: Language): string {
	return language === 'fr' ? text.replace(/ (?=[:;?!])/g, NO_BREAK) : text;
}
