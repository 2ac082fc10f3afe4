/** Whoever looks elsewhere is called when it is their turn; and what messengers draw of a link, who run no scripts. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enlist, invite, leaveAll, player, sitDown, takeTurn, toBoard, type Player } from './players';
import { expect, kept, test, type Base, type Site } from './site';

test.beforeEach(() => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(120_000);
});

interface Heard {
	/** Marks put on the icon of the app, and taken off. */
	readonly marks: string[];
	/** Notifications that the page itself made. */
	readonly notices: { readonly title: string; readonly body: string }[];
	/** Tones that were started. */
	tones: number;
}

/** Before any page is opened: notes how a page calls, and lets it be looked away from. Browsers under test hide no page by themselves. */
async function listen(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const heard: Heard = { marks: [], notices: [], tones: 0 };
		let isHidden = false;
		const look = (hidden: boolean): void => {
			isHidden = hidden;
			document.dispatchEvent(new Event('visibilitychange'));
		};
		Object.assign(globalThis, { __heard: heard, __look: look });
		Object.defineProperty(Document.prototype, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
		Object.defineProperty(Document.prototype, 'hidden', { get: () => isHidden });
		Object.assign(Navigator.prototype, {
			setAppBadge: () => Promise.resolve(void heard.marks.push('on')),
			clearAppBadge: () => Promise.resolve(void heard.marks.push('off'))
		});
		globalThis.Notification = class extends Notification {
			constructor(title: string, options?: NotificationOptions) {
				super(title, options);
				heard.notices.push({ title, body: options?.body ?? '' });
			}
		};
		const start: (this: OscillatorNode, when?: number) => void = Reflect.get(OscillatorNode.prototype, 'start');
		OscillatorNode.prototype.start = function (when) {
			heard.tones += 1;
			start.call(this, when);
		};
	});
}

const heardIn = (page: Page): Promise<Heard> =>
	page.evaluate(() => (globalThis as unknown as { __heard: Heard }).__heard);

const lookAway = (page: Page, isAway = true): Promise<void> =>
	page.evaluate((hidden) => (globalThis as unknown as { __look: (hidden: boolean) => void }).__look(hidden), isAway);

/** What the system shows of this app. */
const shown = (page: Page): Promise<{ title: string; body: string; url: string }[]> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		return (await registration.getNotifications()).map(({ title, body, data }) => ({
			title,
			body,
			url: (data as { url: string }).url
		}));
	});

/** A duel whose guest has asked to be called. Without a service worker the page has to make its notifications itself. */
async function called(
	browser: Browser,
	site: Site,
	serviceWorkers: 'allow' | 'block'
): Promise<{ host: Player; guest: Player }> {
	const [host, guest] = await Promise.all([player(browser), player(browser, { serviceWorkers })]);
	await listen(guest.context);
	await guest.context.grantPermissions(['notifications']);
	await guest.page.goto(site.url('/settings'));
	await guest.page.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
	await expect(guest.page.getByText('You will be told.').first()).toBeVisible();
	if (serviceWorkers === 'allow') await kept(guest.page);
	const [link = ''] = await invite(host, site);
	await sitDown(guest, link, 'Bo');
	await toBoard(host);
	await enlist(host);
	await enlist(guest);
	return { host, guest };
}

test('who looks elsewhere is called by title, mark, sound and notification, once, until they look again @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await called(browser, site, 'allow');
	const { page } = guest;
	await expect(page).toHaveTitle('The Green Conquest · Mangrove');
	await lookAway(page);
	const before = await heardIn(page);
	await takeTurn(host, guest);
	await expect(page).toHaveTitle('● The Green Conquest · Mangrove');
	const { pathname, hash } = new URL(page.url());
	const notice = { title: 'The Green Conquest', body: 'It is your turn.', url: `${pathname}${hash}` };
	await expect.poll(() => shown(page)).toEqual([notice]);
	const during = await heardIn(page);
	expect(during.marks.slice(before.marks.length)).toEqual(['on']);
	expect(during.tones).toBeGreaterThan(before.tones);
	expect(during.notices).toEqual([]);
	await lookAway(page, false);
	await expect.poll(() => shown(page)).toEqual([]);
	expect((await heardIn(page)).marks.at(-1)).toBe('off');

	// Whoever looks is not called.
	await takeTurn(guest, host);
	await expect(page).toHaveTitle('The Green Conquest · Mangrove');
	await takeTurn(host, guest);
	await expect(page).toHaveTitle('● The Green Conquest · Mangrove');
	expect((await heardIn(page)).marks.filter((mark) => mark === 'on')).toHaveLength(1);
	expect(await shown(page)).toEqual([]);
	await leaveAll(host, guest);
});

test('without a service worker the page calls; who does not want to be called gets no notification @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await called(browser, site, 'block');
	const { page } = guest;
	await lookAway(page);
	await takeTurn(host, guest);
	const notice = { title: 'The Green Conquest', body: 'It is your turn.' };
	await expect.poll(async () => (await heardIn(page)).notices).toEqual([notice]);
	await lookAway(page, false);

	await page.goto(site.url('/settings'));
	await page.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
	await page.goto(site.url());
	await page.getByRole('link', { name: /The Green Conquest.*Your turn/ }).click();
	await expect(page).toHaveTitle('● The Green Conquest · Mangrove');
	await takeTurn(guest, host);
	await lookAway(page);
	await takeTurn(host, guest);
	await expect(page).toHaveTitle('● The Green Conquest · Mangrove');
	await expect.poll(async () => (await heardIn(page)).marks.at(-1)).toBe('on');
	expect((await heardIn(page)).notices).toEqual([]);
	await leaveAll(host, guest);
});

for (const base of ['', '/mangrove'] as const satisfies readonly Base[]) {
	test.describe(`the preview of a link, at ${base || '/'}`, () => {
		test.use({ base });

		test('title and picture are in the page as it is served', async ({ request, site }) => {
			for (const page of ['/join', '/post', '/'] as const) {
				const html = await (await request.get(site.url(page))).text();
				const tag = (name: string): string =>
					new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
				expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Mangrove</title>']);
				expect(tag('og:title')).toBe('Mangrove: a game table with no server');
				expect(tag('og:description')).not.toBe('');
				expect(tag('twitter:card')).toBe('summary_large_image');
				const picture = await request.get(new URL(tag('og:image'), site.url(page)).href);
				expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
				// The size that a PNG says it has.
				const bytes = await picture.body();
				const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String);
				expect(size).toEqual([tag('og:image:width'), tag('og:image:height')]);
			}
		});
	});
}
