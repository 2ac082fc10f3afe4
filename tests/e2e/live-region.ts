/** What a page says to a screen reader, sentence by sentence, as it is said. */
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** Every sentence that was added to the live region, in order. */
		heard: string[];
	}
}

/** Listens from the next page on, as long as no other is loaded. */
export async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.heard = [];
		new MutationObserver((changes) => {
			for (const { target, addedNodes } of changes) {
				if (!(target instanceof Element) || !target.matches('.live')) continue;
				for (const node of addedNodes) if (node instanceof Element) window.heard.push(node.textContent);
			}
		}).observe(document, { childList: true, subtree: true });
	});
}

export function heard(page: Page): Promise<string[]> {
	return page.evaluate(() => [...window.heard]);
}

export async function forget(page: Page): Promise<void> {
	await page.evaluate(() => (window.heard = []));
}
