/** Attacks on the server that succeeded once. Loopback only, bounded in count and time. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, hungUp, newRoom, raw, upgrade } from '../../server/fixture';
import { serve, type Running, type ServeOptions } from '../../server/serve';
import { serveStun } from '../../server/stun';
import { startChild } from './child';

/** On a busy machine, too. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 10 });

const SECRET = 'nobody may read this';

let folder: string;
let running: Running;

const start = async (options: Partial<ServeOptions> = {}): Promise<void> => {
	running = await serve({ root: path.join(folder, 'site'), port: 0, host: '127.0.0.1', ...options });
};

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'mangrove-attack-'));
	await mkdir(path.join(folder, 'site'));
	await writeFile(path.join(folder, 'site/index.html'), 'home');
	await writeFile(path.join(folder, 'site/big.bin'), Buffer.alloc(30_000_000));
	await writeFile(path.join(folder, 'site/.hidden'), SECRET);
	await writeFile(path.join(folder, 'secret.txt'), SECRET);
	await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'site/link-out.txt'));
});

afterEach(() => running.close());
afterAll(() => rm(folder, { recursive: true }));

const signal = (): string => `ws://127.0.0.1:${running.port}/signal`;

/** It serves the app, and two devices meet. */
async function expectAlive(): Promise<void> {
	expect(await (await fetch(`${running.origin}/`)).text()).toBe('home');
	const room = newRoom();
	const [ana, ben] = [await Client.enter(signal(), room), await Client.enter(signal(), room)];
	ana.say(Buffer.from('hello'));
	await eventually(() => ben.heard).toEqual(['hello']);
	ana.socket.close();
	ben.socket.close();
}

/** What the server says to these bytes until it hangs up. */
async function ask(bytes: string): Promise<string> {
	const socket = await raw(running.port);
	let heard = '';
	socket.on('data', (data) => (heard += data.toString('latin1')));
	socket.write(bytes);
	await hungUp(socket);
	socket.destroy();
	return heard;
}

/** Connections that the server ends by itself: the far side never hangs up. */
async function expectLetGo(sockets: readonly Socket[]): Promise<void> {
	await eventually(() => running.connections).toBe(0);
	sockets.forEach((socket) => socket.destroy());
}

