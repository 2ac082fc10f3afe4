/** Learning Green Square at length: the lesson on a wide screen in French, every puzzle, the album. */
import AxeBuilder from '@axe-core/playwright';
import { CARDS } from '../../src/lib/games/green-square/content';
import { NAMES } from '../../src/lib/games/green-square/content/names';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import { GREEN_SQUARE } from '../learn/tasks';
import { playLesson } from './learn';
import { inLook, lookOf } from './looks';
import { expect, test } from './site';
import { solve } from './solving';

inLook({ size: 'desktop', language: 'fr', scheme: 'dark' }, () => {
	test('the whole lesson of green-square on a wide screen @long', async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		await playLesson(page, site, { game: 'green-square', done: /^Vous connaissez le jeu, maintenant\.$/ });
		expect(complaints).toEqual([]);
	});
});

for (const [index, taught] of GREEN_SQUARE.puzzles.entries()) {
	const look = lookOf(index);
	inLook(look, () => {
		test(`the puzzle ${taught.task.id} is solved by tapping @long`, async ({ page, site, complaints }) => {
			await page.goto(site.url(`/learn/green-square/puzzles#${taught.task.id}`));
			const name = taught.task.title[look.language];
			await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
			await solve(page, taught, pointing);
			expect(complaints).toEqual([]);
		});
	});
}

for (const [index, face] of (['naturemare-wraith', 'emergency-kit', 'druid', 'heatwave'] as const).entries()) {
	const look = lookOf(2 * index + (index >> 1));
	inLook(look, () => {
		test(`the album shows every card, and ${face} when it is looked for @long`, async ({ page, site, complaints }) => {
			await page.goto(site.url('/learn/green-square/album'));
			const cards = page.locator('[data-card]');
			await expect(cards).toHaveCount(CARDS.length);
			const name = NAMES[face][look.language];
			await page.getByRole('textbox').fill(name);
			const card = page.locator(`[data-card="${face}"]`);
			await expect(card).toBeVisible();
			expect(await cards.count()).toBeLessThan(20);
			await card.click();
			await expect(page.getByRole('dialog')).toContainText(name);
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
			expect(complaints).toEqual([]);
		});
	});
}
