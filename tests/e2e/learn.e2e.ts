/** Learning on the built site: the whole lesson, wrong tries, puzzles, keys, no storage, no network. */
import AxeBuilder from '@axe-core/playwright';
import { englishIn } from '../learn/english';
import { LESSONS, playLesson, primary, square, TAUGHT, taps, verdict } from './learn';
import { expect, kept, test } from './site';

const SHORT = { width: 360, height: 640 };

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const game of TAUGHT) {
	test(`the whole lesson of ${game} on a short phone; progress is there after a reload @phone`, async ({
		page,
		site,
		complaints
	}) => {
		test.setTimeout(180_000);
		await page.setViewportSize(SHORT);
		await playLesson(page, site, { game, done: /^You know the game now\.$/ });
		await page.reload();
		await expect(page.getByText('You know the game now.')).toBeVisible();
		await expect(page.getByText(`${LESSONS[game].length} of ${LESSONS[game].length} steps done`)).toBeAttached();
		expect(complaints).toEqual([]);
	});
}

test.describe('in French', () => {
	test.use({ locale: 'fr-FR' });

	for (const game of TAUGHT) {
		test(`the whole lesson of ${game}, on a short phone and on a wide screen @long`, async ({
			page,
			site,
			complaints
		}, info) => {
			const isPhone = info.project.name === 'phone';
			test.skip(!isPhone && game !== 'historical-conquest', 'one game on a wide screen');
			test.setTimeout(180_000);
			if (isPhone) await page.setViewportSize(SHORT);
			await playLesson(page, site, { game, done: /^Vous connaissez le jeu, maintenant\.$/ });
			expect(complaints).toEqual([]);
		});
	}

	test('no English word is left where people learn @long', async ({ page, site }, info) => {
		test.skip(info.project.name !== 'phone', 'the words are the same');
		test.setTimeout(180_000);
		const found: string[] = [];
		const read = async (name: string): Promise<void> => {
			const words = await page.evaluate(() => [
				document.title,
				document.body.innerText,
				...[...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? '')
			]);
			found.push(...words.flatMap(englishIn).map((word) => `${name}: ${word}`));
		};
		for (const game of TAUGHT) {
			for (const kind of ['lesson', 'puzzles']) {
				await page.goto(site.url(`/learn/${game}/${kind}`));
				await expect(verdict(page)).toBeVisible();
				await read(`${game} ${kind}`);
			}
		}
		for (const game of ['green-conquest', 'greenvaders', 'green-square', 'historical-conquest']) {
			await page.goto(site.url(`/learn/${game}`));
			await expect(page.locator('h2').first()).toBeVisible();
			await read(`what there is to learn of ${game}`);
			await page.goto(site.url(`/rules/${game}`));
			await expect(page.locator('.section').first()).toBeVisible();
			for (const list of await page.locator('summary').all()) await list.click();
			await read(`rules of ${game}`);
		}
		expect(found).toEqual([]);
	});
});

test('a wrong try is answered with why, can be shown and tried again', async ({ page, site }, info) => {
	test.skip(info.project.name !== 'phone', 'the words are the same');
	await page.goto(site.url('/learn/green-conquest/lesson#head-on'));
	await taps(page, 'g4', 'g7', 'g7');
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong');
	await expect(verdict(page)).toContainText('Nose to nose: three hearts each');
	await expect(primary(page)).toBeFocused();
	await page.getByRole('button', { name: 'Show me' }).click();
	await expect(verdict(page)).toContainText('That is how.');
	await page.getByRole('button', { name: 'Once more' }).click();
	await page.getByRole('button', { name: 'Hint' }).click();
	await expect(verdict(page)).toContainText('The Glider stands at its side.');
	await taps(page, 'd7', 'g7', 'g7');
	await expect(verdict(page)).toContainText('Well done.');
});

