/** Bargains, trades, sales, shares and looting at the table of Green Square, by tapping what the sheets show. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Move } from '../../src/lib/games/green-square';
import { gameFile } from './green-square-games';
import { expect, test, type Site } from './site';
import { importFile, stepCount } from './table';

const TWO = [
	{ name: 'Ana', bot: '' },
	{ name: 'Tom', bot: '' }
];
const SOLO = [
	{ name: '', bot: '' },
	{ name: '', bot: 'easy' },
	{ name: '', bot: 'easy' }
];

/** Something to point at, wherever it lies. */
const pick = (page: Page, name: string): Locator =>
	page.locator(`[data-pick="${name}"]`).filter({ visible: true }).first();
/** A thing of a kind in the sheet that lies open. */
const inSheet = (page: Page, kind: string): Locator => page.locator(`dialog[open] [data-pick^="${kind} "]`);
const send = (page: Page): Locator => page.locator('dialog[open] [data-pick="button send"]');
const primary = (page: Page): Locator => page.locator('.actions .primary');

/** Imports a match and sits down at it; whoever is asked lifts the cover. */
async function sit(page: Page, site: Site, file: Buffer): Promise<void> {
	await page.goto(site.url());
	await importFile(page, file);
	await page.getByRole('link', { name: /Compost/ }).click();
	await expect(page.locator('[data-head], .cover').first()).toBeVisible();
	await look(page);
}

/** The next player holds the button and looks, if there is a cover. */
async function look(page: Page): Promise<void> {
	const cover = page.locator('.cover');
	await expect(page.locator('.cover, .board').first()).toBeVisible();
	if ((await cover.count()) === 0) return;
	await page.getByRole('button', { name: /Hold to look|Maintenez pour regarder/ }).dispatchEvent('pointerdown');
	await expect(cover).toBeHidden();
}

/** The device goes round: the cover comes down, the next player lifts it. */
async function passOn(page: Page, act: () => Promise<void>): Promise<void> {
	await act();
	await expect(page.locator('.cover')).toBeVisible();
	await look(page);
}

/** The only other hero, unless it has been taken along. */
async function choose(page: Page): Promise<void> {
	const chip = page.getByRole('group', { name: 'Heroes' }).getByRole('button', { name: /can be chosen/ });
	await expect(send(page).or(chip).first()).toBeVisible();
	if ((await send(page).count()) === 0) await chip.first().click();
}

/** Does something that makes a step, and waits for it. */
async function step(page: Page, act: () => Promise<void>): Promise<void> {
	const before = await stepCount(page);
	await act();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(before);
}

const has = (moves: readonly Move[], type: Move['type']): boolean => moves.some((move) => move.type === type);

test.beforeEach(async ({ page }) => {
	test.setTimeout(120_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a bargain is asked, countered and accepted @long', async ({ page, site, complaints }) => {
	const file = await gameFile('bargain', {
		options: { seats: 2 },
		seats: TWO,
		until: ({ battle, players }, moves) =>
			battle !== null && has(moves, 'ask-help') && (players[battle.main]?.items.length ?? 0) > 0
	});
	await sit(page, site, file);
	await pick(page, 'pill ask').click();
	await choose(page);
	await expect(send(page)).toBeVisible();
	await pick(page, 'upgrades 0').click();
	await expect(inSheet(page, 'first')).toHaveCount(0);
	await inSheet(page, 'item').first().click();
	await expect(send(page)).toHaveText(/Offer 1 item/);
	const accessible = await new AxeBuilder({ page }).include('dialog[open]').analyze();
	expect(accessible.violations).toEqual([]);
	await passOn(page, () => send(page).click());
	await expect(page.getByRole('heading', { name: /asks you for help/ })).toBeVisible();
	await pick(page, 'more').click();
	await page.locator('dialog[open] [data-pick="upgrades 1"]').click();
	await expect(send(page)).toHaveText(/Ask for 1 upgrade and 1 item/);
	await passOn(page, () => send(page).click());
	await expect(page.getByRole('heading', { name: /names a price/ })).toBeVisible();
	await step(page, () => page.locator('dialog[open] [data-pick="button accept"]').click());
	await expect(page.locator('dialog[open]')).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test('a trade is offered and taken @long', async ({ page, site, complaints }) => {
	const file = await gameFile('trade', {
		options: { seats: 2 },
		seats: TWO,
		until: (state, moves) =>
			state.phase === 'ready' && moves.some((move) => move.type === 'propose' && move.take.length > 0)
	});
	await sit(page, site, file);
	await pick(page, 'pill trade').click();
	await choose(page);
	await expect(send(page)).toHaveText('Choose items');
	await inSheet(page, 'give').first().click();
	await expect(send(page)).toHaveText(/^Give \S+ 1 item$|Big item/);
	await inSheet(page, 'take').first().click();
	await expect(send(page)).toHaveText(/this trade|Big item/);
	await passOn(page, () => send(page).click());
	await expect(page.getByRole('heading', { name: /offers you a trade/ })).toBeVisible();
	await passOn(page, () => page.locator('dialog[open] [data-pick="button accept"]').click());
	expect(complaints).toEqual([]);
});

test('items are sold for a level @long', async ({ page, site, complaints }) => {
	const file = await gameFile('sale', {
		options: { seats: 3 },
		seats: SOLO,
		until: (state, moves) => state.turn === 0 && state.ask === null && has(moves, 'sell')
	});
	await sit(page, site, file);
	await pick(page, 'pill sell').click();
	await expect(send(page)).toHaveText(/^Sell \d items?: level \d+$/);
	const chosen = page.locator('dialog[open] [data-pick^="ware "][aria-checked="true"]');
	await chosen.first().click();
	await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
	await page.locator('dialog[open] [data-pick^="ware "][aria-checked="false"]').first().click();
	for (const ware of await page.locator('dialog[open] [data-pick^="ware "][aria-checked="false"]').all()) {
		if ((await send(page).getAttribute('aria-disabled')) === 'false') break;
		await ware.click();
	}
	await step(page, () => send(page).click());
	expect(complaints).toEqual([]);
});

test('cards too many are shared @long', async ({ page, site, complaints }) => {
	const file = await gameFile('share', {
		options: { seats: 3 },
		seats: SOLO,
		until: (state, moves) => state.turn === 0 && state.phase === 'share' && has(moves, 'share')
	});
	await sit(page, site, file);
	await page.locator('[data-pick^="hand "]:visible').first().click();
	const plate = page.locator('section button[data-pick^="seat "]:not([aria-disabled="true"])');
	if ((await plate.count()) > 0 && (await primary(page).getAttribute('aria-disabled')) === 'true') {
		await plate.first().click();
	}
	await step(page, () => primary(page).click());
	expect(complaints).toEqual([]);
});

test('a death is looted @long', async ({ page, site, complaints }) => {
	const file = await gameFile('loot', {
		options: { seats: 3 },
		seats: SOLO,
		until: ({ ask }) => ask?.seat === 0 && ask.kind === 'loot'
	});
	await sit(page, site, file);
	const cards = page.getByRole('radiogroup', { name: /leaves/ }).getByRole('radio');
	await expect(cards.first()).toBeVisible();
	await cards.first().click();
	await expect(cards.first()).toHaveAttribute('aria-checked', 'true');
	const name = (await cards.first().getAttribute('aria-label'))?.split(',')[0] ?? '';
	await expect(primary(page)).toContainText(name);
	await step(page, () => primary(page).click());
	expect(complaints).toEqual([]);
});
