/** Scripts with the room's link, and one with a seat's own key, do their worst: the match goes on, and whoever did it is named. */
import type { Browser } from '@playwright/test';
import { callInPage } from './bundle';
import { matchOnDisk } from './disk';
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

test('somebody with the link deletes, overwrites, forges and floods: the match goes on, and both are told @long', async ({
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
	for (const each of [host, guest]) {
		await netSign(each).click();
		await expect(
			each.page.getByRole('dialog').getByText('Somebody with the link tampers with the match.')
		).toBeVisible();
		await each.page.getByText('Details', { exact: true }).click();
		await expect(each.page.getByText(/wrongly signed 1/)).toBeVisible();
		await expect(each.page.getByText(/a flood [1-9]/)).toBeVisible();
	}
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
