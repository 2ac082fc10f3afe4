/** Browsers that keep nothing: the app says so and stays playable. */
import { expect, test } from './site';
import { fileOf, grid, importFile, makeMove } from './table';

test('the database is refused: "not saved", and a game is played @phone', async ({ page, site, complaints }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', {
			value: {
				open() {
					throw new DOMException('refused', 'SecurityError');
				}
			}
		});
	});
	await page.goto(site.url());
	await expect(page.getByText(/Not saved: this browser keeps no data/)).toBeVisible();
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await expect(grid(page)).toBeVisible();
	await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
	await makeMove(page);
	expect(complaints).toEqual([]);
});

test('settings are followed at once, kept, and survive a browser that keeps nothing @phone', async ({ page, site }) => {
	await page.goto(site.url('/settings'));
	await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await page.getByLabel('Your name').fill('Zoé');
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByLabel('Your name')).toHaveValue('Zoé');

	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('refused', 'SecurityError');
			}
		});
	});
	await page.reload();
	await page.getByRole('radio', { name: 'Light' }).check({ force: true });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
	await expect(page.getByText('These settings are not kept either.')).toBeVisible();
});

test('everything can be deleted, after a question @phone', async ({ page, site }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 12, title: 'First' }, { moves: 16, title: 'Second' }));
	await expect(page.getByRole('link', { name: /Second/ })).toBeVisible();
	await page.getByRole('link', { name: 'Settings' }).click();
	await expect(page.getByText(/2 matches\./)).toBeVisible();
	await page.getByRole('button', { name: 'Delete everything' }).click();
	await page.getByRole('button', { name: 'Keep everything' }).click();
	await expect(page.getByText(/2 matches\./)).toBeVisible();
	await page.getByRole('button', { name: 'Delete everything' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
	await expect(page.getByText(/0 matches\./)).toBeVisible();
});
