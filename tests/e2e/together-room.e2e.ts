/**
 * Where devices meet, with hostile ones about: at the server, in the room, and at a server that an invitation names.
 */
import { WebSocket, WebSocketServer } from 'ws';
import { openInvitation, packInvitation } from '../../src/lib/table/invitation';
import { roomKeys } from '../../src/lib/wires/room/keys';
import { callInPage } from './bundle';
import { begunCount, iceServers } from './connections';
import { Forger } from './forger';
import { duel, enlist, invite, leaveAll, netSign, player, sitDown, takeTurn, toBoard, type Player } from './players';
import { expect, test, type Site } from './site';

test.beforeEach(() => {
	test.skip(test.info().project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(120_000);
});

const signal = (site: Site): string => site.url('/signal').replace('http', 'ws');
const codeOf = (link: string): string => link.split('#')[1] ?? '';

/** Sockets that were opened and say nothing. */
function idle(site: Site, count: number): WebSocket[] {
	return Array.from({ length: count }, () => new WebSocket(signal(site)).on('error', () => undefined));
}

test('two meet and play while idle sockets crowd the server and somebody with the link forges and repeats what they say', async ({
	browser,
	site
}) => {
	const crowd = idle(site, 60);
	const [host, guest] = await Promise.all([player(browser), player(browser)]);
	const [link = ''] = await invite(host, site);
	const forger = await Forger.come(signal(site), codeOf(link));
	await expect.poll(() => forger.ids.size, { timeout: 30_000 }).toBeGreaterThan(0);
	crowd.push(...idle(site, 40));
	await sitDown(guest, link, 'Bo');
	await toBoard(host);
	await enlist(host);
	await enlist(guest);
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	expect(forger.forged).toBeGreaterThan(10);
	expect(forger.socket.readyState).toBe(WebSocket.OPEN);
	await expect(netSign(host)).toHaveAccessibleName('Who is there: Connected.');
	// The guest came in, looked and sat down; no forged offer, repeated note or ghost made anybody dial.
	for (const { page } of [host, guest]) expect(await begunCount(page)).toBeLessThanOrEqual(6);
	// Nobody is asked for the way but the server that serves the app.
	for (const { page } of [host, guest]) expect(await iceServers(page)).toEqual([`stun:${new URL(site.url()).host}`]);
	forger.leave();
	for (const socket of crowd) socket.terminate();
	await leaveAll(host, guest);
});

/** Somebody with the link has come in; the promise resolves when everybody else has left the room. */
async function intruder({ page }: Player, site: Site, link: string): Promise<{ isAlone: Promise<unknown> }> {
	await page.goto(site.url('/theme.js'));
	const isAlone = callInPage(page, 'tests/e2e/vandal.ts', 'untilAlone', codeOf(link), signal(site));
	await expect.poll(() => page.evaluate(() => 'isInside' in globalThis)).toBe(true);
	return { isAlone };
}

async function moveRoom({ page }: Player): Promise<void> {
	await page.getByRole('button', { name: /^Who is there/ }).click();
	const panel = page.getByRole('dialog');
	const move = panel.getByRole('button', { name: 'Move to a new room' });
	if (!(await move.isVisible())) await panel.getByText('Details', { exact: true }).click();
	await move.click();
	await expect(page.getByText('You’re in a new room. The others are on their way.').first()).toBeVisible();
	await page.keyboard.press('Escape');
}

test('players move to a new room: somebody with the link is left behind, and the game goes on', async ({
	browser,
	site
}) => {
	const { host, guest, link } = await duel(browser, site);
	const somebody = await player(browser);
	const { isAlone } = await intruder(somebody, site, link);
	await takeTurn(host, guest);
	await moveRoom(host);
	await isAlone;
	await takeTurn(guest, host);
	await takeTurn(host, guest);
	await expect(netSign(guest)).toHaveAccessibleName('Who is there: Connected.');
	await leaveAll(host, guest, somebody);
});

test('a player who was away when the others moved finds them again @long', async ({ browser, site }) => {
	const { host, guest, link } = await duel(browser, site);
	const address = guest.page.url();
	await guest.page.goto('about:blank');
	await expect(netSign(host)).not.toHaveAccessibleName('Who is there: Connected.');
	const somebody = await player(browser);
	const { isAlone } = await intruder(somebody, site, link);
	await moveRoom(host);
	await isAlone;
	await guest.page.goto(address);
	await expect(netSign(guest)).toHaveAccessibleName('Who is there: Connected.', { timeout: 60_000 });
	await takeTurn(host, guest);
	await takeTurn(guest, host);
	await guest.page.reload();
	await expect(netSign(guest)).toHaveAccessibleName('Who is there: Connected.', { timeout: 10_000 });
	await leaveAll(host, guest, somebody);
});

test('a server that one invitation names hears nothing of the room of another match', async ({ browser, site }) => {
	const heard: string[] = [];
	const bait = new WebSocketServer({ port: 0, host: '127.0.0.1' });
	await new Promise((resolve) => bait.on('listening', resolve));
	bait.on('connection', (socket) => {
		socket.on('message', (data: Buffer) => {
			heard.push(String(data));
			if (heard.length === 1) socket.send('{"type":"entered"}');
		});
		socket.send(JSON.stringify({ type: 'challenge', nonce: '00'.repeat(32) }));
	});
	const { port } = bait.address() as { port: number };
	const host = await player(browser);
	const [link = ''] = await invite(host, site);
	const invitation = openInvitation(codeOf(link));
	if (typeof invitation === 'string') throw new Error(invitation);
	const other = 'cd'.repeat(16);
	const servers = [`ws://127.0.0.1:${port}/x`];
	const code = packInvitation({ ...invitation, match: 'ab'.repeat(16), room: other, seat: null, servers });
	// A tapped link inside the open app, which still holds the first match.
	await host.page.evaluate((href) => {
		const anchor = document.createElement('a');
		anchor.href = href;
		document.body.append(anchor);
		anchor.click();
	}, `/join#${code}`);
	await expect.poll(() => heard.length).toBeGreaterThan(0);
	// Until the first match is let go, and for a while after.
	await expect(host.page.getByRole('heading', { name: 'Nobody is at the table right now.' })).toBeVisible({
		timeout: 30_000
	});
	expect(heard.join()).toContain(roomKeys(other).name);
	expect(heard.join()).not.toContain(roomKeys(invitation.room).name);
	await leaveAll(host);
	bait.clients.forEach((client) => client.terminate());
	bait.close();
});
