/**
 * Photographs every screen of the built site into `docs/screens/`, as small WebP files: `npx tsx tools/screens.ts [folder] [name…]`, with a
 * Chromium in CHROMIUM_PATH. Names narrow it down (`home`, `match-fr`). Matches in progress come from bots in Node.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { serve } from '../server/serve';
import type { Move } from '../src/lib/games/greenvaders/types';
import { gameFile, type Sample as GameSample, type Wanted } from '../tests/e2e/greenvaders-games';
import { gameFile as conquestFile } from '../tests/e2e/historical-conquest-games';
import { DUEL, sampleFile } from '../tests/e2e/sample';
import { HISTORICAL_PAGES } from './screens-historical';
import { SCENES } from './screens-historical-conquest';
import { fileOf, SCENES as GREEN_SQUARE } from './screens-green-square';

const SIZES = { short: [360, 640], phone: [390, 844], desktop: [1280, 800] } as const;
type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';
type Language = 'en' | 'fr';

interface Screen {
	readonly name: string;
	/** `size-theme-language`; left out: all of them. */
	readonly looks?: readonly string[];
	/** Brings the page to the screen; it starts at home, with three matches on the device. `link` invites to a table where somebody waits. */
	open(page: Page, link: string): Promise<void>;
}

const [folder = 'docs/screens', ...wanted] = process.argv.slice(2);
const QUALITY = 60;

async function openMatch(page: Page, title: RegExp): Promise<void> {
	await page.getByRole('link', { name: title }).first().click();
	await page.locator('.stage, .end').first().waitFor();
	await page.waitForTimeout(500);
}

/** Takes in one more match and sits down at it. */
async function openFile(page: Page, { file }: GameSample, title: RegExp): Promise<void> {
	await page.locator('input[type=file]').setInputFiles({ name: 'm.mangrove', mimeType: '', buffer: file });
	await page.getByRole('link', { name: title }).first().click();
	await page.locator('.stage, .cover, .end').first().waitFor();
	await page.locator('.toasts button').waitFor({ state: 'hidden' });
}

const withoutPots = (_: unknown, moves: readonly Move[]): readonly Move[] => {
	const others = moves.filter(({ type }) => type !== 'pot');
	return others.length > 0 ? others : moves;
};
const PICTURE: Wanted = {
	options: { first: 0, mode: 'advanced' },
	seats: [
		{ name: '', bot: '' },
		{ name: 'Ana', bot: 'easy' }
	],
	until: ({ phase, turn, grids, river }) =>
		phase === 'play' && turn.seat === 0 && turn.n > 9 && grids.every(({ length }) => length >= 5) && river.length === 2,
	wishes: withoutPots
};
const TEAMS: Wanted = {
	title: 'Garden',
	options: { players: 4, mode: 'advanced' },
	seats: ['', 'Ana', 'Zoé', 'Tom'].map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' })),
	until: ({ phase, turn }) => phase === 'play' && turn.seat === 0 && turn.n > 12,
	wishes: withoutPots
};

/** Makes a table whose second seat is elsewhere. */
async function openLobby(page: Page): Promise<void> {
	await page.goto(new URL('games/green-conquest', page.url()).href);
	await page.locator('select:has(option[value=elsewhere])').nth(1).selectOption('elsewhere');
	await page.getByRole('button', { name: /^Invite|^Inviter/ }).click();
	await page.getByRole('button', { name: /Copy link|Copier le lien/ }).waitFor();
}

