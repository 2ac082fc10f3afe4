/** A script with the room's link deletes, overwrites, forges and floods: the match goes on, and the players are told. */
import { callInPage } from './bundle';
import { duel, player, takeTurn } from './players';
import { expect, test } from './site';

test('somebody with the link attacks: the match goes on, and both are told @long', async ({ browser, site }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(120_000);
	const { host, guest, link } = await duel(browser, site);
	const vandal = await player(browser);
	await vandal.page.goto(site.url('/theme.js'));
	const server = site.url('/signal').replace('http', 'ws');
	await callInPage(vandal.page, 'tests/e2e/vandal.ts', 'attack', link.split('#')[1] ?? '', server);
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	for (const { page } of [host, guest]) {
		await page.getByRole('button', { name: /^Who is there/ }).click();
		await expect(page.getByRole('dialog').getByText('Somebody with the link tampers with the match.')).toBeVisible();
		await page.getByText('Details', { exact: true }).click();
		await expect(page.getByText(/wrongly signed 1/)).toBeVisible();
	}
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await Promise.all([host, guest, vandal].map(({ context }) => context.close()));
});
