/** Greenvaders in the long run: whole games alone, round one device and in teams, every Pot-voir by tapping, keys alone, the slider. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { POTS } from '../../src/lib/games/greenvaders/content';
import { gameFile } from './greenvaders-games';
import { field, look, makeMove, primary, sit, tapOnce, tile } from './greenvaders-table';
import { expect, test } from './site';
import { stepCount } from './table';

const SOLO = [
	{ name: '', bot: '' },
	{ name: '', bot: 'hard' }
];
const LOOKS = [
	{ locale: 'en-GB', colorScheme: 'light' },
	{ locale: 'fr-FR', colorScheme: 'dark' }
] as const;

async function toTheEnd(page: Page): Promise<void> {
	while (await tapOnce(page));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { locale, colorScheme } of LOOKS) {
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ locale, colorScheme });

		test('one plays a bot to the end @long', async ({ page, site, complaints }) => {
			test.setTimeout(600_000);
			const { file } = await gameFile('solo', {
				seats: SOLO,
				options: { first: 0 },
				until: (state) => state.phase === 'start' && state.queue[0] === 0
			});
			await sit(page, site, file);
			await toTheEnd(page);
			expect(complaints).toEqual([]);
		});

		test('two pass the device through an advanced game @long', async ({ page, site, complaints }) => {
			test.setTimeout(600_000);
			const { file } = await gameFile('round', {
				options: { first: 0, mode: 'advanced' },
				until: (state) => state.phase === 'draft'
			});
			await sit(page, site, file);
			await toTheEnd(page);
			expect(complaints).toEqual([]);
		});

		test('four play in teams, two of them people @long', async ({ page, site, complaints }) => {
			test.setTimeout(600_000);
			const { file } = await gameFile('teams', {
				seats: [
					{ name: 'Ana', bot: '' },
					{ name: '', bot: 'easy' },
					{ name: 'Tom', bot: '' },
					{ name: '', bot: 'easy' }
				],
				options: { players: 4, mode: 'advanced' },
				until: (state) => state.phase === 'start' && state.queue[0] === 0
			});
			await sit(page, site, file);
			await toTheEnd(page);
			expect(complaints).toEqual([]);
		});
	});
}

test.describe('every Pot-voir by tapping @long', () => {
	for (const pot of POTS) {
		test(pot, async ({ page, site, complaints }) => {
			test.setTimeout(180_000);
			const { file } = await gameFile(`pot ${pot}`, {
				seats: SOLO,
				options: { first: 0, mode: 'advanced' },
				until: (state, moves) =>
					state.phase === 'play' &&
					state.turn.n > 4 &&
					state.turn.seat === 0 &&
					moves.some((move) => move.type === 'pot' && move.pot === pot),
				// The tile goes to the person, and no tile is used before.
				wishes: (state, moves) => {
					const isMine = state.queue[0] === 0;
					const wanted = moves.filter((move) => move.type === 'pick' && (move.pot === pot) === isMine);
					const others = moves.filter(({ type }) => type !== 'pot');
					return wanted.length > 0 ? wanted : others.length > 0 ? others : moves;
				}
			});
			await sit(page, site, file);
			const steps = await stepCount(page);
			await tile(page, pot).click();
			for (let taps = 0; taps < 6 && (await stepCount(page)) === steps; taps++) await tapOnce(page);
			await expect(tile(page, pot)).toHaveClass(/used|armed/);
			if (pot === 'periscope' || pot === 'surprise') {
				await makeMove(page);
				await expect(page.locator('.sentence strong')).toHaveText(/(Play|Draw) a card|special card/);
			}
			expect(complaints).toEqual([]);
		});
	}
});

test('ten moves by keys alone @long', async ({ page, site, complaints }) => {
	test.setTimeout(180_000);
	const { file } = await gameFile('keys', {
		options: { first: 0 },
		until: (state) => state.phase === 'play' && state.turn.n === 1
	});
	await sit(page, site, file);
	for (let made = 0; made < 10; made++) {
		if (await page.locator('.cover').isVisible()) await look(page);
		const steps = await stepCount(page);
		await moveByKeys(page);
		// One look for both: the cover may take the place of the table at any moment.
		await expect(page.locator(`.cover, [data-head]:not([data-head="${steps}"])`).first()).toBeVisible();
	}
	expect(complaints).toEqual([]);
});

/** Tab to the first thing that matches; buttons come in reading order. */
async function tabTo(page: Page, selector: string): Promise<void> {
	await page.locator('body').press('Tab');
	for (let tabs = 0; tabs < 60; tabs++) {
		if ((await page.locator(`:is(${selector}):focus`).count()) > 0) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`the keys do not reach ${selector}`);
}

