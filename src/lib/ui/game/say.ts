/** How a game's catalogue of texts is read: in the language of the screen, typeset, with its blanks filled in. */
import type { Language, Text } from '../../engine/module';
import { printed } from '../french';

export { printed, setTexts } from '../french';

/** `{name}` stands for a value; one that is not given is left out. */
export function say(text: Text, language: Language, values: { readonly [name: string]: string | number } = {}): string {
	const sentence = text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
	return printed(sentence, language);
}
