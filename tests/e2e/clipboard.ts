/** The clipboard as a person uses it: something is tapped, and what it copied is there a moment later, not at once. */
import type { Page } from '@playwright/test';
import { expect } from './site';

/** What a tap copies. The clipboard is emptied first, so that nothing older is taken for it. */
export async function copiedBy(page: Page, tap: () => Promise<void>): Promise<string> {
	const read = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
	await page.evaluate(() => navigator.clipboard.writeText(''));
	await tap();
	await expect.poll(read, { message: 'something is copied' }).not.toBe('');
	return read();
}

/** Whether the page may copy at all: plain http has no clipboard. */
export const canCopy = (page: Page): Promise<boolean> =>
	page.evaluate(() => (navigator.clipboard as Clipboard | undefined) !== undefined);
