/** What two people at one table say and agree to, each in a browser of their own. */
import type { Browser, Page } from '@playwright/test';
import { openCount } from './connections';
import { duel, enlist, invite, player, sameStep, takeSeat, takeTurn, toAct, toBoard, type Player } from './players';
import { expect, test, type Site } from './site';
import { grid, makeMove, stepCount } from './table';

test.beforeEach(() => {
	const { project } = test.info();
	test.skip(project.name !== 'phone', 'what is said does not depend on the size of the screen');
	test.setTimeout(240_000);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const leaveAll = (...players: readonly Player[]) => Promise.all(players.map(({ context }) => context.close()));

async function menu({ page }: Player, row: string): Promise<void> {
	await press(page, 'Match menu');
	await press(page, row);
}

async function write({ page }: Player, words: string): Promise<void> {
	await page.getByLabel('Message').fill(words);
	await press(page, 'Send');
}

test('two talk, one is muted, a draw is agreed, and the rematch swaps sides', async ({ browser, site }) => {
	const { host, guest } = await duel(browser, site);
	const chatOfHost = host.page.getByRole('list', { name: 'Chat' });
	const chatOfGuest = guest.page.getByRole('list', { name: 'Chat' });
	await press(guest.page, 'Chat');
	await write(guest, 'Shall we? <b>no markup</b>');
	await expect(host.page.getByText('Bo: Shall we? <b>no markup</b>').first()).toBeAttached();
	await press(host.page, 'Chat, one new message');
	await expect(chatOfHost).toContainText('Shall we? <b>no markup</b>');
	await press(host.page, 'Well played');
	await expect(chatOfGuest).toContainText('Well played');
	await press(host.page, 'Mute Bo');
	await expect(chatOfHost).not.toContainText('Shall we?');
	await write(guest, 'Can you hear me?');
	await write(host, 'Not now.');
	await expect(chatOfGuest).toContainText('Not now.');
	await expect(chatOfHost).not.toContainText('Can you hear me?');
	await press(host.page, 'Unmute Bo');
	await expect(chatOfHost).toContainText('Can you hear me?');
	for (const { page } of [host, guest]) await press(page, 'Close');

	await menu(guest, 'Offer a draw');
	await expect(guest.page.getByText('Asked. It stands until the next move.').first()).toBeVisible();
	await expect(host.page.getByText('Bo offers a draw.')).toBeVisible();
	await press(host.page, 'Agree');
	for (const { page } of [host, guest]) {
		await expect(page.getByRole('heading', { level: 1, name: 'A draw' })).toBeVisible();
		await expect(page.getByText('Agreed by all.')).toBeVisible();
	}

	await press(guest.page, 'Rematch');
	await expect(host.page.getByText('Bo wants a rematch.')).toBeVisible();
	await press(host.page, 'Sit down');
	await expect(host.page.getByLabel('Your name at the table')).toBeVisible();
	await press(host.page, 'Sit down');
	await expect(grid(host.page)).toBeVisible();
	await guest.page.getByRole('link', { name: 'To the board' }).click();
	// Bo was second and begins now.
	await expect(guest.page).toHaveTitle(/^●/);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await leaveAll(host, guest);
});

test('a move is taken back when both agree, and one resigns while the other is to play @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	await takeTurn(host, guest);
	await makeMove(guest.page);
	await sameStep(guest, host);
	await menu(host, 'Ask to take back');
	await expect(guest.page.getByText(/asks to take back 2 moves\.$/)).toBeVisible();
	await press(guest.page, 'Not now');
	await menu(host, 'Ask to take back');
	await expect(guest.page.getByText(/asks to take back/)).toBeHidden();
	await guest.page.getByRole('button', { name: 'End turn' }).click();
	await sameStep(guest, host);
	await takeTurn(host, guest);
	await menu(host, 'Ask to take back');
	await press(guest.page, 'Agree');
	await expect(host.page).toHaveTitle(/^●/);
	await sameStep(guest, host);

	await menu(guest, 'Resign');
	await guest.page.getByRole('button', { name: 'Resign', exact: true }).click();
	await expect(guest.page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
	await expect(host.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();
	await leaveAll(host, guest);
});

test('the only other player left: one waits, or goes on with a bot in a new match, and the old one stays @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	const address = guest.page.url();
	await takeTurn(host, guest);
	await guest.page.goto('about:blank');
	// Nobody is asked to decide anything before a minute has passed.
	await expect(host.page.getByRole('button', { name: 'What now?' })).toBeVisible({ timeout: 100_000 });
	const before = await stepCount(host.page);
	await press(host.page, 'What now?');
	await expect(host.page.getByText('nobody wins by waiting', { exact: false })).toBeVisible();
	// Whoever leaves the board has put the match aside: nothing stays open, and home says who is waited for.
	await press(host.page, /^Wait/);
	await host.page.getByRole('link', { name: 'Back' }).click();
	const waiting = host.page.getByRole('link', { name: /The Green Conquest.*Bo to play/ });
	await expect(waiting).toBeVisible();
	await expect.poll(() => openCount(host.page)).toBe(0);
	await waiting.click();
	await press(host.page, 'What now?');
	// Between two nobody decides about the other.
	await expect(host.page.getByRole('button', { name: /^Go on in a new match/ })).toBeVisible();
	await expect(host.page.getByRole('button', { name: /^(Let a bot play on|Call the seat gone)/ })).toHaveCount(0);
	await press(host.page, /^Go on in a new match/);
	await expect(host.page).not.toHaveURL(address);
	await expect(host.page).toHaveTitle(/^●/, { timeout: 30_000 });
	await host.page.reload();
	await expect(grid(host.page)).toBeVisible();
	await takeTurn(host);
	await expect(host.page).toHaveTitle(/^●/, { timeout: 30_000 });

	for (const { page } of [host, guest]) {
		await page.goto(address);
		await expect.poll(() => stepCount(page)).toBe(before);
	}
	await takeTurn(guest, host);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await leaveAll(host, guest);
});

/** Three people at one table; the third is to play, and leaves. */
async function leftByCleo(browser: Browser, site: Site): Promise<{ players: Player[]; address: string }> {
	const players = await Promise.all([1, 2, 3].map(() => player(browser)));
	const [host, bo, cleo] = players as [Player, Player, Player];
	const choices = { 'Choosing vehicles': 'Five at once', 'Starting squares': 'Automatic' };
	const links = await invite(host, site, { seats: 3, choices });
	await takeSeat(bo, links[0] ?? '', 'Bo');
	await takeSeat(cleo, links[1] ?? '', 'Cleo');
	for (const player of players) await toBoard(player);
	// One of the three leads two clans.
	for (let clan = 0; clan < 4; clan++) await enlist(await toAct(players));
	await takeTurn(host, bo, cleo);
	await takeTurn(bo, host, cleo);
	const address = cleo.page.url();
	await cleo.page.goto('about:blank');
	for (const { page } of [host, bo])
		await expect(page.getByRole('button', { name: 'What now?' })).toBeVisible({ timeout: 100_000 });
	return { players, address };
}

test('three at a table: a bot plays on for one who left once the two others agree, who finds it in the seat @long', async ({
	browser,
	site
}) => {
	const { players, address } = await leftByCleo(browser, site);
	const [host, bo, cleo] = players as [Player, Player, Player];
	const before = await stepCount(bo.page);
	await press(host.page, 'What now?');
	await press(host.page, /^Let a bot play on/);
	await expect(bo.page.getByText('Shall a bot play on for Cleo?')).toBeVisible();
	// One voice is not enough.
	expect(await stepCount(host.page)).toBe(before);
	await press(bo.page, 'Agree');
	for (const { page } of [host, bo])
		await expect.poll(() => stepCount(page), { timeout: 30_000 }).toBeGreaterThan(before + 1);
	const mover = await toAct([host, bo]);
	await takeTurn(mover, mover === host ? bo : host);

	await cleo.page.goto(address);
	await expect(cleo.page.getByText('A bot has your seat.')).toBeVisible();
	await press(cleo.page, 'All right');
	await sameStep(host, cleo);
	expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
	await leaveAll(...players);
});

test('three at a table: one is gone, the two others agree to it, and the match goes on without them @long', async ({
	browser,
	site
}) => {
	const { players } = await leftByCleo(browser, site);
	const [host, bo] = players as [Player, Player, Player];
	// The seat after the absent one begins: the host's. Bo can only wait for that.
	await press(bo.page, 'What now?');
	await expect(bo.page.getByRole('button', { name: /^Call the seat gone/ })).toBeDisabled();
	await expect(bo.page.getByText('Player 1 has to propose it first').first()).toBeVisible();
	await press(bo.page, /^Wait/);
	const before = await stepCount(bo.page);
	await press(host.page, 'What now?');
	await press(host.page, /^Call the seat gone/);
	await expect(bo.page.getByText('Is Cleo gone for good?')).toBeVisible();
	// One voice is not enough.
	expect(await stepCount(host.page)).toBe(before);
	await press(bo.page, 'Agree');
	for (const { page } of [host, bo]) {
		await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
		await expect(page.getByText('All others agreed that Cleo is gone.').first()).toBeAttached();
	}
	for (let turn = 0; turn < 2; turn++) {
		const mover = await toAct([host, bo]);
		await takeTurn(mover, mover === host ? bo : host);
	}
	await menu(bo, 'Resign');
	await bo.page.getByRole('button', { name: 'Resign', exact: true }).click();
	await expect(host.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();
	for (const { page } of [host, bo]) await expect(page.getByText('All devices agree on the result.')).toBeVisible();
	expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
	await leaveAll(...players);
});

test('both act in the same instant: offers cross, and a resignation crosses a move @long', async ({
	browser,
	site
}) => {
	const { host, guest } = await duel(browser, site);
	// One makes a move while the other asks for something.
	await press(guest.page, 'Match menu');
	await Promise.all([makeMove(host.page), press(guest.page, 'Offer a draw')]);
	await sameStep(host, guest);
	// Both ask for the same.
	for (const { page } of [host, guest]) await press(page, 'Match menu');
	await Promise.all([host, guest].map(({ page }) => press(page, 'Offer a draw')));
	for (const { page } of [host, guest]) await expect(page.getByText(/offers a draw\.$/).first()).toBeVisible();
	await Promise.all([host, guest].map(({ page }) => press(page, 'Not now')));
	// One ends the turn while the other gives up.
	await menu(guest, 'Resign');
	await Promise.all([
		press(host.page, 'End turn'),
		guest.page.getByRole('button', { name: 'Resign', exact: true }).click()
	]);
	await expect(guest.page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
	await expect(host.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();
	for (const { page } of [host, guest]) await expect(page.getByText('All devices agree on the result.')).toBeVisible();
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
	await leaveAll(host, guest);
});
