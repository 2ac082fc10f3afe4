/** Green Square on the screen: a whole game by tapping, and a bargain. */
import AxeBuilder from '@axe-core/playwright';
import { gameFile } from './green-square-games';
import { flaws, pick, playOut, sit } from './green-square-table';
import { expect, test } from './site';
import { stepCount } from './table';

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a whole game against three bots, tap by tap, with everything in its place', async ({ page, site, complaints }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'whole games are played at both sizes in the long run');
	test.setTimeout(150_000);
	await page.goto(site.url('/games/green-square'));
	await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
	await page.getByText('Options', { exact: true }).click();
	await page.getByLabel('Rounds at most').fill('1');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.getByRole('group', { name: 'Heroes' }).getByRole('button')).toHaveCount(4);
	const { snapshot } = await playOut(page, {
		seats: [0],
		before: async (move) => {
			if (move % 2 === 0) await expect.poll(() => flaws(page)).toEqual([]);
		}
	});
	expect(snapshot.result?.reason).toMatch(/rounds|goal/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('battles won')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('help is asked for in a sheet that forecasts the battle, and the bot answers', async ({ page, site, complaints }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'the taps are the same');
	test.setTimeout(120_000);
	const file = await gameFile('a bargain', {
		options: { seats: 3, firstSeat: 0 },
		seats: [
			{ name: '', bot: '' },
			{ name: 'Tom', bot: 'easy' },
			{ name: 'Mia', bot: 'easy' }
		],
		until: ({ battle }, moves) =>
			battle?.main === 0 &&
			battle.strength.heroes < battle.strength.beasts &&
			moves.some((move) => move.type === 'ask-help' && move.seat === 1)
	});
	await sit(page, site, file);
	await pick(page, 'pill ask').click();
	await expect(page.getByText('Each chip shows what that hero would bring.')).toBeVisible();
	await page
		.getByRole('group', { name: 'Heroes' })
		.getByRole('button', { name: /^Tom.*can be chosen/ })
		.click();
	const sheet = page.getByRole('dialog', { name: 'Ask Tom for help' });
	await expect(sheet).toBeVisible();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	const steps = await stepCount(page);
	await sheet.locator('[data-pick="button send"]').click();
	await expect(sheet).toBeHidden();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(steps + 1);
	expect(complaints).toEqual([]);
});
