/** The board of The Green Conquest on the screen: every ability by tapping, ten moves by keys alone, drawing, holding, and what axe says. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { STORIES } from '../ui/green-conquest/abilities';
import { expect, test } from './site';

const OPENING =
	'GC1 p drpoaa40 r+:Sc3n3,Rb3n5,Gc2n3,Oa3n4,Dc1n6 b+:Sm13s3,Rn13s5,Gm14s3,Oo13s4,Dm15s6 - - r1// - - 0 -';
/** The position of the style guide's pictures. */
const PICTURE =
	"GC1 p drpocc40 r+:Gg5n3,Ri9n4,Od4e4,Di6n6,Hb2n1' b+:Kg8s3,Tj5n4,Uh11w2,Nd10s4,Sl8w3 f7b rH<bK r14*!/R/ - - 0 -";

type Address = (page: `/${string}`) => string;

async function open(page: Page, url: Address, gcn: string, query = 'motion=off'): Promise<void> {
	await page.goto(url(`/dev/board?${query}#${encodeURIComponent(gcn)}`));
	await expect(square(page, 'a1')).toBeVisible();
}

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const position = (page: Page) => page.locator('[data-position]');
const primary = (page: Page) => page.locator('.actions .primary');

async function tap(page: Page, what: string): Promise<void> {
	const word = what.slice(1);
	const facings: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
	switch (what.charAt(0)) {
		case '.':
			return page.getByRole('button', { name: 'End turn' }).click();
		case '=':
			return page.getByRole('button', { name: facings[word] ?? '', exact: true }).click();
		case '>':
			return page.getByRole('button', { name: word, exact: true }).click();
		case '#':
			return page.getByRole('group', { name: 'Your vehicles' }).getByRole('button', { name: word }).click();
		default:
			return square(page, what).click();
	}
}

test.describe('every ability by tapping @phone', () => {
	for (const { name, start, taps, moves } of STORIES) {
		test(name, async ({ page, site, complaints }) => {
			await open(page, (path) => site.url(path), start);
			for (const what of taps) await tap(page, what);
			await expect(page.locator('[data-made]')).toHaveText(moves.join(' '));
			expect(complaints).toEqual([]);
		});
	}
});

test('ten moves by keys alone', async ({ page, site, complaints, isMobile }) => {
	test.skip(isMobile, 'phones have no keys');
	test.setTimeout(120_000);
	await open(page, (path) => site.url(path), OPENING);
	await page.keyboard.press('Tab');
	for (let made = 1; made <= 10; made++) {
		await walkTo(page, /(Scout|Ram|Glider|Shield).*can be played$/);
		await page.keyboard.press('Enter');
		await walkTo(page, /(drive here|attack|land here)/);
		await page.keyboard.press('Enter');
		await expect(primary(page)).toBeEnabled();
		await page.keyboard.press('Enter');
		await expect(page.locator('[data-made]')).toHaveText(new RegExp(`^\\S+( \\S+){${made - 1}}$`));
	}
	expect(complaints).toEqual([]);
});

/** Walks the focus with arrow keys to the first square whose name matches, looking again before every step, as a player does. */
async function walkTo(page: Page, name: RegExp): Promise<void> {
	const goal = page.getByRole('grid').getByRole('button', { name }).first();
	const focused = page.locator('[data-cell]:focus');
	const cellOf = async (at: Locator): Promise<number[]> =>
		((await at.getAttribute('data-cell')) ?? '').split(',').map(Number);
	await expect(page.locator('[data-cell]')).toHaveCount(225);
	for (let step = 0; step < 40; step++) {
		const [[x = 0, y = 0], [column = 0, row = 0]] = [await cellOf(goal), await cellOf(focused)];
		if (x !== column) await page.keyboard.press(x > column ? 'ArrowRight' : 'ArrowLeft');
		else if (y !== row) await page.keyboard.press(y > row ? 'ArrowDown' : 'ArrowUp');
		else break;
	}
	await expect(goal).toBeFocused();
}

test('names read as a sentence, in both languages', async ({ page, site }) => {
	await open(page, (path) => site.url(path), OPENING);
	await expect(square(page, 'b3')).toHaveAccessibleName('red Ram, b3, facing north, 5 hearts, can be played');
	await expect(square(page, 'h8')).toHaveAccessibleName('h8, springboard');
	await square(page, 'b3').click();
	await expect(square(page, 'b4')).toHaveAccessibleName('b4, drive here');
	await open(page, (path) => site.url(path), PICTURE, 'language=fr');
	await page.reload();
	await expect(square(page, 'd4')).toHaveAccessibleName('Pieuvre rouge, d4, orientée est, 4 cœurs, paralysée');
});

