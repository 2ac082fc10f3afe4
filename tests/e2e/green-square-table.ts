/** What stories do at a table of Green Square: legal moves tapped out as a finger makes them, whole games made of them. */
import type { Locator, Page } from '@playwright/test';
import { player } from '../../src/lib/bots/green-square';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import type { Move } from '../../src/lib/games/green-square';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import type { Table } from '../../src/lib/table/table';
import { matchOnDisk } from './disk';
import { TITLE, type Decision } from './green-square-games';
import { expect, type Site } from './site';
import { importFile, stepCount } from './table';
import { atHead, tapOut, uncover } from './ways';

/** Something to point at, wherever it lies. */
export const pick = (page: Page, name: string): Locator =>
	page.locator(`[data-pick="${name}"]`).filter({ visible: true }).first();
/** A thing of a kind in the sheet that lies open. */
export const inSheet = (page: Page, kind: string): Locator => page.locator(`dialog[open] [data-pick^="${kind} "]`);
export const send = (page: Page): Locator => page.locator('dialog[open] [data-pick="button send"]');
export const primary = (page: Page): Locator => page.locator('.actions .primary');
export const cover = (page: Page): Locator => page.locator('.cover');

/** Imports a match and opens it. */
export async function open(page: Page, site: Site, file: Buffer): Promise<void> {
	await page.goto(site.url());
	await importFile(page, file);
	await page.getByRole('link', { name: new RegExp(TITLE) }).click();
	await expect(page.locator('.board, .cover, .end').first()).toBeVisible();
}

/** Imports a match and sits down at it; whoever is asked lifts the cover. */
export async function sit(page: Page, site: Site, file: Buffer): Promise<void> {
	await open(page, site, file);
	await uncover(page);
}

/** The device goes round: the cover comes down, the next player lifts it. */
export async function passOn(page: Page, act: () => Promise<void>): Promise<void> {
	await act();
	await expect(cover(page)).toBeVisible();
	await uncover(page);
}

/** Does something that makes a step, and waits for it. */
export async function step(page: Page, act: () => Promise<void>): Promise<void> {
	const before = await stepCount(page);
	await act();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}

export const has = (moves: readonly Move[], type: Move['type']): boolean => moves.some((move) => move.type === type);

/**
 * The match once one of the seats is the first to be asked and the screen shows it, or once it is over. Until then a bot
 * may act between two taps.
 */
export async function whenAsked(page: Page, seats: readonly number[]): Promise<Table> {
	let table = await matchOnDisk(page);
	await expect(async () => {
		table = await matchOnDisk(page);
		const { asked, result } = table.snapshot;
		expect(result !== null || seats.includes(asked[0] ?? -1)).toBe(true);
		if (result === null) table = await atHead(page);
		expect(table.snapshot.asked[0]).toBe(asked[0]);
	}).toPass({ timeout: 45_000, intervals: [100] });
	return table;
}

/** Taps out the move that is wanted of those the seat has. Gives back the match before it. */
export async function make(page: Page, seat: number, wanted: (move: Move) => boolean): Promise<Table> {
	const table = await whenAsked(page, [seat]);
	const decision = table.decision(seat) as Decision;
	const ways = [...pointing.ways(pointing.choices(decision))];
	const way = ways.find(({ move }) => wanted(move));
	if (way === undefined) throw new Error(`no way to it among ${ways.length}`);
	await tapOut(page, table, way);
	return table;
}

export interface Course {
	/** Seats of the people here. */
	readonly seats: readonly number[];
	/** Called before every move. */
	readonly before?: (move: number, decision: Decision) => Promise<void>;
	/** Left out: to the end. */
	readonly until?: (decision: Decision, move: number) => boolean;
}

/** The people here play on as our bot would. Gives back the match at its end. */
export async function playOut(page: Page, { seats, before, until }: Course): Promise<Table> {
	const random = seeded('taps');
	for (let made = 0; ; made++) {
		const table = await whenAsked(page, seats);
		const { result, asked } = table.snapshot;
		const view = result === null ? table.decision(asked[0] ?? -1) : null;
		if (view === null) return table;
		const decision = view as Decision;
		if (until?.(decision, made) === true) return table;
		const ways = [...pointing.ways(pointing.choices(decision))];
		const wish = canonical(player(decision, random));
		const way = ways.find(({ move }) => canonical(move) === wish) ?? ways[0];
		if (way === undefined) throw new Error('nothing can be tapped');
		await before?.(made, decision);
		await tapOut(page, table, way);
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
