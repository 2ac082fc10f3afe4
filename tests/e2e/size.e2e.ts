/** What a first visit costs: the scripts of the home page, as they travel. Tables and games are loaded when there is a match. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './site';

const MOST = 90_000;

test('the home page needs little script, and no game', async ({ page, site }, { project }) => {
	test.skip(project.name !== 'desktop', 'the scripts are the same');
	const scripts = new Map<string, Promise<Buffer>>();
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		const fromPage = response.request().serviceWorker() === null;
		if (fromPage && pathname.endsWith('.js')) scripts.set(pathname, response.body());
	});
	await page.route('**/sw.js', (route) => route.abort());
	await page.goto(site.url());
	await page.waitForLoadState('networkidle');
	const bodies = await Promise.all(scripts.values());
	const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
	test.info().annotations.push({ type: 'home page, script, gzip', description: `${size} bytes` });
	expect(size).toBeGreaterThan(10_000);
	expect(size).toBeLessThanOrEqual(MOST);
});
