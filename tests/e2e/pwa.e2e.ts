/** The app as something kept on a device: new versions, other tabs, the system's share sheet, storage that runs out or is cleared. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, kept, test, type Site } from './site';
import { fileOf, grid, importFile, makeMove, stepCount, tapMove } from './table';

test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the size');

const MARK = '<meta name="second-version" />';

/** The same site with another page and, by its revision, another service worker: a new version. */
function newVersionOf(site: Site): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'second-version-'));
	cpSync(site.folder, folder, { recursive: true });
	for (const name of ['200.html', 'index.html']) {
		const file = path.join(folder, name);
		writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `${MARK}</head>`));
	}
	const worker = path.join(folder, 'sw.js');
	const text = readFileSync(worker, 'utf8');
	const changed = text.replaceAll(/revision:"(\w+)"/g, (_, revision: string) => `revision:"${revision}2"`);
	if (changed === text) throw new Error('the service worker lists no page by its revision');
	writeFileSync(worker, changed);
	return folder;
}

/** The new version is served; resolves when it lies ready on the device. */
async function publish(page: Page, site: Site, folder: string): Promise<void> {
	await site.stop();
	await site.start(folder);
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
	});
}

/** How many tabs say that they are open. */
const tabsOf = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const { held = [] } = await navigator.locks.query();
		return held.filter(({ name }) => name === 'mangrove-tab').length;
	});

test('a new version comes in the middle of a turn: the game goes on, and it is offered after the turn', async ({
	page,
	site,
	context
}) => {
	const folder = newVersionOf(site);
	try {
		await page.goto(site.url());
		await kept(page);
		await importFile(page, await fileOf({ moves: 44, title: 'River' }));
		await page.getByRole('link', { name: /River/ }).click();
		await makeMove(page);
		await publish(page, site, folder);
		const offer = page.getByText('A new version is here.');
		await makeMove(page);
		await expect(offer).toBeHidden();
		await page.getByRole('button', { name: 'End turn' }).click();
		await expect(offer).toBeVisible();

		// Another tab still runs the old version: the two must not meet.
		const other = await context.newPage();
		await other.goto(site.url());
		// A page is drawn before its script runs; only then it counts as a tab.
		await expect.poll(() => tabsOf(other)).toBe(2);
		await page.getByRole('button', { name: 'Change over' }).click();
		await expect(page.getByText('Mangrove is open in another tab.')).toBeVisible();
		await expect(page.locator('meta[name=second-version]')).toHaveCount(0);
		await other.close();

		const before = await stepCount(page);
		await page.getByRole('button', { name: 'Change over' }).click();
		await expect(page.locator('meta[name=second-version]')).toHaveCount(1);
		await expect(grid(page)).toBeVisible();
		await expect.poll(() => stepCount(page)).toBeGreaterThanOrEqual(before);
		await expect(offer).toBeHidden();
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

test('from one build to the next: the match goes on, in the new version @long', async ({ page, site }) => {
	test.setTimeout(180_000);
	const version = async (): Promise<string> => {
		await page.goto(site.url('/settings'));
		return page.getByText(/^Version /).innerText();
	};
	await page.goto(site.url());
	await kept(page);
	const first = await version();
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await makeMove(page);
	await publish(page, site, site.nextFolder);
	const offer = page.getByText('A new version is here.');
	// Chunks of the old version are asked for and still there, though the server no longer has them: the bot starts to think only now.
	await makeMove(page);
	await expect(offer).toBeHidden();
	await page.getByRole('button', { name: 'End turn' }).click();
	await expect(offer).toBeVisible();
	const before = await stepCount(page);
	await page.getByRole('button', { name: 'Change over' }).click();
	await expect(offer).toBeHidden();
	await expect(grid(page)).toBeVisible();
	await expect.poll(() => stepCount(page)).toBeGreaterThanOrEqual(before);
	expect(first).not.toContain('the next one');
	expect(await version()).toBe('Version the next one');
	await site.stop();
	await page.goto(site.url());
	await page.getByRole('link', { name: /River/ }).click();
	await makeMove(page);
});

test('the second start asks the network for nothing, and all that is kept fits its bound', async ({
	page,
	site,
	context
}) => {
	await page.goto(site.url());
	await kept(page);
	await page.close();
	const asked: string[] = [];
	context.on('request', (request) => {
		if (request.serviceWorker()) asked.push(request.url());
	});
	const again = await context.newPage();
	again.on('response', (response) => {
		if (!response.fromServiceWorker()) asked.push(response.url());
	});
	await again.goto(site.url());
	await expect(again.getByRole('heading', { level: 3 }).first()).toBeVisible();
	expect(asked.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
	const bytes = await again.evaluate(async () => {
		let sum = 0;
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) sum += (await (await cache.match(request))?.blob())?.size ?? 0;
		}
		return sum;
	});
	test.info().annotations.push({ type: 'kept on the device', description: `${bytes} bytes` });
	expect(bytes).toBeGreaterThan(100_000);
	// With four tables, and the cards of two.
	expect(bytes).toBeLessThanOrEqual(3_000_000);
});

test('on a phone of another maker the way to the home screen is shown', async ({ browser, site }) => {
	const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X)' });
	const page = await context.newPage();
	await page.goto(site.url('/settings'));
	await page.getByRole('button', { name: 'Show me how' }).click();
	await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
	await context.close();
});

test('storage is cleared behind our back: an export brings the match back @long', async ({ page, site }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await expect(page.getByRole('link', { name: /River/ })).toBeVisible();
	await page.getByRole('link', { name: 'Settings' }).click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Export all' }).click()
	]);
	const file = readFileSync(await download.path());
	const session = await page.context().newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', { origin: new URL(site.url()).origin, storageTypes: 'all' });
	await page.goto(site.url());
	await expect(page.getByRole('link', { name: /River/ })).toHaveCount(0);
	await importFile(page, file);
	await page.getByRole('link', { name: /River/ }).click();
	await makeMove(page);
});

test('the device is full: a move that cannot be saved is not made, and is made once there is room', async ({
	page,
	site
}) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await expect(grid(page)).toBeVisible();
	// The browser's own quota is not kept to the byte: the store says what a full disk makes it say.
	await page.evaluate(() => {
		const store = IDBObjectStore.prototype;
		const { put } = store;
		store.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
		Object.assign(globalThis, { makeRoom: () => (store.put = put) });
	});
	const before = await stepCount(page);
	await tapMove(page);
	const note = page.getByRole('status').filter({ hasText: 'That wasn’t played.' });
	await expect(note).toBeVisible();
	await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
	await note.getByRole('button', { name: 'Try again' }).click();
	await expect(note).toBeVisible();
	expect(await stepCount(page)).toBe(before);
	await page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom());
	await note.getByRole('button', { name: 'Try again' }).click();
	await expect.poll(() => stepCount(page)).toBe(before + 1);
	await expect(note).toHaveCount(0);
	await page.reload();
	await expect(grid(page)).toBeVisible();
	expect(await stepCount(page)).toBe(before + 1);
});
