/** Two browsers, one link, one match between them. */
import { openInvitation, packInvitation } from '../../src/lib/table/invitation';
import { cut, freeze, openCount } from './connections';
import { duel, invite, player, sameStep, takeTurn } from './players';
import { expect, test } from './site';
import { grid, makeMove } from './table';

test.beforeEach(() => {
	const { project } = test.info();
	test.skip(project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(120_000);
});

test('a duel by link: invited, seated, played, given up; nothing stays open', async ({ browser, site }) => {
	const { host, guest, link } = await duel(browser, site);
	expect(guest.page.url()).not.toContain(link.split('#')[1]);
	await expect(host.page.getByRole('listitem').filter({ hasText: 'Bo' }).getByText('here')).toBeAttached();
	await expect(host.page.getByRole('button', { name: 'Who is there: Connected.' })).toBeVisible();

	await takeTurn(host, guest);
	await takeTurn(guest, host);
	await expect(host.page).toHaveTitle(/^●/);

	await guest.page.getByRole('button', { name: 'Match menu' }).click();
	await sameStep(host, guest);
	await takeTurn(host, guest);
	await guest.page.getByRole('button', { name: 'Resign' }).click();
	await guest.page.getByRole('button', { name: 'Resign', exact: true }).click();
	await expect(guest.page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
	await expect(host.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();

	await host.page.goto(site.url('/settings'));
	await guest.page.getByRole('link', { name: 'Home' }).click();
	await expect.poll(() => openCount(guest.page)).toBe(0);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await Promise.all([host.context.close(), guest.context.close()]);
});

test('one reloads in mid-turn, one is cut off and returns, a second tab looks on and takes over @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	await makeMove(host.page);
	await sameStep(host, guest);
	await host.page.reload();
	await expect(grid(host.page)).toBeVisible();
	await sameStep(guest, host);
	await host.page.getByRole('button', { name: 'End turn' }).click();
	await sameStep(host, guest);

	await cut(guest.page);
	await takeTurn(guest);
	await sameStep(guest, host);

	const second = { ...host, page: await host.context.newPage() };
	await second.page.goto(host.page.url());
	await expect(second.page.getByText('This match is open in another tab.')).toBeVisible();
	await sameStep(host, second);
	await makeMove(host.page);
	await sameStep(host, second);
	await second.page.getByRole('button', { name: 'Play here' }).click();
	await expect(host.page.getByText('This match is open in another tab.')).toBeVisible();
	await second.page.getByRole('button', { name: 'End turn' }).click();
	await sameStep(second, guest);
	await takeTurn(guest, second, host);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await Promise.all([host.context.close(), guest.context.close()]);
});

test('a link that does not lead to a seat says why and what to do @long', async ({ browser, site }) => {
	const { host, guest, link } = await duel(browser, site);
	const third = await player(browser);
	await third.page.goto(link);
	await expect(third.page.getByRole('heading', { name: 'Somebody already sits here.' })).toBeVisible();
	await third.page.getByRole('button', { name: 'Watch' }).click();
	await expect(grid(third.page)).toBeVisible();
	await takeTurn(host, guest, third);

	const [address, code] = link.split('#') as [string, string];
	const invitation = openInvitation(code);
	if (invitation === null) throw new Error('the link does not open');
	await third.page.goto(`${address}#${packInvitation({ ...invitation, rules: invitation.rules + 1 })}`);
	await expect(third.page.getByRole('heading', { name: /different versions of the rules/ })).toBeVisible();
	await third.page.goto(`${address}#${code.slice(0, 40)}`);
	await expect(third.page.getByRole('heading', { name: /broken or incomplete/ })).toBeVisible();
	await Promise.all([host, guest, third].map(({ context }) => context.close()));
});

test('somebody who finds nobody at the table is told, and comes in as soon as somebody is there @long', async ({
	browser,
	site
}) => {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const link = await invite(host, site);
	const lobby = host.page.url();
	await host.page.goto('about:blank');
	await guest.page.goto(link);
	await expect(guest.page.getByRole('heading', { name: 'Nobody is at the table right now.' })).toBeVisible();
	await host.page.goto(lobby);
	await guest.page.getByRole('button', { name: 'Sit down' }).click();
	await expect(grid(guest.page)).toBeVisible();
	await expect(host.page.getByText('here, same rules version')).toBeVisible();
	await freeze(guest.page);
	await expect(host.page.getByText(/^away (since|for)/)).toBeVisible();
	await Promise.all([host, guest].map(({ context }) => context.close()));
});
