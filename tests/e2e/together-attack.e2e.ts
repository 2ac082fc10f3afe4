/** Scripts with the room's link, and one with a seat's own key, do their worst: the match goes on, and whoever did it is named. */
import type { Browser } from '@playwright/test';
import { callInPage } from './bundle';
import { matchOnDisk } from './disk';
import { Forger } from './forger';
import { duel, leaveAll, netSign, player, takeTurn, type Duel, type Player } from './players';
import { expect, test, type Site } from './site';
import { stepCount } from './table';
import { twoFaces } from './two-faced';

test.beforeEach(() => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(180_000);
});

/** Somebody who has nothing but the link; `act` runs one of the vandal's deeds with it. */
async function vandal(
	browser: Browser,
	site: Site,
	{ link }: Duel
): Promise<Player & { act: (deed: string, ...args: readonly unknown[]) => Promise<void> }> {
	const somebody = await player(browser);
	await somebody.page.goto(site.url('/theme.js'));
	const server = site.url('/signal').replace('http', 'ws');
	const act = (deed: string, ...args: readonly unknown[]): Promise<void> =>
		callInPage(somebody.page, 'tests/e2e/vandal.ts', deed, link.split('#')[1] ?? '', server, ...args);
	return { ...somebody, act };
}

/** The longest task of a page so far, ms. */
async function longestTask({ page }: Player): Promise<number> {
	return page.evaluate(() => {
		const { tasks } = globalThis as unknown as { tasks: number[] };
		return Math.round(Math.max(0, ...tasks));
	});
}

async function watchTasks({ page }: Player): Promise<void> {
	await page.evaluate(() => {
		const tasks: number[] = [];
		Object.assign(globalThis, { tasks });
		new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({
			type: 'longtask'
		});
	});
}

async function isTold(each: Player, ...refused: readonly RegExp[]): Promise<void> {
	const { page } = each;
	await netSign(each).click();
	const panel = page.getByRole('dialog');
	await expect(panel.getByText('Somebody with the link tampers with the match.')).toBeVisible();
	await panel.getByText('Details', { exact: true }).click();
	for (const what of refused) await expect(panel.getByText(what)).toBeVisible();
	await page.keyboard.press('Escape');
}

/** Two play while a third page with the link does all it can, for so many seconds, and a fourth device announces ghosts. */
async function playUnderAttack(browser: Browser, site: Site, seconds: number): Promise<void> {
	const match = await duel(browser, site);
	const { host, guest } = match;
	const { act, ...intruder } = await vandal(browser, site, match);
	const forger = await Forger.come(site.url('/signal').replace('http', 'ws'), match.link.split('#')[1] ?? '');
	for (const each of [host, guest]) await watchTasks(each);
	const before = await stepCount(host.page);
	let isOver = false;
	const attack = act('rampage', seconds).then(() => (isOver = true));
	let turns = 0;
	for (const players = [host, guest]; !isOver || turns % 2 > 0; players.reverse()) {
		await takeTurn(players[0] as Player, players[1] as Player);
		turns++;
	}
	await attack;
	forger.leave();
	expect(turns).toBeGreaterThan(1);
	expect(await stepCount(host.page)).toBeGreaterThanOrEqual(before + 2 * turns);
	for (const each of [host, guest]) {
		await expect(netSign(each)).toHaveAccessibleName('Who is there: Connected.', { timeout: 30_000 });
		await isTold(each, /not from this app [1-9]/, /forged [1-9]/);
	}
	const tasks = await Promise.all([host, guest].map(longestTask));
	console.log(`${turns} turns in ${seconds} s under attack; longest task ${tasks.join(' and ')} ms`);
	await leaveAll(host, guest, intruder);
}

test('two play while a third page floods, deletes, poisons and announces ghosts: every move arrives, and both are told', async ({
	browser,
	site
}) => {
	await playUnderAttack(browser, site, 8);
});

test('… for a minute @long', async ({ browser, site }) => {
	await playUnderAttack(browser, site, 60);
});

test('somebody with the link wrecks and floods: the match goes on, and both are told @long', async ({
	browser,
	site
}) => {
	const match = await duel(browser, site);
	const { host, guest } = match;
	const { act, ...intruder } = await vandal(browser, site, match);
	await act('wreck');
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	await act('flood');
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	for (const each of [host, guest]) await isTold(each, /wrongly signed [1-9]/, /a flood [1-9]/);
	await leaveAll(host, guest, intruder);
});

test('a player signs two answers to one question: one counts, the same for everybody, and the player is named @long', async ({
	browser,
	site
}) => {
	const match = await duel(browser, site);
	const { host, guest } = match;
	const { act, ...intruder } = await vandal(browser, site, match);
	await takeTurn(host, guest);
	const before = await stepCount(host.page);
	const entries = twoFaces(await matchOnDisk(guest.page), 1);
	await leaveAll(guest);
	await act('plant', entries);
	await expect.poll(() => stepCount(host.page)).toBe(before + 2);
	await expect(host.page.getByText('Bo signed two answers to one question.').first()).toBeVisible();
	await takeTurn(host);
	await netSign(host).click();
	await expect(host.page.getByRole('dialog').getByText('Bo signed two answers to one question.')).toBeVisible();
	await leaveAll(host, intruder);
});

test('somebody who plays by another version of the rules is told apart @long', async ({ browser, site }) => {
	const match = await duel(browser, site);
	const { host, guest } = match;
	const { act, ...intruder } = await vandal(browser, site, match);
	const claimed = act('claimOtherRules');
	for (const each of [host, guest])
		await expect(netSign(each)).toHaveAccessibleName('Who is there: Somebody has another version of the rules.');
	await takeTurn(host, guest);
	await claimed;
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Connected.');
	await leaveAll(host, guest, intruder);
});
