/** The eight looks of the app: two sizes, two languages, two themes. Stories that are many are spread over them. */
import { test } from './site';

export interface Look {
	readonly size: 'phone' | 'desktop';
	readonly language: 'en' | 'fr';
	readonly scheme: 'light' | 'dark';
}

export const LOOKS: readonly Look[] = (['phone', 'desktop'] as const).flatMap((size) =>
	(['en', 'fr'] as const).flatMap((language) =>
		(['light', 'dark'] as const).map((scheme): Look => ({ size, language, scheme }))
	)
);

/** The look of the story with this number: neighbours differ in everything. */
export function lookOf(index: number): Look {
	const [size, language, scheme] = [index % 2, (index >> 1) % 2, (index >> 2) % 2];
	return LOOKS[4 * size + 2 * ((language + size) % 2) + ((scheme + size) % 2)] as Look;
}

export const nameOf = ({ size, language, scheme }: Look): string => `${size}, ${language}, ${scheme}`;

/** Stories told in this look only, with little motion. */
export function inLook(look: Look, stories: () => void): void {
	test.describe(nameOf(look), () => {
		test.use({
			locale: look.language === 'en' ? 'en-GB' : 'fr-FR',
			colorScheme: look.scheme,
			// What cannot be tapped is said before the story as a whole has taken too long.
			actionTimeout: 30_000,
			contextOptions: { reducedMotion: 'reduce' }
		});
		test.skip(({ isMobile }) => isMobile !== (look.size === 'phone'), `for ${look.size}`);
		stories();
	});
}
