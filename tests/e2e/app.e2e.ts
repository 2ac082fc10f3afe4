import { games } from '../../src/lib/games';
import { expect, kept, test, type Base } from './site';

const bases: readonly Base[] = ['', '/mangrove'];
const game = games[0];

for (const base of bases) {
	test.describe(base === '' ? 'at the root of a host' : `under ${base} @phone`, () => {
		test.use({ base });

		test('the home page lists every game', async ({ page, site, complaints }) => {
			await page.goto(site.url());
			await expect(page).toHaveTitle('Mangrove');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangrove');
			await expect(page.getByRole('heading', { level: 3 })).toHaveText(games.map(({ name }) => name.en));
			await kept(page);
			expect(complaints).toEqual([]);
		});

		test('nothing is wider than the screen', async ({ page, site }) => {
			await page.goto(site.url());
			expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
		});

		test('a game opens by a click and by its address, and its rules load', async ({ page, site, complaints }) => {
			test.skip(!game, 'there is no game yet');
			if (!game) return;
			await page.goto(site.url());
			await page.getByRole('link', { name: game.name.en }).first().click();
			await expect(page).toHaveURL(site.url(`/games/${game.id}`));
			await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
			await page.goto(site.url(`/games/${game.id}`));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.name.en);
			await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
			expect(complaints).toEqual([]);
		});

		test('an address where nothing is says so', async ({ page, site }) => {
			await page.goto(site.url('/games/no-such-game'));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address.');
			await page.getByRole('link', { name: 'Home' }).click();
			await expect(page).toHaveURL(site.url());
		});

		test('with the server gone it opens again, at home and at any address @phone', async ({
			page,
			site,
			context,
			complaints
		}) => {
			await page.goto(site.url());
			await kept(page);
			await site.stop();

			await page.reload();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangrove');
			await expect(page.getByRole('heading', { level: 3 })).toHaveText(games.map(({ name }) => name.en));

			const other = await context.newPage();
			if (game) {
				await other.goto(site.url(`/games/${game.id}?from=link#room`));
				await expect(other.getByRole('heading', { level: 1 })).toHaveText(game.name.en);
				await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
				await other.reload();
				await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
			}
			await other.goto(site.url('/games/no-such-game'));
			await expect(other.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address.');
			expect(complaints).toEqual([]);
		});

		test('with the network off it opens again @phone', async ({ page, site, context }) => {
			await page.goto(site.url());
			await kept(page);
			await context.setOffline(true);
			await page.reload();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangrove');
			expect(await page.evaluate(() => document.fonts.load('700 20px Grenze').then((fonts) => fonts.length))).toBe(1);
		});

		test('everything that the site is made of is kept @phone', async ({ page, site }) => {
			await page.goto(site.url());
			await kept(page);
			const missing = await page.evaluate(async () => {
				const pages = ['', 'mangrove.webmanifest', 'icon.svg', 'icon-192.png', '_app/version.json'];
				const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map((link) => link.href);
				const urls = [...pages.map((name) => new URL(name, document.baseURI).href), ...linked];
				const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })));
				return urls.filter((_, index) => !found[index]);
			});
			expect(missing).toEqual([]);
		});

		test('it can be installed @phone', async ({ page, site }) => {
			await page.goto(site.url());
			const link = page.locator('link[rel=manifest]');
			const address = new URL((await link.getAttribute('href')) ?? '', page.url());
			const manifest = (await (await page.request.get(address.href)).json()) as {
				start_url: string;
				scope: string;
				display: string;
				icons: { src: string; sizes: string; purpose: string }[];
			};
			expect(new URL(manifest.start_url, address).href).toBe(site.url());
			expect(new URL(manifest.scope, address).href).toBe(site.url());
			expect(manifest.display).toBe('standalone');
			expect(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(true);
			for (const icon of manifest.icons) {
				expect((await page.request.get(new URL(icon.src, address).href)).status()).toBe(200);
			}
		});
	});
}

test.describe('in French', () => {
	test.use({ locale: 'fr-FR' });

	test('the page speaks French', async ({ page, site }) => {
		await page.goto(site.url());
		await expect(page.getByRole('heading', { level: 2 })).toHaveText('Nouvelle partie');
		await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	});
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`the ${colorScheme} theme follows the system`, async ({ page, site }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(site.url());
		const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(ground).toBe(colorScheme === 'light' ? 'rgb(236, 239, 226)' : 'rgb(12, 25, 23)');
	});
}
