/** A newcomer plays, leaves, comes back: what was played is there. */
import { readRecord } from '../playthroughs/records';
import { expect, test } from './site';
import { fileOf, grid, importFile, makeMove, stepCount } from './table';

test('two taps from opening the app to playing against a bot @phone', async ({ page, site, complaints }) => {
	await page.goto(site.url());
	await page.getByRole('link', { name: /The Green Conquest/ }).click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(grid(page)).toBeVisible();
	await expect(page.getByText('to play').first()).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: 'You' }).first()).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a move is there after a reload in mid-turn, and the match waits on the home page @phone', async ({
	page,
	site,
	complaints
}) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await expect(grid(page)).toBeVisible();
	await makeMove(page);
	const steps = await stepCount(page);
	const names = await grid(page)
		.getByRole('button')
		.evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')));

	await page.reload();
	await expect(grid(page)).toBeVisible();
	expect(await stepCount(page)).toBe(steps);
	expect(
		await grid(page)
			.getByRole('button')
			.evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label')))
	).toEqual(names);

	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page.getByRole('link', { name: /River.*Your turn/ })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a move is taken back within the own turn @phone', async ({ page, site }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	const vehicles = grid(page).getByRole('button', { name: /can be played$/ });
	await expect(vehicles.first()).toBeVisible();
	const before = await vehicles.count();
	await makeMove(page);
	await expect.poll(() => vehicles.count()).toBe(before - 1);
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect.poll(() => vehicles.count()).toBe(before);
});

test('the bot answers without being waited for, and its moves are told @phone', async ({ page, site, complaints }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await makeMove(page);
	await page.getByRole('button', { name: 'End turn' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'You' }).getByText('to play')).toBeVisible({
		timeout: 45_000
	});
	await expect(page.locator('.event, .log').filter({ hasText: /Blue/ }).first()).toBeAttached();
	expect(complaints).toEqual([]);
});

