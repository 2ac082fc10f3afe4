/** A whole duel between two browsers, every move tapped at its own end, to the end by the rules. */
import { duel, leaveAll } from './players';
import { playOut } from './green-conquest-taps';
import { expect, test } from './site';

test('a duel by link to the last blow: both devices have the same signed end @long', async ({ browser, site }) => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(900_000);
	const { host, guest } = await duel(browser, site, {
		'Starting squares': 'Automatic',
		'Vehicles sent home': 'Automatic: fewer interruptions'
	});
	for (const { page } of [host, guest]) await page.emulateMedia({ reducedMotion: 'reduce' });
	const [one, two] = await Promise.all([playOut(host.page, [0], 'host'), playOut(guest.page, [1], 'guest')]);
	expect(one.snapshot.result).toEqual(two.snapshot.result);
	expect(one.snapshot.result?.reason).toBe('last-clan');
	expect(one.snapshot.head).toBe(two.snapshot.head);
	for (const { page } of [host, guest]) {
		await expect(page.getByRole('heading', { level: 1, name: /^You (win|lose)$/ })).toBeVisible();
		await expect(page.getByText('All devices agree on the result.')).toBeVisible();
	}
	await leaveAll(host, guest);
});
