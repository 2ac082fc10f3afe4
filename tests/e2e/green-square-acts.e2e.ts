/** What one tap does at the table of Green Square: a swap, a card's own act, trouble looked for; and one cover for all. */
import { heroOf } from '../../src/lib/games/green-square/heroes';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import type { State } from '../../src/lib/games/green-square';
import { matchOnDisk } from './disk';
import { gameFile, people, solo, type Decision } from './green-square-games';
import { cover, flaws, has, make, open, pick, primary, sit } from './green-square-table';
import { inLook } from './looks';
import { expect, test } from './site';

const swapsIn = (view: Decision) =>
	pointing.choices(view).swaps.filter(({ kind, moves }) => kind === 'item' && moves.at(-1)?.type === 'play');

inLook({ size: 'phone', language: 'fr', scheme: 'light' }, () => {
	test('an item is equipped instead of what is worn by a tap and the main button @long', async ({
		page,
		site,
		complaints
	}) => {
		test.setTimeout(120_000);
		const file = await gameFile('a swap', {
			options: { seats: 3 },
			seats: solo(2),
			until: ({ phase, ask }, _, view) =>
				view.seat === 0 && phase === 'ready' && ask === null && swapsIn(view).length > 0,
			wishes: ({ legal }) => legal.filter(({ type }) => type !== 'unequip' && type !== 'sell')
		});
		await sit(page, site, file);
		const table = await matchOnDisk(page);
		const [swap] = swapsIn(table.decision(0) as Decision);
		if (swap === undefined) throw new Error('nothing to swap');
		const { ply } = table.snapshot;
		await pick(page, swap.picks[0]).click();
		await expect(primary(page)).toHaveText(/^Équiper à la place\s: force \d+/);
		await expect(page.getByRole('button', { name: 'Porter sans équiper' })).toBeVisible();
		await expect.poll(() => flaws(page)).toEqual([]);
		await primary(page).click();
		await expect(async () => {
			const after = await matchOnDisk(page);
			expect(after.snapshot.ply).toBe(ply + swap.moves.length);
			const items = heroOf(after.snapshot.state as State, 0).items;
			expect(items.find(({ card }) => card === swap.comes)?.on).toBe(true);
		}).toPass({ timeout: 15_000 });
		await expect(primary(page)).toHaveText(/Ouvrir le lieu/);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'desktop', language: 'en', scheme: 'dark' }, () => {
	test('looking for trouble lights up the beasts of the hand and shows the fight first @long', async ({
		page,
		site,
		complaints
	}) => {
		test.setTimeout(120_000);
		const file = await gameFile('trouble', {
			options: { seats: 3 },
			seats: solo(2),
			until: ({ phase, ask }, moves, { seat }) =>
				seat === 0 && ask === null && phase === 'choice' && has(moves, 'trouble')
		});
		await sit(page, site, file);
		await expect(primary(page)).toHaveText(/Explore/);
		await pick(page, 'trouble').click();
		const beast = page.locator('.hand [data-pick^="hand "][aria-pressed="true"], .hand [data-pick^="hand "]:not(.dim)');
		await expect(beast.first()).toBeVisible();
		if (!((await primary(page).textContent()) ?? '').includes('Look for trouble')) await beast.first().click();
		await expect(primary(page)).toHaveText(/^\s*Look for trouble \d+ : \d+/);
		await expect.poll(() => flaws(page)).toEqual([]);
		await primary(page).click();
		await expect.poll(async () => ((await matchOnDisk(page)).snapshot.state as State).battle?.main).toBe(0);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'phone', language: 'en', scheme: 'dark' }, () => {
	test('one cover asks all who share the device, and nobody passes for all of them @long', async ({
		page,
		site,
		complaints
	}) => {
		test.setTimeout(180_000);
		const file = await gameFile('a cover for all', {
			options: { seats: 4 },
			seats: people(4),
			until: ({ battle, ask }, moves) => battle?.helper === null && ask === null && has(moves, 'settle')
		});
		await open(page, site, file);
		const main = ((await matchOnDisk(page)).snapshot.state as State).battle?.main ?? 0;
		await make(page, main, ({ type }) => type === 'settle');
		await expect(cover(page)).toContainText(/settles at -?\d+ : -?\d+\. Does anybody react\?/);
		await expect(cover(page).getByRole('button', { name: /: hold to look$/ })).toHaveCount(3);
		// The last of them looks before the others, and hands the device back.
		const last = cover(page)
			.getByRole('button', { name: /: hold to look$/ })
			.last();
		const name = ((await last.textContent()) ?? '').split(':')[0]?.trim() ?? '';
		await last.dispatchEvent('pointerdown');
		await expect(cover(page)).toBeHidden();
		await pick(page, 'button pass').click();
		await expect(cover(page)).toBeVisible();
		await expect(cover(page).getByRole('button', { name: /: hold to look$/ })).toHaveCount(2);
		await expect(cover(page)).not.toContainText(`${name}: hold`);
		await cover(page).getByRole('button', { name: 'Nobody: let it stand' }).click();
		await expect
			.poll(async () => ((await matchOnDisk(page)).snapshot.state as State).battle?.stage ?? 'over')
			.not.toBe('settle');
		await expect(cover(page)).toBeVisible();
		expect(complaints).toEqual([]);
	});
});
