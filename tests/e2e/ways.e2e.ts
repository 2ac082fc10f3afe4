/**
 * The law of `tests/ui/ways.test.ts` with fingers: 20 ways of each game with a screen, tapped out in a match between
 * two people here.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seeded } from '../../src/lib/engine/random';
import type { View } from '../../src/lib/engine/selfplay';
import { pointing as greenConquest } from '../../src/lib/games/green-conquest/ui/model/pointing';
import { pointing as greenSquare } from '../../src/lib/games/green-square/ui/model/pointing';
import { pointing as greenvaders } from '../../src/lib/games/greenvaders/ui/model/pointing';
import { pointing as historicalConquest } from '../../src/lib/games/historical-conquest/ui/model/pointing';
import { formality } from '../../src/lib/games/historical-conquest/ui/model/stops';
import { expect, test } from './site';
import { tapWay, type AnyPointing } from './ways';

interface Drawn {
	readonly id: string;
	readonly pointing: AnyPointing;
	/** What is chosen otherwise than the form proposes, by its label. */
	readonly options: Readonly<Record<string, string>>;
	/** What the screen answers by itself. */
	readonly isFormal?: (view: View<unknown, unknown>) => boolean;
}

const GAMES: readonly Drawn[] = [
	{ id: 'green-conquest', pointing: greenConquest, options: { 'Starting squares': 'Automatic' } },
	{ id: 'green-square', pointing: greenSquare, options: {} },
	{ id: 'greenvaders', pointing: greenvaders, options: { Mode: 'Advanced, with Pot-voirs' } },
	{
		id: 'historical-conquest',
		pointing: historicalConquest,
		options: {},
		isFormal: (view) => formality({ ...view, ask: 'fits', shared: true }) !== null
	}
];
const WAYS = 20;

test('no game with a screen is left out @phone', () => {
	const drawn = readdirSync('src/lib/games').filter((id) => existsSync(`src/lib/games/${id}/ui/index.ts`));
	expect(GAMES.map(({ id }) => id).sort()).toEqual(drawn.sort());
});

/** A match between two people here, from the page of its game. */
async function begin(page: Page, address: string, options: Drawn['options']): Promise<void> {
	await page.goto(address);
	await page.getByLabel('Seat 2').selectOption('Someone here');
	await page.getByText('Options', { exact: true }).click();
	for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
	await page.getByRole('button', { name: 'Play', exact: true }).click();
}

for (const { id, pointing, options, isFormal } of GAMES) {
	test(`${id}: ${WAYS} ways from the first position on, each ends in its move @phone`, async ({
		page,
		site,
		complaints
	}) => {
		test.setTimeout(180_000);
		const random = seeded(`fingers on ${id}`);
		const tapped: string[] = [];
		// Whoever plays at random may be out soon: then another match is begun.
		while (tapped.length < WAYS) {
			await begin(page, site.url(`/games/${id}`), options);
			const before = tapped.length;
			while (tapped.length < WAYS) {
				const things = await tapWay(page, pointing, random, isFormal);
				if (things === null) break;
				tapped.push(things.join(', '));
			}
			expect(tapped.length, 'a match has ways').toBeGreaterThan(before);
		}
		expect(complaints).toEqual([]);
	});
}
