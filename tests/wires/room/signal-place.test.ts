/** Our own server as a meeting place: the real one, on loopback. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { serve, type Running, type ServeOptions } from '../../../server/serve';
import { roomKeys } from '../../../src/lib/wires/room/keys';
import { SignalPlace } from '../../../src/lib/wires/room/signal-place';
import { Phone } from './phone';

/** On a busy machine, too. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 10 });

const TIMING = { firstPause: 10, lastPause: 50, silence: 400 };
const KEYS = roomKeys('ab'.repeat(16));

let folder: string;
let running: Running | null = null;
const open: { close(): Promise<void> }[] = [];

/** As in browsers, where a socket that fails only closes. */
class QuietSocket extends WebSocket {
	constructor(url: string) {
		super(url);
		this.on('error', () => undefined);
	}
}

beforeEach(async () => {
	vi.stubGlobal('WebSocket', QuietSocket);
	folder = await mkdtemp(path.join(tmpdir(), 'mangrove-place-'));
	await start();
});

afterEach(async () => {
	await Promise.all(open.splice(0).map((each) => each.close()));
	await running?.close();
	running = null;
	await rm(folder, { recursive: true });
	vi.unstubAllGlobals();
});

async function start(options: Partial<ServeOptions> = {}): Promise<void> {
	await running?.close();
	running = await serve({ root: folder, port: 0, host: '127.0.0.1', ...options });
}

function place(keys = KEYS, port = running?.port ?? 0): { place: SignalPlace; heard: string[] } {
	const place = new SignalPlace(`ws://127.0.0.1:${port}/signal`, keys, TIMING);
	const heard: string[] = [];
	place.hear({ note: (note) => heard.push(Buffer.from(note).toString()), changed: () => undefined });
	open.push(place);
	return { place, heard };
}

const opened = async ({ place }: { place: SignalPlace }): Promise<void> => {
	await eventually(() => place.state).toBe('open');
};

it('who has the key hears what others with it say, and nobody else does', async () => {
	const [ana, ben, cleo] = [place(), place(), place(roomKeys('cd'.repeat(16)))];
	await Promise.all([ana, ben, cleo].map(opened));
	ana.place.announce(Buffer.from('hello'));
	await eventually(() => ben.heard).toEqual(['hello']);
	expect([ana.heard, cleo.heard]).toEqual([[], []]);
});

it('comes back by itself when the server does', async () => {
	const [ana, ben] = [place(), place()];
	await Promise.all([ana, ben].map(opened));
	const port = running?.port ?? 0;
	await running?.close();
	running = null;
	await eventually(() => ana.place.state).toBe('closed');
	await start({ port });
	await Promise.all([ana, ben].map(opened));
	ana.place.announce(Buffer.from('again'));
	await eventually(() => ben.heard).toEqual(['again']);
});

it('says so when no place is left, and takes the first that is', async () => {
	await start({ signal: { socketsPerRoom: 1 } });
	const ana = place();
	await opened(ana);
	const ben = place();
	await eventually(() => ben.place.state).toBe('full');
	await ana.place.close();
	await opened(ben);
});

it('stays open while nobody says anything, because the server answers', async () => {
	const ana = place();
	await opened(ana);
	const changed = vi.fn();
	ana.place.hear({ note: () => undefined, changed });
	const sent = vi.spyOn(WebSocket.prototype, 'send');
	await eventually(() => sent.mock.calls.filter(([text]) => text === '{"type":"ping"}').length).toBeGreaterThan(3);
	expect(changed).not.toHaveBeenCalled();
	sent.mockRestore();
});

it('leaves a server that has fallen silent, and one that never asks who comes', async () => {
	const mute = new WebSocketServer({ port: 0, host: '127.0.0.1' });
	let visits = 0;
	mute.on('connection', () => (visits += 1));
	await new Promise((resolve) => mute.once('listening', resolve));
	const ana = place(KEYS, (mute.address() as { port: number }).port);
	await eventually(() => visits).toBeGreaterThan(2);
	expect(ana.place.state).toBe('closed');
	await ana.place.close();
	mute.clients.forEach((client) => client.terminate());
	mute.close();
});

it('devices are connected over it, by two servers at once, and again after one restarted', async () => {
	const first = running;
	running = null;
	await start();
	const second = running as unknown as Running;
	const both = (): SignalPlace[] => [place(KEYS, first?.port).place, place(KEYS, second.port).place];
	const [ana, ben] = [new Phone(KEYS, both()), new Phone(KEYS, both())];
	await eventually(() => [ana.connected, ben.connected]).toEqual([1, 1]);
	await first?.close();
	ana.calls.at(-1)?.end();
	await eventually(() => [ana.connected, ben.connected, ana.calls.length]).toEqual([1, 1, 2]);
	await Promise.all([ana.meeting.close(), ben.meeting.close()]);
});
