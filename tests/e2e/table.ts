/** What stories do at a table, by the names that everybody finds things by. */
import type { Locator, Page } from '@playwright/test';
import { DUEL, sampleFile, type Sample } from './sample';
import { expect } from './site';

const files = new Map<string, Promise<Buffer>>();

/** Matches played by bots, as a file; made once for each list of samples. */
export function fileOf(...samples: readonly Partial<Sample>[]): Promise<Buffer> {
	const key = JSON.stringify(samples);
	const made = files.get(key) ?? sampleFile(...samples.map((sample) => ({ ...DUEL, ...sample })));
	files.set(key, made);
	return made;
}

/** Takes in a file at home, where the page must be. */
export async function importFile(page: Page, buffer: Buffer, name = 'matches.mangrove'): Promise<void> {
	// The page is drawn before its script runs: a file that is given to it by then is lost.
	await page.locator('html[data-motion]').waitFor({ state: 'attached' });
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

export const grid = (page: Page): Locator => page.getByRole('grid');

/** Drives one vehicle, or makes whatever move is nearest: the person at the screen must be asked. */
export async function makeMove(page: Page): Promise<void> {
	const before = await stepCount(page);
	await tapMove(page);
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}

/** Taps all of a move, whatever becomes of it. */
export async function tapMove(page: Page): Promise<void> {
	await grid(page)
		.getByRole('button', { name: /can be played$/ })
		.first()
		.click();
	await grid(page)
		.getByRole('button', { name: /drive here/ })
		.first()
		.click();
	await page.locator('.actions .primary').click();
}

/** How many steps the match on the screen has, as its replay slider counts them. */
export async function stepCount(page: Page): Promise<number> {
	return Number(await page.locator('[data-head]').getAttribute('data-head'));
}

/** What a page says in passing: no thing to tap. */
export const toast = (page: Page, text: string | RegExp = /./): Locator =>
	page.locator('.toasts .toast').filter({ hasText: text });
