/** What stories do at a table of Historical Conquest, by the names and marks that players find things by. */
import type { Locator, Page } from '@playwright/test';
import { TITLE } from './historical-conquest-games';
import { expect, type Site } from './site';
import { importFile } from './table';
import { untidy } from './tidy';

export const primary = (page: Page): Locator => page.locator('.tide .actions .primary');
export const hand = (page: Page): Locator => page.locator('.hand .held, .spines .held');
const cover = (page: Page): Locator => page.locator('.cover');
const end = (page: Page): Locator => page.locator('.end').first();

/** Plates of a crowded column and spines lie closer together than fingertips; a tap on a plate can be put right. */
export const MEASURES = {
	crowded: [
		['.spines', 24],
		['.unit, .attached, .active, .stage li', 24]
	]
} as const;

/** Imports a match and sits down at it. */
export async function sit(page: Page, site: Site, file: Buffer): Promise<void> {
	await page.goto(site.url());
	await importFile(page, file);
	await page.getByRole('link', { name: new RegExp(TITLE) }).click();
	await expect(page.locator('.stage, .cover').first()).toBeVisible();
}

/** The next player holds the button and looks. */
export async function look(page: Page): Promise<void> {
	await page.getByRole('button', { name: /Hold to look|Maintenez pour regarder/ }).dispatchEvent('pointerdown');
	await expect(cover(page)).toBeHidden();
	await expect(page.locator('.stage')).toBeVisible();
}

/** Where a finger goes next, best first; each is something that the screen marks as possible. */
const NEXT = [
	'dialog[open] .actions .primary:not([aria-disabled="true"])',
	'dialog[open] .option:not(.muted)',
	'dialog[open] [data-pick^="grave"]',
	'dialog[open] [data-pick="button pass"]',
	'.tide .actions .primary:not([aria-disabled="true"], [data-pick])',
	'[data-pick="way discover"]',
	'.tide .candidates .held',
	'.chips .chip:not(.solid)',
	'.table .glows[data-pick^="land"]',
	'.table .glows[data-pick^="seat"], .glows > [data-pick^="seat"]',
	'.table .glows[data-pick^="unit"]',
	'.hand .held:not(.dim), .spines .held:not(.dim)',
	'.tide [data-pick="button next"]',
	'.window-bar [data-pick="button pass"]'
];

/** What a quick player leaves alone: moving about, and fighting when it would be lost. */
const HURRIED = [
	'dialog[open] .actions .primary:not([aria-disabled="true"])',
	'dialog[open] [data-pick^="grave"]',
	'dialog[open] [data-pick="button pass"]',
	'.tide [data-phase="attack"] ~ * [data-pick="button next"], .tide [data-phase="move"] ~ * [data-pick="button next"]',
	...NEXT.slice(4)
];

interface Tapping {
	/** A cover is lifted. */
	readonly lift?: boolean;
	readonly hurried?: boolean;
	/** How a thing is tapped; left out: with the mouse. */
	readonly press?: (thing: Locator) => Promise<void>;
}

// A bot may have moved in between: then the next look finds something else.
const click = (thing: Locator): Promise<void> => thing.click({ timeout: 2000 }).catch(() => undefined);

/** One tap of a player who takes whatever is nearest. Gives back false once the result is on the screen, or a cover that is not to be lifted. */
export async function tapOnce(
	page: Page,
	{ lift = true, hurried = false, press = click }: Tapping = {}
): Promise<boolean> {
	const order = hurried ? HURRIED : NEXT;
	const any = page.locator([...order, '.cover', '.end'].join(','));
	await expect(any.first()).toBeVisible({ timeout: 45_000 });
	if (await end(page).isVisible()) return false;
	if (await cover(page).isVisible()) {
		if (!lift) return false;
		await look(page);
		return true;
	}
	for (const selector of order) {
		const found = page.locator(selector).filter({ visible: true }).first();
		if ((await found.count()) === 0) continue;
		await press(found);
		return true;
	}
	return true;
}

interface Playing {
	/** The layout is looked at after so many taps, again and again. */
	readonly every: number;
	/** More taps than this are a game that does not go on. */
	readonly most: number;
	readonly hurried?: boolean;
}

/** Plays on to the result. Gives back what was untidy on the way. */
export async function playOut(page: Page, { every, most, hurried = true }: Playing): Promise<readonly string[]> {
	const untidied = new Set<string>();
	for (let tapped = 0; await tapOnce(page, { hurried }); tapped++) {
		expect(tapped).toBeLessThan(most);
		if (tapped % every === 0) for (const fault of await untidy(page, MEASURES)) untidied.add(fault);
	}
	for (const fault of await untidy(page, MEASURES)) untidied.add(fault);
	return [...untidied];
}
