/** Two pages of the built site at one duel by link, with nobody but the bench at either end. */
import type { Browser, Page } from '@playwright/test';
import { bundle } from '../../e2e/bundle';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', serviceWorkers: 'block' } as const;

/** A page of its own device that notes what happens in it. */
export async function newPage(browser: Browser): Promise<Page> {
	const context = await browser.newContext(PHONE);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await context.addInitScript(`${await bundle('tests/bench/wire/marks.ts', '__marking')}; __marking.watchPage();`);
	const page = await context.newPage();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	return page;
}

async function enlist(page: Page): Promise<void> {
	const types = page.getByRole('group', { name: 'Vehicle types' }).getByRole('button');
	for (const type of [0, 1, 2, 3, 4]) await types.nth(type).click();
	await page.locator('.actions .primary').click();
}

export async function openDuel(browser: Browser, origin: string): Promise<readonly [Page, Page]> {
	const [host, guest] = await Promise.all([newPage(browser), newPage(browser)]);
	await host.goto(`${origin}/games/green-conquest`);
	await host.getByLabel('Seat 2').selectOption('elsewhere');
	await host.getByText('Options', { exact: true }).click();
	await host.getByLabel('Starting squares').selectOption({ label: 'Automatic' });
	await host.getByRole('button', { name: 'Invite' }).click();
	await host.getByRole('button', { name: 'Copy link' }).click();
	await host.getByText('Link copied.').first().waitFor();
	await guest.goto(await host.evaluate(() => navigator.clipboard.readText()));
	await guest.getByRole('button', { name: 'Sit down' }).click();
	await host.getByRole('link', { name: 'To the board' }).click();
	for (const page of [host, guest]) await enlist(page);
	return [host, guest];
}

/** Two moves: one vehicle is driven, then the turn is ended. `each` is told the tap that makes a move. */
export async function takeTurn(page: Page, each: (tap: () => Promise<void>) => Promise<void>): Promise<void> {
	const board = page.getByRole('grid');
	await board
		.getByRole('button', { name: /can be played$/ })
		.first()
		.click();
	await board
		.getByRole('button', { name: /drive here/ })
		.first()
		.click();
	await each(() => page.locator('.actions .primary').click());
	await each(() => page.getByRole('button', { name: 'End turn' }).click());
}
