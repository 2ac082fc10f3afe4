/** Greenvaders on the screen: previews, warnings, hidden hands, reloads, links, and what axe says. Whole games are in the long run. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cardOf } from '../../src/lib/games/greenvaders/content';
import type { State } from '../../src/lib/games/greenvaders/types';
import { copiedBy } from './clipboard';
import { gameFile, type Wanted } from './greenvaders-games';
import { field, look, openCells, primary, ready, sit, tapOnce } from './greenvaders-table';
import { expect, kept, test } from './site';
import { stepCount } from './table';

const SOLO = [
	{ name: '', bot: '' },
	{ name: '', bot: 'easy' }
];

const asked = (state: State, phase: State['phase']): boolean => state.phase === phase && state.turn.seat === 0;

const MIDDLE: Wanted = {
	seats: SOLO,
	options: { first: 0 },
	until: (state) => asked(state, 'play') && state.turn.n > 8 && state.grids[0]?.length === 5
};

test('two taps from the home page to a table with a bot', async ({ page, site, complaints }, { project }) => {
	test.skip(project.name !== 'phone', 'the way is the same');
	await page.goto(site.url());
	await page.getByRole('link', { name: /Greenvaders/ }).click();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.getByText(/Choose your starting card|plays|decides/).first()).toBeVisible();
	await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveCount(3);
	expect(complaints).toEqual([]);
});

test('a card, a cell, a preview, a move; it is taken back; a refused tap says why', async ({ page, site, complaints }, {
	project
}) => {
	test.skip(project.name !== 'phone', 'the taps are the same');
	test.setTimeout(120_000);
	const { file } = await gameFile('middle', MIDDLE);
	await sit(page, site, file);
	const own = field(page, 0);
	const hand = page.locator('.hand .card[aria-label*="can be played"]');
	await hand.first().click();
	await expect(primary(page)).toHaveText('Choose a cell');
	await own
		.getByRole('button', { name: /^(Red|Blue|Green)/ })
		.first()
		.click();
	await expect(page.locator('.toasts').getByText(/A card already lies there/)).toBeVisible();
	const steps = await stepCount(page);
	await openCells(own).first().click();
	await expect(primary(page)).toHaveText(/^Play it here/);
	expect(await stepCount(page)).toBe(steps);
	await page.getByRole('button', { name: 'Put down' }).click();
	await expect(primary(page)).toHaveText('Choose a cell');
	await openCells(own).first().click();
	await ready(page).click();
	await expect.poll(() => stepCount(page)).toBe(steps + 1);
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(primary(page)).toHaveText('Choose a card');
	expect(complaints).toEqual([]);
});

/** Everything that can be read in the page: every element with its attributes, and the tree that screen readers get. */
async function reachable(page: Page): Promise<string> {
	const markup = await page.evaluate(() => {
		const roots = [
			document.documentElement,
			...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
		];
		return roots.map((root) => (root instanceof Element ? root.outerHTML : '')).join('\n');
	});
	return `${markup}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

/** The names by which a face could be given away. */
function traces(face: string): string[] {
	const { name } = cardOf(face);
	return [face, name.en, name.en.replace(/ \(by (\w+)\)/, ', next to $1')];
}

test('while the device shows one seat, no face that only another knows is anywhere in the page', async ({
	page,
	site,
	complaints
}, { project }) => {
	test.skip(project.name !== 'phone', 'the page is the same');
	test.setTimeout(180_000);
	// Faces of which there is one only: whoever finds the name has found the card.
	const isUnique = (face: string): boolean => cardOf(face).kind === 'action';
	const { file, secrets } = await gameFile('secrets', {
		options: { first: 0, mode: 'advanced' },
		until: (state) =>
			asked(state, 'play') && state.turn.n > 6 && (state.hands[1] ?? []).every((slot) => slot.includes(':'))
	});
	const [ana = [], tom = []] = secrets.map((faces) => faces.filter(isUnique));
	expect(tom.length).toBeGreaterThan(0);
	const found = async (faces: readonly string[]): Promise<string[]> => {
		const text = await reachable(page);
		return faces.flatMap(traces).filter((trace) => text.includes(trace));
	};
	await sit(page, site, file);
	await expect(page.getByText('Pass the device to Ana.')).toBeVisible();
	expect(await found([...ana, ...tom])).toEqual([]);
	await look(page);
	expect(await found(tom)).toEqual([]);
	for (const face of ana) expect(await found([face])).toContain(face);
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await found(tom)).toEqual([]);
	await page
		.getByRole('button', { name: /^Step 12:/ })
		.first()
		.click();
	expect(await found(tom)).toEqual([]);
	await page.getByRole('button', { name: 'Back to the game' }).click();
	await page.getByRole('button', { name: 'Match menu' }).click();
	await expect(page.getByText('The file holds every card, hidden ones too')).toBeVisible();
	await page.keyboard.press('Escape');
	// Ana plays until the device goes to Tom; then his cards are there, and the search finds them.
	do {
		expect(await found(tom)).toEqual([]);
	} while (await tapOnce(page, { lift: false }));
	await expect(page.getByText('Pass the device to Tom.')).toBeVisible();
	expect(await found([...ana, ...tom].filter((face) => !faceIsOut(face)))).toEqual([]);
	await look(page);
	for (const face of tom) expect(await found([face])).toContain(face);
	expect(complaints).toEqual([]);

	/** Ana may have played it: then everybody knows. */
	function faceIsOut(face: string): boolean {
		return ana.includes(face);
	}
});

test('a reload in the middle of an action comes back to it, the line still pending', async ({
	page,
	site,
	complaints
}, { project }) => {
	test.skip(project.name !== 'phone', 'the store is the same');
	const { file } = await gameFile('action', {
		seats: SOLO,
		options: { first: 0 },
		until: (state) => asked(state, 'action') && state.act?.can[0] === 'destroy'
	});
	await sit(page, site, file);
	await expect(page.getByText('Destroy a card of any grid, or skip.')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Destroy a card of any grid, or skip.')).toBeVisible();
	await page.locator('[data-grid] button:has(.aim)').first().click();
	await expect(primary(page)).toHaveText(/^Destroy it/);
	await page.getByRole('button', { name: 'Skip' }).click();
	await expect(page.getByText('Destroy a card of any grid, or skip.')).toBeHidden();
	expect(complaints).toEqual([]);
});

test('a game is played to its end, and its link opens without a network', async ({ page, site, context, complaints }, {
	project
}) => {
	test.skip(project.name !== 'desktop', 'the long run plays on phones');
	test.setTimeout(180_000);
	const { file } = await gameFile('late', {
		seats: SOLO,
		options: { first: 0 },
		until: (state) => asked(state, 'play') && Math.max(...state.grids.map((grid) => grid.length)) >= 8
	});
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await sit(page, site, file);
	while (await tapOnce(page));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You win|You lose|Draw|wins/);
	const share = page.getByRole('button', { name: /Share/ }).first();
	const link = await copiedBy(page, () => share.click());
	await kept(page);
	await site.stop();
	await page.goto('about:blank');
	await page.goto(link);
	await expect(page.getByRole('slider')).toBeVisible();
	await page.getByRole('slider').fill('9');
	await expect(page.getByText(/^Step 9 of/)).toBeVisible();
	await expect(
		page
			.getByRole('grid')
			.getByRole('button', { name: /special/ })
			.first()
	).toBeVisible();
	expect(complaints.filter((text) => !/ERR_|Failed to fetch/.test(text))).toEqual([]);
});

test('axe finds nothing', async ({ page, site }, { project }) => {
	test.skip(project.name !== 'phone', 'the long run looks at wide and dark screens');
	test.setTimeout(120_000);
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	const { file } = await gameFile('middle', MIDDLE);
	await sit(page, site, file);
	await page.locator('.hand .card[aria-label*="can be played"]').first().click();
	await openCells(field(page, 0)).first().click();
	const seen = await new AxeBuilder({ page }).analyze();
	expect(
		seen.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary}`)
	).toEqual([]);
});
