/** What a link brings behind its `#` opens a seat: it stays in no address, travels in no request, and no way back leads to it. */
import type { Page, Request } from '@playwright/test';
import { expect, kept, test } from './site';

const SECRET = 'SEATCODE0123456789';

/** Every address that the page asks for from now on, and every address that the page itself has had. */
function traces(page: Page): { asked: string[]; had: string[] } {
	const asked: string[] = [];
	const had: string[] = [];
	page.on('request', (request: Request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
	page.on('framenavigated', (frame) => had.push(frame.url()));
	return { asked, had };
}

const brokenLink = (page: Page) => page.getByRole('heading', { level: 1 });

for (const at of ['device', 'join', 'post', 'replay'] as const) {
	test(`a link to /${at} has left the address before anything is drawn, and a reload still has it`, async ({
		page,
		site
	}) => {
		// As early as any script of the page can look: when the document begins to have a body.
		await page.addInitScript(() => {
			const seen = globalThis as { atFirst?: string };
			new MutationObserver((_, watch) => {
				if (document.body === null) return;
				seen.atFirst = location.href;
				watch.disconnect();
			}).observe(document, { childList: true, subtree: true });
		});
		const { asked } = traces(page);
		await page.goto(site.url(`/${at}#${SECRET}`));
		await expect(brokenLink(page)).toBeVisible();
		expect(await page.evaluate(() => (globalThis as { atFirst?: string }).atFirst)).toBe(site.url(`/${at}`));
		expect(page.url()).toBe(site.url(`/${at}`));
		expect(asked.filter((each) => each.includes(SECRET) && !each.startsWith(site.url(`/${at}#`)))).toEqual([]);
		const said = await brokenLink(page).textContent();
		await page.reload();
		await expect(brokenLink(page)).toHaveText(said ?? '');
		expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(SECRET);
	});
}

test('a link that is pasted into the app never stands in its address', async ({ page, site }) => {
	await page.goto(site.url());
	const { asked, had } = traces(page);
	await page.getByRole('button', { name: 'Open a link' }).click();
	await page.getByRole('dialog').getByRole('textbox').fill(`Your seat: https://example.org/device#${SECRET}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Open it', exact: true }).click();
	await expect(page).toHaveURL(site.url('/device'));
	await expect(brokenLink(page)).toBeVisible();
	expect([...asked, ...had].filter((each) => each.includes(SECRET))).toEqual([]);
});

test('what another app shares comes to the app in no address and reaches no server', async ({ page, site }) => {
	await page.goto(site.url());
	await kept(page);
	const { asked, had } = traces(page);
	const share = async (text: string): Promise<void> => {
		// As the system does: a form is posted to the app from outside of it.
		await page.goto('about:blank');
		await page.setContent(
			`<form method="post" enctype="multipart/form-data" action="${site.url('/open')}"><input name="title"><input name="text"></form>`
		);
		await page.locator('[name=text]').fill(text);
		await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
	};
	const refused: string[] = [];
	page.on('response', (response) => {
		if (response.request().method() === 'POST' && !response.fromServiceWorker()) refused.push(response.url());
	});
	await share(`Look: https://example.org/x/device#${SECRET}`);
	await expect(page).toHaveURL(site.url('/device'));
	await expect(brokenLink(page)).toBeVisible();
	expect(refused).toEqual([]);
	expect(had.filter((each) => each.includes(SECRET))).toEqual([]);
	expect(asked.filter((each) => each.split(' ')[0]?.includes(SECRET))).toEqual([]);
	await share('hello');
	await expect(brokenLink(page)).toHaveText('This link is broken or incomplete.');
	await page.goto(site.url('/open'));
	await expect(page).toHaveURL(site.url('/matches'));
});
