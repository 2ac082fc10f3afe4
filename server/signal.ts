/**
 * The meeting place of a room's devices. A room is named by a public key; whoever enters signs the server's challenge
 * with it (`challenge.ts`), so nobody without the room's secret takes up a place in it. A socket serves one room, for
 * good.
 *
 * Text frames are between a client and the server: `{"type":"challenge","nonce"}` comes first,
 * `{"type":"enter","room","signature"}` answers it and is answered with `{"type":"entered"}`; `{"type":"ping"}` with
 * `{"type":"pong"}`. Binary frames are the room's: each is handed to everybody else there, unread. Nothing is stored,
 * nobody is known, and every client and every address is bounded in what it can take. What a client sends can end its
 * own socket and nothing else.
 */
import type { WebSocket } from 'ws';
import { isAnswer, newNonce } from './challenge';
import { Bucket, Visitors, type Visitor } from './visitors';

export interface SignalLimits {
	readonly sockets: number;
	readonly socketsPerAddress: number;
	readonly socketsPerRoom: number;
	/** One address cannot fill a room either, where it has the secret. */
	readonly socketsPerRoomAndAddress: number;
	/** Largest frame, in bytes. An offer with all its candidates has about 5,000. */
	readonly messageBytes: number;
	/** A message costs a unit, and one for every further 2 kB: sustained rate, and what may come at once. */
	readonly unitsPerSecond: number;
	readonly burst: number;
	readonly unitsPerSecondAndAddress: number;
	readonly burstPerAddress: number;
	/** What a client may leave unread before it is dropped, and all clients of an address together, in bytes. */
	readonly unreadBytes: number;
	readonly unreadBytesPerAddress: number;
	/** Who has not entered a room by then is hung up on. */
	readonly enterMs: number;
	/** A client that has not answered since the last beat is gone. */
	readonly heartbeatMs: number;
}

export const LIMITS: SignalLimits = {
	sockets: 2000,
	socketsPerAddress: 128,
	socketsPerRoom: 48,
	socketsPerRoomAndAddress: 16,
	messageBytes: 16 * 1024,
	unitsPerSecond: 30,
	burst: 300,
	unitsPerSecondAndAddress: 300,
	burstPerAddress: 3000,
	unreadBytes: 256 * 1024,
	unreadBytesPerAddress: 2 * 1024 * 1024,
	enterMs: 10_000,
	heartbeatMs: 15_000
};

/** Close codes of RFC 6455: that we stop, what the client did, or that it should try later. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_LATER = 1013;
/** How long a client has to take leave, ms. */
const FAREWELL = 1_000;
const UNIT_BYTES = 2048;
/** Of an address that reads too little altogether, those clients are dropped who have left this unread, in bytes. */
const SLOW_BYTES = 16 * 1024;

interface Client {
	readonly socket: WebSocket;
	readonly visitor: Visitor;
	readonly nonce: string;
	readonly bucket: Bucket;
	/** Null until it has entered one. */
	room: string | null;
	isAlive: boolean;
	/** We have hung up: nothing more is heard. */
	isLeaving: boolean;
	/** Until it has entered. */
	readonly patience: NodeJS.Timeout;
}

type Incoming =
	{ readonly type: 'enter'; readonly room: unknown; readonly signature: unknown } | { readonly type: 'ping' };

/** Null for anything that is not a message of the protocol. */
function read(data: Buffer): Incoming | null {
	let body: unknown;
	try {
		body = JSON.parse(String(data));
	} catch {
		return null;
	}
	if (typeof body !== 'object' || body === null || !('type' in body)) return null;
	if (body.type === 'ping') return { type: 'ping' };
	if (body.type !== 'enter' || !('room' in body) || !('signature' in body)) return null;
	return { type: 'enter', room: body.room, signature: body.signature };
}

export interface SignalSize {
	readonly clients: number;
	readonly rooms: number;
	readonly addresses: number;
	readonly unread: number;
}

export class Signalling {
	readonly #limits: SignalLimits;
	readonly #now: () => number;
	readonly #clients = new Set<Client>();
	readonly #rooms = new Map<string, Set<Client>>();
	readonly #visitors: Visitors;
	readonly #heart: NodeJS.Timeout;

	constructor(limits: Partial<SignalLimits> = {}, now: () => number = () => performance.now()) {
		this.#limits = { ...LIMITS, ...limits };
		this.#now = now;
		const {
			socketsPerAddress: sockets,
			unitsPerSecondAndAddress: unitsPerSecond,
			burstPerAddress: burst
		} = this.#limits;
		this.#visitors = new Visitors({ sockets, unitsPerSecond, burst }, now);
		this.#heart = setInterval(() => this.#beat(), this.#limits.heartbeatMs);
		this.#heart.unref();
	}

