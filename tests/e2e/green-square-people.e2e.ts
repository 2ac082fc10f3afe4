/** Green Square between people who share a device: whole games from cover to cover, and what no cover may show. */
import type { Page } from '@playwright/test';
import { NAMES } from '../../src/lib/games/green-square/content/names';
import type { CardId } from '../../src/lib/games/green-square/content';
import type { State } from '../../src/lib/games/green-square';
import type { Table } from '../../src/lib/table/table';
import { matchOnDisk } from './disk';
import { gameFile, people } from './green-square-games';
import { cover, flaws, has, make, open, playOut, sit } from './green-square-table';
import { inLook } from './looks';
import { reachable } from './reachable';
import { expect, test } from './site';
import { uncover } from './ways';

inLook({ size: 'desktop', language: 'fr', scheme: 'dark' }, () => {
	test('two people pass the device to the end of a game @long', async ({ page, site, complaints }) => {
		test.setTimeout(600_000);
		const file = await gameFile('two people', {
			options: { seats: 2, rounds: 3 },
			seats: people(2),
			until: () => true
		});
		await sit(page, site, file);
		const { snapshot } = await playOut(page, {
			seats: [0, 1],
			before: () => expect.poll(() => flaws(page)).toEqual([])
		});
		expect(snapshot.result?.reason).toMatch(/rounds|goal/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ana|Tom/);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'phone', language: 'en', scheme: 'dark' }, () => {
	test('four people pass the device to the end of a round @long', async ({ page, site, complaints }) => {
		test.setTimeout(600_000);
		const options = { seats: 4, rounds: 1 };
		const file = await gameFile('four people', { options, seats: people(4), until: () => true });
		await sit(page, site, file);
		const { snapshot } = await playOut(page, {
			seats: [0, 1, 2, 3],
			before: async (move) => {
				if (move % 2 === 0) await expect.poll(() => flaws(page)).toEqual([]);
			}
		});
		expect(snapshot.result?.reason).toBe('rounds');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ana|Tom|Mia|Leo/);
		expect(complaints).toEqual([]);
	});
});

/** Cards that only one of the seats knows, and that lie nowhere else in sight of the one who looks. */
function hidden(table: Table, of: number, from: number | null): readonly CardId[] {
	const state = table.snapshot.state as State;
	const open = new Set([...Object.values(state.faces), ...(from === null ? [] : handOf(table, from))]);
	return handOf(table, of).filter((face) => !open.has(face));
}

function handOf(table: Table, seat: number): readonly CardId[] {
	const sees = table.sees(seat);
	const state = table.snapshot.state as State;
	return (state.players[seat]?.hand ?? []).map((slot) => sees[slot] as CardId);
}

async function found(page: Page, cards: readonly CardId[]): Promise<string[]> {
	const text = await reachable(page);
	return cards.filter((id) => text.includes(`"${id}"`) || text.includes(`#${id}"`) || text.includes(NAMES[id].en));
}

inLook({ size: 'phone', language: 'en', scheme: 'light' }, () => {
	test('nothing of another hand is in page, tree, log or title @long', async ({ page, site, complaints }) => {
		test.setTimeout(300_000);
		const file = await gameFile('secrets', {
			options: { seats: 2 },
			seats: people(2),
			until: ({ phase, turnNo }) => phase === 'ready' && turnNo === 3
		});
		await open(page, site, file);
		let known = 0;
		for (let move = 0; move < 12; move++) {
			const table = await matchOnDisk(page);
			const seat = table.snapshot.asked[0] ?? 0;
			const other = 1 - seat;
			if (await cover(page).isVisible()) {
				expect(await found(page, [...hidden(table, seat, null), ...hidden(table, other, null)])).toEqual([]);
			}
			await uncover(page);
			expect(await found(page, hidden(table, other, seat))).toEqual([]);
			known += (await found(page, hidden(table, seat, null))).length;
			await page.getByRole('button', { name: 'Log', exact: true }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
			expect(await found(page, hidden(table, other, seat))).toEqual([]);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await playOut(page, { seats: [0, 1], until: (_, made) => made === 1 });
		}
		// What one's own hand holds is found: the search finds what there is.
		expect(known).toBeGreaterThan(0);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'desktop', language: 'en', scheme: 'light' }, () => {
	test('an answer given unseen leaves the next hand covered @long', async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const file = await gameFile('unseen', {
			options: { seats: 2 },
			seats: people(2),
			until: ({ battle }, moves) => battle !== null && has(moves, 'settle')
		});
		await sit(page, site, file);
		const main = ((await matchOnDisk(page)).snapshot.state as State).battle?.main ?? 0;
		await make(page, main, ({ type }) => type === 'settle');
		await expect(cover(page)).toContainText(/settles at \d+ : \d+/);
		await cover(page)
			.getByRole('button', { name: /unseen/ })
			.click();
		await expect
			.poll(async () => ((await matchOnDisk(page)).snapshot.state as State).battle?.stage ?? 'over')
			.not.toBe('settle');
		const table = await matchOnDisk(page);
		expect(table.snapshot.asked).toContain(main);
		await expect(cover(page)).toBeVisible();
		expect(await found(page, hidden(table, main, null))).toEqual([]);
		await uncover(page);
		await expect.poll(async () => (await found(page, hidden(table, main, null))).length).toBeGreaterThan(0);
		expect(complaints).toEqual([]);
	});
});
