/** Two browsers, one link, one match between them. */
import { openInvitation, packInvitation } from '../../src/lib/table/invitation';
import { cut, freeze, openCount } from './connections';
import {
	duel,
	enlist,
	invite,
	leaveAll,
	netSign,
	player,
	sameStep,
	sitDown,
	takeTurn,
	toAct,
	toBoard,
	type Player
} from './players';
import { expect, test } from './site';
import { grid, makeMove } from './table';

test.beforeEach(() => {
	const { project } = test.info();
	test.skip(project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(240_000);
});

test('a duel by link: invited, seated, played to the end; both devices confirm, and nothing stays open', async ({
	browser,
	site
}) => {
	const { host, guest, link } = await duel(browser, site, { 'Starting squares': 'Automatic', 'Quiet limit': 4 });
	expect(guest.page.url()).not.toContain(link.split('#')[1]);
	await expect(host.page.getByRole('listitem').filter({ hasText: 'Bo' }).getByText('here')).toBeAttached();
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Connected.');

	await takeTurn(host, guest);
	await takeTurn(guest, host);
	await expect(host.page).toHaveTitle(/^●/);
	await takeTurn(host, guest);
	await makeMove(guest.page);
	await guest.page.getByRole('button', { name: 'End turn' }).click();
	for (const { page } of [host, guest]) {
		await expect(page.getByRole('heading', { level: 1, name: /^You (win|lose)$|^A draw/ })).toBeVisible();
		await expect(page.getByText('All devices agree on the result.')).toBeVisible();
	}

	await host.page.goto(site.url('/settings'));
	await guest.page.getByRole('link', { name: 'Home' }).click();
	await expect.poll(() => openCount(guest.page)).toBe(0);
	await leaveAll(host, guest);
});

test('one reloads in mid-turn and goes on @long', async ({ browser, site }) => {
	const { host, guest } = await duel(browser, site);
	await makeMove(host.page);
	await sameStep(host, guest);
	await host.page.reload();
	await expect(grid(host.page)).toBeVisible();
	await sameStep(guest, host);
	await host.page.getByRole('button', { name: 'End turn' }).click();
	await sameStep(host, guest);
	await takeTurn(guest, host);
	await leaveAll(host, guest);
});

test('one is cut off, plays on, and returns by itself @long', async ({ browser, site }) => {
	const { host, guest } = await duel(browser, site);
	await takeTurn(host, guest);
	await cut(guest.page);
	await takeTurn(guest);
	await sameStep(guest, host);
	await takeTurn(host, guest);
	await leaveAll(host, guest);
});

test('a second tab of the same browser looks on, and takes over when asked @long', async ({ browser, site }) => {
	const { host, guest } = await duel(browser, site);
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
	await leaveAll(host, guest);
});

test('a device that dies without a word is shown as away, and nothing is called connected that is not equal @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Connected.');
	await freeze(guest.page);
	await makeMove(host.page);
	await expect(netSign(host)).toHaveAccessibleName(/Catching up|Nobody else is here/);
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Nobody else is here.');
	await expect(host.page.getByRole('listitem').filter({ hasText: 'Bo' }).getByText('away')).toBeAttached();
	await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('a link to a seat that is taken says so and lets one watch @long', async ({ browser, site }) => {
	const { host, guest, link } = await duel(browser, site);
	const third = await player(browser);
	await third.page.goto(link);
	await expect(third.page.getByRole('heading', { name: 'Somebody already sits here.' })).toBeVisible();
	await third.page.getByRole('button', { name: 'Watch' }).click();
	await expect(grid(third.page)).toBeVisible();
	await takeTurn(host, guest, third);
	await third.page.goto(site.url());
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Connected.');
	await leaveAll(host, guest, third);
});

test('a link with other rules, or a broken one, says what to do @long', async ({ browser, site }) => {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const [link = ''] = await invite(host, site);
	const [address, code] = link.split('#') as [string, string];
	const invitation = openInvitation(code);
	if (typeof invitation === 'string') throw new Error(invitation);
	await guest.page.goto(`${address}#${packInvitation({ ...invitation, rules: invitation.rules + 1 })}`);
	await expect(guest.page.getByRole('heading', { name: /newer Mangrove/ })).toBeVisible();
	await expect(guest.page.getByText(/Reload the page/)).toBeVisible();
	await guest.page.goto(`${address}#${code.slice(0, 40)}`);
	await expect(guest.page.getByRole('heading', { name: /broken or incomplete/ })).toBeVisible();
	await leaveAll(host, guest);
});

test('two sit down on one link in the same instant: one of them plays, the other is told and watches @long', async ({
	browser,
	site
}) => {
	const [host, one, two] = await Promise.all([player(browser), player(browser), player(browser)]);
	const [link = ''] = await invite(host, site);
	for (const [{ page }, name] of [
		[one, 'Bo'],
		[two, 'Cleo']
	] as const) {
		await page.goto(link);
		await page.getByLabel('Your name at the table').fill(name);
	}
	// Neither hears of the other before both sit.
	await Promise.all([one, two].map(({ page }) => cut(page)));
	await Promise.all([one, two].map(({ page }) => page.getByRole('button', { name: 'Sit down' }).click()));
	await toBoard(host);
	await enlist(host);
	const told = (each: Player) =>
		each.page.getByRole('alert').filter({ hasText: /^Somebody else sat down by the same link/ });
	await expect.poll(async () => (await told(one).count()) + (await told(two).count())).toBe(1);
	const [winner, loser, name] = (await told(one).isVisible()) ? [two, one, 'Cleo'] : [one, two, 'Bo'];
	await loser.page.getByRole('button', { name: 'Watch' }).click();
	await expect(told(loser)).toBeHidden();
	await sameStep(host, loser);
	expect(await toAct([winner, loser])).toBe(winner);
	await enlist(winner);
	await takeTurn(host, winner, loser);
	await takeTurn(winner, host, loser);
	// Whoever watches sees who sits there, and that they are; at home it is no match to play.
	for (const { page } of [host, loser])
		await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('here')).toBeAttached();
	await expect(loser.page.getByRole('button', { name: 'End turn' })).toBeDisabled();
	await loser.page.getByRole('link', { name: 'Back' }).click();
	await expect(loser.page.getByRole('link', { name: /The Green Conquest.*Player 1 to play/ })).toBeVisible();
	await leaveAll(host, one, two);
});

test('somebody who finds nobody at the table is told, and comes in as soon as somebody is there @long', async ({
	browser,
	site
}) => {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const [link = ''] = await invite(host, site);
	const lobby = host.page.url();
	await host.page.goto('about:blank');
	await guest.page.goto(link);
	await expect(guest.page.getByRole('heading', { name: 'Nobody is at the table right now.' })).toBeVisible();
	await host.page.goto(lobby);
	await sitDown(guest, null, 'Bo');
	await expect(host.page.getByText('here, same rules version')).toBeVisible();
	await freeze(guest.page);
	await expect(host.page.getByText(/^away (since|for)/)).toBeVisible();
	await Promise.all([host, guest].map(({ context }) => context.close()));
});
