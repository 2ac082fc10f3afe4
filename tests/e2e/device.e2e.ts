/** A seat goes on at another device: handed over and taken back, used on two devices at once, asked for after a loss; all games in a locked file. */
import type { Page } from '@playwright/test';
import { copiedBy } from './clipboard';
import { duel, enlist, invite, player, sameStep, sitDown, takeTurn, type Player } from './players';
import { expect, test, type Site } from './site';
import { fileOf, grid, importFile, makeMove, stepCount } from './table';

test.beforeEach(() => test.setTimeout(180_000));

/** Takes in a file at home, and waits until it is on the device. */
async function load(page: Page, site: Site, file: Buffer): Promise<void> {
	await page.goto(site.url());
	await importFile(page, file);
	await expect(page.getByText(/match imported/).first()).toBeVisible();
}

/** Stops the match on the screen and returns the link that carries its seats. */
async function handOver({ page }: Player): Promise<string> {
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('button', { name: 'Continue on another device' }).click();
	await page.getByRole('button', { name: 'Stop here and show the code' }).click();
	const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy the link' }).click());
	await expect(page.getByText('Link copied.').first()).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText(/You stopped here .* to play on another device/)).toBeVisible();
	return link;
}

async function takeOver({ page }: Player, link: string): Promise<void> {
	await page.goto(link);
	await page.getByRole('button', { name: 'Play here' }).click();
	await expect(grid(page)).toBeVisible();
}

/** A file of everything on the device, as the settings write it. */
async function saved(page: Page, site: Site): Promise<Buffer> {
	await page.goto(site.url('/settings'));
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export all matches' }).click();
	const chunks: Buffer[] = [];
	for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

test('a match goes to another device and is played on there; the old one looks on and takes it back @phone', async ({
	browser,
	site
}) => {
	const [old, fresh] = [await player(browser), await player(browser)];
	await load(old.page, site, await fileOf({ moves: 44, title: 'River' }));
	await old.page.getByRole('link', { name: /River/ }).first().click();
	await expect(grid(old.page)).toBeVisible();
	const steps = await stepCount(old.page);
	const link = await handOver(old);
	expect(link.length).toBeLessThanOrEqual(1_900);

	await fresh.page.goto(link);
	await expect(fresh.page.getByText(`${steps} steps played.`)).toBeVisible();
	expect(fresh.page.url()).not.toContain(link.split('#')[1]);
	await fresh.page.getByRole('button', { name: 'Play here' }).click();
	await expect.poll(() => stepCount(fresh.page)).toBe(steps);
	await makeMove(fresh.page);

	await old.page.reload();
	await old.page.getByRole('button', { name: 'Take it back' }).click();
	await old.page.getByRole('button', { name: 'Take it back now' }).click();
	await expect(old.page.getByText('You play here again.').first()).toBeVisible();
	await makeMove(old.page);
	expect([...old.complaints, ...fresh.complaints]).toEqual([]);
	await Promise.all([old, fresh].map(({ context }) => context.close()));
});

test('between devices: a seat goes to another device and comes back; a spent code says so @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	await takeTurn(host, guest);
	const link = await handOver(guest);
	const phone = await player(browser);
	await takeOver(phone, link);
	await sameStep(host, phone);
	await takeTurn(phone, host);
	await expect(guest.page.getByText('Your seat is played on another device.').first()).toBeVisible();

	const third = await player(browser);
	await third.page.goto(link);
	await third.page.getByRole('button', { name: 'Play here' }).click();
	await expect(third.page.getByRole('heading', { name: 'This code is spent.' })).toBeVisible();

	await takeOver(guest, await handOver(phone));
	await takeTurn(host, guest, phone);
	await takeTurn(guest, host, phone);
	await Promise.all([host, guest, phone, third].map(({ context }) => context.close()));
});

test('a copy of the seat on two devices at once: explained, and the match goes on @long', async ({ browser, site }) => {
	const { host, guest } = await duel(browser, site);
	await takeTurn(host, guest);
	const match = guest.page.url();
	const copy = await player(browser);
	await load(copy.page, site, await saved(guest.page, site));
	// Each of the two plays alone, so that neither sees what the other does.
	await host.page.goto('about:blank');
	await copy.page.goto(match);
	await copy.page.getByRole('button', { name: 'No, play here' }).click();
	await makeMove(copy.page);
	await copy.page.goto('about:blank');
	await guest.page.goto(match);
	await grid(guest.page)
		.getByRole('button', { name: /can be played$/ })
		.last()
		.click();
	await grid(guest.page)
		.getByRole('button', { name: /drive here/ })
		.last()
		.click();
	await guest.page.locator('.actions .primary').click();
	await Promise.all([host, copy].map(({ page }) => page.goto(match)));

	const told = (one: Player) => one.page.getByText('Two devices have answered for your seat.').first();
	await expect
		.poll(async () => (await Promise.all([told(guest).isVisible(), told(copy).isVisible()])).filter(Boolean).length, {
			timeout: 60_000
		})
		.toBe(1);
	await Promise.all([sameStep(guest, host), sameStep(copy, host)]);
	const playing = (await told(guest).isVisible()) ? copy : guest;
	await playing.page.getByRole('button', { name: 'End turn' }).click();
	await sameStep(playing, host);
	await takeTurn(host, playing);
	await Promise.all([host, guest, copy].map(({ context }) => context.close()));
});

test('a lost phone: the other player agrees, and the seat goes on from a file @long', async ({ browser, site }) => {
	const host = await player(browser);
	const guest = await player(browser);
	const [link] = await invite(host, site);
	await sitDown(guest, link as string, 'Bo');
	const match = guest.page.url();
	const file = await saved(guest.page, site);
	await guest.page.goto(match);
	await host.page.getByRole('link', { name: 'To the board' }).click();
	await enlist(host);
	await enlist(guest);
	await takeTurn(host, guest);
	await guest.context.close();

	const phone = await player(browser);
	await load(phone.page, site, file);
	await phone.page.goto(match);
	await sameStep(host, phone);
	await phone.page.getByRole('button', { name: 'I lost the other device' }).click();
	await phone.page.getByRole('button', { name: 'Ask the others' }).click();
	await expect(host.page.getByText('Bo has a new device and asks for the seat.')).toBeVisible();
	await host.page.getByRole('button', { name: 'Agree' }).click();
	await takeTurn(phone, host);
	await Promise.all([host, phone].map(({ context }) => context.close()));
});

test('all games go into a locked file and come out with its passphrase only @long', async ({ page, browser, site }) => {
	await load(page, site, await fileOf({ moves: 6, title: 'River' }));
	await page.goto(site.url('/settings'));
	await page.getByRole('button', { name: 'All my games in a locked file' }).click();
	await page.getByLabel('Passphrase').fill('eel');
	await expect(page.getByRole('button', { name: 'Lock and save' })).toBeDisabled();
	await page.getByLabel('Passphrase').fill('eel heron reed mud');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Lock and save' }).click();
	const chunks: Buffer[] = [];
	for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);

	const other = await player(browser);
	await other.page.goto(site.url());
	await importFile(other.page, Buffer.concat(chunks));
	await other.page.getByLabel('Passphrase').fill('eel heron reed mug');
	await other.page.getByRole('button', { name: 'Unlock' }).click();
	await expect(other.page.getByText('This is not the passphrase of the file.')).toBeVisible();
	await other.page.getByLabel('Passphrase').fill('eel heron reed mud');
	await other.page.getByRole('button', { name: 'Unlock' }).click();
	await expect(other.page.getByRole('link', { name: /River/ }).first()).toBeVisible();
	await other.context.close();
});
