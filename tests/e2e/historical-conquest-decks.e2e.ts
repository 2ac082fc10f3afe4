/** Decks and cards of Historical Conquest on the built site: the album, a deck built from nothing, texts and links. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { STARTERS } from '../../src/lib/games/historical-conquest/content';
import type { Options } from '../../src/lib/games/historical-conquest';
import { packDeck } from '../../src/lib/games/historical-conquest/ui/deck/model/deck-link';
import { copiedBy } from './clipboard';
import { matchOnDisk } from './disk';
import { expect, test } from './site';

const sheet = (page: Page): Locator => page.locator('dialog[open]').last();
const builder = (page: Page): Locator => page.locator('.builder');
const primary = (part: Locator | Page): Locator => part.locator('.foot .primary');
const fits = (page: Page): Promise<boolean> =>
	page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Parts of the app that axe finds fault with. */
async function faults(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the album shows every card; a search finds it, a tap and a long press open it', async ({
	page,
	site,
	complaints
}, { project }) => {
	test.skip(project.name !== 'phone', 'the taps are the same');
	await page.goto(site.url('/learn/historical-conquest'));
	await page.getByRole('link', { name: 'Open the album' }).click();
	const tiles = page.locator('[data-card]');
	await expect(tiles).toHaveCount(167);
	await page.getByLabel('Name or word').fill('napoleon');
	await expect(tiles).toHaveCount(1);
	await tiles.click();
	await expect(sheet(page).getByRole('heading')).toHaveText('Napoleon Bonaparte');
	await expect(sheet(page)).toContainText('When its land wins a battle: your morale +100.');
	await expect(sheet(page)).toContainText('Starter Compass');
	expect(await faults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(sheet(page)).toHaveCount(0);
	await page.getByLabel('Name or word').fill('');
	await expect(tiles).toHaveCount(167);
	await page.locator('[data-card=quebec]').hover();
	await page.mouse.down();
	await expect(sheet(page).getByRole('heading')).toHaveText('Province of Quebec');
	await page.mouse.up();
	await page.keyboard.press('Escape');
	expect(await faults(page)).toEqual([]);
	expect(await fits(page)).toBe(true);
	expect(complaints).toEqual([]);
});

test('a deck is built from nothing, refused while illegal, and played with @long', async ({
	page,
	site,
	complaints
}) => {
	test.setTimeout(120_000);
	await page.goto(site.url('/games/historical-conquest'));
	const row = page.locator('.own button').first();
	await row.click();
	await sheet(page).getByRole('button', { name: 'New deck' }).click();
	await expect(builder(page)).toContainText('50 more cards make a deck.');
	await builder(page).getByLabel('Name of the deck').fill('Steppe and Sail');
	await builder(page).getByRole('button', { name: 'Done' }).click();
	await page.keyboard.press('Escape');

	await expect(row).toContainText('0 cards: 50 are missing');
	await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
	await expect(page.getByText('This deck needs 50 more cards.')).toBeVisible();
	await page.getByRole('button', { name: 'Complete the deck' }).click();
	const chosen = ['Socrates', 'Marco Polo', 'Attila the Hun'];
	for (const card of chosen) {
		await builder(page).getByLabel('Name, nation, ability').fill(card);
		await builder(page)
			.getByRole('button', { name: `Add ${card}`, exact: true })
			.click();
		await expect(builder(page).getByRole('button', { name: `Remove ${card}`, exact: true })).toBeVisible();
	}
	await expect(builder(page)).toContainText('47 more cards make a deck.');
	await primary(builder(page)).click();
	await expect(primary(builder(page))).toHaveText('Add all 47');
	expect(await faults(page)).toEqual([]);
	await primary(builder(page)).click();
	await expect(builder(page)).toContainText('50 cards: ready to play.');
	await primary(builder(page)).click();

	await expect(row).toContainText('Steppe and Sail');
	await expect(row).toContainText('50 cards');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page).toHaveURL(/\/match#/);
	await expect(page.locator('.actions')).toBeVisible();
	const { options } = (await matchOnDisk(page)).snapshot.state as { readonly options: Required<Options> };
	const [own, other] = options.decks;
	const cards = typeof own === 'object' ? own.cards : [];
	expect(cards.slice(0, 3)).toEqual(['socrates', 'marco-polo', 'attila-the-hun']);
	expect(new Set(cards).size).toBe(50);
	expect(other).toBe('starter-lantern');
	expect(complaints).toEqual([]);
});

