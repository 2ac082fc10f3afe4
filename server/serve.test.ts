import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { announce, lanAddresses, lanUrls, scanLines } from './announce';
import { BadOption, readOptions } from './options';
import { serve, type Running } from './serve';

describe('the server', () => {
	let folder: string;
	let running: Running;

	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'mangrove-serve-'));
		await writeFile(path.join(folder, 'index.html'), 'home');
		running = await serve({ root: folder, port: 0, host: '127.0.0.1', base: '/mangrove' });
	});

	afterAll(async () => {
		await running.close();
		await rm(folder, { recursive: true });
	});

	test('serves the app and answers STUN on the same port number', async () => {
		expect(running.stun).toBe(true);
		expect(await (await fetch(`${running.origin}/mangrove/`)).text()).toBe('home');
	});

	test.each(['/signal', '/mangrove/signal', '/mangrove/signal?x=1'])('signals at %s', async (place) => {
		const socket = new WebSocket(running.origin.replace('http', 'ws') + place);
		const [data] = (await once(socket, 'message')) as [Buffer];
		expect(String(data)).toMatch(/^{"type":"challenge","nonce":"[0-9a-f]{64}"}$/);
		socket.close();
	});

	test('refuses sockets elsewhere', async () => {
		const socket = new WebSocket(`${running.origin.replace('http', 'ws')}/other`);
		const [error] = (await once(socket, 'error')) as [Error];
		expect(error.message).toContain('404');
	});
});

test('a server that stops says goodbye to its sockets, and to those that do not listen only waits a moment', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'mangrove-stop-'));
	const running = await serve({ root: folder, port: 0, host: '127.0.0.1' });
	const address = `${running.origin.replace('http', 'ws')}/signal`;
	const [polite, deaf] = [new WebSocket(address), new WebSocket(address)];
	await Promise.all([once(polite, 'open'), once(deaf, 'open')]);
	deaf.pause();
	const goodbye = once(polite, 'close');
	await running.close();
	const [code] = (await goodbye) as [number, Buffer];
	expect(code).toBe(1001);
	await expect(fetch(running.origin)).rejects.toThrow();
	deaf.terminate();
	await rm(folder, { recursive: true });
});

describe('options', () => {
	test('come from the command line, then the environment, then defaults', () => {
		expect(readOptions([], {})).toEqual({ port: 4173, host: undefined, base: '', tls: undefined, proxy: false });
		expect(readOptions([], { PORT: '80', BASE_PATH: '/x' })).toMatchObject({ port: 80, base: '/x' });
		expect(
			readOptions(['--port', '0', '--host=::1', '--base', 'a/b/', '--cert', 'c', '--key', 'k'], { PORT: '80' })
		).toEqual({
			port: 0,
			host: '::1',
			base: '/a/b',
			tls: { cert: 'c', key: 'k' },
			proxy: false
		});
		expect(readOptions(['--proxy'], {}).proxy).toBe(true);
		expect(readOptions([], { BEHIND_PROXY: '1' }).proxy).toBe(true);
	});

	test.each([
		['--port', 'x'],
		['--port', '70000'],
		['--port', '-1'],
		['--base', '/a/../b'],
		['--base', '/a b'],
		['--cert', 'c'],
		['--nonsense'],
		['word']
	])('%s %s is refused', (...args) => expect(() => readOptions(args, {})).toThrow(BadOption));
});

describe('what it says', () => {
	const entry = { netmask: '', mac: '', cidr: null };
	const interfaces = {
		lo: [{ ...entry, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
		wifi: [
			{ ...entry, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
			{ ...entry, address: '2001:db8::7', family: 'IPv6' as const, internal: false, scopeid: 0 },
			{ ...entry, address: '192.0.2.7', family: 'IPv4' as const, internal: false }
		]
	};
	const running = {
		port: 4173,
		origin: 'http://192.0.2.7:4173',
		stun: true,
		connections: 0,
		close: () => Promise.resolve()
	};

	test('names the addresses that other devices can open', () => {
		expect(lanAddresses(interfaces)).toEqual(['192.0.2.7', '[2001:db8::7]']);
		const text = announce(running, readOptions(['--base', '/m'], {}), interfaces).join('\n');
		expect(text).toContain('http://localhost:4173/m/');
		expect(text).toContain('http://192.0.2.7:4173/m/');
	});

	test('draws the address for a phone to scan', () => {
		const options = readOptions(['--base', '/m'], {});
		expect(lanUrls(running, options, interfaces)[0]).toBe('http://192.0.2.7:4173/m/');
		expect(lanUrls(running, readOptions(['--host', '127.0.0.1'], {}), interfaces)).toEqual([]);
		const lines = scanLines('http://192.0.2.7:4173/m/');
		expect(lines.length).toBeGreaterThan(10);
		expect(new Set(lines.map((line) => line.length)).size).toBe(1);
	});

	test('names only the address that it was told to listen on', () => {
		const text = announce(running, readOptions(['--host', '192.0.2.7'], {}), interfaces).join('\n');
		expect(text).toContain('open at http://192.0.2.7:4173/');
		expect(text).not.toContain('localhost');
	});
});
