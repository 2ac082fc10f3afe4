/** A game that tells its story: what the others did is shown, listed and read out; what was taken back is not; and nothing is in the way. */
import type { Page } from '@playwright/test';
import { recapOf } from '../../src/lib/ui/recap';
import { readRecord } from '../playthroughs/records';
import { matchOnDisk } from './disk';
import { playOut } from './green-conquest-taps';
import { gameFile } from './greenvaders-games';
import { ready, sit, tapOnce } from './greenvaders-table';
import { forget, heard, listen } from './live-region';
import type { Sample } from './sample';
import { expect, test, type Site } from './site';
import { choose, recap, scribeOf, sentences, undo, vehiclesIn } from './story';
import { fileOf, grid, importFile, makeMove, stepCount, toast } from './table';

const BOT = { name: '', bot: 'easy' };
const PERSON = { name: '', bot: '' };
/** One person and three bots; the bots move first once the match is opened. */
const FOUR = { options: { mode: 'coalition' }, seats: [PERSON, BOT, BOT, BOT], moves: 60 };

async function open(page: Page, site: Site, sample: Partial<Sample>): Promise<void> {
	await page.goto(site.url());
	await importFile(page, await fileOf({ ...sample, title: 'River' }));
	const link = page.getByRole('link', { name: /River/ });
	await expect(link).toBeVisible();
	await forget(page);
	await link.click();
	await expect(page.locator('.stage, .end').first()).toBeVisible();
}

/** The sentences about what the others did since seat 0 acted, by what is on the disk; only those after a step. */
async function toBeTold(page: Page, from = 0): Promise<string[]> {
	const table = await matchOnDisk(page);
	const lines = recapOf(scribeOf(table), table.snapshot.ply, (seat) => seat === 0);
	return lines.filter(({ ply }) => ply > from).map(({ sentence }) => sentence);
}

test('every move of three bots is listed, marked and read out, until I act @phone', async ({
	page,
	site,
	complaints
}) => {
	await choose(page, { pace: 'fast' });
	await listen(page);
	await open(page, site, FOUR);
	await expect(recap(page)).toBeVisible({ timeout: 45_000 });
	const told = await toBeTold(page);
	expect(await sentences(recap(page))).toEqual(told);
	const news = await toBeTold(page, FOUR.moves);
	// Each of the three has acted, once at least.
	expect(news.length).toBeGreaterThanOrEqual(3);
	expect(await heard(page)).toEqual(news);
	await expect(page.locator('.trace')).toHaveCount(told.length);

	// One of them is shown again; it is not read out again.
	await recap(page).locator('[data-row="0"]').click();
	await expect(page.getByRole('button', { name: 'Skip' }).first()).toBeVisible();
	await expect(recap(page)).toBeVisible();
	expect(await heard(page)).toEqual(news);

	await makeMove(page);
	await expect(recap(page)).toBeHidden();
	expect(complaints).toEqual([]);
});

/** Whose vehicle it is that acts, by seat of a duel. */
const CLANS = [/^Red’s /, /^Blue’s /];

/** Whatever happened is read out once, in order, and names the vehicles it is about. */
async function expectAllHeard(page: Page, from: number): Promise<void> {
	const table = await matchOnDisk(page);
	const scribe = scribeOf(table);
	const lines = table
		.standing(table.snapshot.ply)
		.filter((ply) => ply > from)
		.map((ply) => scribe.line(ply))
		.filter(({ sentence }) => sentence !== '');
	expect(lines.length).toBeGreaterThan(8);
	await expect.poll(() => heard(page)).toEqual(lines.map(({ sentence }) => sentence));
	const { seats } = table.snapshot;
	for (const { sentence, seat, events } of lines) {
		const named = vehiclesIn(events);
		for (const vehicle of named) expect(sentence).toContain(vehicle);
		const isBot = seats[seat ?? -1]?.bot !== '';
		if (named.length > 0) expect(sentence).toMatch(isBot ? (CLANS[seat ?? -1] ?? /^$/) : /^You/);
	}
}

