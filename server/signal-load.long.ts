/** A thousand sockets in a hundred rooms, some of them rude: everybody is heard, nobody brings the server down, and what was taken is given back. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, newRoom } from './fixture';
import { serve } from './serve';
import { LIMITS } from './signal';

const SOCKETS = 1000;
const ROOMS = 100;
const ROUNDS = 10;
const WAVES = 10;

/** Fifty who send frames that are too large, garbage, or far too much of it; resolves when the server has closed them all. */
async function rudeOnes(address: string): Promise<void> {
	await Promise.all(
		Array.from({ length: 50 }, async (_, i) => {
			const socket = new WebSocket(address);
			await once(socket, 'open');
			socket.on('error', () => undefined);
			const closed = once(socket, 'close');
			if (i % 3 === 0) socket.send(Buffer.alloc(LIMITS.messageBytes + 1));
			else for (let n = 0; n < LIMITS.burst + 50; n++) socket.send(i % 3 === 1 ? '{"type":' : Buffer.alloc(64, n));
			await closed;
		})
	);
}

test(`${SOCKETS} sockets in ${ROOMS} rooms, ${ROUNDS} rounds, garbage and half-open sockets among them`, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'mangrove-load-'));
	// The clients of one test come from one address: it may have as many as there are.
	const unlimited = { socketsPerAddress: 2 * SOCKETS, unitsPerSecondAndAddress: 1e6, burstPerAddress: 1e6 };
	const running = await serve({ root: folder, port: 0, host: '127.0.0.1', proxy: true, signal: unlimited });
	const address = `ws://127.0.0.1:${running.port}/signal`;
	const before = process.memoryUsage().rss;
	const rooms = Array.from({ length: ROOMS }, newRoom);
	const clients = await Promise.all(
		Array.from({ length: SOCKETS }, (_, i) => Client.enter(address, rooms[i % ROOMS] ?? newRoom()))
	);
	const sockets = clients.map(({ socket }) => socket);
	let heard = 0;
	for (const socket of sockets) socket.on('message', () => heard++);
	// Connections that never say a word of http, or stop in the middle of one.
	const halfOpen = Array.from({ length: 50 }, () =>
		connect(running.port, '127.0.0.1')
			.on('error', () => undefined)
			.setKeepAlive(true)
	);
	const hungUp = halfOpen.map((socket) => once(socket.resume(), 'close'));
	halfOpen.forEach((socket, i) => i % 2 === 0 && socket.write('GET /signal HTTP/1.1\r\nUpgrade: webso'));

	await rudeOnes(address);
	const afterOne = process.memoryUsage().rss;
	for (let wave = 1; wave < WAVES; wave++) await rudeOnes(address);
	const crept = (process.memoryUsage().rss - afterOne) / 1_048_576;

	const note = Buffer.alloc(2000);
	const began = performance.now();
	for (let round = 0; round < ROUNDS; round++) for (const socket of sockets) socket.send(note);
	const expected = ROUNDS * SOCKETS * (SOCKETS / ROOMS - 1);
	await expect.poll(() => heard, { timeout: 600_000 }).toBe(expected);
	const seconds = (performance.now() - began) / 1000;
	const grown = (process.memoryUsage().rss - before) / 1_048_576;
	await Promise.all(hungUp);
	console.log(
		`${halfOpen.length} half-open connections were hung up on; ${WAVES - 1} more waves of rude sockets took ${crept.toFixed(0)} MB`
	);
	console.log(
		`${SOCKETS} sockets in ${ROOMS} rooms: ${expected} messages in ${seconds.toFixed(1)} s, clients and server together grew by ${grown.toFixed(0)} MB`
	);
	expect(grown).toBeLessThan(500);
	expect(crept).toBeLessThan(100);
	sockets.forEach((socket) => socket.close());
	await running.close();
	await rm(folder, { recursive: true });
});