const SCREENS: readonly Screen[] = [
	{ name: 'home', open: () => Promise.resolve() },
	{
		name: 'new-match',
		open: async (page) => {
			await page.getByRole('link', { name: /Green Conquest.*(players|joueurs)/ }).click();
			await page.getByRole('button', { name: /^(Play|Jouer)$/ }).waitFor();
		}
	},
	{
		name: 'new-match-clans',
		open: async (page) => {
			await page.getByRole('link', { name: /Green Conquest.*(players|joueurs)/ }).click();
			await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
			await page.getByText('Options', { exact: true }).click();
			await page.getByLabel('Mode').selectOption({ index: 3 });
			await page.getByLabel(/^(Choosing vehicles|Choix des véhicules)/).selectOption({ index: 2 });
			await page.locator('fieldset .tiles').first().scrollIntoViewIfNeeded();
		}
	},
	{ name: 'match', open: (page) => openMatch(page, /River/) },
	{
		name: 'match-aimed',
		open: async (page) => {
			await openMatch(page, /River/);
			const square = (name: RegExp) => page.getByRole('grid').getByRole('button', { name }).first();
			await square(/can be played$|peut être jouée?$/).click();
			await square(/drive here|rouler ici/).click();
		}
	},
	{
		name: 'review',
		open: async (page) => {
			await openMatch(page, /River/);
			await page.getByRole('button', { name: /Match menu|Menu de la partie/ }).click();
			await page.getByRole('button', { name: /Replay the match|Revoir la partie/ }).click();
			await page.getByRole('slider').fill('20');
		}
	},
	{
		name: 'end',
		open: async (page) => {
			await page.getByRole('link', { name: /All matches|Toutes les parties/ }).click();
			await openMatch(page, /Marsh/);
			// It opens where the game turned, once that is worked out.
			await page.locator('.figures dd').first().waitFor();
		}
	},
	{ name: 'lobby', open: openLobby },
	{
		name: 'join',
		open: async (page, link) => {
			await page.goto(link);
			await page.getByRole('button', { name: /Sit down|S’asseoir|Prendre place/ }).waitFor();
		}
	},
	{
		name: 'lesson',
		open: async (page) => {
			await page.goto(new URL('learn/green-conquest/lesson#momentum', page.url()).href);
			await page.getByRole('grid').waitFor();
		}
	},
	{
		name: 'learn',
		open: async (page) => {
			await page.getByRole('link', { name: /in five minutes|en cinq minutes/ }).click();
			await page.getByRole('heading', { name: /Puzzles|Casse-têtes/ }).waitFor();
		}
	},
	{
		name: 'matches',
		open: async (page) => {
			await page.getByRole('link', { name: /All matches|Toutes les parties/ }).click();
			await page.getByRole('heading', { level: 1, name: /All matches|Toutes les parties/ }).waitFor();
			await page.getByRole('link', { name: /Marsh/ }).waitFor();
		}
	},
	{
		name: 'settings',
		open: async (page) => {
			await page.getByRole('link', { name: /Settings|Réglages/ }).click();
			await page.getByRole('heading', { level: 1, name: /Settings|Réglages/ }).waitFor();
		}
	},
	{
		name: 'table-being-built',
		open: async (page) => {
			await page
				.getByRole('link', { name: /Green Square/ })
				.last()
				.click();
			await page.getByRole('heading', { name: /What the rules already know|Ce que les règles savent déjà/ }).waitFor();
		}
	},
	{
		name: 'greenvaders',
		open: async (page) => {
			await openFile(page, await gameFile('picture', PICTURE), /Fountain/);
			await page.locator('.hand .card:not(.unusable)').first().click();
			await page.locator('[data-grid="0"] button:has(.open)').first().click();
		}
	},
	{
		name: 'greenvaders-teams',
		open: async (page) => openFile(page, await gameFile('teams', TEAMS), /Garden/)
	},
	{
		name: 'greenvaders-cover',
		open: async (page) => {
			await openFile(
				page,
				await gameFile('cover', { title: 'Picnic', until: ({ phase }) => phase === 'play' }),
				/Picnic/
			);
		}
	},
	...SCENES.map(({ name, looks, wanted: position, taps = [] }): Screen => ({
		name: `historical-conquest-${name}`,
		looks,
		open: async (page) => {
			await openFile(page, await conquestFile(`picture ${name}`, position), /Voyage/);
			for (const tap of taps) await page.locator(tap).filter({ visible: true }).first().click();
		}
	})),
	...HISTORICAL_PAGES,
	...GREEN_SQUARE.map((scene): Screen => ({
		name: `green-square-${scene.name}`,
		looks: scene.looks,
		open: async (page) => {
			const file = await fileOf(scene);
			if (file !== null) await openFile(page, { file, secrets: [] }, /Compost/);
			await scene.act?.(page);
		}
	}))
];

