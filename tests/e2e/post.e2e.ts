/** Whole games by links in a messenger, with nobody online at the same time. */
import { fromBase64, toBase64 } from '../../src/lib/table/base64';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat } from '../../src/lib/table/bytes';
import { copiedBy } from './clipboard';
import { enlist, player, sameStep, sitDown, takeSeat, takeTurn, toBoard } from './players';
import { copied, correspondent, openLink, post, prepare, turn } from './post';
import { expect, test } from './site';
import { importFile, stepCount } from './table';

test.beforeEach(() => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(240_000);
});

test('a duel by post: one link invites and holds the first move, the rules end it, nobody ever meets', async ({
	browser,
	site
}) => {
	const ada = await correspondent(browser);
	const bo = await correspondent(browser);
	await prepare(ada, site, 2, 2);
	await ada.page.getByRole('link', { name: 'To the board' }).click();
	await enlist(ada);
	await sitDown(bo, await post(ada), 'Bo');
	await enlist(bo);
	const answer = await post(bo);
	expect(answer.length).toBeLessThan(700);
	await openLink(ada, answer);
	await expect(ada.page.getByText('Bo', { exact: true })).toBeVisible();
	await turn(ada);
	await openLink(bo, await post(ada, /^Send your move to Bo/));
	// Ada's drive and the end of her turn are shown before Bo can act.
	await turn(bo);
	await expect(bo.page.getByRole('heading', { level: 1, name: /You (win|lose)|draw/i })).toBeVisible();
	await ada.page.goto(await post(bo, /^Send the result to /));
	await expect(ada.page.getByRole('heading', { level: 1, name: /You (win|lose)|draw/i })).toBeVisible();
	expect([...ada.complaints, ...bo.complaints]).toEqual([]);
	await Promise.all([ada.context.close(), bo.context.close()]);
});

test('a coalition of four by post: the link goes round until the rules end it @long', async ({ browser, site }) => {
	test.setTimeout(600_000);
	const people = [];
	for (let i = 0; i < 4; i++) people.push(await correspondent(browser));
	const [host, ...guests] = people as [(typeof people)[0], ...typeof people];
	await prepare(host, site, 4, 4);
	const lobby = host.page.url();
	const invitations: string[] = [];
	for (const i of guests.keys()) {
		await host.page.goto('about:blank');
		await host.page.goto(lobby);
		if (i > 0)
			await host.page
				.getByRole('button', { name: 'Invite' })
				.nth(i - 1)
				.click();
		await host.page.getByRole('button', { name: 'Send the table as it is' }).click();
		invitations.push(await copied(host.page));
	}
	// Nobody plays before the host knows of all: everybody answers that they are in.
	for (const [i, guest] of guests.entries()) {
		await takeSeat(guest, invitations[i] ?? '', `P${i + 2}`);
		await host.page.goto(await post(guest, /^Tell Player 1 that you are in$/));
		if (i < 2) await expect(host.page.getByRole('heading', { name: `P${i + 2}`, exact: true })).toBeVisible();
	}
	await toBoard(host);
	await enlist(host);
	let link = await post(host);
	for (const guest of guests) {
		await openLink(guest, link);
		await enlist(guest);
		link = await post(guest);
	}
	for (let i = 0; i < 4; i++) {
		const mover = people[i % 4] as typeof host;
		await openLink(mover, link);
		await turn(mover);
		link = await post(mover);
	}
	for (const someone of people.slice(0, 3)) {
		await someone.page.goto(link);
		await expect(someone.page.getByRole('heading', { level: 1, name: /win|lose|draw/i })).toBeVisible();
	}
	expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
	await Promise.all(people.map(({ context }) => context.close()));
});

