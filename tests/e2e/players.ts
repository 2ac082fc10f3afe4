/** People on devices of their own: separate browsers that share nothing but a link. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { canCopy, copiedBy } from './clipboard';
import { register } from './connections';
import { expect, type Site } from './site';
import { grid, makeMove, stepCount } from './table';

export interface Player {
	readonly context: BrowserContext;
	readonly page: Page;
	/** What the page complained about. */
	readonly complaints: string[];
}

export async function player(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Player> {
	const context = await browser.newContext({ serviceWorkers: 'block', ...options });
	await register(context);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	return { context, page, complaints };
}

/** Labels of the form and what is chosen there; numbers are typed. */
export type Choices = Readonly<Record<string, string | number>>;

const QUICK: Choices = { 'Starting squares': 'Automatic' };

/** Makes a match of so many seats, all but the first elsewhere, and returns the links to them. */
export async function invite(
	{ page }: Player,
	site: Site,
	{ seats = 2, choices = QUICK }: { seats?: number; choices?: Choices } = {}
): Promise<string[]> {
	await page.goto(site.url('/games/green-conquest'));
	await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true });
	for (let seat = 2; seat <= seats; seat++)
		await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('elsewhere');
	await page.getByText('Options', { exact: true }).click();
	for (const [label, value] of Object.entries(choices)) {
		const field = page.getByLabel(label);
		if (typeof value === 'string') await field.selectOption({ label: value });
		else {
			await field.fill(`${value}`);
			await field.blur();
		}
	}
	await page.getByRole('button', { name: 'Invite' }).click();
	const links: string[] = [];
	for (let seat = 2; seat <= seats; seat++) links.push(await linkTo(page, seat));
	return links;
}

/** The link to a free seat, as the table before the start shows it. */
async function linkTo(page: Page, seat: number): Promise<string> {
	const row = page.getByRole('listitem').nth(seat - 1);
	const copy = row.getByRole('button', { name: 'Copy link' });
	const unfold = row.getByRole('button', { name: 'Invite' });
	await expect(copy.or(unfold)).toBeVisible();
	if (await unfold.isVisible()) await unfold.click();
	if (await canCopy(page)) return copiedBy(page, () => copy.click());
	// Where the browser does not let the app copy, it shows the link.
	await copy.click();
	const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
	await page.keyboard.press('Escape');
	return link;
}

/** Takes the seat of a link; without one, the seat that the page offers. */
export async function takeSeat({ page }: Player, link: string | null, name: string): Promise<void> {
	if (link !== null) await page.goto(link);
	await page.getByLabel('Your name at the table').fill(name);
	await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Takes the only seat that was free: play begins at once. */
export async function sitDown(player: Player, link: string | null, name: string): Promise<void> {
	await takeSeat(player, link, name);
	await expect(grid(player.page)).toBeVisible();
}

/** Chooses the first five vehicles. */
export async function enlist({ page }: Player): Promise<void> {
	const before = await stepCount(page);
	const types = page.getByRole('group', { name: 'Vehicle types' }).getByRole('button');
	for (const type of [0, 1, 2, 3, 4]) await types.nth(type).click();
	await page.locator('.actions .primary').click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}

export interface Duel {
	readonly host: Player;
	readonly guest: Player;
	/** To the second seat. */
	readonly link: string;
}

/** Two people at one duel, both at the board, their vehicles chosen. */
export async function duel(browser: Browser, site: Site, choices?: Choices): Promise<Duel> {
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const [link = ''] = await invite(host, site, choices && { choices });
	await sitDown(guest, link, 'Bo');
	await toBoard(host);
	await enlist(host);
	await enlist(guest);
	return { host, guest, link };
}

/** From the table before the start. Who is there when the match begins is taken to the board, also in mid-tap. */
export async function toBoard({ page }: Player): Promise<void> {
	await expect(async () => {
		if (!(await grid(page).isVisible())) {
			await page.getByRole('link', { name: 'To the board' }).click({ timeout: 2_000 });
		}
		await expect(grid(page)).toBeVisible({ timeout: 5_000 });
	}).toPass({ timeout: 40_000 });
}

/**
 * Who of these is asked to act. The seat bar says it with the step that asks; the title a moment later, so that alone
 * it may still name whoever has just acted.
 */
export async function toAct<P extends Player>(players: readonly P[]): Promise<P> {
	let asked: P | undefined;
	await expect(async () => {
		const answers = await Promise.all(players.map(isAsked));
		asked = players[answers.indexOf(true)];
		expect(asked).toBeDefined();
	}).toPass();
	return asked as P;
}

/** A seat of the device is the first to play, and the title calls for it. */
async function isAsked({ page }: Player): Promise<boolean> {
	const elsewhere = page.getByText(/^(here|away|not here yet)$/);
	const own = page.locator('.seats > [aria-current]').filter({ hasNot: elsewhere });
	return (await own.count()) > 0 && (await page.title()).startsWith('●');
}

/** Drives once and ends the turn; the others see both. */
export async function takeTurn(mover: Player, ...others: readonly Player[]): Promise<void> {
	await makeMove(mover.page);
	await mover.page.getByRole('button', { name: 'End turn' }).click();
	await expect(mover.page.getByRole('button', { name: 'End turn' })).toBeDisabled();
	for (const other of others) await sameStep(mover, other);
}

export async function sameStep(one: Player, two: Player): Promise<void> {
	await expect.poll(async () => (await stepCount(two.page)) === (await stepCount(one.page))).toBe(true);
}

/** What the sign of the connection says. */
export const netSign = ({ page }: Player) => page.getByRole('button', { name: /^Who is there/ });

export async function leaveAll(...players: readonly Player[]): Promise<void> {
	expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
	await Promise.all(players.map(({ context }) => context.close()));
}
