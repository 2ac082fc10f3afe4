/** The language on the screen. Pages are prerendered in English; the player's choice, or the browser's wish, is followed once they run. */
import { createContext } from 'svelte';
import type { Language, Text } from '../engine/module';
import { setFrench } from './french';

export class LanguageState {
	current = $state<Language>('en');

	/** The chosen language, or the first of the browser's that we speak. */
	follow(choice: Language | 'system', wishes: readonly string[]): void {
		this.current = choice === 'system' ? spoken(wishes) : choice;
	}

	say(text: Text): string {
		return this.current === 'fr' ? setFrench(text.fr) : text.en;
	}
}

function spoken(wishes: readonly string[]): Language {
	for (const wish of wishes) {
		const language = wish.toLowerCase().split('-', 1)[0];
		if (language === 'en' || language === 'fr') return language;
	}
	return 'en';
}

const [getLanguage, setLanguage] = createContext<LanguageState>();

export function provideLanguage(): LanguageState {
	return setLanguage(new LanguageState());
}

export { getLanguage };
