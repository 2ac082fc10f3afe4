/** Whole games of Green Square on screens of every size, with everything in its place before each move. */
import { gameFile, solo } from './green-square-games';
import { flaws, playOut, sit } from './green-square-table';
import { inLook } from './looks';
import { scrolls } from './learn';
import { expect, test } from './site';

/** Against so many bots, one round long. */
function wholeGame(title: string, bots: number): void {
	test(`${title} @long`, async ({ page, site, complaints }) => {
		test.setTimeout(600_000);
		const options = { seats: bots + 1, rounds: 1 };
		const file = await gameFile(title, { options, seats: solo(bots), until: () => true });
		await sit(page, site, file);
		const { snapshot } = await playOut(page, {
			seats: [0],
			before: async () => {
				await expect.poll(() => flaws(page)).toEqual([]);
				expect(await scrolls(page)).toBe(false);
			}
		});
		expect(snapshot.result?.reason).toMatch(/rounds|goal/);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(complaints).toEqual([]);
	});
}

test.describe('a short phone', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	inLook({ size: 'phone', language: 'en', scheme: 'dark' }, () => wholeGame('six seats', 5));
	inLook({ size: 'phone', language: 'fr', scheme: 'light' }, () => wholeGame('six seats in French', 5));
});

inLook({ size: 'desktop', language: 'en', scheme: 'dark' }, () => wholeGame('four seats on a wide screen', 3));
inLook({ size: 'phone', language: 'fr', scheme: 'dark' }, () => wholeGame('two seats in French', 1));
