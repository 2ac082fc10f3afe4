/** The pages around the table of Historical Conquest: before a match, in its sheets, and after it. */
import type { Page } from '@playwright/test';
import { STARTERS } from '../src/lib/games/historical-conquest/content';
import { packDeck } from '../src/lib/games/historical-conquest/ui/deck/model/deck-link';
import { gameFile, TITLE, type Wanted } from '../tests/e2e/historical-conquest-games';

export interface Screen {
	readonly name: string;
	open(page: Page): Promise<void>;
}

const THREE = [
	{ name: '', bot: '' },
	{ name: 'Tom', bot: 'easy' },
	{ name: 'Ana', bot: 'easy' }
];
/** 46 cards of two starters: a deck that lacks a few. */
const UNFINISHED = packDeck('Steppe and Sail', [
	...(STARTERS[0]?.cards ?? []).slice(0, 30),
	...(STARTERS[1]?.cards ?? []).slice(0, 16)
]);

async function sit(page: Page, name: string, wanted: Wanted): Promise<void> {
	const { file } = await gameFile(name, wanted);
	await page.locator('input[type=file]').setInputFiles({ name: 'm.mangrove', mimeType: '', buffer: file });
	const link = page.getByRole('link', { name: new RegExp(TITLE) }).first();
	const all = page.getByRole('link', { name: /All matches|Toutes les parties/ });
	await link.or(all).first().waitFor();
	if (wanted.until === undefined) await all.click();
	await link.click();
	await page.locator('.stage, .cover, .end').first().waitFor();
	await page.locator('.toasts button').waitFor({ state: 'hidden' });
}

const goTo = (page: Page, path: string): Promise<unknown> => page.goto(new URL(`/${path}`, page.url()).href);

async function build(page: Page, tab: number | null): Promise<void> {
	await goTo(page, `workshop/historical-conquest#${UNFINISHED}`);
	await page.locator('.builder').waitFor();
	const radio = tab === null ? null : page.locator('.builder [type=radio]').nth(tab);
	if (radio !== null && (await radio.count()) > 0) await radio.check({ force: true });
}

const LATE: Wanted = {
	seats: THREE,
	options: { firstPlayer: 0 },
	until: ({ turn, phase, round }) => turn === 0 && phase === 'play' && round > 4
};

export const HISTORICAL_PAGES: readonly Screen[] = [
	{
		name: 'hc-new-match',
		open: async (page) => {
			await goTo(page, 'games/historical-conquest');
			await page.locator('.own button').first().waitFor();
		}
	},
	{
		name: 'hc-decks',
		open: async (page) => {
			await goTo(page, `workshop/historical-conquest#${UNFINISHED}`);
			await page.locator('.builder').waitFor();
			await goTo(page, 'games/historical-conquest');
			await page.locator('.own button').first().click();
			await page.locator('dialog[open]').waitFor();
		}
	},
	{ name: 'hc-builder', open: (page) => build(page, 0) },
	{ name: 'hc-builder-deck', open: (page) => build(page, 1) },
	{ name: 'hc-builder-summary', open: (page) => build(page, 2) },
	{
		name: 'hc-builder-text',
		open: async (page) => {
			await build(page, null);
			const menu = page.locator('.builder .narrow');
			if (await menu.isVisible()) await menu.click();
			await page
				.getByRole('button', { name: /As text|En texte/ })
				.filter({ visible: true })
				.click();
			await page.locator('dialog[open] textarea').waitFor();
		}
	},
	{
		name: 'hc-lesson',
		open: async (page) => {
			await goTo(page, 'learn/historical-conquest/lesson#bonus');
			await page.locator('.hand').first().waitFor();
		}
	},
	{
		name: 'hc-lesson-explorers',
		open: async (page) => {
			await goTo(page, 'learn/historical-conquest/lesson#explorers');
			await page.locator('[data-card=ferdinand-magellan]').click();
		}
	},
	{ name: 'hc-end', open: (page) => sit(page, 'end', { seats: THREE, options: { goal: 1500, firstPlayer: 0 } }) },
	{
		name: 'hc-morale-log',
		open: async (page) => {
			await sit(page, 'late', LATE);
			await page.locator('.own .meter').click();
			await page.locator('dialog[open]').waitFor();
		}
	},
	{
		name: 'hc-card',
		open: async (page) => {
			await sit(page, 'late', LATE);
			await page.locator('.table .unit .plate').first().focus();
			await page.keyboard.press('?');
			await page.locator('dialog[open]').waitFor();
		}
	},
	{
		name: 'hc-opponent',
		open: async (page) => {
			await sit(page, 'late', LATE);
			await page.locator('[data-pick^="seat"]').first().click();
			await page.locator('dialog[open]').waitFor();
		}
	},
	{
		name: 'hc-warning',
		open: async (page) => {
			await sit(page, 'late', LATE);
			await page.locator('.phases button').click();
			await page.locator('.tide .actions').waitFor();
		}
	},
	{
		name: 'hc-cover',
		open: (page) =>
			sit(page, 'cover', {
				seats: [
					{ name: 'Blue', bot: '' },
					{ name: 'Yellow', bot: '' }
				],
				options: { firstPlayer: 0 },
				until: ({ window, pending }, moves) =>
					window !== null &&
					pending.length === 0 &&
					window.waiting[0] === 1 &&
					moves.some(({ type }) => type === 'play')
			})
	},
	{
		name: 'hc-album',
		open: async (page) => {
			await goTo(page, 'learn/historical-conquest/album');
			await page.locator('[data-card]').first().waitFor();
		}
	}
];