test('the last turns of a game with a bot are read out, one sentence a move @phone', async ({ page, site }) => {
	test.setTimeout(180_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await listen(page);
	const { options, plies } = readRecord('green-conquest/duel-greedy');
	const script = plies.slice(0, -24).map(([, move]) => move);
	await open(page, site, { options, seats: [BOT, PERSON], script, moves: script.length });
	await playOut(page, [1], 'last turns');
	await expectAllHeard(page, script.length);
});

test('a whole game with a bot is read out, one sentence a move @long', async ({ page, site }) => {
	test.setTimeout(900_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await listen(page);
	await open(page, site, { seats: [PERSON, BOT], moves: 0 });
	await playOut(page, [0], 'read out');
	await expectAllHeard(page, 0);
});

test('a short phone says it in a toast, which opens the list @long', async ({ page, site }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await choose(page, { pace: 'fast' });
	await open(page, site, FOUR);
	const opener = page.getByRole('button', { name: /moves since yours: show them/ });
	await expect(opener).toBeVisible({ timeout: 45_000 });
	await opener.click();
	const told = await toBeTold(page);
	expect(await sentences(recap(page))).toEqual(told);
	await page.keyboard.press('Escape');
	// A tap on the board ends it.
	await grid(page)
		.getByRole('button', { name: /can be played$/ })
		.first()
		.click();
	await expect(opener).toBeHidden();
});

test('where the board shows the seats, the list opens in a sheet, and a move of it is shown again @phone', async ({
	page,
	site,
	complaints
}) => {
	await choose(page, { pace: 'fast' });
	const { file } = await gameFile('three bots to come', {
		options: { players: 4, mode: 'basic' },
		seats: [PERSON, BOT, BOT, BOT],
		until: ({ phase, turn }) => phase === 'play' && turn.seat === 1 && turn.n > 8
	});
	await sit(page, site, file);
	const opener = page.getByRole('button', { name: /moves since yours: show them/ });
	await expect(opener).toBeVisible({ timeout: 45_000 });
	await opener.click();
	const sheet = page.getByRole('dialog', { name: 'Since your last move' });
	expect(await sentences(sheet)).toEqual(await toBeTold(page));
	await sheet.locator('[data-row="0"]').click();
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('button', { name: 'Skip' }).first()).toBeVisible();
	await expect(opener).toBeVisible();
	expect(complaints).toEqual([]);
});

test('without motion the list is there at once @long', async ({ page, site }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.clock.install();
	await open(page, site, FOUR);
	// No time passes on the page but what the story lets pass: nothing waits to be watched.
	await expect(async () => {
		await page.clock.runFor(20);
		await expect(recap(page)).toBeVisible({ timeout: 100 });
	}).toPass({ timeout: 45_000 });
	expect(await sentences(recap(page))).toEqual(await toBeTold(page));
});

test('bots alone wait for whoever watches, and can be paused @long', async ({ page, site }) => {
	await page.clock.install();
	await open(page, site, { seats: [BOT, BOT], moves: 44 });
	const runUntilMore = async (): Promise<void> => {
		const before = await stepCount(page);
		await expect(async () => {
			await page.clock.runFor(200);
			expect(await stepCount(page)).toBeGreaterThan(before);
		}).toPass({ timeout: 30_000, intervals: [20] });
	};
	await runUntilMore();
	await runUntilMore();
	await page.getByRole('button', { name: 'Pause the bots' }).click();
	const before = await stepCount(page);
	await page.clock.runFor(30_000);
	expect(await stepCount(page)).toBe(before);
	await page.getByRole('button', { name: 'Let the bots play on' }).click();
	await runUntilMore();
});

test('what was taken back is in no list, and the slider does not count it @long', async ({ page, site }) => {
	await open(page, site, { moves: 44 });
	const line = page.locator('.event');
	const rows = page.locator('.log [data-row], dialog [data-row]');
	const openLog = async (): Promise<void> => {
		if (!(await page.locator('.log').isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
	};
	await openLog();
	await expect(rows.first()).toBeAttached();
	const before = await rows.allTextContents();
	await page.keyboard.press('Escape');
	await makeMove(page);
	const mine = scribeOf(await matchOnDisk(page)).last(await stepCount(page))?.sentence ?? '';
	await expect(line).toContainText(mine);
	await undo(page).click();
	await expect(line).not.toContainText(mine);
	await openLog();
	await expect.poll(() => rows.allTextContents()).toEqual(before);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('button', { name: 'Replay the match' }).click();
	await expect(page.getByText('Step 44 of 44')).toBeVisible();
});

test('the log opens at its end, says whose turn it was, and is one tab stop @long', async ({ page, site }) => {
	await open(page, site, { moves: 44 });
	const opener = page.getByRole('button', { name: 'Log', exact: true });
	if (await opener.isVisible()) await opener.click();
	const rows = page.locator('.log [data-row], dialog [data-row]');
	await expect(rows.last()).toBeInViewport();
	await expect(page.getByText(/^Turn \d+ · (You|Bot)$/).last()).toBeInViewport();
	expect(await rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length)).toBe(1);
	await rows.last().focus();
	await page.keyboard.press('ArrowUp');
	await expect(rows.nth(-2)).toBeFocused();
	await page.keyboard.press('Home');
	await expect(rows.first()).toBeFocused();
});

test('a turn that is over is taken back past the bot, and the bot plays another @long', async ({ page, site }) => {
	await choose(page, { pace: 'once' });
	await open(page, site, { moves: 44 });
	await makeMove(page);
	const table = await matchOnDisk(page);
	const { state } = table.snapshot;
	await page.getByRole('button', { name: 'End turn' }).click();
	await expect(recap(page).or(page.locator('.event').getByRole('button', { name: 'Show that again' }))).toBeVisible();
	await undo(page).click();
	await expect.poll(async () => (await matchOnDisk(page)).snapshot.asked).toEqual([0]);
	const after = await matchOnDisk(page);
	expect(after.snapshot.state).toEqual(state);
	expect(after.standing(after.snapshot.ply)).toHaveLength(45);
});

test('an undo that cannot be says why; the toast takes no taps and ends with the next one @long', async ({
	page,
	site
}) => {
	await choose(page, { pace: 'once' });
	await open(page, site, {
		game: 'greenvaders',
		options: { players: 2, mode: 'basic' },
		seats: [PERSON, BOT],
		moves: 12
	});
	const pile = page.locator('[data-pile].may');
	while (!(await pile.isVisible())) expect(await tapOnce(page)).toBe(true);
	const before = await stepCount(page);
	await pile.click();
	await ready(page).click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
	// A card was drawn: whoever is asked now, there is no way back. A dead button can still be touched.
	await undo(page).click({ force: true });
	await expect(toast(page)).toHaveText(/can’t be taken back/);
	const { x, y, width, height } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const isHit = (at: { x: number; y: number }): boolean =>
		document.elementFromPoint(at.x, at.y)?.closest('.toast') !== null;
	expect(await page.evaluate(isHit, { x: x + width / 2, y: y + height / 2 })).toBe(false);
	for (const tapped of ['.tide', '.own', '.supply']) {
		expect(y + height).toBeLessThanOrEqual((await page.locator(tapped).first().boundingBox())?.y ?? 0);
	}
	await page.locator('.hand .card').first().click();
	await expect(toast(page)).toHaveCount(0);
});
