/** Every screen: no barrier that axe finds, in both themes; French throughout when French is asked for. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Site } from './site';
import { fileOf, grid, importFile } from './table';

interface Screen {
	readonly name: string;
	open(page: Page, site: Site): Promise<void>;
}

const link = (page: Page, name: RegExp) => page.getByRole('link', { name }).first();

const SCREENS: readonly Screen[] = [
	{
		name: 'home',
		open: async (page) => {
			await expect(link(page, /River/)).toBeVisible();
		}
	},
	{
		name: 'a link to open',
		open: async (page) => {
			await page.getByRole('button', { name: /Open a link|Ouvrir un lien/ }).click();
			await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
		}
	},
	{
		name: 'new match',
		open: async (page) => {
			await page.locator('a[href$="/games/green-conquest"]').click();
			await page.getByText('Options').click();
			await expect(page.locator('details[open] select').first()).toBeVisible();
		}
	},
	{
		name: 'match',
		open: async (page) => {
			await link(page, /River/).click();
			await expect(grid(page)).toBeVisible();
		}
	},
	{
		name: 'menu',
		open: async (page) => {
			await link(page, /River/).click();
			await page.getByRole('button', { name: /Match menu|Menu de la partie/ }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{
		name: 'end',
		open: async (page) => {
			await page.locator('a[href$="/matches"]').click();
			await link(page, /Marsh/).click();
			await expect(page.getByRole('heading', { name: /You win|Vous gagnez/ })).toBeVisible();
		}
	},
	{
		name: 'matches',
		open: async (page) => {
			await page.locator('a[href$="/matches"]').click();
			await expect(link(page, /Marsh/)).toBeVisible();
		}
	},
	{
		name: 'settings',
		open: async (page) => {
			await page.locator('a[href$="/settings"]').click();
			await expect(page.getByRole('switch').first()).toBeVisible();
		}
	},
	{
		name: 'a new match of a card game',
		open: async (page) => {
			await page.locator('a[href$="/games/green-square"]').click();
			await expect(page.getByRole('heading', { level: 1, name: 'Green Square' })).toBeVisible();
		}
	},
	{
		name: 'a code to read',
		open: async (page, site) => {
			await page.goto(site.url('/hand'));
			await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
		}
	},
	{
		name: 'a broken link',
		open: async (page, site) => {
			await page.goto(site.url('/replay#x'));
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		}
	},
	{
		name: 'a move by message, cut off',
		open: async (page, site) => {
			await page.goto(site.url('/post#TQEx'));
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		}
	}
];

/** Waits until nothing moves any more but what moves without end. */
async function still(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity)
	);
}

async function arrive(page: Page, site: Site): Promise<void> {
	await page.goto(site.url());
	await importFile(page, await fileOf({ moves: 50, title: 'Marsh', resigns: 1 }, { moves: 44, title: 'River' }));
	await expect(link(page, /River/)).toBeVisible();
}

// Colours and names do not depend on the size: wide screens are looked at in the long run.
const LOOKS = [
	{ size: 'phone', colorScheme: 'light', title: 'axe finds nothing on any screen, light' },
	{ size: 'phone', colorScheme: 'dark', title: 'axe finds nothing on any screen, dark @long' },
	{ size: 'desktop', colorScheme: 'light', title: 'axe finds nothing on any wide screen, light @long' },
	{ size: 'desktop', colorScheme: 'dark', title: 'axe finds nothing on any wide screen, dark @long' }
] as const;

for (const { size, colorScheme, title } of LOOKS) {
	test(title, async ({ page, site }, { project }) => {
		test.skip(project.name !== size, `for ${size}`);
		test.setTimeout(300_000);
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await arrive(page, site);
		const found: string[] = [];
		for (const screen of [...SCREENS, GALLERY]) {
			await page.goto(site.url());
			await expect(link(page, /River/)).toBeVisible();
			await screen.open(page, site);
			await still(page);
			const { violations } = await new AxeBuilder({ page }).analyze();
			found.push(
				...violations.flatMap(({ id, nodes }) =>
					nodes
						.slice(0, 3)
						.map(({ target, failureSummary }) => `${screen.name}: ${id} ${target.join(' ')} ${failureSummary}`)
				)
			);
		}
		expect(found).toEqual([]);
	});
}

const GALLERY: Screen = {
	name: 'gallery',
	open: async (page, site) => {
		await page.goto(site.url('/dev/gallery'));
		await expect(page.getByText('Your answer waits for Tom.')).toBeVisible();
	}
};

test('an answer ahead of its place says whom it waits for, and can be changed', async ({ page, site }, { project }) => {
	test.skip(project.name !== 'phone', 'the taps are the same');
	await GALLERY.open(page, site);
	const waits = page.getByText('It is sent when it is your place.');
	await expect(page.getByRole('button', { name: 'Waits for Tom' })).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('button', { name: 'Change your answer' }).click();
	await expect(waits).toBeHidden();
	await page.getByRole('button', { name: 'Answer', exact: true }).click();
	await expect(waits).toBeVisible();
});

/** Words that only English has, and that a forgotten message would show. */
const ENGLISH =
	/\b(the|and|of|your|you|with|turn|play|plays|left|match|matches|step|back|open|settings|new|players|bot's|drives|begins|clan's|to|is|are|from|hits|choose|move|first|saved|delete|name|sound|light|dark)\b/i;

/** Names of games, protocols and licences, and the button that switches to English, which speaks English. */
const ALLOWED =
	/The Green Conquest|Greenvaders|Historical Conquest|Green Square|Mangrove|Switch to English|English|Marsh|River|SIL OFL|Lucide Contributors|Svelte contributors|Schibsted Grotesk|Bot|noble cryptography|STUN|TURN/g;

test.describe('in French', () => {
	test.use({ locale: 'fr-FR' });

	test('no English is left on any screen', async ({ page, site }, { project }) => {
		test.skip(project.name === 'desktop', 'the words are the same');
		test.setTimeout(180_000);
		await arrive(page, site);
		const left: string[] = [];
		for (const screen of SCREENS) {
			await page.goto(site.url());
			await expect(link(page, /River/)).toBeVisible();
			await screen.open(page, site);
			await still(page);
			await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
			const words = await page.evaluate(() => {
				const labels = [...document.querySelectorAll('[aria-label],[placeholder]')].flatMap((element) => [
					element.getAttribute('aria-label') ?? '',
					element.getAttribute('placeholder') ?? ''
				]);
				return [document.title, ...document.body.innerText.split('\n'), ...labels];
			});
			for (const text of words) {
				const foreign = ENGLISH.exec(text.replace(ALLOWED, ''));
				if (foreign) left.push(`${screen.name}: “${foreign[0]}” in “${text}”`);
			}
		}
		expect([...new Set(left)]).toEqual([]);
	});

	test('the language changes in place and is kept', async ({ page, site }) => {
		await page.goto(site.url());
		await page.getByRole('button', { name: 'Switch to English' }).click();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText('New match');
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await page.reload();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText('New match');
	});
});
