/** People who play by messages: each opens a link, plays, copies the next one, and is gone before anybody else comes. */
import type { Browser } from '@playwright/test';
import { copiedBy } from './clipboard';
import { player, type Player } from './players';
import { expect, type Site } from './site';
import { grid, makeMove, stepCount, toast } from './table';

/** Somebody whose browser can load the app and meet nobody. */
export async function correspondent(
	browser: Browser,
	options: Parameters<typeof player>[1] = {}
): Promise<Player & { calls: string[] }> {
	const someone = await player(browser, options);
	const calls: string[] = [];
	await someone.context.routeWebSocket(/\/signal/, (socket) => {
		calls.push(socket.url());
		void socket.close();
	});
	return { ...someone, calls };
}

/** Sets up a match with everybody but the first elsewhere, and comes to its lobby. A few quiet turns end it by the rules. */
export async function prepare({ page }: Player, site: Site, seats: number, quietLimit: number): Promise<void> {
	await page.goto(site.url('/games/green-conquest'));
	await page.getByText('Options', { exact: true }).click();
	if (seats === 4) await page.getByLabel('Mode').selectOption({ label: 'Coalition: 4 players, two teams' });
	for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Seat ${seat}`).selectOption('elsewhere');
	await page.getByLabel('Choosing vehicles').selectOption({ label: 'Five at once' });
	await page.getByLabel('Starting squares').selectOption({ label: 'Automatic' });
	await page.getByLabel('Vehicles sent home').selectOption({ label: 'Automatic: fewer interruptions' });
	await page.getByLabel('Quiet limit').fill(`${quietLimit}`);
	await page.getByRole('button', { name: 'Invite' }).click();
	await expect(page.getByRole('button', { name: 'Send the table as it is' })).toBeVisible();
}

/** Copies what is to be sent, and leaves. */
export async function post({ page }: Player, name: RegExp = /^Send (your move|the result) to /): Promise<string> {
	await page.getByRole('button', { name }).click();
	const link = await copied(page);
	await page.goto('about:blank');
	return link;
}

export async function copied(page: Player['page']): Promise<string> {
	const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy the link' }).click());
	await expect(toast(page, 'Link copied.')).toBeVisible();
	expect(link).toContain('/post#');
	expect(link.length).toBeLessThanOrEqual(1_900);
	return link;
}

export async function openLink({ page }: Player, link: string): Promise<void> {
	await page.goto(link);
	await expect(grid(page)).toBeVisible();
	expect(page.url()).not.toContain(link.split('#')[1]);
}

/** Drives once and ends the turn. */
export async function turn({ page }: Player): Promise<void> {
	await makeMove(page);
	const before = await stepCount(page);
	await page.getByRole('button', { name: 'End turn' }).click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}
