/** Whole games, tap by tap: somebody who has never been here wins against a bot, and two people pass the device to the end. */
import type { Page } from '@playwright/test';
import { readRecord } from '../playthroughs/records';
import { playOut } from './green-conquest-taps';
import { expect, test } from './site';
import { DUEL } from './sample';
import { fileOf, grid, importFile, stepCount } from './table';

test.beforeEach(async ({ page }) => {
	test.setTimeout(180_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the last moves of a game against a bot are played and won; a rematch begins; the won match is in the list', async ({
	page,
	site,
	complaints,
	isMobile
}) => {
	test.skip(!isMobile, 'whole games are played at both sizes in the long run');
	await page.goto(site.url());
	const { options, plies } = readRecord('green-conquest/duel-greedy');
	const script = plies.slice(0, -8).map(([, move]) => move);
	const seats = [
		{ name: '', bot: 'easy' },
		{ name: '', bot: '' }
	];
	await importFile(page, await fileOf({ ...DUEL, options, seats, moves: script.length, script, title: 'Last blow' }));
	await page.getByRole('link', { name: /Last blow.*Your turn/ }).click();
	await playOut(page, [1], 'last blow');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win');
	await expect(page.getByText('All other clans are out.', { exact: true })).toBeVisible();

	await page.getByRole('button', { name: 'Rematch' }).click();
	await expect(grid(page)).toBeVisible();
	expect(await stepCount(page)).toBeLessThan(script.length);
	await page.getByRole('link', { name: 'Back' }).click();
	await page.getByRole('link', { name: /All matches/ }).click();
	await expect(page.getByRole('link', { name: /Last blow.*Finished/ })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a newcomer opens the app, starts a game against the bot and wins it @long', async ({
	page,
	site,
	complaints
}) => {
	test.setTimeout(900_000);
	await page.goto(site.url());
	await page.getByRole('link', { name: /The Green Conquest/ }).click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(grid(page)).toBeVisible();
	const { snapshot } = await playOut(page, [0], 'newcomer');
	expect(snapshot.result).toEqual({ winners: [0], reason: 'last-clan' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You win');
	await page.getByRole('button', { name: 'Rematch' }).click();
	await expect(grid(page)).toBeVisible();
	// Sides have changed: the bot begins.
	await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toContainText('to play', { timeout: 60_000 });
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page.getByRole('link', { name: /The Green Conquest.*Your turn/ })).toBeVisible();
	expect(complaints).toEqual([]);
});

/** Ana begins a match with Tom on her device. `options`: labels of the form and what is chosen. */
async function sitDown(page: Page, options: Readonly<Record<string, string | number>>): Promise<void> {
	await page.getByRole('link', { name: /The Green Conquest/ }).click();
	await page.getByLabel('Seat 1').selectOption('Someone here');
	await page.getByLabel('Name, seat 1').fill('Ana');
	await page.getByLabel('Seat 2').selectOption('Someone here');
	await page.getByLabel('Name, seat 2').fill('Tom');
	await page.getByText('Options').click();
	for (const [label, value] of Object.entries(options)) {
		const field = page.getByLabel(label);
		if (typeof value === 'string') await field.selectOption(value);
		else {
			await field.fill(String(value));
			await field.blur();
		}
	}
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(grid(page)).toBeVisible();
}

test('two people pass the device through a short game to its end', async ({ page, site, complaints, isMobile }) => {
	test.skip(!isMobile, 'whole games are played at both sizes in the long run');
	await page.goto(site.url());
	await sitDown(page, { 'Starting squares': 'Automatic', 'Quiet limit': 2 });
	const choose = async (...types: string[]): Promise<void> => {
		for (const type of types) {
			await page.getByRole('group', { name: 'Vehicle types' }).getByRole('button', { name: type }).click();
		}
		await page.getByRole('button', { name: 'Enlist' }).click();
	};
	const drive = async (from: string, to: string): Promise<void> => {
		for (const square of [from, to, to]) await page.locator(`[data-square="${square}"]`).click();
	};
	const seat = (name: string) => page.getByRole('listitem').filter({ hasText: name });
	await expect(seat('Ana')).toContainText('to play');
	await choose('Ram', 'Trapper', 'Tunneler', 'Octopus', 'Shield');
	await expect(seat('Tom')).toContainText('to play');
	await choose('Scout', 'Snake', 'Glider', 'Hypnotist', 'Nightmare');
	await expect(seat('Ana')).toContainText('to play');
	await drive('c3', 'c5');
	await drive('c2', 'e2');
	await expect(seat('Tom')).toContainText('to play');
	await drive('m13', 'm11');
	await drive('m14', 'k14');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana wins');
	await expect(
		page.getByText('No heart was lost for too long, and the stronger side wins.', { exact: true })
	).toBeVisible();
	expect(complaints).toEqual([]);
});

test('two people pass the device through a whole game to the last blow @long', async ({ page, site, complaints }) => {
	test.setTimeout(900_000);
	await page.goto(site.url());
	await sitDown(page, { 'Vehicles sent home': 'Automatic: fewer interruptions' });
	const { snapshot } = await playOut(page, [0, 1], 'two people');
	expect(snapshot.result?.reason).toBe('last-clan');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Ana|Tom) wins$/);
	expect(complaints).toEqual([]);
});