it.each([2_000, 6_000, 30_000])('s1: one frame of %i nested lists ends its own socket only', async (depth) => {
	await start();
	const socket = new WebSocket(signal());
	socket.on('error', () => undefined);
	await once(socket, 'open');
	socket.send(JSON.stringify({ type: 'subscribe', topics: ['t'] }));
	socket.send(`{"type":"publish","topic":"t","a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
	await once(socket, 'close');
	await expectAlive();
});

it('s2: a datagram from port 0 is not answered, and the next one is', async () => {
	await start();
	const socket = await serveStun(0, '127.0.0.1');
	const request = Buffer.from('000100002112a442b7e7a701bc34d686fa87dfae', 'hex');
	const from = { address: '127.0.0.1', family: 'IPv4', size: request.length };
	const sent: number[] = [];
	socket.send = ((_: Buffer, port: number) => {
		if (port === 0) throw new RangeError('ERR_SOCKET_BAD_PORT');
		sent.push(port);
	}) as typeof socket.send;
	for (const port of [0, 4_000]) socket.emit('message', request, { ...from, port });
	expect(sent).toEqual([4_000]);
	socket.close();
});

it('s3: upgrades to a place that is not there are let go, though the far side never hangs up', async () => {
	await start({ times: { refusal: 50 } });
	const sockets = await Promise.all(Array.from({ length: 50 }, () => raw(running.port)));
	for (const socket of sockets) socket.write(upgrade('/nope'));
	await expectLetGo(sockets);
	await expectAlive();
});

describe('s4: readers that are too slow are let go', () => {
	const get = 'GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n';

	it('those who read nothing', async () => {
		await start({ times: { idle: 1_000 } });
		const sockets = await Promise.all(Array.from({ length: 20 }, () => raw(running.port)));
		for (const socket of sockets) socket.pause().write(get);
		await expectLetGo(sockets);
		await expectAlive();
	});

	it('those who read a little now and then', async () => {
		await start({ times: { answer: 1_500 } });
		const socket = await raw(running.port);
		socket.write(get);
		const sip = setInterval(() => socket.read(10), 20);
		socket.pause();
		await expectLetGo([socket]);
		clearInterval(sip);
		await expectAlive();
	});

	it('those who never finish a request', async () => {
		await start({ times: { headers: 1_000, request: 1_000 } });
		const sockets = await Promise.all(Array.from({ length: 20 }, () => raw(running.port)));
		sockets.forEach((socket, i) =>
			socket.write(['GET / HT', upgrade('/signal').slice(0, 90), '', '\r\n'][i % 4] ?? '')
		);
		await expectLetGo(sockets);
		await expectAlive();
	});
});

it('s5: clients that never read are dropped before they hold much (counted in `signal.test.ts`); the rest hear all', async () => {
	const unlimited = { unitsPerSecond: 1e6, burst: 1e6, unitsPerSecondAndAddress: 1e6, burstPerAddress: 1e6 };
	await start({ signal: { ...unlimited, unreadBytes: 64_000 } });
	const room = newRoom();
	const enter = (): Promise<Client> => Client.enter(signal(), room);
	const [speaker, listener] = [await enter(), await enter()];
	const sleepers = await Promise.all(Array.from({ length: 8 }, enter));
	for (const { socket } of sleepers) socket.pause();
	let said = 0;
	while (running.connections > 2) {
		for (let i = 0; i < 100; i++, said++) speaker.say(Buffer.alloc(16_000));
		await speaker.settled();
	}
	await listener.settled();
	expect(listener.heard).toHaveLength(said);
	for (const { socket } of [speaker, listener, ...sleepers]) socket.terminate();
});

it('s6: strangers who know the name of a room do not fill it, and do not stay', async () => {
	await start({ signal: { enterMs: 3_000 } });
	const room = newRoom();
	const strangers = await Promise.all(Array.from({ length: 60 }, () => Client.come(signal())));
	strangers.forEach((each, i) => {
		if (i % 2 === 0) each.say(JSON.stringify({ type: 'enter', room: room.name, signature: '11'.repeat(64) }));
	});
	const [ana, ben] = [await Client.enter(signal(), room), await Client.enter(signal(), room)];
	expect(new Set(await Promise.all(strangers.map(({ closed }) => closed)))).toEqual(new Set([1008]));
	ana.say(Buffer.from('hello'));
	await eventually(() => ben.heard).toEqual(['hello']);
	ana.socket.close();
	ben.socket.close();
});

it('s6: one address fills neither a room of its own nor the server', async () => {
	await start();
	const room = newRoom();
	const enter = (): Promise<string> =>
		Client.enter(signal(), room).then(
			() => 'in',
			({ message }: Error) => message
		);
	const all = await Promise.all(Array.from({ length: 200 }, enter));
	const count = (what: string): number => all.filter((each) => each === what).length;
	expect([count('in'), count('closed with 1013')]).toEqual([16, 184]);
});

describe('s7: odd requests', () => {
	const paths = [
		...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%252e%252e/secret.txt', '/..\\secret.txt'],
		...['/%5c..%5csecret.txt', '//etc/passwd', '///../secret.txt', '/a/..%00/secret.txt', '/%00', '/%', '/%ff%fe'],
		...['/link-out.txt', '/.hidden', '/.git/config', '/index.html/x', '/_app/immutable/nope.js', '/%2f%2e%2e'],
		...['http://evil/../secret.txt', '*', `/${'a'.repeat(300)}.x`, `/${'a/'.repeat(4_000)}x.y`]
	];
	it.each(paths.map((place) => [place.slice(0, 40), place]))('%s is not found', async (_, place) => {
		await start();
		const answer = await ask(`GET ${place} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
		expect(answer).not.toContain(SECRET);
	});

	it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
		'%s is refused, and its body not waited for',
		async (method) => {
			await start();
			const answer = await ask(
				`${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n${'x'.repeat(100)}`
			);
			expect(answer).toMatch(/^HTTP\/1\.1 405 /);
			await expectAlive();
		}
	);

	it.each([
		['an address without end', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
		['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
		['no host', 'GET / HTTP/1.1\r\n\r\n'],
		['no method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
		['no http', '\0\0\0\0\r\n\r\n']
	])('%s is refused and hung up on', async (_, request) => {
		await start();
		expect(await ask(request)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
		await expectAlive();
	});
});

it('SIGTERM ends the process within three seconds, whatever is open', async () => {
	await start();
	const child = await startChild(path.join(folder, 'site'));
	const held = await Promise.all(Array.from({ length: 20 }, () => raw(child.port)));
	held.forEach((socket, i) => {
		socket.pause();
		socket.write(
			[upgrade('/nope'), upgrade('/signal'), 'GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n', 'GET'][i % 4] ?? ''
		);
	});
	const deaf = await Client.enter(`ws://127.0.0.1:${child.port}/signal`, newRoom());
	deaf.socket.pause();
	const exit = once(child.process, 'exit');
	const late = setTimeout(() => child.process.kill('SIGKILL'), 3_000);
	child.process.kill('SIGTERM');
	expect(await exit).toEqual([0, null]);
	clearTimeout(late);
	held.forEach((socket) => socket.destroy());
	deaf.socket.terminate();
});