test('a preview says what happens before anything is committed', async ({ page, site }) => {
	await open(page, (path) => site.url(path), PICTURE);
	await square(page, 'g5').click();
	await square(page, 'j5').click();
	await expect(page.getByText('Glider hits Trapper from the side.')).toBeVisible();
	await expect(primary(page)).toHaveText(/Attack −3/);
	await square(page, 'g8').click();
	await expect(primary(page)).toHaveText(/Attack −3, you −3/);
	await expect(position(page)).toHaveText(PICTURE);
	await page.getByRole('button', { name: 'Put down' }).click();
	await expect(primary(page)).toHaveText('Choose a square');
	await square(page, 'j5').click();
	await primary(page).click();
	await expect(position(page)).toHaveText(/T\?1'/);
	await expect(page.getByText('Trapper goes home.')).toBeVisible();
});

test('a refused tap says why', async ({ page, site }) => {
	await open(page, (path) => site.url(path), PICTURE);
	await square(page, 'd4').click();
	await expect(page.locator('[data-refused]')).toHaveText(/Nightmare holds this vehicle/);
	await page.getByRole('button', { name: 'Ram', exact: false }).first().click();
	await expect(page.locator('[data-refused]')).toHaveText(/already been played/);
});

async function middles(page: Page, names: readonly string[]): Promise<{ x: number; y: number }[]> {
	const boxes = await Promise.all(names.map((name) => square(page, name).boundingBox()));
	return boxes.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
}

/** One gesture, as fast as the page takes it: how long a finger rests means something. */
async function drag(page: Page, names: readonly string[], end: 'pointerup' | 'pointercancel'): Promise<void> {
	await page.evaluate(
		({ points, end }) => {
			const send = (type: string, { x, y }: { x: number; y: number }): void => {
				const init = { clientX: x, clientY: y, pointerId: 7, isPrimary: true, bubbles: true, pointerType: 'touch' };
				document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(type, init));
			};
			const [first, ...rest] = points;
			if (first) send('pointerdown', first);
			for (const point of rest) send('pointermove', point);
			send(end, points.at(-1) ?? { x: 0, y: 0 });
		},
		{ points: await middles(page, names), end }
	);
}

test('a path is drawn square by square; an interrupted drag leaves nothing', async ({ page, site }) => {
	await open(page, (path) => site.url(path), PICTURE);
	await drag(page, ['g5', 'g4', 'g3', 'h3'], 'pointercancel');
	await expect(primary(page)).toHaveText('Choose a square');
	await drag(page, ['g5', 'g4', 'g3', 'h3'], 'pointerup');
	await expect(page.getByText('Glider drives to h3.')).toBeVisible();
	await primary(page).click();
	await expect(page.locator('[data-made]')).toHaveText('rG:s2e1');
});

test('no drag starts at the rim of a phone’s screen', async ({ page, site, isMobile }) => {
	test.skip(!isMobile, 'the board does not touch the rim');
	await open(page, (path) => site.url(path), OPENING.replace('Oa3n4', 'Oa4n4'));
	await drag(page, ['a4', 'a5'], 'pointerup');
	await expect(primary(page)).toHaveText('Choose a vehicle');
});

test('holding a finger on a small board shows the loupe; lifting previews, never plays', async ({
	page,
	site,
	isMobile
}) => {
	test.skip(!isMobile, 'the squares are large enough');
	await open(page, (path) => site.url(path), PICTURE);
	await square(page, 'g5').click();
	const [from, to] = await middles(page, ['h6', 'j5']);
	const finger = (type: string, point: { x: number; y: number } | undefined) =>
		square(page, 'h6').dispatchEvent(type, {
			clientX: point?.x,
			clientY: point?.y,
			pointerId: 7,
			isPrimary: true,
			bubbles: true,
			pointerType: 'touch'
		});
	await finger('pointerdown', from);
	await expect(page.locator('.lens')).toContainText('h6: drive here');
	await finger('pointermove', to);
	await expect(page.locator('.lens')).toContainText('j5: attack');
	await finger('pointerup', to);
	await expect(page.locator('.lens')).toBeHidden();
	await expect(primary(page)).toHaveText(/Attack −3/);
	await expect(position(page)).toHaveText(PICTURE);
});

/** Axe takes its time over 225 squares, so each size looks at one theme. */
test('axe finds nothing @phone', async ({ page, site, isMobile }) => {
	test.setTimeout(180_000);
	const theme = isMobile ? 'light' : 'dark';
	await open(page, (path) => site.url(path), PICTURE, `motion=off&theme=${theme}`);
	await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
	await square(page, 'g5').click();
	await square(page, 'j5').click();
	const look = async (within: string): Promise<void> => {
		await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
		expect((await new AxeBuilder({ page }).include(within).analyze()).violations).toEqual([]);
	};
	await look('main');
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog')).toBeVisible();
	await look('dialog');
});
