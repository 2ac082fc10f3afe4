/** Two devices on a plain http address of the local network, where browsers withhold WebCrypto, locks, the clipboard and the service worker. */
import { networkInterfaces } from 'node:os';
import { lanAddresses } from '../../server/announce';
import { duel, leaveAll, player, sameStep, takeTurn } from './players';
import { expect, Site, test } from './site';
import { makeMove } from './table';

const MISSING = /^This address has no https, so the browser gives us no installing, no play without the network/;

test('a duel over plain http on the local network: one sentence says what is missing, and all else works @long', async ({
	browser
}) => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(240_000);
	const [address] = lanAddresses(networkInterfaces()).filter((each) => !each.startsWith('['));
	if (address === undefined) return test.skip(true, 'this machine has no address but its own');
	const site = new Site('', address);
	await site.start();
	const newcomer = await player(browser);
	await newcomer.page.goto(site.url());
	await expect(newcomer.page.getByText(MISSING)).toBeVisible();
	await expect(newcomer.page.getByText('Works without a network.')).toHaveCount(0);
	expect(
		await newcomer.page.evaluate(() => ({
			secure: isSecureContext,
			missing: [
				crypto.subtle,
				navigator.clipboard,
				navigator.serviceWorker,
				navigator.locks,
				navigator.mediaDevices
			].map((feature) => (feature as unknown) === undefined)
		}))
	).toEqual({ secure: false, missing: [true, true, true, true, true] });

	const { host, guest, link } = await duel(browser, site);
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	const second = { ...host, page: await host.context.newPage() };
	await second.page.goto(host.page.url());
	await expect(second.page.getByText('This match is open in another tab.')).toBeVisible();
	await makeMove(host.page);
	for (const other of [guest, second]) await sameStep(host, other);

	await newcomer.page.goto(link);
	await newcomer.page.getByRole('button', { name: 'Watch' }).click();
	await sameStep(host, newcomer);
	await host.page.getByRole('button', { name: 'Match menu' }).click();
	await host.page.getByRole('button', { name: 'Resign' }).click();
	await host.page.getByRole('button', { name: 'Resign', exact: true }).click();
	for (const { page } of [host, guest]) await expect(page.getByText('All devices agree on the result.')).toBeVisible();
	await leaveAll(host, guest, newcomer);
	await site.stop();
});
