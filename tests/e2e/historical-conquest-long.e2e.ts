/** Historical Conquest at length: shared devices, ten seats, every ask, a reload in a battle, secrets, links, both languages. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cardById } from '../../src/lib/games/historical-conquest/content';
import type { Decision, State } from '../../src/lib/games/historical-conquest/types';
import { copiedBy } from './clipboard';
import { gameFile, type Wanted } from './historical-conquest-games';
import { hand, look, MEASURES, sit, tapOnce } from './historical-conquest-table';
import { expect, kept, test } from './site';
import { stepCount } from './table';
import { untidy } from './tidy';

const NAMES = ['', 'Tom', 'Ana', 'Zoé', 'Mia', 'Leo', 'Ida', 'Lou', 'Max', 'Eva'];
const solo = (count: number): Wanted['seats'] =>
	NAMES.slice(0, count).map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' }));
const PEOPLE: Wanted['seats'] = [
	{ name: 'Blue', bot: '' },
	{ name: 'Yellow', bot: '' }
];

const isFree = ({ turn, pending, window }: State): boolean => turn === 0 && pending.length === 0 && window === null;
const owes = (kind: Decision['kind']) => (state: State) =>
	state.pending[0]?.kind === kind && state.pending[0].seat === 0;

test('two people pass the device through a whole game @long', async ({ page, site, complaints }) => {
	test.setTimeout(600_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { file } = await gameFile('shared', {
		seats: PEOPLE,
		options: { goal: 1500, firstPlayer: 0 },
		until: ({ round, phase }) => round === 2 && phase === 'play'
	});
	await sit(page, site, file);
	while (await tapOnce(page));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|Draw/);
	expect(complaints).toEqual([]);
});

test('ten seats come to the end, from the tiles of nine opponents @long', async ({ page, site, complaints }) => {
	test.setTimeout(900_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { file } = await gameFile('ten', {
		seats: solo(10),
		options: { goal: 1000, firstPlayer: 0 },
		until: (state) => isFree(state) && state.phase === 'play' && state.round === 3
	});
	await sit(page, site, file);
	await expect(page.locator('.rivals .seat, .rivals .head')).toHaveCount(9);
	expect(await untidy(page, MEASURES)).toEqual([]);
	while (await tapOnce(page, { hurried: true }));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You win|You lose|wins|Draw/);
	expect(complaints).toEqual([]);
});

const ASKS: readonly (readonly [name: string, wanted: Omit<Wanted, 'seats'>])[] = [
	['casualty', { until: owes('casualty') }],
	['occupy', { until: owes('occupy') }],
	[
		'overflow',
		{
			until: owes('overflow'),
			wishes: (state, moves) => {
				const first = state.players[0]?.lands[0]?.id;
				const crowding = moves.filter((move) => move.type === 'play' && move.land !== undefined && move.land === first);
				return crowding.length > 0 ? crowding : moves;
			}
		}
	]
];

for (const [name, wanted] of ASKS) {
	test(`${name}: candidates with what the land keeps, one tap, one act @long`, async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const { file } = await gameFile(name, { seats: solo(3), options: { firstPlayer: 0 }, ...wanted });
		await sit(page, site, file);
		const candidates = page.locator('.candidates .held, .spines .held');
		await expect(candidates.first()).toBeVisible();
		await candidates.first().click();
		const steps = await stepCount(page);
		expect(await untidy(page, MEASURES)).toEqual([]);
		await page.locator('.actions .primary:not([aria-disabled="true"])').click();
		await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
		expect(complaints).toEqual([]);
	});
}

test('a reload in the middle of a battle comes back to it @long', async ({ page, site, complaints }) => {
	test.setTimeout(180_000);
	const { file } = await gameFile('battle', {
		seats: solo(3),
		options: { firstPlayer: 0 },
		until: ({ window, battle }, moves) =>
			window?.kind === 'battle' &&
			window.waiting[0] === 0 &&
			battle?.defender === 0 &&
			moves.some(({ type }) => type === 'play')
	});
	await sit(page, site, file);
	const sheet = page.getByRole('dialog', { name: /attacks/ });
	await expect(sheet).toBeVisible();
	await page.reload();
	await expect(sheet).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('.stage [class*="side"]').first()).toBeVisible();
	const steps = await stepCount(page);
	await page.locator('.window-bar .primary').click();
	await sheet.getByRole('button', { name: 'Pass', exact: true }).click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
	expect(complaints).toEqual([]);
});

/** Everything that can be read in the page: every element with its attributes, and the tree that screen readers get. */
async function reachable(page: Page): Promise<string> {
	return `${await page.content()}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

test('nothing of another hand is anywhere in page, tree, log or title @long', async ({ page, site, complaints }) => {
	test.setTimeout(240_000);
	const { file, secrets } = await gameFile('secrets', {
		seats: PEOPLE,
		options: { firstPlayer: 0 },
		until: (state) => isFree(state) && state.phase === 'play' && state.round === 4
	});
	const [blue = [], yellow = []] = secrets;
	const found = async (cards: readonly string[]): Promise<string[]> => {
		const text = await reachable(page);
		return cards.filter((id) => text.includes(id) || text.includes(cardById(id).card.name.en));
	};
	await sit(page, site, file);
	expect(await found([...blue, ...yellow])).toEqual([]);
	await look(page);
	expect(await found(yellow)).toEqual([]);
	expect(await found(blue)).toEqual(blue);
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await found(yellow)).toEqual([]);
	expect(complaints).toEqual([]);
});

test('a finished game opens from its link without a network @long', async ({ page, site, context, complaints }) => {
	test.setTimeout(240_000);
	const { file } = await gameFile('finished', { seats: solo(2), options: { firstPlayer: 0, goal: 1500 } });
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await sit(page, site, file);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You win|You lose|wins/);
	const share = page.getByRole('button', { name: /Share/ }).first();
	const link = await copiedBy(page, () => share.click());
	await kept(page);
	await site.stop();
	await page.goto('about:blank');
	await page.goto(link);
	await expect(page.getByRole('slider')).toBeVisible();
	await page.getByRole('slider').fill('9');
	await expect(page.getByText(/^Step 9 of/)).toBeVisible();
	expect(complaints.filter((text) => !/ERR_|Failed to fetch/.test(text))).toEqual([]);
});

const PLAY: Wanted = {
	seats: solo(3),
	options: { firstPlayer: 0 },
	until: (state) => isFree(state) && state.phase === 'play' && state.round === 4
};

for (const scheme of ['light', 'dark'] as const) {
	test(`axe finds nothing, ${scheme} @long`, async ({ page, site }) => {
		test.setTimeout(180_000);
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
		const { file } = await gameFile('play', PLAY);
		await sit(page, site, file);
		await hand(page).first().click();
		const seen = await new AxeBuilder({ page }).analyze();
		expect(seen.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
	});
}

test.describe('in French', () => {
	test.use({ locale: 'fr-FR', viewport: { width: 360, height: 640 } });

	test('nothing overflows on a small screen @long', async ({ page, site, complaints }) => {
		test.setTimeout(240_000);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const { file } = await gameFile('play', PLAY);
		await sit(page, site, file);
		for (let taps = 0; taps < 40 && (await tapOnce(page)); taps++) {
			expect(await untidy(page, MEASURES)).toEqual([]);
		}
		expect(complaints).toEqual([]);
	});
});
