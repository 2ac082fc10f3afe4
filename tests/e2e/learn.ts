/** What stories of learning do: tap squares, and play the whole lesson as its tasks ask. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Site } from './site';

export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
export const primary = (page: Page): Locator => page.locator('.actions .primary');
export const verdict = (page: Page): Locator => page.locator('[data-verdict]');

/**
 * `>` and a number: the tile or button of that group, in reading order. `0/1,2`: a cell of a seat's grid. `hand` or `river` and a face: that
 * card. `=` and a thing of the table by its own name: that, wherever it lies first. `!`: the one next act. Else a square.
 */
async function tap(page: Page, what: string): Promise<void> {
	const [kind = '', face = ''] = what.split(' ');
	const [seat = '', cell] = what.split('/');
	if (what.startsWith('='))
		return page
			.locator(`[data-pick="${what.slice(1)}"]`)
			.first()
			.click();
	if (what === '!') return primary(page).click();
	if (what.startsWith('>')) {
		const buttons = page.getByRole('group').getByRole('button');
		return buttons.nth(Number(what.slice(1))).click();
	}
	if (cell !== undefined) return page.locator(`[data-grid="${seat}"] [data-at="${cell}"]`).click();
	if (kind === 'hand') return page.locator(`.hand [data-face="${face}"]`).first().click();
	if (kind === 'river') return page.locator(`[data-river="${face}"]`).first().click();
	return square(page, what).click();
}

export async function taps(page: Page, ...list: readonly string[]): Promise<void> {
	for (const what of list) await tap(page, what);
}

type Steps = readonly (readonly string[])[];

/** Each step: what is tapped, from the first touch to the goal. A square or cell tapped twice is previewed, then chosen. */
export const LESSONS = {
	'green-conquest': [
		['d4', 'g5', 'g5'],
		['e4', 'f7', 'f7'],
		['d7', 'g7', 'g7'],
		['l13', 'm13', 'm13', '>0', '>0'],
		['e8', 'g8', 'g8'],
		['g6', 'h10', 'h10'],
		['l7', 'k9', 'k9'],
		['g4', '>0', 'g6', 'g6'],
		['h12', '>0', 'l12', 'l12', 'l8', 'l12', 'l12']
	],
	'green-square': [
		['=hand upg:0', '!'],
		['!', '!'],
		['=hand upg:0', '!', '!'],
		['=hand upg:0', '!'],
		['=pill ask', '=upgrades 2', '=button send'],
		['=hand upg:0', '!', '!', '!'],
		['=pill sell', '=button send', '!'],
		['=hand loc:0', '!', '!']
	],
	greenvaders: [
		['hand red-simple', '0/1,1', '0/1,1'],
		['hand blue-simple', '0/2,2', '0/2,2'],
		['river green-simple', 'river green-simple'],
		['hand blue-destroy-red', '0/0,1', '0/0,1', '1/1,0', '1/1,0'],
		['hand red-reinforce-blue', '0/0,2', '0/0,2', 'river green-simple', '0/2,0', '0/2,0'],
		['hand blue-move-red', '0/0,2', '0/0,2', '0/1,2', '0/2,2', '0/2,2'],
		['hand red-simple', '0/2,0', '0/2,0', '>0', '0/0,0', '0/0,0'],
		['hand green-destroy-blue', '0/2,2', '0/2,2', '0/0,2', '0/0,2'],
		['>0', '0/0,1', '0/1,1', '0/1,1'],
		['hand red-move-green', '0/1,1', '0/1,1', '0/0,0', '0/2,2', '0/2,2']
	]
} satisfies Record<string, Steps>;
export type Taught = keyof typeof LESSONS;
export const TAUGHT = Object.keys(LESSONS) as Taught[];

export async function playLesson(
	page: Page,
	site: Site,
	{ game, done }: { readonly game: Taught; readonly done: RegExp }
): Promise<void> {
	const steps: Steps = LESSONS[game];
	await page.goto(site.url(`/learn/${game}`));
	await page.locator('main .button.primary').click();
	for (const [index, step] of steps.entries()) {
		await expect(page.locator('header p')).toHaveText(new RegExp(`^${index + 1} \\w+ ${steps.length}$`));
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'going');
		await taps(page, ...step);
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
		expect(await scrolls(page)).toBe(false);
		await primary(page).click();
	}
	await expect(page.getByText(done)).toBeVisible();
}

/** The page is wider or higher than the screen. */
export function scrolls(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const { scrollWidth, scrollHeight } = document.documentElement;
		return scrollWidth > innerWidth || scrollHeight > innerHeight;
	});
}
