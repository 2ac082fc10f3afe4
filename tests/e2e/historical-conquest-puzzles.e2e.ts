/** Every puzzle of Historical Conquest is solved by tapping: its own solution, thing by thing. */
import { canonical } from '../../src/lib/engine/canonical';
import type { AnyModule } from '../../src/lib/engine/module';
import { module, type Move, type State } from '../../src/lib/games/historical-conquest';
import { puzzles } from '../../src/lib/games/historical-conquest/learn/puzzles';
import { pointing } from '../../src/lib/games/historical-conquest/ui/model/pointing';
import { advance, LEARNER, seenIn, startOf } from '../../src/lib/learn/judge';
import type { AnyTask } from '../../src/lib/learn/task';
import { verdict } from './learn';
import { expect, test } from './site';
import { reach } from './ways';

const rules = module as AnyModule;

/** The things to tap for each move of the solution. */
function wayOf(task: AnyTask): readonly (readonly string[])[] {
	let fold = startOf(rules, task);
	return task.solution.map((line) => {
		const parsed = module.notation.parseMove(line);
		if (!parsed.ok) throw new Error(`${parsed.error}: ${line}`);
		const state = fold.state as State;
		const sees = seenIn(task, fold);
		const legal = module.game.legal(state, LEARNER, sees);
		const choices = pointing.choices({ state, seat: LEARNER, legal, sees });
		const isIt = (move: Move): boolean => canonical(move) === canonical(parsed.value);
		const way = [...pointing.ways(choices)].find(({ move }) => isIt(move));
		if (way === undefined) throw new Error(`no way to ${line}`);
		fold = advance(rules, task, fold, parsed.value);
		return way.picks.flat();
	});
}

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [index, task] of puzzles.entries()) {
	test(`${task.id}: a puzzle is solved by tapping @long`, async ({ page, site, complaints }, { project }) => {
		test.skip(project.name !== (index % 2 === 0 ? 'phone' : 'desktop'), 'one look each');
		await page.goto(site.url(`/learn/historical-conquest/puzzles#${task.id}`));
		await expect(page.getByRole('heading', { level: 2 })).toHaveText(task.title.en);
		for (const things of wayOf(task)) {
			for (const thing of things) await reach(page, thing);
			if (things.at(-1)?.startsWith('button ') === true) continue;
			await page.locator('.actions .primary:not([aria-disabled=true])').filter({ visible: true }).last().click();
		}
		await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
		expect(complaints).toEqual([]);
	});
}
