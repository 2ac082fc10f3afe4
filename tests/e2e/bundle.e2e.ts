import { expect, test } from './site';
import { callInPage } from './bundle';

test('a module of ours runs in a page of the site', async ({ page, site }) => {
	await page.goto(site.url());
	expect(await callInPage<string>(page, 'tests/e2e/probe.ts', 'probe', 'hello')).toBe('hello from Chromium');
});
