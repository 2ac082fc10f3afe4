/** Tasks of a lesson or puzzles, solved by tapping their own solution, thing by thing. */
import type { Page } from '@playwright/test';
import { canonical } from '../../src/lib/engine/canonical';
import { advance, LEARNER, seenIn, startOf } from '../../src/lib/learn/judge';
import type { Taught } from '../learn/tasks';
import { verdict } from './learn';
import { expect } from './site';
import { reach, type AnyPointing } from './ways';

/** The things to tap for each move of the solution. */
function waysOf({ module, task }: Taught, pointing: AnyPointing): readonly (readonly string[])[] {
	let fold = startOf(module, task);
	return task.solution.map((line) => {
		const parsed = module.notation.parseMove(line);
		if (!parsed.ok) throw new Error(`${parsed.error}: ${line}`);
		const { state } = fold;
		const sees = seenIn(task, fold);
		const legal = module.game.legal(state, LEARNER, sees);
		const wanted = canonical(parsed.value);
		const ways = [...pointing.ways(pointing.choices({ state, seat: LEARNER, legal, sees }))];
		const way = ways.find(({ move }) => canonical(move) === wanted);
		if (way === undefined) throw new Error(`no way to ${line}`);
		fold = advance(module, task, fold, parsed.value);
		return way.picks.flat();
	});
}

/** The task lies open. */
export async function solve(page: Page, taught: Taught, pointing: AnyPointing): Promise<void> {
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'going');
	for (const things of waysOf(taught, pointing)) {
		for (const thing of things) await reach(page, thing);
		if (things.at(-1)?.startsWith('button ') === true) continue;
		await page.locator('.actions .primary:not([aria-disabled=true])').filter({ visible: true }).last().click();
	}
	await expect(verdict(page)).toHaveAttribute('data-verdict', 'solved');
}
