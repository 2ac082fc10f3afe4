/** The table before the start: seats drawn by lot, and a link to watch that the host closes. */
import { copiedBy } from './clipboard';
import { player } from './players';
import { expect, test } from './site';
import { grid, toast } from './table';

test('seats are drawn by lot, somebody watches the game, and the host closes the link @long', async ({
	browser,
	site
}) => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(120_000);
	const [host, guest, spectator] = await Promise.all([player(browser), player(browser), player(browser)]);
	const copied = async (): Promise<string> => {
		const link = await copiedBy(host.page, () => host.page.getByRole('button', { name: 'Copy link' }).click());
		await expect(toast(host.page, 'Link copied.')).toBeVisible();
		return link;
	};

	await host.page.goto(site.url('/games/green-conquest'));
	await host.page.getByLabel('Seat 2').selectOption('elsewhere');
	await host.page.getByRole('switch', { name: 'Draw the seats by lot' }).click();
	await host.page.getByRole('button', { name: 'Invite' }).click();
	await expect(host.page.getByRole('button', { name: 'Draw the seats and begin' })).toBeDisabled();

	await guest.page.goto(await copied());
	await guest.page.getByLabel('Your name at the table').fill('Bo');
	await guest.page.getByRole('button', { name: 'Sit down' }).click();
	await expect(guest.page.getByText('The seats are not drawn yet.')).toBeVisible();
	await guest.page.reload();
	await expect(guest.page.getByText('The seats are not drawn yet.')).toBeVisible();

	await host.page.getByRole('button', { name: 'Let others watch' }).click();
	const watch = await copied();
	await host.page.getByRole('button', { name: 'Draw the seats and begin' }).click();
	for (const { page } of [host, guest]) await expect(grid(page)).toBeVisible();

	await spectator.page.goto(watch);
	await expect(grid(spectator.page)).toBeVisible();
	await expect(spectator.page.getByText('Bo').first()).toBeVisible();
	await host.page.getByRole('button', { name: 'Match menu' }).click();
	await host.page.getByRole('button', { name: 'Let others watch' }).click();
	await expect(host.page.getByText('one person watches')).toBeVisible();
	await host.page.getByRole('button', { name: 'Close it' }).click();
	await expect(spectator.page.getByRole('heading', { name: /closed to those who watch/ })).toBeVisible();
	await spectator.page.goto('about:blank');
	await spectator.page.goto(watch);
	await expect(spectator.page.getByRole('heading', { name: 'Nobody is at the table right now.' })).toBeVisible();

	expect([...host.complaints, ...guest.complaints, ...spectator.complaints]).toEqual([]);
	await Promise.all([host, guest, spectator].map(({ context }) => context.close()));
});
