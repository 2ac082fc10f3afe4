/**
 * What a tap on the board of The Green Conquest costs: `npx tsx tools/tap.ts [runs] [times slower]`, against the built site (BUILD_DIR), with a Chromium in CHROMIUM_PATH.
 * Script time is the processor time of the page's thread inside the tap's event handlers, the update of the page included, as Chromium's own
 * trace counts it: a busy machine does not add to it. Each run is a fresh page. Slowing down is
 * itself done in wall-clock time, so on a busy machine let it be 1 and multiply.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../server/serve';
import { cost, median, putEmptyButton, tapOn } from '../tests/bench/tap/cost';

const OPENING =
	'GC1 p drpoaa40 r+:Sc3n3,Rb3n5,Gc2n3,Oa3n4,Dc1n6 b+:Sm13s3,Rn13s5,Gm14s3,Oo13s4,Dm15s6 - - r1// - - 0 -';
const PICTURE =
	"GC1 p drpocc40 r+:Gg5n3,Ri9n4,Od4e4,Di6n6,Hb2n1' b+:Kg8s3,Tj5n4,Uh11w2,Nd10s4,Sl8w3 f7b rH<bK r14*!/R/ - - 0 -";
/** Squares tapped one after the other, and what each tap is. */
const POSITIONS = [
	{ name: 'opening', gcn: OPENING, taps: ['c3', 'c2', 'c3', 'c5'] },
	{ name: 'middle game', gcn: PICTURE, taps: ['g5', 'i6', 'g5', 'j5'] }
] as const;
const MEANINGS = ['first vehicle', 'another vehicle', 'a third', 'a target: its preview'] as const;

const runs = Number(process.argv[2] ?? 7);
const slower = Number(process.argv[3] ?? 4);
const site = await serve({ root: path.resolve(process.env.BUILD_DIR ?? 'build'), port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu']
});
try {
	for (const { name, gcn, taps } of POSITIONS) {
		const costs: Record<string, number[]> = {};
		for (let run = 0; run < runs; run++) {
			const context = await browser.newContext({
				viewport: { width: 390, height: 844 },
				isMobile: true,
				hasTouch: true,
				serviceWorkers: 'block'
			});
			const page = await context.newPage();
			await page.goto(`${site.origin}/dev/board?motion=off#${encodeURIComponent(gcn)}`);
			await page.locator('[data-square="a1"]').waitFor();
			await putEmptyButton(page);
			const session = await context.newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
			// A player looks before the first tap; what is prepared meanwhile is part of the design.
			await page.waitForTimeout(2500);
			(costs['first touch of the page'] ??= []).push(await cost(session, () => tapOn(page, '#empty')));
			(costs['empty handler'] ??= []).push(await cost(session, () => tapOn(page, '#empty')));
			for (const [index, square] of taps.entries()) {
				const spent = await cost(session, () => tapOn(page, `[data-square="${square}"]`));
				(costs[MEANINGS[index] ?? square] ??= []).push(spent);
			}
			await context.close();
		}
		console.log(`${name}, ${slower}× slower, ${runs} fresh pages: median (least to most), ms of script`);
		for (const [what, values] of Object.entries(costs)) {
			const [least, most] = [Math.min(...values), Math.max(...values)];
			console.log(`  ${what.padEnd(24)} ${median(values).toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`);
		}
	}
} finally {
	await browser.close();
	await site.close();
}
