/** What stories do at a table of Green Square: legal moves tapped out as a finger makes them, whole games made of them. */
import type { Page } from '@playwright/test';
import { player } from '../../src/lib/bots/green-square';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import type { Table } from '../../src/lib/table/table';
import { matchOnDisk } from './disk';
import { expect } from './site';
import { stepCount } from './table';

const thing = (page: Page, pick: string) => page.locator(`[data-pick="${pick}"]`).filter({ visible: true }).first();

/** The match once the seat is asked and the screen shows it, or once it is over. */
async function whenAsked(page: Page, seat: number): Promise<Table> {
	let table = await matchOnDisk(page);
	await expect(async () => {
		table = await matchOnDisk(page);
		const { asked, result, ply } = table.snapshot;
		expect(result !== null || asked.includes(seat)).toBe(true);
		if (result === null) expect(await stepCount(page)).toBe(ply);
	}).toPass({ timeout: 45_000, intervals: [100] });
	return table;
}

/** Taps a move out, through its sheet if it has one. */
async function tapOut(page: Page, picks: readonly string[]): Promise<void> {
	for (const pick of picks) {
		const there = thing(page, pick);
		// What there is no room for is behind "More".
		if (pick.startsWith('pill ') && !(await there.isVisible())) await page.locator('[data-more]').click();
		await there.click();
	}
	if (picks.at(-1)?.startsWith('button ') === true) return;
	await page.locator('.actions .primary:not([aria-disabled=true])').filter({ visible: true }).first().click();
}

/** The person in the seat plays on to the end as our bot would; `look` is called before every move. */
export async function playOut(page: Page, seat: number, look: (move: number) => Promise<void>): Promise<Table> {
	const random = seeded('taps');
	for (let made = 0; ; made++) {
		const table = await whenAsked(page, seat);
		const { result, ply } = table.snapshot;
		const view = result === null ? table.decision(seat) : null;
		if (view === null) return table;
		const decision = view as Parameters<typeof player>[0];
		const ways = [...pointing.ways(pointing.choices(decision))];
		const wish = canonical(player(decision, random));
		const way = ways.find(({ move }) => canonical(move) === wish) ?? ways[0];
		if (way === undefined) throw new Error('nothing can be tapped');
		await look(made);
		await tapOut(page, way.picks.flat());
		await expect(async () => expect((await matchOnDisk(page)).snapshot.ply).toBeGreaterThan(ply)).toPass({
			timeout: 15_000,
			intervals: [50, 100]
		});
	}
}

/** What is wrong with the layout of the page: small texts, small targets, acts off the screen, texts over texts. */
export function flaws(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const shown = (element: Element): boolean =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		// A sheet covers what lies below it on purpose: then only the sheet is looked at.
		const sheet = document.querySelector('dialog[open]');
		const bar = [...document.querySelectorAll('.actions')].find(shown)?.getBoundingClientRect();
		if (bar === undefined) found.push(...(sheet === null ? ['no acts'] : []));
		else if (bar.bottom > innerHeight || bar.right > innerWidth || bar.left < 0) found.push('acts off the screen');
		for (const button of document.querySelectorAll('.board button, .tide button')) {
			if (!shown(button) || button.closest('.fan') || button.matches('.veil')) continue;
			if (sheet !== null && !sheet.contains(button)) continue;
			const { width, height } = button.getBoundingClientRect();
			if (width < 43.5 || height < 43.5)
				found.push(`${Math.round(width)}×${Math.round(height)} ${button.ariaLabel ?? button.textContent}`);
		}
		/** Where letters are: not beyond what is cut off with an ellipsis, nor in the leading that a font adds to its line. */
		const inked = (line: DOMRect, of: Element): DOMRect => {
			const style = getComputedStyle(of);
			const cut = style.overflowX === 'hidden' ? of.getBoundingClientRect() : line;
			const leading = Math.max(0, line.height - parseFloat(style.fontSize)) / 2;
			const [left, right] = [Math.max(line.left, cut.left), Math.min(line.right, cut.right)];
			return new DOMRect(left, line.top + leading, Math.max(0, right - left), line.height - 2 * leading);
		};
		const texts: { words: string; box: DOMRect; of: Element }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const words = node.textContent?.trim() ?? '';
			const of = node.parentElement;
			if (
				words === '' ||
				of === null ||
				!shown(of) ||
				of.closest('svg, .fan, .flying') ||
				!(sheet === null ? of.closest('.board, .tide') : sheet.contains(of))
			)
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const boxes = [...range.getClientRects()].map((line) => inked(line, of));
			const inSight = boxes.filter(({ width, height }) => width >= 2 && height >= 2);
			if (inSight.length > 0 && parseFloat(getComputedStyle(of).fontSize) < 11) found.push(`small: ${words}`);
			for (const box of inSight) texts.push({ words, box, of });
		}
		const slack = 4;
		for (const [index, one] of texts.entries()) {
			for (const other of texts.slice(index + 1)) {
				const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
				if (across > slack && down > slack && !one.of.contains(other.of) && !other.of.contains(one.of)) {
					found.push(`“${one.words}” over “${other.words}”`);
				}
			}
		}
		return found;
	});
}
