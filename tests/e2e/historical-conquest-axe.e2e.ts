/** No screen of Historical Conquest has a barrier that axe finds, in eight looks: size, language, theme. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { State } from '../../src/lib/games/historical-conquest/types';
import { COVERED, gameFile, PLAY, solo, type Wanted } from './historical-conquest-games';
import { hand, sit } from './historical-conquest-table';
import { expect, test } from './site';

interface Screen {
	readonly name: string;
	/** The name of the game; left out: that of the screen. */
	readonly game?: string;
	readonly wanted: Wanted;
	open?(page: Page): Promise<void>;
}

const against = (until: NonNullable<Wanted['until']>): Wanted => ({
	seats: solo(3),
	options: { firstPlayer: 0 },
	until
});
const isAsked = ({ window, pending }: State): boolean => pending.length === 0 && window?.waiting[0] === 0;

const ANSWER = against(
	(state, moves) => isAsked(state) && state.window?.kind === 'battle' && moves.some(({ type }) => type === 'play')
);

async function opens(page: Page, selector: string): Promise<void> {
	await page.locator(selector).first().click();
	await expect(page.locator('dialog[open]')).toBeVisible();
}

const SCREENS: readonly Screen[] = [
	{ name: 'a card chosen', wanted: PLAY, open: (page) => hand(page).first().click() },
	{ name: 'an opponent', wanted: PLAY, open: (page) => opens(page, '.rivals [data-pick^="seat"]') },
	{ name: 'a card', wanted: PLAY, open: (page) => opens(page, '.table .lands [data-opens]') },
	{
		name: 'an answer',
		wanted: ANSWER,
		open: (page) => page.locator('dialog[open] .option').first().click()
	},
	{
		name: 'a battle',
		game: 'an answer',
		wanted: ANSWER,
		open: async (page) => {
			await expect(page.locator('dialog[open]')).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(page.locator('dialog[open]')).toHaveCount(0);
		}
	},
	{
		name: 'a loss',
		wanted: against(({ pending: [due] }) => due?.kind === 'casualty' && due.seat === 0),
		open: (page) => page.locator('.candidates .held').first().click()
	},
	{ name: 'cover', wanted: COVERED },
	{ name: 'nine opponents', wanted: { ...PLAY, seats: solo(10) } }
];

/** Waits until nothing moves any more but what moves without end. */
async function still(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity)
	);
}

for (const locale of ['en-GB', 'fr-FR']) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test.describe(`${locale}, ${colorScheme}`, () => {
			test.use({ locale, colorScheme });

			for (const { name, game = name, wanted, open } of SCREENS) {
				test(`axe finds nothing: ${name} @long`, async ({ page, site }) => {
					test.setTimeout(120_000);
					await page.emulateMedia({ reducedMotion: 'reduce' });
					const { file } = await gameFile(game, wanted);
					await sit(page, site, file);
					await open?.(page);
					await still(page);
					const { violations } = await new AxeBuilder({ page }).analyze();
					const found = violations.flatMap(({ id, nodes }) =>
						nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`)
					);
					expect(found).toEqual([]);
				});
			}
		});
	}
}
