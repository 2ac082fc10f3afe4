/** The windows of Green Square: what a reload keeps, passing by itself in its three positions, and until the own turn. */
import type { Page } from '@playwright/test';
import type { State } from '../../src/lib/games/green-square';
import { couldEndTheGame } from '../../src/lib/games/green-square/strength';
import { matchOnDisk } from './disk';
import { gameFile, solo, type Decision } from './green-square-games';
import { make, pick, sit } from './green-square-table';
import { inLook } from './looks';
import { expect, test } from './site';
import { stepCount } from './table';

const stateOf = async (page: Page): Promise<State> => (await matchOnDisk(page)).snapshot.state as State;
const passing = (page: Page) => page.getByRole('button', { name: /Passing|On passe/ });
const position = (page: Page, name: string | RegExp) =>
	page.getByRole('radiogroup', { name: /Pass by itself|Passer tout seul/ }).getByRole('radio', { name });

/** A settle window in which you are the first to answer, and hold a card for it or none; nothing on the table is of use. */
const windowWith = (holds: boolean) =>
	gameFile(`a window, ${holds ? 'with' : 'without'} a card`, {
		options: { seats: 4 },
		seats: solo(3),
		until: ({ window, ask, battle, players }, moves, { seat }: Decision) => {
			const plays = moves.filter((move) => move.type === 'play');
			return (
				seat === 0 &&
				ask === null &&
				window?.kind === 'settle' &&
				battle?.helper === null &&
				moves.length === plays.length + 1 &&
				plays.every(({ card }) => players[0]?.hand.includes(card)) &&
				holds === plays.length > 0
			);
		}
	});

inLook({ size: 'phone', language: 'fr', scheme: 'light' }, () => {
	test('a reload in the middle of a window comes back to it @long', async ({ page, site, complaints }) => {
		test.setTimeout(120_000);
		await sit(page, site, await windowWith(true));
		const said = page.locator('.said');
		await expect(pick(page, 'button pass')).toHaveText(/Laisser faire/);
		const before = await said.textContent();
		const steps = await stepCount(page);
		await page.reload();
		await expect(pick(page, 'button pass')).toHaveText(/Laisser faire/);
		await expect(said).toHaveText(before ?? '');
		expect(await stepCount(page)).toBe(steps);
		await make(page, 0, ({ type }) => type === 'pass');
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'phone', language: 'en', scheme: 'dark' }, () => {
	test('passing by itself: never, if nothing is held, all this turn @long', async ({ page, site, complaints }) => {
		test.setTimeout(120_000);
		await sit(page, site, await windowWith(true));
		const steps = await stepCount(page);
		for (const name of ['never', 'if I hold nothing']) {
			await position(page, name).click();
			await expect(position(page, name)).toHaveAttribute('aria-checked', 'true');
			await expect(pick(page, 'button pass')).toBeVisible();
			await expect(passing(page)).toHaveCount(0);
		}
		await position(page, 'all this turn').click();
		await expect(passing(page)).toBeVisible();
		await passing(page).click();
		await expect(pick(page, 'button pass')).toBeVisible();
		await expect(passing(page)).toHaveCount(0);
		expect(await stepCount(page)).toBe(steps);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'desktop', language: 'fr', scheme: 'light' }, () => {
	for (const [title, holds, name] of [
		['whoever holds nothing passes by itself', false, 'si je n’ai rien'],
		['all this turn is passed by itself', true, 'tout ce tour']
	] as const) {
		test(`${title} @long`, async ({ page, site, complaints }) => {
			test.setTimeout(120_000);
			await sit(page, site, await windowWith(holds));
			const { ply } = (await matchOnDisk(page)).snapshot;
			await position(page, name).click();
			await expect(async () => {
				const table = await matchOnDisk(page);
				expect(table.snapshot.ply).toBeGreaterThan(ply);
				expect(table.step(ply + 1).move).toMatchObject({ type: 'pass' });
				expect(table.step(ply + 1).seat).toBe(0);
			}).toPass({ timeout: 15_000 });
			expect(complaints).toEqual([]);
		});
	}
});

inLook({ size: 'desktop', language: 'en', scheme: 'dark' }, () => {
	test('a standing pass lets everything stand until the own turn @long', async ({ page, site, complaints }) => {
		test.setTimeout(120_000);
		await sit(page, site, await windowWith(true));
		await page.getByRole('button', { name: 'Not until my turn' }).click();
		await expect.poll(async () => (await stateOf(page)).players[0]?.resting).toBe(true);
		await expect(page.locator('[data-pick="seat 0"] .moon')).toBeVisible();
		// The bots play on until it is the own turn, or something is asked that is no window.
		await expect(async () => {
			const { snapshot } = await matchOnDisk(page);
			const { window, ask, battle } = snapshot.state as State;
			expect(snapshot.asked[0]).toBe(0);
			expect(window === null || ask?.seat === 0 || (battle !== null && couldEndTheGame(snapshot.state as State))).toBe(
				true
			);
		}).toPass({ timeout: 60_000 });
		expect(complaints).toEqual([]);
	});
});
