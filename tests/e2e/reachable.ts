/** Everything that can be read in a page: every element with its attributes, the tree that screen readers get, the title. */
import type { Page } from '@playwright/test';

export async function reachable(page: Page): Promise<string> {
	return `${await page.content()}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}
