/** The rules pages on the built site: search, places, pictures and cards of the game itself, and the ways to them from a match. */
import type { Page } from '@playwright/test';
import { expect, test } from './site';

const heads = (page: Page) => page.locator('.section').getByRole('heading');

test('the rules are searched, and an address opens them at its place', async ({ page, site, complaints }, info) => {
	test.skip(info.project.name !== 'phone', 'the words are the same');
	await page.goto(site.url('/rules/green-conquest#vehicle-O'));
	await expect(page.getByRole('heading', { name: 'Octopus' })).toBeInViewport();
	await expect(page.locator('#springboard figure svg')).toHaveCount(1);
	const search = page.getByRole('searchbox', { name: 'Search the rules' });
	await search.fill('Poison');
	await expect(heads(page)).toHaveText(['Snake']);
	await search.fill('nothing like this');
	await expect(page.getByText('Nothing in the rules says that.')).toBeVisible();
	await search.fill('');
	await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a vehicle in a match leads to its place in the rules @long', async ({ page, site }) => {
	await page.goto(site.url('/dev/board?motion=off'));
	await page.locator('[data-square="c2"]').focus();
	await page.keyboard.press('?');
	await page.getByRole('link', { name: 'More in the rules' }).click();
	await expect(page.getByRole('heading', { name: 'Glider' })).toBeInViewport();
});

test('a card and a Pot-voir of Greenvaders lead to their places in the rules @long', async ({ page, site }) => {
	await page.goto(site.url('/learn/greenvaders/lesson#destroy'));
	await page.locator('.hand [data-face="blue-destroy-red"]').press('?');
	await page.getByRole('link', { name: 'More in the rules' }).click();
	await expect(page.getByRole('heading', { name: 'Destruction', exact: true })).toBeInViewport();
	await page.goto(site.url('/learn/greenvaders/lesson#pots'));
	await page.locator('.options [data-pot="telepot"]').press('?');
	await page.getByRole('link', { name: 'More in the rules' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Pot-voirs' })).toBeInViewport();
});

test('cards are listed with the words of the game, and found by them @long', async ({ page, site }) => {
	for (const [game, query, card] of [
		['historical-conquest', 'napoleon', 'Napoleon Bonaparte'],
		['green-square', 'litterbug', 'Litterbug'],
		['greenvaders', 'periscopot', 'Periscopot']
	] as const) {
		await page.goto(site.url(`/rules/${game}`));
		await page.getByRole('searchbox').fill(query);
		await expect(page.getByRole('heading', { level: 4, name: card }).first()).toBeVisible();
	}
});

test.describe('in French', () => {
	test.use({ locale: 'fr-FR' });

	test('accents and capitals do not matter @long', async ({ page, site }) => {
		await page.goto(site.url('/rules/green-conquest'));
		await page.getByRole('searchbox', { name: 'Chercher dans les règles' }).fill('REGENERATION');
		await expect(heads(page)).toHaveText(['Les campements']);
	});
});