/** Chromium writes WebP, but not through Playwright's own screenshots. */
async function photograph(context: BrowserContext, page: Page, file: string): Promise<void> {
	const session = await context.newCDPSession(page);
	const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
	await writeFile(file, Buffer.from(data, 'base64'));
	await session.detach();
}

/** Somebody who waits at a table, and the link to it. */
async function host(browser: Browser, url: string): Promise<string> {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const page = await context.newPage();
	await page.goto(url);
	await openLobby(page);
	await page.getByRole('button', { name: 'Copy link' }).click();
	await page.locator('.toasts').getByText('Link copied.').waitFor();
	return page.evaluate(() => navigator.clipboard.readText());
}

interface Look {
	readonly size: Size;
	readonly theme: Theme;
	readonly language: Language;
}

const nameOf = ({ size, theme, language }: Look): string => `${size}-${theme}-${language}`;
const isWanted = (name: string): boolean =>
	wanted.length === 0 || wanted.some((part) => part.split('-').every((word) => name.includes(word)));

/** Photographs these screens, one after the other on one device. */
async function visit(
	browser: Browser,
	url: string,
	matches: Buffer,
	link: string,
	look: Look,
	screens: readonly Screen[]
): Promise<void> {
	const { size, theme, language } = look;
	const [width, height] = SIZES[size];
	const context = await browser.newContext({
		viewport: { width, height },
		deviceScaleFactor: size === 'desktop' ? 1 : 1.5,
		isMobile: size !== 'desktop',
		hasTouch: size !== 'desktop',
		colorScheme: theme,
		reducedMotion: 'reduce',
		locale: language === 'fr' ? 'fr-FR' : 'en-GB',
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	// A file given to a page that does not run yet is lost.
	await page.goto(url, { waitUntil: 'networkidle' });
	await page.locator('input[type=file]').setInputFiles({ name: 'm.mangrove', mimeType: '', buffer: matches });
	await page.getByRole('heading', { name: /Pick up|Reprenez/ }).waitFor();
	for (const screen of screens) {
		await page.goto(url);
		await page.getByRole('heading', { name: /Pick up|Reprenez/ }).waitFor();
		await screen.open(page, link);
		await page.waitForTimeout(500);
		await photograph(context, page, path.join(folder, `${screen.name}-${nameOf(look)}.webp`));
	}
	await context.close();
}

await mkdir(folder, { recursive: true });
const matches = await sampleFile(
	{
		...DUEL,
		title: 'Marsh',
		moves: 400,
		seats: DUEL.seats.map(({ bot }, seat) => ({ bot, name: ['Zoé', 'Ana'][seat] ?? '' }))
	},
	{ ...DUEL, title: '', moves: 24, seed: 'third' },
	{
		...DUEL,
		title: '',
		moves: 30,
		seed: 'second',
		seats: [
			{ name: 'Ana', bot: '' },
			{ name: 'Tom', bot: '' }
		]
	},
	{ ...DUEL, title: 'River', moves: 44 }
);
const site = await serve({ root: path.resolve(process.env.BUILD_DIR ?? 'build'), port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu']
});
try {
	const link = await host(browser, `${site.origin}/`);
	for (const size of Object.keys(SIZES) as Size[]) {
		for (const theme of ['light', 'dark'] as const) {
			for (const language of ['en', 'fr'] as const) {
				const look = { size, theme, language };
				const screens = SCREENS.filter(
					({ name, looks }) => looks?.includes(nameOf(look)) !== false && isWanted(`${name}-${nameOf(look)}`)
				);
				const usual = screens.filter(({ looks }) => looks === undefined);
				// A scene with looks of its own brings a match, which would stand in the way of the next one's.
				const own = screens.filter(({ looks }) => looks !== undefined).map((screen) => [screen]);
				for (const group of usual.length > 0 ? [usual, ...own] : own) {
					await visit(browser, `${site.origin}/`, matches, link, look, group);
				}
			}
		}
	}
} finally {
	await browser.close();
	await site.close();
}
