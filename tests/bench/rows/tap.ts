/**
 * The first taps at a table of cards, each run on a fresh page at phone size: a card of the hand, then a land. Said four
 * times, for a phone that is four times slower; beside an empty click handler in the same run. Slowing the processor
 * down is done in wall-clock time, which a busy machine adds to, so the plain figure is multiplied instead.
 */
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { build, isBuilt } from '../../../scripts/build.mjs';
import { serve } from '../../../server/serve';
import { gameFile, TITLE } from '../../e2e/historical-conquest-games';
import type { Row, RowGroup } from '../row';
import { cost, median, putEmptyButton, tapOn } from '../tap/cost';

const SLOWER = 4;
/** How long a player looks before the first tap; what is prepared meanwhile is part of the design. */
const LOOKS = 2500;
const TAPS = [
	['empty', 'empty click handler', '#empty'],
	['card', 'Historical Conquest, first tap on a card', '.tide .held:not(.dim)'],
	['land', 'Historical Conquest, a land: its preview', '.table .glows[data-pick^="land"]'],
	['other', 'Historical Conquest, another card', '.tide .held:not(.dim, .chosen)']
] as const;

export const tapRows: RowGroup = {
	name: 'tap',
	async measure({ rounds }) {
		const executablePath = await ensureBrowser();
		if (!executablePath) throw new Error('no browser');
		if (!isBuilt() && !(await build({ show: 'failure' }))) throw new Error('the app does not build');
		const site = await serve({ root: path.resolve('build'), port: 0, host: '127.0.0.1' });
		const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
		const browser = await chromium.launch({ executablePath, args });
		try {
			const costs = new Map<string, number[]>(TAPS.map(([id]) => [id, []]));
			for (let run = 0; run < Math.max(3, rounds / 3); run++) await measure(browser, site.origin, costs);
			const empty = median(costs.get('empty') ?? []);
			return TAPS.map(([id, what]): Row => {
				const plain = median(costs.get(id) ?? []);
				const ours = `${(plain * SLOWER).toFixed(1)} ms (4 × ${plain.toFixed(1)})`;
				return { id: `tap ${id}`, what, ours, beside: `${(empty * SLOWER).toFixed(1)} ms`, ratio: null, bound: null };
			});
		} finally {
			await browser.close();
			await site.close();
		}
	}
};

async function measure(browser: Browser, origin: string, costs: ReadonlyMap<string, number[]>): Promise<void> {
	const { file } = await gameFile('tap', {
		seats: ['', 'easy', 'easy'].map((bot) => ({ name: '', bot })),
		options: { firstPlayer: 0 },
		until: (state, moves) =>
			state.turn === 0 &&
			state.phase === 'play' &&
			state.round > 3 &&
			(state.players[0]?.lands.length ?? 0) > 2 &&
			moves.filter((move) => move.type === 'play' && move.land !== undefined && move.discover !== true).length > 5 &&
			!moves.some((move) => move.type === 'play' && move.land === undefined)
	});
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		isMobile: true,
		hasTouch: true,
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	await page.goto(origin, { waitUntil: 'networkidle' });
	await page.locator('input[type=file]').setInputFiles({ name: 'm.mangrove', mimeType: '', buffer: file });
	await page.getByRole('link', { name: new RegExp(TITLE) }).click();
	await page.locator('.tide .held').first().waitFor();
	await putEmptyButton(page);
	const session = await context.newCDPSession(page);
	await page.waitForTimeout(LOOKS);
	await tapOn(page, '#empty');
	for (const [id, , selector] of TAPS) costs.get(id)?.push(await cost(session, () => tapOn(page, selector)));
	await context.close();
}