async function moveByKeys(page: Page): Promise<void> {
	const skip = page.getByRole('button', { name: 'Skip', exact: true });
	const playable = page.locator('.hand .card[aria-label*="can be played"]');
	const asked = page.locator('[data-pile].may, .options .chip, .actions .primary:not([aria-disabled="true"])');
	await expect(skip.or(playable).or(asked).first()).toBeVisible();
	if (await skip.isVisible()) {
		await tabTo(page, '.actions .button:not(.primary, .square)');
		return page.keyboard.press('Enter');
	}
	if ((await page.locator('[data-pile].may').count()) > 0) {
		await tabTo(page, '[data-pile]');
		await page.keyboard.press('Enter');
		return page.keyboard.press('Enter');
	}
	if ((await page.locator('.options .chip').count()) > 0) {
		await tabTo(page, '.options .chip');
		await page.keyboard.press('Enter');
	} else if ((await playable.count()) > 0) {
		await tabTo(page, '.hand .card[aria-label*="can be played"]');
		await page.keyboard.press('Enter');
	} else {
		await tabTo(page, '.actions .primary');
		return page.keyboard.press('Enter');
	}
	const goal = page.locator('[data-grid] button:has(.open)').first();
	const grid = await goal.evaluate((cell) => cell.closest('[data-grid]')?.getAttribute('data-grid') ?? '');
	await tabTo(page, `[data-grid="${grid}"] [data-cell]`);
	const at = async (cell: string): Promise<number[]> =>
		((await page.locator(cell).first().getAttribute('data-cell')) ?? '').split(',').map(Number);
	const [column = 0, row = 0] = ((await goal.getAttribute('data-cell')) ?? '').split(',').map(Number);
	for (let step = 0; step < 12; step++) {
		const [x = 0, y = 0] = await at('[data-cell]:focus');
		if (x !== column) await page.keyboard.press(x < column ? 'ArrowRight' : 'ArrowLeft');
		else if (y !== row) await page.keyboard.press(y < row ? 'ArrowDown' : 'ArrowUp');
		else break;
	}
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
}

test('the slider winds through the game; nothing can be played meanwhile @long', async ({ page, site, complaints }) => {
	const { file } = await gameFile('slider', {
		seats: SOLO,
		options: { first: 0 },
		until: (state) => state.phase === 'play' && state.turn.seat === 0 && state.turn.n > 8
	});
	await sit(page, site, file);
	const count = field(page, 0).locator('.card');
	const cards = await count.count();
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('button', { name: 'Replay the match' }).click();
	await page.getByRole('slider').fill('3');
	await expect(page.getByText(/^Step 3 of/)).toBeVisible();
	expect(await count.count()).toBeLessThan(cards);
	await expect(page.locator('.hand')).toHaveCount(0);
	await page.getByRole('button', { name: 'One step on' }).click();
	await expect(page.getByText(/^Step 4 of/)).toBeVisible();
	await page.getByRole('button', { name: 'Back to the game' }).click();
	await expect(primary(page)).toHaveText('Choose a card');
	await expect(count).toHaveCount(cards);
	expect(complaints).toEqual([]);
});

test('axe finds nothing at the opening, in teams and on the cover @long', async ({ page, site }) => {
	test.setTimeout(180_000);
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	const files = [
		await gameFile('round', { options: { first: 0, mode: 'advanced' }, until: (state) => state.phase === 'draft' }),
		await gameFile('teams at play', {
			seats: [...SOLO, ...SOLO.toReversed()].map((seat, index) => ({ ...seat, bot: index === 0 ? '' : 'easy' })),
			options: { players: 4, mode: 'advanced' },
			until: (state) => state.phase === 'play' && state.turn.seat === 0 && state.turn.n > 4
		})
	];
	const found: string[] = [];
	const inspect = async (): Promise<void> => {
		const { violations } = await new AxeBuilder({ page }).analyze();
		found.push(...violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary}`));
	};
	for (const { file } of files) {
		await page.goto(site.url());
		await page.evaluate(() =>
			indexedDB.databases().then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name)))
		);
		await sit(page, site, file);
		await inspect();
		if (await page.locator('.cover').isVisible()) {
			await look(page);
			await inspect();
		}
	}
	expect(found).toEqual([]);
});