test('begun by post, played on live, finished by post @long', async ({ browser, site }) => {
	const ada = await player(browser);
	const bo = await player(browser);
	await prepare(ada, site, 2, 40);
	const match = ada.page.url().replace('/lobby#', '/match#');
	await ada.page.goto(match);
	await enlist(ada);
	await sitDown(bo, await post(ada), 'Bo');
	await enlist(bo);
	await openLink(ada, await post(bo));

	await bo.page.goto(match);
	await expect(ada.page.getByRole('button', { name: 'Who is there: Connected.' })).toBeVisible();
	await takeTurn(ada, bo);
	await takeTurn(bo, ada);
	await sameStep(ada, bo);
	await expect(ada.page.getByRole('button', { name: /^Send your move/ })).toHaveCount(0);

	await bo.page.goto('about:blank');
	await turn(ada);
	const step = await stepCount(ada.page);
	await openLink(bo, await post(ada));
	await expect.poll(() => stepCount(bo.page)).toBe(step);
	await bo.page.getByRole('button', { name: 'Match menu' }).click();
	await bo.page.getByRole('button', { name: 'Resign' }).click();
	await bo.page.getByRole('button', { name: 'Resign', exact: true }).click();
	await expect(bo.page.getByRole('heading', { level: 1, name: 'You lose' })).toBeVisible();
	await ada.page.goto(await post(bo, /^Send the result to/));
	await expect(ada.page.getByRole('heading', { level: 1, name: 'You win' })).toBeVisible();
	await Promise.all([ada.context.close(), bo.context.close()]);
});

test('a link that leads nowhere new says why and what to do; a file does what a link does @long', async ({
	browser,
	site
}) => {
	const [ada, bo, cy] = [await correspondent(browser), await correspondent(browser), await correspondent(browser)];
	const says = async (someone: typeof ada, link: string, sentence: string): Promise<void> => {
		await someone.page.goto('about:blank');
		await someone.page.goto(link);
		await expect(someone.page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
	};
	await prepare(ada, site, 2, 40);
	await ada.page.getByRole('link', { name: 'To the board' }).click();
	await enlist(ada);
	const first = await post(ada);
	await sitDown(bo, first, 'Bo');
	await says(bo, first, 'You had all of this already.');
	await bo.page.getByRole('link', { name: 'To the match' }).click();
	await enlist(bo);
	const answer = await post(bo);
	await says(bo, answer, 'This is what you sent.');
	await says(cy, answer, 'This match is not on this device.');
	const forTheApp = cy.page.getByRole('button', { name: 'Copy for the app' });
	expect(await copiedBy(cy.page, () => forTheApp.click())).toBe(answer);

	const [address, code] = answer.split('#') as [string, string];
	await says(ada, `${address}#${code.slice(0, -20)}`, 'A part of this link is missing.');
	await says(ada, `${address}#garbage`, 'There is no move in this link.');
	await says(
		ada,
		`${address}#${mended(code, (bytes) => bytes.with(bytes.length - 4, 1))}`,
		'Somebody has changed this message.'
	);
	await says(ada, `${address}#${mended(code, (bytes) => bytes.with(8, 0x78))}`, 'This version does not know the game.');
	const nextRules = (bytes: Uint8Array) => bytes.with(21, (bytes[21] ?? 0) + 1);
	await says(ada, `${address}#${mended(code, nextRules)}`, 'This was made with a newer Mangrove.');

	// Pasted on the first screen, as from a browser that is not the app.
	await ada.page.goto(site.url());
	await ada.page.getByRole('button', { name: 'Open a link' }).click();
	await ada.page.getByLabel('The link').fill(`Your turn! ${answer}.`);
	await ada.page.getByRole('button', { name: 'Open it' }).click();
	await turn(ada);
	await ada.page.getByRole('button', { name: /^Send your move to Bo/ }).click();
	const download = ada.page.waitForEvent('download');
	await ada.page.getByRole('button', { name: 'Save as a file' }).click();
	const chunks: Buffer[] = [];
	for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
	const step = await stepCount(ada.page);
	await bo.page.goto(site.url());
	await importFile(bo.page, Buffer.concat(chunks), 'move.mangrove');
	await expect.poll(() => stepCount(bo.page)).toBe(step);
	await Promise.all([ada, bo, cy].map(({ context }) => context.close()));
});

/** A code with a changed body and a checksum that fits it: what somebody would send who means harm. */
function mended(code: string, change: (bytes: Uint8Array) => Uint8Array): string {
	const bytes = change(fromBase64(code) as Uint8Array);
	const body = bytes.subarray(6);
	return toBase64(concat([bytes.subarray(0, 2), sha256(body).subarray(0, 4), body]));
}