	/** What is kept now; `unread` in bytes. */
	get size(): SignalSize {
		const { size: addresses, unread } = this.#visitors;
		return { clients: this.#clients.size, rooms: this.#rooms.size, addresses, unread };
	}

	accept(socket: WebSocket, address: string): void {
		socket.on('error', () => socket.terminate());
		const visitor = this.#clients.size < this.#limits.sockets ? this.#visitors.come(address) : null;
		if (visitor === null) return hangUp(socket, TRY_LATER, 'full');
		const client: Client = {
			socket,
			visitor,
			nonce: newNonce(),
			bucket: new Bucket(this.#limits.unitsPerSecond, this.#limits.burst, this.#now),
			room: null,
			isAlive: true,
			isLeaving: false,
			patience: setTimeout(() => this.#dismiss(client, POLICY, 'too slow'), this.#limits.enterMs).unref()
		};
		this.#clients.add(client);
		socket.on('message', (data, isBinary) => this.#hear(client, data as Buffer, isBinary));
		socket.on('ping', (data: Buffer) => this.#echo(client, data));
		socket.on('pong', () => (client.isAlive = true));
		socket.on('close', () => this.#forget(client));
		this.#send(client, JSON.stringify({ type: 'challenge', nonce: client.nonce }));
	}

	/** Says goodbye to everybody; resolves when nobody is left. */
	async close(): Promise<void> {
		clearInterval(this.#heart);
		const left = [...this.#clients].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
		for (const client of this.#clients) this.#dismiss(client, GOING_AWAY, 'the server stops');
		await Promise.all(left);
	}

	#hear(client: Client, data: Buffer, isBinary: boolean): void {
		if (client.isLeaving) return;
		client.isAlive = true;
		if (!this.#spend(client, data.length)) this.#dismiss(client, POLICY, 'too many messages');
		else if (isBinary) this.#pass(client, data);
		else this.#obey(client, read(data));
	}

	#obey(client: Client, message: Incoming | null): void {
		if (message === null) this.#dismiss(client, POLICY, 'not understood');
		else if (message.type === 'ping') this.#send(client, JSON.stringify({ type: 'pong' }));
		else this.#enter(client, message.room, message.signature);
	}

	#enter(client: Client, room: unknown, signature: unknown): void {
		if (client.room !== null || !isAnswer(client.nonce, room, signature)) {
			this.#dismiss(client, POLICY, 'not your room');
			return;
		}
		const there = this.#rooms.get(room) ?? new Set();
		const { socketsPerRoom, socketsPerRoomAndAddress } = this.#limits;
		const neighbours = [...there].filter(({ visitor }) => visitor === client.visitor).length;
		if (there.size >= socketsPerRoom || neighbours >= socketsPerRoomAndAddress) {
			this.#dismiss(client, TRY_LATER, 'the room is full');
			return;
		}
		clearTimeout(client.patience);
		client.room = room;
		this.#rooms.set(room, there.add(client));
		this.#send(client, JSON.stringify({ type: 'entered' }));
	}

	/** Hands a room's frame to everybody else there. */
	#pass(client: Client, frame: Buffer): void {
		if (client.room === null) {
			this.#dismiss(client, POLICY, 'enter first');
			return;
		}
		for (const other of this.#rooms.get(client.room) ?? []) if (other !== client) this.#send(other, frame);
	}

	/** Pongs are ours to send: the library would answer pings without end to one who reads none of them. */
	#echo(client: Client, data: Buffer): void {
		if (client.isLeaving) return;
		client.isAlive = true;
		if (!this.#spend(client, data.length)) this.#dismiss(client, POLICY, 'too many messages');
		else if (!this.#isSlow(client)) client.socket.pong(data);
	}

	#spend({ bucket, visitor }: Client, bytes: number): boolean {
		const units = Math.max(1, Math.ceil(bytes / UNIT_BYTES));
		return bucket.spend(units) && visitor.bucket.spend(units);
	}

	#send(client: Client, frame: Buffer | string): void {
		const { socket, visitor } = client;
		if (client.isLeaving || socket.readyState !== socket.OPEN) return;
		if (this.#isSlow(client)) {
			socket.terminate();
			return;
		}
		visitor.unread += frame.length;
		socket.send(frame, () => (visitor.unread -= frame.length));
	}

	#isSlow({ socket, visitor }: Client): boolean {
		if (socket.bufferedAmount > this.#limits.unreadBytes) return true;
		return visitor.unread > this.#limits.unreadBytesPerAddress && socket.bufferedAmount > SLOW_BYTES;
	}

	#dismiss(client: Client, code: number, why: string): void {
		client.isLeaving = true;
		hangUp(client.socket, code, why);
	}

	#forget(client: Client): void {
		clearTimeout(client.patience);
		const there = client.room === null ? undefined : this.#rooms.get(client.room);
		there?.delete(client);
		if (client.room !== null && there?.size === 0) this.#rooms.delete(client.room);
		if (this.#clients.delete(client)) this.#visitors.leave(client.visitor);
	}

	#beat(): void {
		this.#visitors.sweep();
		for (const client of this.#clients) {
			if (client.isAlive) {
				client.isAlive = false;
				client.socket.ping();
			} else client.socket.terminate();
		}
	}
}

/** Says why, and waits no longer than a moment for the other side to say goodbye, too. */
function hangUp(socket: WebSocket, code: number, why: string): void {
	const patience = setTimeout(() => socket.terminate(), FAREWELL);
	socket.once('close', () => clearTimeout(patience));
	socket.close(code, why);
}