const PUZZLES = [
	{
		address: 'green-conquest/puzzles#under-cover',
		name: 'Under cover',
		miss: ['l4', 'l8', 'l8', 'j12', 'j11', 'j11'],
		why: 'The blue Octopus still has 4 hearts.',
		way: ['j12', 'l12', 'l12', 'l4', 'l8', 'l8']
	},
	{
		address: 'greenvaders/puzzles#full-house',
		name: 'A full house',
		miss: ['hand red-reinforce-blue', '0/1,1', '0/1,1', 'river red-simple', '1/0,2', '1/0,2'],
		why: 'A line, but in Ana’s grid',
		way: ['hand red-reinforce-blue', '0/1,1', '0/1,1', 'river green-simple', '1/0,2', '1/0,2']
	}
];

for (const { address, name, miss, why, way } of PUZZLES) {
	test(`${name}: a puzzle is missed, then solved, and marked as done @phone`, async ({ page, site }) => {
		await page.goto(site.url(`/learn/${address}`));
		await taps(page, ...miss);
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong');
		await expect(verdict(page)).toContainText(why);
		await primary(page).click();
		await taps(page, ...way);
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
		await page.getByRole('link', { name: 'Close' }).click();
		await expect(page.getByRole('link', { name: `${name} done` })).toBeVisible();
	});
}

test('a step by keys alone; walking off shows the whole board @long', async ({ page, site }) => {
	await page.goto(site.url('/learn/green-conquest/lesson#zone'));
	await square(page, 'e8').focus();
	for (const key of ['Enter', 'ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
	await expect(primary(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Springboard' })).toBeFocused();
	const before = (await square(page, 'g6').boundingBox())?.width ?? 0;
	await square(page, 'o15').focus();
	await expect.poll(async () => (await square(page, 'g6').boundingBox())?.width ?? 0).toBeLessThan(before);
});

test('where a browser keeps nothing the lesson goes on and says so @long', async ({ page, site }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new Error('SecurityError');
			}
		});
	});
	await page.goto(site.url('/learn/green-conquest/lesson#driving'));
	await taps(page, 'd4', 'g5', 'g5');
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
	await page.getByRole('link', { name: 'Close' }).click();
	await expect(page.getByText('1 of 9 steps done')).toBeAttached();
	await expect(page.getByText('This browser keeps nothing')).toBeVisible();
});

test('lesson, puzzles and rules open without a network', async ({ page, site, complaints }, info) => {
	test.skip(info.project.name !== 'phone', 'the cache is the same');
	await page.goto(site.url());
	await kept(page);
	await site.stop();
	await page.goto(site.url('/learn/green-conquest/lesson'));
	await taps(page, 'd4', 'g5', 'g5');
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
	await page.goto(site.url('/rules/historical-conquest'));
	await expect(page.getByRole('heading', { name: 'Battles' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('axe finds nothing where people learn, in both themes @long', async ({ page, site }, info) => {
	test.skip(info.project.name !== 'phone', 'colours and names are the same');
	test.setTimeout(180_000);
	const found: string[] = [];
	/** Everything in light; what hangs on the theme once more in dark. The 225 buttons of the board have names and no colours: once is enough. */
	const look = async (name: string, board = false): Promise<void> => {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			const all = new AxeBuilder({ page });
			const axe = board && colorScheme === 'light' ? all : all.exclude('[role="grid"]');
			const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
			found.push(
				...violations.flatMap(({ id, nodes }) =>
					nodes
						.slice(0, 3)
						.map(({ target, failureSummary }) => `${name}, ${colorScheme}: ${id} ${target.join(' ')} ${failureSummary}`)
				)
			);
		}
	};
	await page.goto(site.url('/learn/green-conquest/lesson#momentum'));
	await taps(page, 'e4', 'f7');
	await look('a preview', true);
	await square(page, 'f7').click();
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
	await look('an answer');
	await page.getByRole('link', { name: 'Close' }).click();
	await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
	await look('the page of learning');
	await page.goto(site.url('/learn/greenvaders/lesson#ninth'));
	await taps(page, 'hand blue-simple', '0/2,2');
	await expect(verdict(page)).toContainText('This loses the game.');
	await look('a warning', true);
	await page.goto(site.url('/rules/greenvaders'));
	await page.getByRole('searchbox').fill('destruction');
	await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
	await look('rules');
	expect(found).toEqual([]);
});
