/** The page dies in the middle of a move: afterwards the move is wholly there or wholly not, and play goes on. */
import type { Page } from '@playwright/test';
import { matchOnDisk } from './disk';
import { expect, test } from './site';
import { fileOf, grid, importFile, makeMove, stepCount } from './table';

type Survives = 'yes' | 'no' | 'either';

/** Where the page is stopped, once a move has been tapped, and whether the move may be there afterwards. */
const MOMENTS: readonly { readonly moment: string; readonly stop: string; readonly survives: Survives }[] = [
	{ moment: 'the tap has been heard', stop: 'click', survives: 'no' },
	{ moment: 'a transaction is open', stop: 'transaction', survives: 'no' },
	{ moment: 'the first record is being written', stop: 'put', survives: 'either' },
	{ moment: 'a record is written and not confirmed', stop: 'success', survives: 'either' },
	{ moment: 'the disk has confirmed and the screen does not know', stop: 'complete', survives: 'yes' }
];

/** Makes the page stop where wished, as in a debugger: nothing of it runs on. As text, since it is a trap and meant to be one. */
const trap = (wanted: string): string => `{
	let armed = true;
	const stop = (where) => {
		if (!armed || where !== ${JSON.stringify(wanted)}) return;
		armed = false;
		debugger;
	};
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (...args) {
		const made = transaction.apply(this, args);
		if (args[1] === 'readwrite') {
			made.addEventListener('complete', () => stop('complete'));
			stop('transaction');
		}
		return made;
	};
	const { put } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.put = function (...args) {
		const request = put.apply(this, args);
		request.addEventListener('success', () => stop('success'));
		stop('put');
		return request;
	};
	addEventListener('click', () => stop('click'));
}`;

const playable = (page: Page) => grid(page).getByRole('button', { name: /can be played$/ });

/** Taps a drive and kills the page at that moment of it. */
async function killAt(page: Page, stop: string): Promise<void> {
	await playable(page).first().click();
	await grid(page)
		.getByRole('button', { name: /drive here/ })
		.first()
		.click();
	const devtools = await page.context().newCDPSession(page);
	const paused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
	const dead = new Promise((resolve) => page.once('crash', resolve));
	await devtools.send('Debugger.enable');
	await page.evaluate(trap(stop));
	// Neither of the two is ever answered.
	void page
		.locator('.actions .primary')
		.click({ noWaitAfter: true })
		.catch(() => undefined);
	await paused;
	void devtools.send('Page.crash').catch(() => undefined);
	await dead;
}

test('killed in the middle of a move, the match has the move or has it not, and goes on', async ({
	page,
	site,
	context,
	isMobile
}) => {
	test.skip(!isMobile, 'the disk is the same');
	test.setTimeout(180_000);
	await page.goto(site.url());
	const people = [
		{ name: 'Ana', bot: '' },
		{ name: 'Tom', bot: '' }
	];
	await importFile(page, await fileOf({ moves: 44, title: 'River', seats: people }));
	await page.getByRole('link', { name: /River/ }).click();
	await expect(grid(page)).toBeVisible();
	const address = page.url();
	let open = page;
	for (const { moment, stop, survives } of MOMENTS) {
		await test.step(moment, async () => {
			const before = await stepCount(open);
			await killAt(open, stop);
			await open.close();
			open = await context.newPage();
			await open.goto(address);
			await expect(playable(open).first()).toBeVisible();
			const after = await stepCount(open);
			expect((await matchOnDisk(open)).snapshot.ply).toBe(after);
			if (survives === 'either') expect([before, before + 1]).toContain(after);
			else expect(after).toBe(survives === 'yes' ? before + 1 : before);
			await makeMove(open);
		});
	}
});
