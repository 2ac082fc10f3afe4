/** Whole games of Historical Conquest by tapping: on a shared device, with ten seats, on wide, narrow and short screens. */
import { gameFile, isFree, PEOPLE, solo, type Wanted } from './historical-conquest-games';
import { MEASURES, playOut, sit } from './historical-conquest-table';
import { expect, test } from './site';
import { untidy } from './tidy';

const RESULT = /You win|You lose|wins|Draw|Vous gagnez|Vous perdez|gagne|Égalité/;

const BEGINNING: Wanted = {
	seats: solo(3),
	options: { goal: 1500, firstPlayer: 0 },
	until: (state) => isFree(state) && state.phase === 'play'
};

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('two people pass the device through a whole game @long', async ({ page, site, complaints }) => {
	test.setTimeout(600_000);
	const { file } = await gameFile('shared', {
		seats: PEOPLE,
		options: { goal: 1500, firstPlayer: 0 },
		until: ({ round, phase }) => round === 2 && phase === 'play'
	});
	await sit(page, site, file);
	expect(await playOut(page, { every: 10, most: 900, hurried: false })).toEqual([]);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESULT);
	expect(complaints).toEqual([]);
});

test('ten seats come to the end, from the tiles of nine opponents @long', async ({ page, site, complaints }) => {
	test.setTimeout(900_000);
	const { file } = await gameFile('ten', {
		seats: solo(10),
		options: { goal: 1000, firstPlayer: 0 },
		until: (state) => isFree(state) && state.phase === 'play' && state.round === 3
	});
	await sit(page, site, file);
	await expect(page.locator('.rivals .seat, .rivals .head')).toHaveCount(9);
	expect(await untidy(page, MEASURES)).toEqual([]);
	expect(await playOut(page, { every: 20, most: 2000 })).toEqual([]);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESULT);
	expect(complaints).toEqual([]);
});

const SCREENS = [
	{ size: 'desktop', width: 1280, height: 800, locale: 'en-GB', colorScheme: 'light' },
	{ size: 'desktop', width: 1024, height: 768, locale: 'fr-FR', colorScheme: 'dark' },
	{ size: 'phone', width: 360, height: 640, locale: 'fr-FR', colorScheme: 'light' }
] as const;

for (const { size, width, height, locale, colorScheme } of SCREENS) {
	test.describe(`${locale} at ${width}×${height}`, () => {
		test.use({ locale, viewport: { width, height }, colorScheme });

		test('a whole game, every screen of it tidy @long', async ({ page, site, complaints }, { project }) => {
			test.skip(project.name !== size, `for ${size}`);
			test.setTimeout(600_000);
			const { file } = await gameFile('beginning', BEGINNING);
			await sit(page, site, file);
			expect(await playOut(page, { every: 2, most: 800 })).toEqual([]);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESULT);
			const { over, wide } = await page.evaluate(() => ({
				over: document.documentElement.scrollWidth,
				wide: document.documentElement.clientWidth
			}));
			expect(over).toBeLessThanOrEqual(wide);
			expect(complaints).toEqual([]);
		});
	});
}
