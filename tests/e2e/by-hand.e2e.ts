/** Two devices connected by hand: two codes, no server, nothing else that answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { codeOf, connect, copied, install, makeTable, paste, sit } from './by-hand';
import { copiedBy } from './clipboard';
import { film } from './film';
import { freeze } from './connections';
import { enlist, player, sameStep, takeTurn, type Player } from './players';
import { expect, test } from './site';

test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the size');
test.beforeEach(() => test.setTimeout(180_000));

const drive = async ({ page }: Player, from: string, to: string): Promise<void> => {
	for (const square of [from, to, to]) await page.locator(`[data-square="${square}"]`).click();
};

const choose = async ({ page }: Player, ...types: readonly string[]): Promise<void> => {
	for (const type of types)
		await page.getByRole('group', { name: 'Vehicle types' }).getByRole('button', { name: type }).click();
	await page.getByRole('button', { name: 'Enlist' }).click();
};

/** No name of the internet is known; devices on one network still find each other by theirs. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local';

/** A browser of its own, without internet, whose camera plays a film. */
async function withCamera(
	launch: (options: LaunchOptions) => Promise<Browser>,
	options: LaunchOptions,
	file: string
): Promise<Browser> {
	const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
	const args = [...(options.args ?? []), NO_INTERNET, ...camera, `--use-file-for-fake-video-capture=${file}`];
	return launch({ ...options, args });
}

test('with no server and no internet two cameras read two codes, and a game is played to its end', async ({
	playwright,
	launchOptions,
	contextOptions,
	site
}) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'by-hand-'));
	const films = ['host', 'guest'].map((name) => path.join(folder, `${name}.y4m`)) as [string, string];
	const browsers = await Promise.all(
		films.map((file) => withCamera((options) => playwright.chromium.launch(options), launchOptions, file))
	);
	try {
		const [host, guest] = (await Promise.all(
			browsers.map((browser) => player(browser, { ...contextOptions, serviceWorkers: 'allow' }))
		)) as [Player, Player];
		await Promise.all([install(host, site), install(guest, site)]);
		await site.stop();

		await makeTable(host, site, { 'Quiet limit': 2 });
		await host.page.getByRole('link', { name: 'Connect by hand' }).click();
		const offer = await copied(host);
		expect(codeOf(offer).length).toBeLessThanOrEqual(200);
		film(offer, films[1]);

		await guest.page.getByRole('button', { name: 'Open a link or scan a code' }).click();
		await guest.page.getByRole('button', { name: 'Scan a code', exact: true }).click();
		await expect(guest.page.getByRole('heading', { name: 'Show your code in return' })).toBeVisible();
		const answer = await copied(guest);
		expect(codeOf(answer).length).toBeLessThanOrEqual(200);
		film(answer, films[0]);

		await host.page.getByRole('button', { name: 'Now scan their code' }).click();
		await sit(guest, 'Bo');
		await expect(host.page.getByText('here, same rules version')).toBeVisible();
		await host.page.getByRole('link', { name: 'To the board' }).click();
		await choose(host, 'Ram', 'Trapper', 'Tunneler', 'Octopus', 'Shield');
		await sameStep(host, guest);
		await choose(guest, 'Scout', 'Snake', 'Glider', 'Hypnotist', 'Nightmare');
		await sameStep(guest, host);
		await drive(host, 'c3', 'c5');
		await drive(host, 'c2', 'e2');
		await sameStep(host, guest);
		await drive(guest, 'm13', 'm11');
		await drive(guest, 'm14', 'k14');
		await expect(host.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();
		await expect(guest.page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
		expect([...host.complaints, ...guest.complaints]).toEqual([]);
	} finally {
		await Promise.all(browsers.map((browser) => browser.close()));
		rmSync(folder, { recursive: true, force: true });
	}
});

test('a code that is not the one wanted is told for what it is @long', async ({ browser, site }) => {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	await makeTable(host, site, {});
	const invitation = await copiedBy(host.page, () => host.page.getByRole('button', { name: 'Copy link' }).click());
	await host.page.getByRole('link', { name: 'Connect by hand' }).click();
	const first = await copied(host);
	await guest.page.goto(first);
	const old = await copied(guest);
	await host.page.reload();
	const offer = await copied(host);
	await host.page.getByRole('button', { name: 'Now scan their code' }).click();
	const says = async (page: Page, sentence: RegExp): Promise<void> =>
		expect(page.getByRole('alert')).toHaveText(sentence);
	for (const [text, sentence] of [
		['hello', /isn’t a Mangrove code/],
		[invitation, /but no code for connecting by hand/],
		[`${offer.slice(0, -9)}`, /cut off or has a slip/],
		[offer, /your own code/],
		[first, /you show one already/],
		[old, /answers an earlier code/]
	] as const) {
		await paste(host, text);
		await says(host.page, sentence);
	}
	await guest.page.getByRole('button', { name: 'Start over' }).click();
	await paste(guest, old);
	await says(guest.page, /This is an answer/);

	// An answer that comes as a link finds the tab that waits for it; an old one finds nobody.
	await paste(guest, offer);
	const answer = await copied(guest);
	const other = await host.context.newPage();
	await other.goto(old);
	await expect(other.getByRole('heading', { name: 'Nobody waits for this answer here.' })).toBeVisible();
	await other.goto(answer);
	await expect(other.getByRole('heading', { name: 'Your answer has arrived in the other tab.' })).toBeVisible();
	await other.close();
	await sit(guest, 'Bo');
	await expect(host.page.getByText('here, same rules version')).toBeVisible();
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('one looks at other pages, one is put away for a while; after a reload one new pair of codes leads back @long', async ({
	browser,
	site
}) => {
	test.setTimeout(300_000);
	const [host, guest] = await Promise.all([
		player(browser, { serviceWorkers: 'allow' }),
		player(browser, { serviceWorkers: 'allow' })
	]);
	await Promise.all([install(host, site), install(guest, site)]);
	await site.stop();
	await makeTable(host, site, {});
	await connect(host, guest, site);
	await sit(guest, 'Bo');
	await host.page.getByRole('link', { name: 'To the board' }).click();
	await enlist(host);
	await enlist(guest);

	const isThere = host.page.getByRole('button', { name: 'Who is there: Connected.' });
	await host.page.getByRole('link', { name: 'Back' }).click();
	await expect(host.page.getByRole('heading', { level: 1, name: 'Mangrove' })).toBeVisible();
	await host.page.waitForTimeout(4_000);
	await host.page.getByRole('link', { name: /The Green Conquest.*Your turn/ }).click();
	await expect(isThere).toBeVisible();
	await takeTurn(host, guest);

	const thaw = await freeze(guest.page);
	await expect(isThere).toBeHidden();
	await host.page.waitForTimeout(10_000);
	await thaw();
	await expect(isThere).toBeVisible();
	await takeTurn(guest, host);

	await guest.page.reload();
	for (const { page } of [host, guest]) await expect(page.getByText('The connection was lost.')).toBeVisible();
	await host.page.getByRole('link', { name: 'Connect by hand' }).click();
	const offer = await copied(host);
	await guest.page.getByRole('link', { name: 'Connect by hand' }).click();
	await guest.page.getByRole('button', { name: /^They show a code already/ }).click();
	await paste(guest, offer);
	const answer = await copied(guest);
	await host.page.getByRole('button', { name: 'Now scan their code' }).click();
	await paste(host, answer);
	await expect(isThere).toBeVisible();
	await takeTurn(host, guest);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await Promise.all([host, guest].map(({ context }) => context.close()));
});
