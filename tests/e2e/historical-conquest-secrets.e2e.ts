/** Nothing of another's hand, and nothing of any pile, is anywhere in page, tree, log or title of Historical Conquest. */
import type { Page } from '@playwright/test';
import { ALL_CARDS } from '../../src/lib/games/historical-conquest/content';
import { COVERED, gameFile, isFree, PEOPLE, solo, type Wanted } from './historical-conquest-games';
import { look, sit } from './historical-conquest-table';
import { expect, test } from './site';

interface Position {
	/** Also the name of the game. */
	readonly name: string;
	readonly wanted: Wanted;
	/** Who sits before the screen, once its cover is lifted where people share it. */
	readonly reader: number;
}

const POSITIONS: readonly Position[] = [
	{
		name: 'a turn on a shared device',
		reader: 0,
		wanted: {
			seats: PEOPLE,
			options: { firstPlayer: 0 },
			until: (state) => isFree(state) && state.phase === 'play' && state.round === 4
		}
	},
	{ name: 'cover', reader: 1, wanted: COVERED },
	{
		name: 'a hand that was spied on',
		reader: 0,
		wanted: {
			seats: solo(3),
			options: { firstPlayer: 0 },
			until: (state) => isFree(state) && (state.players[0]?.seen.length ?? 0) > 0
		}
	},
	{
		name: 'a battle against a bot',
		reader: 0,
		wanted: {
			seats: solo(3),
			options: { firstPlayer: 0 },
			until: ({ window, pending }, moves) =>
				pending.length === 0 &&
				window?.kind === 'battle' &&
				window.waiting[0] === 0 &&
				moves.some(({ type }) => type === 'play')
		}
	}
];

/** Everything that can be read in the page: every element with its attributes, and the tree that screen readers get. */
async function reachable(page: Page): Promise<string> {
	return `${await page.content()}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

/** Lands are named by the names of nations, too: they are left out. */
const CARDS = ALL_CARDS.filter(({ category }) => category !== 'land');

/** Cards that can be found in the page. */
async function found(page: Page): Promise<readonly string[]> {
	const text = await reachable(page);
	return CARDS.filter(({ id, name }) => text.includes(id) || text.includes(name.en)).map(({ id }) => id);
}

for (const { name, wanted, reader } of POSITIONS) {
	test(`${name}: the screen shows nothing that its reader does not know @long`, async ({ page, site, complaints }) => {
		test.setTimeout(240_000);
		const { file, knows, secrets } = await gameFile(name, wanted);
		const isOpen = (id: string): boolean => knows.every((seen) => seen.includes(id));
		const known = knows[reader] ?? [];
		await sit(page, site, file);
		if (wanted.seats === PEOPLE) {
			await expect(page.getByRole('heading', { name: `Pass the device to ${PEOPLE[reader]?.name}.` })).toBeVisible();
			expect((await found(page)).filter((id) => !isOpen(id))).toEqual([]);
			await look(page);
		}
		expect((await found(page)).filter((id) => !known.includes(id))).toEqual([]);
		const own = secrets[reader] ?? [];
		if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
		await expect(page.locator('dialog[open]')).toHaveCount(0);
		await expect(page.locator('.hand .held, .spines .held')).toHaveCount(own.length);
		expect(await found(page)).toEqual(expect.arrayContaining([...own]));
		await page.getByRole('button', { name: 'Log', exact: true }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect((await found(page)).filter((id) => !known.includes(id))).toEqual([]);
		expect(complaints).toEqual([]);
	});
}
