import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Client, newRoom, proof } from './fixture';
import { Signalling, type SignalLimits } from './signal';

/** On a busy machine, too. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 10 });

let close: () => Promise<void>;
let signalling: Signalling;
let url: string;
let clock: number;

/** `?from=` in the address of a client says where it comes from. */
async function start(limits: Partial<SignalLimits> = {}): Promise<void> {
	await close();
	const server = createServer();
	clock = 0;
	signalling = new Signalling(limits, () => clock);
	const hub = signalling;
	new WebSocketServer({ server, maxPayload: 1024, autoPong: false }).on('connection', (socket, { url: place = '' }) =>
		hub.accept(socket, new URL(place, 'ws://x').searchParams.get('from') ?? 'here')
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
	close = async () => {
		await hub.close();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
		close = () => Promise.resolve();
	};
}

beforeEach(async () => {
	close = () => Promise.resolve();
	await start();
});

afterEach(() => close());

const room = newRoom();
const other = newRoom();
const note = Buffer.from('note');

test('what is said in a room reaches everybody else there, as it was said, and nobody elsewhere', async () => {
	const [ana, ben] = [await Client.enter(url, room), await Client.enter(url, room)];
	const cleo = await Client.enter(url, other);
	ana.say(note);
	for (const each of [ana, ben, cleo]) await each.settled();
	expect([ana, ben, cleo].map(({ heard }) => heard)).toEqual([[], ['note'], []]);
});

test('a room that everybody has left is forgotten', async () => {
	const ana = await Client.enter(url, room);
	expect(signalling.size).toMatchObject({ clients: 1, rooms: 1, addresses: 1 });
	ana.socket.close();
	await eventually(() => signalling.size).toMatchObject({ clients: 0, rooms: 0 });
});

describe('who cannot prove the key of a room is hung up on', () => {
	const forged = {
		'another key': (nonce: string) => proof(other, nonce).replace(other.name, room.name),
		'another challenge': () => proof(room, '00'.repeat(32)),
		'no signature': () => JSON.stringify({ type: 'enter', room: room.name }),
		'a signature of zeros': () => JSON.stringify({ type: 'enter', room: room.name, signature: '00'.repeat(64) }),
		'a key that is no point': () =>
			JSON.stringify({ type: 'enter', room: 'ff'.repeat(32), signature: '00'.repeat(64) }),
		'names that are no text': () => JSON.stringify({ type: 'enter', room: [room.name], signature: {} })
	};
	test.each(Object.entries(forged))('%s', async (_, message) => {
		const client = await Client.come(url);
		client.say(message(client.nonce));
		expect(await client.closed).toBe(1008);
		expect(signalling.size.rooms).toBe(0);
	});

	test('saying something before', async () => {
		const ana = await Client.enter(url, room);
		const client = await Client.come(url);
		client.say(note);
		expect(await client.closed).toBe(1008);
		await ana.settled();
		expect(ana.heard).toEqual([]);
	});

	test('saying nothing', async () => {
		await start({ enterMs: 20 });
		const client = await Client.come(url);
		expect(await client.closed).toBe(1008);
	});
});

test('a socket serves one room: entering a second one ends it', async () => {
	const client = await Client.enter(url, room);
	client.say(proof(other, client.nonce));
	expect(await client.closed).toBe(1008);
});

test.each(['not json', '[]', 'null', '7', '{}', '{"type":"publish"}', '{"type":"unknown"}'])(
	'%s: hung up on',
	async (noise) => {
		const client = await Client.enter(url, room);
		client.say(noise);
		expect(await client.closed).toBe(1008);
	}
);

test('a client that sends too much at once is closed; one that waits is not', async () => {
	await start({ burst: 5, unitsPerSecond: 1 });
	const client = await Client.enter(url, room);
	for (let i = 0; i < 3; i++) client.say(note);
	await client.settled();
	clock += 5000;
	for (let i = 0; i < 4; i++) client.say(note);
	await client.settled();
	client.say(note);
	expect(await client.closed).toBe(1008);
});

test('an address that sends too much is closed, by however many sockets', async () => {
	await start({ burstPerAddress: 8, unitsPerSecondAndAddress: 1 });
	const [ana, ben, cleo] = [
		await Client.enter(url, room),
		await Client.enter(url, room),
		await Client.enter(`${url}?from=elsewhere`, room)
	];
	for (let i = 0; i < 4; i++) for (const each of [ana, ben]) each.say(note);
	await Promise.any([ana.closed, ben.closed]);
	await cleo.settled();
	expect(cleo.heard).toHaveLength(6);
});

test('pings are counted, too', async () => {
	await start({ burst: 20, unitsPerSecond: 1 });
	const client = await Client.enter(url, room);
	const pong = once(client.socket, 'pong');
	client.socket.ping();
	await pong;
	for (let i = 0; i < 20; i++) client.socket.ping();
	expect(await client.closed).toBe(1008);
});

test('a room takes only so many sockets, of one address even fewer, and says so', async () => {
	await start({ socketsPerRoom: 3, socketsPerRoomAndAddress: 2 });
	const come = async (from: string): Promise<number | Client> => {
		const client = await Client.come(`${url}?from=${from}`);
		client.say(proof(room, client.nonce));
		return Promise.race([client.closed, client.next('entered').then(() => client)]).catch(() => client.closed);
	};
	const ana = await come('a');
	expect(ana).toBeInstanceOf(Client);
	expect(await come('a')).toBeInstanceOf(Client);
	expect(await come('a')).toBe(1013);
	expect(await come('b')).toBeInstanceOf(Client);
	expect(await come('c')).toBe(1013);
	await (ana as Client).settled();
});

test('a full server sends newcomers away, and an address that has enough', async () => {
	await start({ sockets: 3, socketsPerAddress: 2 });
	await Client.come(`${url}?from=a`);
	const second = await Client.come(`${url}?from=a`);
	await expect(Client.come(`${url}?from=a`)).rejects.toThrow('1013');
	await Client.come(`${url}?from=b`);
	await expect(Client.come(`${url}?from=c`)).rejects.toThrow('1013');
	second.socket.close();
	await eventually(() => signalling.size.clients).toBe(2);
	await Client.come(`${url}?from=c`);
});

test('what clients leave unread is bounded, for each and for an address together; those who read hear all of it', async () => {
	const unlimited = { unitsPerSecond: 1e6, burst: 1e6, unitsPerSecondAndAddress: 1e6, burstPerAddress: 1e6 };
	const [unreadBytes, unreadBytesPerAddress] = [4_000_000, 5_000_000];
	await start({ ...unlimited, unreadBytes, unreadBytesPerAddress });
	const speaker = await Client.enter(url, room);
	const listener = await Client.enter(url, room);
	const sleepers = await Promise.all(Array.from({ length: 6 }, () => Client.enter(`${url}?from=bed`, room)));
	for (const { socket } of sleepers) socket.pause();
	let most = 0;
	let said = 0;
	// What the system itself holds for a sleeper is not ours to bound, and is some megabytes.
	while (signalling.size.clients > 2) {
		for (let i = 0; i < 100; i++, said++) speaker.say(Buffer.alloc(1_024));
		await speaker.settled();
		most = Math.max(most, signalling.size.unread);
	}
	await listener.settled();
	expect(listener.heard).toHaveLength(said);
	expect(most).toBeGreaterThan(unreadBytes);
	expect(most).toBeLessThan(unreadBytesPerAddress + 1_000_000);
	expect(signalling.size.unread).toBe(0);
	sleepers.forEach(({ socket }) => socket.terminate());
});

test('a message over the limit closes the connection', async () => {
	const client = await Client.enter(url, room);
	client.say(Buffer.alloc(2000));
	expect(await client.closed).toBe(1009);
});

test('a client that does not answer the heartbeat is dropped, and its address forgotten', async () => {
	await start({ heartbeatMs: 20 });
	const dead = new WebSocket(url, { autoPong: false });
	const [code] = (await once(dead, 'close')) as [number];
	expect(code).toBe(1006);
	clock += 60_000;
	await eventually(() => signalling.size).toEqual({ clients: 0, rooms: 0, addresses: 0, unread: 0 });
});

test('a client that answers the heartbeat stays', async () => {
	await start({ heartbeatMs: 10 });
	const client = await Client.enter(url, room);
	for (let beats = 0; beats < 5; beats++) await once(client.socket, 'ping');
	await client.settled();
	expect(signalling.size.clients).toBe(1);
});
