/** People on devices of their own: separate browsers that share nothing but a link. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { register } from './connections';
import { expect, type Site } from './site';
import { grid, makeMove, stepCount } from './table';

export interface Player {
	readonly context: BrowserContext;
	readonly page: Page;
	/** What the page complained about. */
	readonly complaints: string[];
}

export async function player(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Player> {
	const context = await browser.newContext({ serviceWorkers: 'block', ...options });
	await register(context);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	return { context, page, complaints };
}

/** Makes a duel whose second seat is elsewhere, and returns the link to it. */
export async function invite({ page }: Player, site: Site): Promise<string> {
	await page.goto(site.url('/games/green-conquest'));
	await page.getByLabel('Seat 2').selectOption('elsewhere');
	await page.getByText('Options', { exact: true }).click();
	await page.getByLabel('Starting squares').selectOption({ label: 'Automatic' });
	await page.getByRole('button', { name: 'Invite' }).click();
	await page.getByRole('button', { name: 'Copy link' }).click();
	await expect(page.getByRole('button', { name: 'Link copied.' })).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

export async function sitDown({ page }: Player, link: string, name: string): Promise<void> {
	await page.goto(link);
	await page.getByLabel('Your name at the table').fill(name);
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(grid(page)).toBeVisible();
}

/** Chooses the first five vehicles. */
export async function enlist({ page }: Player): Promise<void> {
	const before = await stepCount(page);
	const types = page.getByRole('group', { name: 'Vehicle types' }).getByRole('button');
	for (const type of [0, 1, 2, 3, 4]) await types.nth(type).click();
	await page.locator('.actions .primary').click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}

/** Two people at one duel, both at the board, their vehicles chosen. */
export async function duel(browser: Browser, site: Site): Promise<{ host: Player; guest: Player; link: string }> {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const link = await invite(host, site);
	await sitDown(guest, link, 'Bo');
	await host.page.getByRole('link', { name: 'To the board' }).click();
	await expect(grid(host.page)).toBeVisible();
	await enlist(host);
	await enlist(guest);
	return { host, guest, link };
}

/** Drives once and ends the turn; the others see both. */
export async function takeTurn(mover: Player, ...others: readonly Player[]): Promise<void> {
	await makeMove(mover.page);
	await mover.page.getByRole('button', { name: 'End turn' }).click();
	await expect(mover.page.getByRole('button', { name: 'End turn' })).toBeDisabled();
	for (const other of others) await sameStep(mover, other);
}

export async function sameStep(one: Player, two: Player): Promise<void> {
	await expect.poll(async () => (await stepCount(two.page)) === (await stepCount(one.page))).toBe(true);
}
