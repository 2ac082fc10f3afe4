/** Ways tapped out on the screen of any game: whatever carries `data-pick` is pointed at by it. */
import type { Page } from '@playwright/test';
import type { Random } from '../../src/lib/engine/random';
import type { View } from '../../src/lib/engine/selfplay';
import type { Pick, Pointing, Way } from '../../src/lib/ui/game/pointing';
import type { Table } from '../../src/lib/table/table';
import { matchOnDisk } from './disk';
import { expect } from './site';

/** Choices and hand are the game's own business. */
export type AnyPointing = Pointing<unknown, unknown, unknown, unknown>;

/** Whether the screen answers a decision by itself. */
type Formal = (view: View<unknown, unknown>) => boolean;

/** A thing may lie there more than once (two equal cards): either means the same. */
const thing = (page: Page, pick: Pick) => page.locator(`[data-pick="${pick}"]`).filter({ visible: true }).first();

/** The next player holds the button and looks, where cards are hidden. */
export async function uncover(page: Page): Promise<void> {
	const cover = page.locator('.cover');
	await expect(page.locator('.stage, .cover').first()).toBeVisible();
	if (!(await cover.isVisible())) return;
	await page
		.getByRole('button', { name: /hold to look|maintenez pour regarder/i })
		.first()
		.dispatchEvent('pointerdown');
	await expect(cover).toBeHidden();
}

/** The match as it is kept, once the screen has caught up with it. A cover may rise at any time until then. */
export async function atHead(page: Page): Promise<Table> {
	await uncover(page);
	let table = await matchOnDisk(page);
	await expect(async () => {
		await uncover(page);
		table = await matchOnDisk(page);
		const shown = await page.locator('[data-head]').evaluateAll((heads) => heads.map((head) => head.dataset.head));
		expect(shown).toEqual([String(table.snapshot.ply)]);
	}).toPass({ timeout: 20_000, intervals: [50, 100] });
	return table;
}

/** The next decision that is a player's: what the screen answers and what chance decides stands by itself. Null at the end. */
async function nextDecision(
	page: Page,
	isFormal: Formal
): Promise<{ table: Table; view: View<unknown, unknown> } | null> {
	let table = await atHead(page);
	let view: View<unknown, unknown> | null = null;
	await expect(async () => {
		table = await atHead(page);
		const [seat] = table.snapshot.asked;
		view = seat === undefined ? null : table.decision(seat);
		expect(table.snapshot.result !== null || view !== null, 'somebody is asked').toBe(true);
		expect(view !== null && isFormal(view), 'the screen answers by itself').toBe(false);
	}).toPass({ timeout: 20_000, intervals: [100, 300] });
	return view === null || table.snapshot.result !== null ? null : { table, view };
}

/** Any kind of move is as likely as any other, however many ways it has. */
function chosen(ways: readonly Way<unknown>[], random: Random): Way<unknown> {
	const kindOf = ({ picks }: Way<unknown>): string =>
		picks
			.flat()
			.map((pick) => pick.split(' ', 1)[0])
			.join();
	const kind = random.pick([...new Set(ways.map(kindOf))]);
	return random.pick(ways.filter((way) => kindOf(way) === kind));
}

/**
 * Taps a thing; one that lies in a sheet is reached by what opens the sheet. What an open sheet covers and does not
 * hold itself was taken along with the thing before, as the only one there was; the move that is made tells.
 */
export async function reach(page: Page, pick: Pick): Promise<void> {
	const sheet = page.locator('dialog[open]');
	if ((await sheet.count()) > 0) {
		const inside = sheet.locator(`[data-pick="${pick}"]`).filter({ visible: true }).first();
		if ((await inside.count()) > 0) await inside.click();
		return;
	}
	// A pill that there is no room for is behind "More".
	const openers = `[data-opens="${pick}"]${pick.startsWith('pill ') ? ', [data-more]' : ''}`;
	const opener = page.locator(openers).filter({ visible: true }).first();
	if ((await opener.count()) > 0 && (await thing(page, pick).count()) === 0) await opener.click();
	await thing(page, pick).click();
}

/** Taps one way out and waits until its move stands. Gives back its things; null once the match is over. */
export async function tapWay(
	page: Page,
	pointing: AnyPointing,
	random: Random,
	isFormal: Formal = () => false
): Promise<readonly Pick[] | null> {
	const next = await nextDecision(page, isFormal);
	if (next === null) return null;
	const { table, view } = next;
	const way = chosen([...pointing.ways(pointing.choices(view))], random);
	await tapOut(page, table, way);
	return way.picks.flat();
}

/** Taps a way out of the position that the screen shows, and waits until its move stands. */
export async function tapOut(page: Page, table: Table, way: Way<unknown>): Promise<void> {
	const { ply } = table.snapshot;
	const things = way.picks.flat();
	for (const pick of things) await reach(page, pick);
	const last = things.at(-1) ?? '';
	const isButton = last.startsWith('button ');
	if (!isButton) await page.locator('.actions .primary:not([aria-disabled=true])').click();
	await expect(async () => {
		const after = await matchOnDisk(page);
		// A game may warn before an act that cannot be taken back: then its button is tapped once more.
		if (isButton && after.snapshot.ply === ply) await thing(page, last).click({ timeout: 500 });
		expect(after.snapshot.ply).toBeGreaterThan(ply);
		// What is sent may say more than the way: which window it answers.
		expect(after.step(ply + 1).move).toEqual(expect.objectContaining(way.move as Record<string, unknown>));
	}).toPass({ timeout: 15_000, intervals: [50, 100] });
}
