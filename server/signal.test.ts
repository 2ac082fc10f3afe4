import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Signalling, type SignalLimits } from './signal';

let close: () => Promise<void>;
let signalling: Signalling;
let url: string;
let clock: number;

async function start(limits: Partial<SignalLimits> = {}): Promise<void> {
	await close();
	const server = createServer();
	clock = 0;
	signalling = new Signalling(limits, () => clock);
	const hub = signalling;
	new WebSocketServer({ server, maxPayload: 1024 }).on('connection', (socket) => hub.accept(socket));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
	close = async () => {
		await hub.close();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
		close = () => Promise.resolve();
	};
}

/** A client that keeps what it hears; messages of one connection arrive in order, so a pong marks all that came before it. */
class Client {
	readonly heard: Record<string, unknown>[] = [];
	constructor(readonly socket: WebSocket) {
		socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as Record<string, unknown>));
	}

	static async join(...topics: string[]): Promise<Client> {
		const socket = new WebSocket(url);
		await once(socket, 'open');
		const client = new Client(socket);
		if (topics.length > 0) client.say({ type: 'subscribe', topics });
		await client.settled();
		return client;
	}

	say(message: unknown): void {
		this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
	}

	async settled(): Promise<void> {
		this.say({ type: 'ping' });
		while (this.heard.at(-1)?.type !== 'pong') await once(this.socket, 'message');
		this.heard.pop();
	}

	async closed(): Promise<number> {
		const [code] = (await once(this.socket, 'close')) as [number];
		return code;
	}
}

beforeEach(async () => {
	close = () => Promise.resolve();
	await start();
});

afterEach(() => close());

test('a ping is answered with a pong', async () => {
	const client = await Client.join();
	client.say({ type: 'ping' });
	await once(client.socket, 'message');
	expect(client.heard).toEqual([{ type: 'pong' }]);
});

test('what is published reaches every subscriber of the topic, the sender too, and nobody else', async () => {
	const [ana, ben, cleo] = [await Client.join('room'), await Client.join('room', 'other'), await Client.join('other')];
	ana.say({ type: 'publish', topic: 'room', data: { type: 'announce', from: 'ana' } });
	await ana.settled();
	await ben.settled();
	await cleo.settled();
	const message = { type: 'publish', topic: 'room', data: { type: 'announce', from: 'ana' }, clients: 2 };
	expect(ana.heard).toEqual([message]);
	expect(ben.heard).toEqual([message]);
	expect(cleo.heard).toEqual([]);
});

test('one who unsubscribes or leaves hears no more, and empty topics are forgotten', async () => {
	const [ana, ben, cleo] = [await Client.join('room'), await Client.join('room'), await Client.join('room')];
	ben.say({ type: 'unsubscribe', topics: ['room', 'never-joined'] });
	await ben.settled();
	cleo.socket.close();
	await expect.poll(() => signalling.size.clients).toBe(2);
	ana.say({ type: 'publish', topic: 'room' });
	await ana.settled();
	await ben.settled();
	expect(ana.heard).toEqual([{ type: 'publish', topic: 'room', clients: 1 }]);
	expect(ben.heard).toEqual([]);
	ana.socket.close();
	await expect.poll(() => signalling.size).toEqual({ clients: 1, topics: 0 });
});

test('noise is ignored', async () => {
	const client = await Client.join('room');
	const noise = [
		'not json',
		'[]',
		'null',
		'7',
		'{}',
		{ type: 'publish' },
		{ type: 'publish', topic: 7 },
		{ type: 'unknown' }
	];
	const topics = [null, {}, 'room', [7, null, '', 'x'.repeat(300)]].map((list) => ({
		type: 'subscribe',
		topics: list
	}));
	for (const message of [...noise, ...topics]) client.say(message);
	await client.settled();
	expect(client.heard).toEqual([]);
	expect(signalling.size).toEqual({ clients: 1, topics: 1 });
});

test('the number of clients in the message is ours, not the sender’s', async () => {
	const client = await Client.join('room');
	client.say({ type: 'publish', topic: 'room', clients: 99 });
	await client.settled();
	expect(client.heard).toEqual([{ type: 'publish', topic: 'room', clients: 1 }]);
});

test('a client that sends too much at once is closed; one that waits is not', async () => {
	await start({ burst: 5, messagesPerSecond: 1 });
	const client = await Client.join();
	for (let i = 0; i < 3; i++) client.say({ type: 'publish', topic: 'room' });
	await client.settled();
	clock += 5000;
	for (let i = 0; i < 4; i++) client.say({ type: 'publish', topic: 'room' });
	await client.settled();
	client.say({ type: 'publish', topic: 'room' });
	expect(await client.closed()).toBe(1008);
});

test('too many topics close the connection', async () => {
	await start({ topicsPerClient: 2 });
	const client = await Client.join('a', 'b', 'a');
	client.say({ type: 'subscribe', topics: ['c'] });
	expect(await client.closed()).toBe(1008);
});

test('a topic takes only so many clients', async () => {
	await start({ clientsPerTopic: 1 });
	const ana = await Client.join('room');
	const ben = await Client.join();
	ben.say({ type: 'subscribe', topics: ['room'] });
	expect(await ben.closed()).toBe(1008);
	ana.say({ type: 'publish', topic: 'room' });
	await ana.settled();
	expect(ana.heard).toHaveLength(1);
});

test('a full server sends newcomers away', async () => {
	await start({ connections: 1 });
	await Client.join();
	const late = new WebSocket(url);
	const [code] = (await once(late, 'close')) as [number];
	expect(code).toBe(1013);
});

test('a message over the limit closes the connection', async () => {
	const client = await Client.join('room');
	client.say({ type: 'publish', topic: 'room', data: 'x'.repeat(2000) });
	expect(await client.closed()).toBe(1009);
});

test('a client that does not answer the heartbeat is dropped', async () => {
	await start({ heartbeatMs: 20 });
	const dead = new WebSocket(url, { autoPong: false });
	await once(dead, 'open');
	const [code] = (await once(dead, 'close')) as [number];
	expect(code).toBe(1006);
	await expect.poll(() => signalling.size.clients).toBe(0);
});

test('a client that answers the heartbeat stays', async () => {
	await start({ heartbeatMs: 10 });
	const client = await Client.join();
	for (let beats = 0; beats < 5; beats++) await once(client.socket, 'ping');
	await client.settled();
	expect(signalling.size.clients).toBe(1);
});
