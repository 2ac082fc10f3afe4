/** Bargains, trades, sales, shares and looting at the table of Green Square, by tapping what the sheets show. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { gameFile, people, solo } from './green-square-games';
import { has, inSheet, passOn, pick, primary, send, sit, step } from './green-square-table';
import { expect, test } from './site';

/** The only other hero, unless it has been taken along. */
async function choose(page: Page): Promise<void> {
	const chip = page.getByRole('group', { name: 'Heroes' }).getByRole('button', { name: /can be chosen/ });
	await expect(send(page).or(chip).first()).toBeVisible();
	if ((await send(page).count()) === 0) await chip.first().click();
}

test.beforeEach(async ({ page }) => {
	test.setTimeout(120_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a bargain is asked, countered and accepted @long', async ({ page, site, complaints }) => {
	const file = await gameFile('bargain', {
		options: { seats: 2 },
		seats: people(2),
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
		seats: people(2),
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
		seats: solo(2),
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
		seats: solo(2),
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
		seats: solo(2),
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
