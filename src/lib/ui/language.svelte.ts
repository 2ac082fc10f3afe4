/** The language on the screen. Pages are prerendered in English; the browser's wish is followed once they run. */
import { createContext } from 'svelte';
import type { Language, Text } from '../engine/module';

export class LanguageState {
	current = $state<Language>('en');

	/** The first of the browser's languages that we speak. */
	guess(wishes: readonly string[]): void {
		for (const wish of wishes) {
			const spoken = wish.toLowerCase().split('-', 1)[0];
			if (spoken === 'en' || spoken === 'fr') {
				this.current = spoken;
				return;
			}
		}
	}

	say(text: Text): string {
		return text[this.current];
	}
}

const [getLanguage, setLanguage] = createContext<LanguageState>();

export function provideLanguage(): LanguageState {
	return setLanguage(new LanguageState());
}

export { getLanguage };
