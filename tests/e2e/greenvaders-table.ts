/** What stories do at a table of Greenvaders, by the names and marks that players find things by. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Site } from './site';
import { importFile, stepCount } from './table';

export const primary = (page: Page): Locator => page.locator('.actions .primary');
export const ready = (page: Page): Locator => page.locator('.actions .primary:not([aria-disabled="true"])');
/** A field by the seat it belongs to. */
export const field = (page: Page, seat: number): Locator => page.locator(`[data-grid="${seat}"]`);
export const card = (page: Page, face: string): Locator => page.locator(`.hand [data-face="${face}"]`).first();
export const openCells = (within: Locator): Locator => within.locator('button:has(.open)');
export const tile = (page: Page, pot: string): Locator => page.locator(`.options [data-pot="${pot}"]`);
const cover = (page: Page): Locator => page.locator('.cover');
const end = (page: Page): Locator => page.locator('.end').first();

/** Imports a match and sits down at it. */
export async function sit(page: Page, site: Site, file: Buffer): Promise<void> {
	await page.goto(site.url());
	await importFile(page, file);
	await page.getByRole('link', { name: /Fountain/ }).click();
	await expect(page.locator('.stage, .cover').first()).toBeVisible();
}

/** The next player holds the button and looks. */
export async function look(page: Page): Promise<void> {
	await page.getByRole('button', { name: /Hold to look|Maintenez pour regarder/ }).dispatchEvent('pointerdown');
	await expect(cover(page)).toBeHidden();
	await expect(page.locator('.stage')).toBeVisible();
}

/** Where a finger goes next, best first; each is something that the screen marks as possible. */
const NEXT = [
	'.actions .primary:not([aria-disabled="true"])',
	'dialog[open] [data-face]',
	'[data-grid] button:has(.open)',
	'[data-grid] button:has(.aim)',
	'[data-grid] button:has(.may)',
	'.neighbour button.target',
	'.hand:is([aria-label="Top of the pile"], [aria-label="Dessus du tas"]) .card:not(:has(.rank))',
	'.options .chip:not(.selected)',
	'.colours button',
	'.offer .usable',
	'.hand .card[aria-label*="can be played"], .hand .card[aria-label*="jouable"]',
	'.supply button.may',
	'.actions .button:not(.primary, .square)'
];

/** One tap of a player who takes whatever is nearest. Gives back false once the result is on the screen, or a cover that is not to be lifted. */
export async function tapOnce(page: Page, { lift = true } = {}): Promise<boolean> {
	const any = page.locator([...NEXT, '.cover', '.end', '.hand .card:not(.selected)'].join(','));
	await expect(any.first()).toBeVisible({ timeout: 45_000 });
	if (await end(page).isVisible()) return false;
	if (await cover(page).isVisible()) {
		if (!lift) return false;
		await look(page);
		return true;
	}
	for (const selector of NEXT) {
		const found = page.locator(selector).first();
		if (!(await found.isVisible())) continue;
		// A bot may have moved in between: then the next look finds something else.
		await found.click({ timeout: 2000 }).catch(() => undefined);
		return true;
	}
	return true;
}

/** Plays on until a step more is made. */
export async function makeMove(page: Page): Promise<void> {
	const before = await stepCount(page);
	for (let taps = 0; taps < 12; taps++) {
		await tapOnce(page);
		if ((await page.locator('[data-head]').count()) === 0 || (await stepCount(page)) > before) return;
	}
	throw new Error('no move came about');
}
