/** Historical Conquest on the screen: a whole game by tapping, and a window passed from the cover. The rest is in the long run. */
import { expect, test } from './site';
import { COVERED, gameFile } from './historical-conquest-games';
import { hand, playOut, primary, sit } from './historical-conquest-table';
import { stepCount } from './table';

test('a whole game against two bots is played by tapping, every screen of it tidy', async ({ page, site, complaints }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'the long run plays on wide screens');
	test.setTimeout(180_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(site.url());
	await page.getByRole('link', { name: /Historical Conquest/ }).click();
	await page.getByText('Options', { exact: true }).click();
	await page.getByLabel('Players').selectOption('3 players');
	await page.getByLabel('Morale to win').selectOption('1500: very short');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(hand(page).first()).toBeVisible();
	const untidied = await playOut(page, { every: 6, most: 600 });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You win|You lose|wins|Draw/);
	expect(untidied).toEqual([]);
	expect(complaints).toEqual([]);
});

test('a window is passed unseen from the cover, and nothing of the hand was on the screen', async ({
	page,
	site,
	complaints
}, { project }) => {
	test.skip(project.name !== 'phone', 'the cover is the same');
	test.setTimeout(120_000);
	const { file, secrets } = await gameFile('cover', COVERED);
	await sit(page, site, file);
	await expect(page.getByRole('heading', { name: 'Pass the device to Yellow.' })).toBeVisible();
	await expect(page.getByText(/Yellow may answer or pass\./)).toBeVisible();
	const markup = await page.content();
	for (const card of secrets.flat()) expect(markup).not.toContain(card);
	await page.getByRole('button', { name: 'Yellow passes, unseen' }).click();
	await expect(page.getByRole('button', { name: 'Yellow passes, unseen' })).toBeHidden();
	expect(complaints).toEqual([]);
});

test('a card, a place, a preview, a move; what was shown cannot be taken back', async ({ page, site, complaints }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'the taps are the same');
	test.setTimeout(120_000);
	const { file } = await gameFile('play', {
		seats: [
			{ name: '', bot: '' },
			{ name: 'Tom', bot: 'easy' }
		],
		options: { firstPlayer: 0 },
		until: (state, moves) =>
			state.turn === 0 &&
			state.phase === 'play' &&
			state.round > 2 &&
			(state.players[0]?.lands.length ?? 0) > 1 &&
			moves.some((move) => move.type === 'play' && move.land?.startsWith('0/') === true && move.discover !== true)
	});
	await sit(page, site, file);
	await expect(primary(page)).toHaveText('Choose a card');
	const steps = await stepCount(page);
	const glowing = page.locator('.table .glows[data-pick^="land 0/"]');
	for (const card of await page.locator('.hand .held:not(.dim)').all()) {
		await card.click();
		if ((await glowing.count()) > 0) break;
		await card.click();
	}
	await expect(primary(page)).toHaveText('Tap a land');
	await glowing.first().click();
	await expect(primary(page)).toHaveText(/^Place in /);
	expect(await stepCount(page)).toBe(steps);
	await page.getByRole('button', { name: 'Put down' }).click();
	await expect(primary(page)).toHaveText('Tap a land');
	await glowing.first().click();
	await primary(page).click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
	expect(complaints).toEqual([]);
});
