/** Historical Conquest by keys alone. */
import type { Locator, Page } from '@playwright/test';
import type { State } from '../../src/lib/games/historical-conquest/types';
import { matchOnDisk } from './disk';
import { gameFile, PLAY } from './historical-conquest-games';
import { hand, primary, sit, tapOnce } from './historical-conquest-table';
import { expect, test } from './site';

const MOST_STOPS = 120;
const MOST_IN_GROUP = 12;

/** Tab to the thing, or to its group and on by arrows; then Enter. Things may go while bots move: then nothing is pressed. */
async function press(page: Page, thing: Locator): Promise<void> {
	const target = await thing.elementHandle({ timeout: 2000 }).catch(() => null);
	if (target === null) return;
	const where = (): Promise<'here' | 'group' | 'elsewhere' | 'gone'> =>
		target.evaluate((element) => {
			const focused = document.activeElement;
			if (!element.isConnected) return 'gone';
			if (focused === element) return 'here';
			const group = element.closest('[role="group"]');
			const isRoving = (element as HTMLElement).tabIndex < 0;
			return isRoving && group?.contains(focused) === true ? 'group' : 'elsewhere';
		});
	for (let stops = 0; stops < MOST_STOPS; stops++) {
		const at = await where();
		if (at === 'gone') return;
		if (at === 'here') return page.keyboard.press('Enter');
		if (at === 'group') return alongGroup(page, where);
		await page.keyboard.press('Tab');
	}
	throw new Error(`no key leads to ${await thing.innerText()}`);
}

async function alongGroup(page: Page, where: () => Promise<string>): Promise<void> {
	for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
		for (let steps = 0; steps < MOST_IN_GROUP; steps++) {
			if ((await where()) === 'here') return page.keyboard.press('Enter');
			await page.keyboard.press(arrow);
		}
	}
}

test('two turns by keys alone @long', async ({ page, site, complaints }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { file } = await gameFile('play', PLAY);
	await sit(page, site, file);
	const round = async (): Promise<number> => ((await matchOnDisk(page)).snapshot.state as State).round;
	const begun = await round();

	await page.keyboard.press('1');
	await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('1');
	await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'false');
	await expect(primary(page)).toHaveText('Choose a card');

	for (let presses = 0; (await round()) < begun + 2; presses++) {
		expect(presses).toBeLessThan(150);
		expect(await tapOnce(page, { hurried: true, press: (thing) => press(page, thing) })).toBe(true);
	}
	expect(complaints).toEqual([]);
});