test('resigning asks first, ends the match and says why; a rematch begins anew @phone', async ({
	page,
	site,
	complaints
}) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('button', { name: 'Resign' }).click();
	await page.getByRole('button', { name: 'Keep playing' }).click();
	await expect(grid(page)).toBeVisible();
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('button', { name: 'Resign' }).click();
	await page.getByRole('button', { name: 'Resign', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
	await page.getByRole('slider', { name: 'Position in the match' }).fill('10');
	await expect(page.getByText(/^Step 10 of/)).toBeVisible();
	await page.getByRole('button', { name: 'Review on the board' }).last().click();
	await expect(grid(page)).toBeVisible();
	await page.getByRole('button', { name: 'To the result' }).click();
	await page.getByRole('button', { name: 'Rematch' }).click();
	await expect(grid(page)).toBeVisible();
	expect(await stepCount(page)).toBeLessThan(10);
	expect(complaints).toEqual([]);
});

test('the log winds back to any step and on to the game again @phone', async ({ page, site }, { project }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	if (project.name === 'phone') await page.getByRole('button', { name: 'Log', exact: true }).click();
	await page
		.getByRole('button', { name: /^Step 20:/ })
		.first()
		.click();
	await expect(page.getByText(/^Step 20 of/)).toBeVisible();
	await expect(grid(page).getByRole('button', { name: /can be played$/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Back to the game' }).click();
	await expect(
		grid(page)
			.getByRole('button', { name: /can be played$/ })
			.first()
	).toBeVisible();
});

test('nothing on the match screen scrolls or moves when a move is made', async ({ page, site }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	await expect(grid(page)).toBeVisible();
	const box = await grid(page).boundingBox();
	await makeMove(page);
	expect(await grid(page).boundingBox()).toEqual(box);
	expect(
		await page.evaluate(() => [
			document.documentElement.scrollHeight - window.innerHeight,
			document.documentElement.scrollWidth - window.innerWidth
		])
	).toEqual([0, 0]);
});

test('a move is typed, and a wrong one says why', async ({ page, site, complaints, isMobile }) => {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 44, title: 'River' }));
	await page.getByRole('link', { name: /River/ }).click();
	const vehicle = grid(page)
		.getByRole('button', { name: /can be played$/ })
		.first();
	await expect(vehicle).toBeVisible();
	if (isMobile) {
		await page.getByRole('button', { name: 'Match menu' }).click();
		await page.getByRole('button', { name: 'Type a move' }).click();
	} else {
		await vehicle.focus();
		await page.keyboard.press('/');
	}
	const field = page.getByLabel('Move, in notation');
	await expect(field).toBeFocused();
	const why = page.getByRole('dialog').getByRole('alert');
	for (const [typed, said] of [
		['hello', 'This isn’t a move. Compare it with the examples.'],
		['#', 'This isn’t a move. Compare it with the examples.'],
		['rQ:n1', 'This isn’t a move. Compare it with the examples.'],
		['+SRGOD', 'That cannot be done at this point of the game.']
	] as const) {
		await field.fill(typed);
		await field.press('Enter');
		await expect(why).toHaveText(said);
	}
	const before = await stepCount(page);
	const [example = ''] =
		/example: (\S+)/.exec((await page.getByText(/^Possible now/).textContent()) ?? '')?.slice(1) ?? [];
	await field.fill(example);
	await field.press('Enter');
	await expect.poll(() => stepCount(page)).toBe(before + 1);
	await expect(field).toBeHidden();
	expect(complaints).toEqual([]);
});

/** One move of the record is the end of a turn in which nothing else is possible. */
const ENDS_BY_ITSELF = 143;

test('the last play of a turn that ends by itself is taken back in time @long', async ({ page, site }) => {
	await page.clock.install();
	await page.goto(site.url());
	const { options, plies } = readRecord('green-conquest/duel-greedy');
	const script = plies.slice(0, ENDS_BY_ITSELF).map(([, move]) => move);
	const seats = [
		{ name: 'Ana', bot: '' },
		{ name: 'Tom', bot: '' }
	];
	await importFile(page, await fileOf({ options, seats, script, moves: script.length, title: 'Stuck' }));
	await page.getByRole('link', { name: /Stuck/ }).click();
	const count = page.getByRole('button', { name: 'End turn' }).getByRole('timer');
	await expect(count).toHaveText('3');
	await page.clock.runFor(1_000);
	await expect(count).toHaveText('2');
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(count).toHaveCount(0);
	await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('to play');
});

for (const confirmed of [false, true]) {
	test(`a turn that can only be ended ${confirmed ? 'waits for whoever confirms moves' : 'ends by itself'}`, async ({
		page,
		site,
		isMobile
	}) => {
		test.skip(!isMobile, 'the size plays no part');
		await page.addInitScript((confirm) => {
			localStorage.setItem('mangrove:settings', JSON.stringify({ confirm }));
		}, confirmed);
		await page.goto(site.url());
		const { options, plies } = readRecord('green-conquest/duel-greedy');
		const script = plies.slice(0, ENDS_BY_ITSELF).map(([, move]) => move);
		const seats = [
			{ name: 'Ana', bot: '' },
			{ name: 'Tom', bot: '' }
		];
		await importFile(page, await fileOf({ options, seats, script, moves: script.length, title: 'Stuck' }));
		await page.getByRole('link', { name: /Stuck/ }).click();
		await expect(page.getByText('Nothing left to do.')).toBeVisible();
		await expect(page.getByRole('timer')).toHaveCount(confirmed ? 0 : 1);
		if (confirmed) await page.getByRole('button', { name: 'End turn' }).click();
		await expect(page.getByRole('listitem').filter({ hasText: 'Tom' })).toContainText('to play');
		expect(await stepCount(page)).toBe(ENDS_BY_ITSELF + 1);
	});
}
