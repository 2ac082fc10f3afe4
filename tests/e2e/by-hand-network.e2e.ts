/** Connected by hand on a network that fails, and more than two: whoever is not connected directly is reached through a third. */
import type { BrowserContext, Page } from '@playwright/test';
import { connect, exchange, install, makeTable, sit } from './by-hand';
import { Cable } from './cable';
import { cut, peerCount } from './connections';
import { matchOnDisk } from './disk';
import {
	enlist,
	leaveAll,
	netSign,
	player,
	sameStep,
	takeSeat,
	takeTurn,
	toAct,
	toBoard,
	type Player
} from './players';
import { expect, test } from './site';
import { grid } from './table';

test.skip(({ isMobile }) => !isMobile, 'nothing here depends on the size');
test.use({ actionTimeout: 30_000 });
test.beforeEach(() => test.setTimeout(400_000));

/** Before any page is opened: keeps all that comes over the connections of a page. */
async function overhear(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const heard: string[] = [];
		Object.assign(globalThis, { __overheard: heard });
		const create = Reflect.get(RTCPeerConnection.prototype, 'createDataChannel') as (
			this: RTCPeerConnection,
			...args: readonly unknown[]
		) => RTCDataChannel;
		RTCPeerConnection.prototype.createDataChannel = function (...args) {
			const channel = create.apply(this, args);
			channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
				heard.push(Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join(''));
			});
			return channel;
		};
	});
}

const overheard = (page: Page): Promise<string> =>
	page.evaluate(() => (globalThis as unknown as { __overheard: string[] }).__overheard.join(' '));

test('three connected by hand play through the one in the middle; who comes then can only watch, and hears no key @long', async ({
	browser,
	site
}) => {
	const players = await Promise.all([1, 2, 3, 4].map(() => player(browser, { serviceWorkers: 'allow' })));
	const [host, bo, cleo, dan] = players as [Player, Player, Player, Player];
	for (const { context } of [bo, dan]) await overhear(context);
	for (const each of players) await install(each, site);
	await site.stop();
	await makeTable(host, site, { 'Choosing vehicles': 'Five at once' }, 3);
	await connect(host, bo, site);
	await takeSeat(bo, null, 'Bo');
	await expect(host.page.getByText('here, same rules version')).toHaveCount(1);
	await connect(host, cleo, site);
	await takeSeat(cleo, null, 'Cleo');
	// With the last of them the match begins, and takes everybody to the board.
	for (const each of [host, bo, cleo]) await toBoard(each);
	// One of the three leads two clans.
	for (let clan = 0; clan < 4; clan++) await enlist(await toAct([host, bo, cleo]));
	// Bo and Cleo are connected to the host only, and know of each other.
	for (const [{ page }, name] of [
		[bo, 'Cleo'],
		[cleo, 'Bo']
	] as const) {
		await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('here')).toBeAttached();
		expect(await peerCount(page)).toBe(1);
	}
	const turns = new Set<Player>();
	for (let turn = 0; turn < 3; turn++) {
		const mover = await toAct([host, bo, cleo]);
		turns.add(mover);
		await takeTurn(mover, ...[host, bo, cleo].filter((other) => other !== mover));
	}
	expect(turns.size).toBe(3);

	await netSign(host).click();
	await connect(host, dan, site);
	await expect(grid(dan.page)).toBeVisible();
	await sameStep(bo, dan);
	const { room = '' } = (await matchOnDisk(bo.page)).ledger.match.secrets;
	expect(room).toMatch(/^[\da-f]*[1-9a-f][\da-f]*$/);
	expect(await overheard(bo.page)).toContain(room);
	expect(await overheard(dan.page)).not.toContain(room);
	await leaveAll(...players);
});

test('the network goes for a while and the connection finds itself again; for good, one new pair of codes leads back @long', async ({
	browser,
	site
}) => {
	const cable = await Cable.lay();
	if (cable === null) return test.skip(true, 'this machine has no address but its own');
	const [host, guest] = await Promise.all([
		player(browser, { serviceWorkers: 'allow' }),
		player(browser, { serviceWorkers: 'allow' })
	]);
	await Promise.all([install(host, site), install(guest, site)]);
	await site.stop();
	await makeTable(host, site, {});
	await host.page.getByRole('link', { name: 'Connect by hand' }).click();
	await guest.page.goto(site.url('/hand'));
	await exchange(host, guest, cable);
	await sit(guest, 'Bo');
	await host.page.getByRole('link', { name: 'To the board' }).click();
	await enlist(host);
	await enlist(guest);

	const lost = ({ page }: Player) => page.getByText('The connection was lost.');
	const noCodes = async (): Promise<void> => {
		for (const each of [host, guest]) await expect(lost(each)).toHaveCount(0);
	};
	for (const away of [15_000, 45_000]) {
		cable.isPlugged = false;
		const since = Date.now();
		for (const each of [host, guest]) await expect(netSign(each)).not.toHaveAccessibleName('Who is there: Connected.');
		await host.page.waitForTimeout(away - (Date.now() - since));
		await noCodes();
		cable.isPlugged = true;
		for (const each of [host, guest])
			await expect(netSign(each)).toHaveAccessibleName('Who is there: Connected.', { timeout: 30_000 });
		const mover = await toAct([host, guest]);
		await takeTurn(mover, mover === host ? guest : host);
		await noCodes();
	}

	// Gone for good: both are asked for codes, once the connection itself is closed.
	await cut(host.page);
	for (const each of [host, guest]) await expect(lost(each)).toBeVisible({ timeout: 90_000 });
	cable.cut();
	await host.page.getByRole('link', { name: 'Connect by hand' }).click();
	await guest.page.getByRole('link', { name: 'Connect by hand' }).click();
	await guest.page.getByRole('button', { name: /^They show a code already/ }).click();
	await exchange(host, guest);
	for (const each of [host, guest]) await expect(netSign(each)).toHaveAccessibleName('Who is there: Connected.');
	const mover = await toAct([host, guest]);
	await takeTurn(mover, mover === host ? guest : host);
	await leaveAll(host, guest);
});
