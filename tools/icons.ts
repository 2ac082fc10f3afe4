/** Draws the PNG icons from `static/icon.svg`: `npx tsx tools/icons.ts`, with a Chromium in CHROMIUM_PATH. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

interface Icon {
	readonly file: string;
	readonly size: number;
	/** Systems that cut icons to their own shape need the drawing to reach the edge, and keep clear of it. */
	readonly fullBleed: boolean;
}

const ICONS: readonly Icon[] = [
	{ file: 'static/icon-192.png', size: 192, fullBleed: false },
	{ file: 'static/icon-512.png', size: 512, fullBleed: false },
	{ file: 'static/icon-180.png', size: 180, fullBleed: true },
	{ file: 'static/icon-maskable-512.png', size: 512, fullBleed: true }
];

const svg = await readFile('static/icon.svg', 'utf8');
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox']
});
for (const { file, size, fullBleed } of ICONS) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	const drawing = fullBleed ? svg.replace('rx="112"', '') : svg;
	await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
	await page.screenshot({ path: file, omitBackground: true });
	await page.close();
}
await browser.close();
