/** Two turns of Green Square by keys alone: Tab to a group, arrows inside it, Enter. */
import type { Page } from '@playwright/test';
import { player } from '../../src/lib/bots/green-square';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import { matchOnDisk } from './disk';
import { gameFile, solo, type Decision } from './green-square-games';
import { sit, whenAsked } from './green-square-table';
import { inLook } from './looks';
import { expect, test } from './site';

const MOST_STOPS = 80;

/** Whether the focus is on such an element, in sight and not switched off. */
const isAt = (page: Page, selector: string): Promise<boolean> =>
	page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Walks there: Tab from group to group, and through each group with the arrows. */
async function walkTo(page: Page, selector: string): Promise<void> {
	for (let stop = 0; stop < MOST_STOPS; stop++) {
		if (await isAt(page, selector)) return;
		const isInGroup = await page.evaluate(
			(wanted) => document.activeElement?.closest('[role="group"], [role="radiogroup"]')?.querySelector(wanted) != null,
			selector
		);
		for (let arrow = 0; isInGroup && arrow < 14; arrow++) {
			await page.keyboard.press('ArrowRight');
			if (await isAt(page, selector)) return;
		}
		if (isInGroup) await page.keyboard.press('Home');
		for (let arrow = 0; isInGroup && arrow < 14; arrow++) {
			if (await isAt(page, selector)) return;
			await page.keyboard.press('ArrowRight');
		}
		await page.keyboard.press('Tab');
	}
	throw new Error(`no key leads to ${selector}`);
}

async function press(page: Page, pick: string): Promise<void> {
	const thing = `[data-pick="${pick}"]`;
	const isBehindMore = pick.startsWith('pill ') && (await page.locator(thing).filter({ visible: true }).count()) === 0;
	if (isBehindMore) {
		await walkTo(page, '[data-more]');
		await page.keyboard.press('Enter');
	}
	// What is taken along unasked need not be pointed at; an open sheet holds all that is left.
	if ((await page.locator('dialog[open]').count()) > 0 && (await page.locator(`dialog[open] ${thing}`).count()) === 0)
		return;
	// A number goes up and down with the arrows.
	const isNumber = pick.startsWith('upgrades ');
	await walkTo(page, isNumber ? 'dialog[open] [role="spinbutton"]' : thing);
	await page.keyboard.press(isNumber ? 'ArrowUp' : 'Enter');
}

inLook({ size: 'desktop', language: 'en', scheme: 'light' }, () => {
	test('two turns by keys alone @long', async ({ page, site, complaints }) => {
		test.setTimeout(300_000);
		const file = await gameFile('keys', {
			options: { seats: 3, firstSeat: 0 },
			seats: solo(2),
			until: ({ turn, phase }, _, { seat }) => seat === 0 && turn === 0 && phase === 'ready'
		});
		await sit(page, site, file);
		const random = seeded('keys');
		const turns = new Set<number>();
		for (;;) {
			const table = await whenAsked(page, [0]);
			const view = table.decision(0) as Decision | null;
			if (view === null) break;
			if (view.state.turn === 0) turns.add(view.state.turnNo);
			if (turns.size > 2) break;
			const ways = [...pointing.ways(pointing.choices(view))];
			const wish = canonical(player(view, random));
			const way = ways.find(({ move }) => canonical(move) === wish) ?? ways[0];
			const things = way?.picks.flat() ?? [];
			for (const thing of things) await press(page, thing);
			if (things.at(-1)?.startsWith('button ') === false) {
				await walkTo(page, '.actions .primary:not([aria-disabled=true])');
				await page.keyboard.press('Enter');
			}
			await expect.poll(async () => (await matchOnDisk(page)).snapshot.ply).toBeGreaterThan(table.snapshot.ply);
		}
		expect(turns.size).toBeGreaterThan(1);
		expect(complaints).toEqual([]);
	});
});
