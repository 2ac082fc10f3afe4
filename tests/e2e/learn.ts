/** What stories of learning do: tap squares, and play the whole lesson as its tasks ask. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Site } from './site';

export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
export const primary = (page: Page): Locator => page.locator('.actions .primary');
export const verdict = (page: Page): Locator => page.locator('[data-verdict]');

/** `>` and a number: the tile or button of that group, in reading order. Else a square. */
async function tap(page: Page, what: string): Promise<void> {
	if (what.startsWith('>'))
		await page
			.getByRole('group')
			.getByRole('button')
			.nth(Number(what.slice(1)))
			.click();
	else await square(page, what).click();
}

export async function taps(page: Page, ...list: readonly string[]): Promise<void> {
	for (const what of list) await tap(page, what);
}

/** Each step: what is tapped, from the first touch to the goal. A square tapped twice is previewed, then chosen. */
const LESSON: readonly (readonly string[])[] = [
	['d4', 'g5', 'g5'],
	['e4', 'f7', 'f7'],
	['d7', 'g7', 'g7'],
	['l13', 'm13', 'm13', '>0', '>0'],
	['e8', 'g8', 'g8'],
	['g6', 'h10', 'h10'],
	['l7', 'k9', 'k9'],
	['g4', '>0', 'g6', 'g6'],
	['h12', '>0', 'l12', 'l12', 'l8', 'l12', 'l12']
];

export async function playLesson(page: Page, site: Site, words: { readonly done: RegExp }): Promise<void> {
	await page.goto(site.url('/learn/green-conquest'));
	await page.locator('main .button.primary').click();
	for (const [index, step] of LESSON.entries()) {
		await expect(page.locator('header p')).toHaveText(new RegExp(`^${index + 1} \\w+ ${LESSON.length}$`));
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'going');
		await taps(page, ...step);
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
		expect(await scrolls(page)).toBe(false);
		await primary(page).click();
	}
	await expect(page.getByText(words.done)).toBeVisible();
}

/** The page is wider or higher than the screen. */
export function scrolls(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const { scrollWidth, scrollHeight } = document.documentElement;
		return scrollWidth > innerWidth || scrollHeight > innerHeight;
	});
}