test('a deck goes out as a text and a link and comes back; bad ones say so and lose nothing @long', async ({
	page,
	context,
	site,
	complaints
}, { project }) => {
	test.skip(project.name === 'phone', 'phones share by their own sheet');
	test.setTimeout(120_000);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const compass = STARTERS[0]?.cards ?? [];
	await page.goto(site.url(`/workshop/historical-conquest#${packDeck('Sent to me', compass.slice(0, 46))}`));
	await expect(builder(page)).toContainText('4 more cards make a deck.');
	await expect(builder(page).getByLabel('Name of the deck')).toHaveValue('Sent to me');
	await page.reload();
	await expect(builder(page)).toContainText('4 more cards make a deck.');

	await builder(page).getByRole('button', { name: 'As text' }).click();
	const text = await copiedBy(page, () => sheet(page).getByRole('button', { name: 'Copy' }).click());
	expect(text).toContain('# Sent to me');
	expect(text).toContain('Napoleon Bonaparte');
	const link = await copiedBy(page, () => sheet(page).getByRole('button', { name: 'Share' }).click());
	expect(link).toBe(site.url(`/workshop/historical-conquest#${packDeck('Sent to me', compass.slice(0, 46))}`));

	await sheet(page).getByRole('textbox').fill('Socrates\nKing Arthur\n1 Marco Polo\nsocrates');
	await expect(sheet(page)).toContainText('Line 2 names no card. It is left out.');
	await expect(sheet(page)).toContainText('Socrates is listed twice: taken once.');
	await page.keyboard.press('Escape');
	await expect(builder(page)).toContainText('4 more cards make a deck.');
	await builder(page).getByRole('button', { name: 'Done' }).click();

	await page.goto(site.url('/workshop/historical-conquest#1.cut'));
	await expect(page.getByText('This link holds no deck. Ask for it again: it may have been cut off.')).toBeVisible();
	const rows = page.locator('.row');
	await expect(rows.filter({ hasText: 'Sent to me' })).toHaveCount(1);
	await rows.filter({ hasText: 'Sent to me' }).click();
	await builder(page).getByRole('button', { name: 'Delete' }).click();
	await expect(rows.filter({ hasText: 'Sent to me' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(rows.filter({ hasText: 'Sent to me' })).toHaveCount(1);
	expect(await faults(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test.describe('in French, on a short phone', () => {
	test.use({ locale: 'fr-FR', viewport: { width: 360, height: 640 } });

	test('nothing of the builder is cut off @long', async ({ page, site, complaints }, { project }) => {
		test.skip(project.name !== 'phone', 'for phones');
		await page.goto(site.url(`/workshop/historical-conquest#${packDeck('Steppe et voile', ['egypt', 'socrates'])}`));
		await expect(builder(page)).toContainText('Encore 48 cartes et c’est un paquet.');
		for (const tab of ['Toutes 167', 'Paquet 2', 'Bilan']) {
			await builder(page).getByRole('radio', { name: tab, exact: true }).check();
			const cut = await builder(page).evaluate((root) =>
				[...root.querySelectorAll<HTMLElement>('span, b, strong, h2, h3, button, p')]
					.filter((part) => part.children.length === 0 && part.offsetParent !== null)
					.filter(({ className }) => className !== 'visually-hidden')
					.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
					.map(({ textContent }) => textContent)
			);
			expect(cut).toEqual([]);
			expect(await fits(page)).toBe(true);
		}
		expect(complaints).toEqual([]);
	});
});
