/** A finished game of each kind opens from its link without a network. */
import { games } from '../../src/lib/games';
import { copiedBy } from './clipboard';
import { expect, kept, test } from './site';
import { fileOf, importFile, toast } from './table';

/** What a match between two needs to be said, beside what goes without saying. */
const OPTIONS: Readonly<Record<string, object>> = { 'green-square': { seats: 2 } };

for (const { id } of games) {
	test(`${id}: a finished game opens from its link without a network @long`, async ({
		page,
		site,
		context,
		complaints
	}, { project }) => {
		test.skip(project.name === 'phone', 'phones share by their own sheet');
		test.setTimeout(120_000);
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto(site.url());
		await importFile(
			page,
			await fileOf({ game: id, options: OPTIONS[id] ?? {}, moves: 30, title: 'Over', resigns: 1 })
		);
		await expect(toast(page, /imported/)).toBeVisible();
		await page.goto(site.url('/matches'));
		await page.getByRole('link', { name: /Over/ }).click();
		const share = page.getByRole('button', { name: /Share/ }).first();
		const link = await copiedBy(page, () => share.click());
		expect(link).toContain('/replay#');
		await kept(page);
		await site.stop();
		await page.goto('about:blank');
		await page.goto(link);
		await page.getByRole('slider').fill('9');
		await expect(page.getByText(/^Step 9 of/)).toBeVisible();
		expect(complaints.filter((text) => !/ERR_|Failed to fetch/.test(text))).toEqual([]);
	});
}
