/** Several matches on one device: named, deleted, carried away and brought back; what is not ours changes nothing. */
import { readFile } from 'node:fs/promises';
import { copiedBy } from './clipboard';
import { expect, test } from './site';
import { fileOf, grid, importFile, toast } from './table';

test('several matches: rename, export, delete, import @phone', async ({ page, site, complaints }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 12, title: 'First' }, { moves: 16, title: 'Second' }));
	await page.getByRole('link', { name: /All matches/ }).click();
	await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Second', 'First']);

	await page.getByRole('button', { name: 'Actions for First' }).click();
	await page.getByRole('button', { name: 'Rename' }).click();
	await page.getByLabel('Name of the match').fill('On the train');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'On the train' })).toBeVisible();

	await page.getByRole('button', { name: 'Actions for On the train' }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^on-the-train-\d{4}-\d\d-\d\d\.mangrove$/);
	const bytes = await readFile(await file.path());

	await page.getByRole('button', { name: 'Actions for On the train' }).click();
	await page.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Second']);

	await importFile(page, bytes);
	await expect(toast(page, '1 match imported')).toBeVisible();
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
	await page.getByRole('link', { name: /On the train/ }).click();
	await expect(grid(page)).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a file that is broken, oversize or not ours is refused with a word, and nothing is lost @phone', async ({
	page,
	site
}) => {
	const good = await fileOf({ moves: 12, title: 'Kept' });
	const broken = Buffer.from(good);
	for (let at = 40; at < broken.length; at += 7) broken[at] = (broken[at] ?? 0) ^ 0x5a;
	await page.goto(site.url());
	await importFile(page, good);
	await expect(page.getByRole('link', { name: /Kept/ })).toBeVisible();
	const refused = async (): Promise<void> => {
		await expect(toast(page, 'Nothing was changed.')).toBeVisible();
		// A tap anywhere ends it.
		await page.mouse.click(1, 1);
		await expect(toast(page)).toHaveCount(0);
		await expect(page.getByRole('link', { name: /Kept/ })).toBeVisible();
	};
	for (const bytes of [Buffer.from('hello'), broken, good.subarray(0, good.length / 2)]) {
		await importFile(page, bytes);
		await refused();
	}
	// Made in the page: as large a file takes long to travel there.
	await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
		const files = new DataTransfer();
		files.items.add(new File([new Uint8Array(80 * 1024 * 1024)], 'huge.mangrove'));
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await refused();
	await page.reload();
	await page.getByRole('link', { name: /Kept/ }).click();
	await expect(grid(page)).toBeVisible();
});

test('a link with garbage says so and leads home @phone', async ({ page, site, complaints }) => {
	for (const code of ['', 'garbage', 'UkFSRQ', 'A'.repeat(3000)]) {
		await page.goto(site.url(`/replay#${code}`));
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is broken or incomplete.');
		await page.goto('about:blank');
	}
	await page.goto(site.url('/match#0000'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match is not on this device.');
	await page.getByRole('link', { name: 'Home' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangrove');
	await page.getByRole('button', { name: 'Open a link' }).click();
	await page.getByLabel('The link').fill('https://example.org/');
	await page.getByRole('button', { name: 'Open it' }).click();
	await expect(page.getByRole('alert')).toContainText('This isn’t a Mangrove link.');
	expect(complaints).toEqual([]);
});

test('a match shared as a link opens elsewhere, with the server gone @phone', async ({
	page,
	site,
	context,
	browser
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 30, title: 'Shared' }));
	await page.getByRole('link', { name: /Shared/ }).click();
	await page.getByRole('button', { name: 'Match menu' }).click();
	const share = page.getByRole('button', { name: 'Share the match as a link' });
	const link = await copiedBy(page, () => share.click());
	await expect(toast(page, 'Link copied')).toBeVisible();
	expect(link).toContain('/replay#');

	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await other.goto(site.url());
	await other.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await site.stop();
	await other.goto(link);
	await expect(grid(other)).toBeVisible();
	await other.getByRole('slider').fill('10');
	await expect(other.getByText(/^(Step|Étape) 10/)).toBeVisible();
	await elsewhere.close();
});
