/**
 * The meeting place of y-webrtc clients: they subscribe to topics and publish to them, and what is said there is theirs (offers and
 * answers, encrypted where the room asks for it). Nothing is stored, nobody is known. Every client is bounded in what it can
 * take: bytes, topics, messages a second, unread backlog.
 *
 * Messages are JSON text: `subscribe` and `unsubscribe` with `topics`, `publish` with `topic` (handed to every subscriber, the
 * sender too, with the number of them in `clients`), `ping` (answered with `pong`).
 */
import type { RawData, WebSocket } from 'ws';

export interface SignalLimits {
	readonly connections: number;
	/** Largest message, in bytes. An offer with all its candidates has about 5,000. */
	readonly messageBytes: number;
	readonly topicsPerClient: number;
	readonly clientsPerTopic: number;
	readonly topicLength: number;
	/** Sustained rate, and what may come at once. */
	readonly messagesPerSecond: number;
	readonly burst: number;
	/** What a client may leave unread before it is dropped, in bytes. */
	readonly backlogBytes: number;
	/** A client that has not answered since the last beat is gone. */
	readonly heartbeatMs: number;
}

export const LIMITS: SignalLimits = {
	connections: 2000,
	messageBytes: 64 * 1024,
	topicsPerClient: 100,
	clientsPerTopic: 50,
	topicLength: 256,
	messagesPerSecond: 30,
	burst: 300,
	backlogBytes: 1024 * 1024,
	heartbeatMs: 30_000
};

/** Close codes of RFC 6455: that we stop, what the client did, or that it should try later. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_LATER = 1013;
/** How long clients have to take leave when the server stops, ms. */
const FAREWELL = 300;

interface Client {
	readonly socket: WebSocket;
	readonly topics: Set<string>;
	allowance: number;
	refilled: number;
	alive: boolean;
}

type Incoming =
	| { readonly type: 'subscribe' | 'unsubscribe'; readonly topics: readonly string[] }
	| { readonly type: 'publish'; readonly topic: string; readonly body: object }
	| { readonly type: 'ping' };

/** Null for anything that is not a message of the protocol. */
function read(data: RawData, topicLength: number): Incoming | null {
	let body: unknown;
	try {
		body = JSON.parse(String(data));
	} catch {
		return null;
	}
	if (typeof body !== 'object' || body === null || !('type' in body)) return null;
	const isTopic = (topic: unknown): topic is string =>
		typeof topic === 'string' && topic.length > 0 && topic.length <= topicLength;
	switch (body.type) {
		case 'ping':
			return { type: 'ping' };
		case 'subscribe':
		case 'unsubscribe':
			return 'topics' in body && Array.isArray(body.topics)
				? { type: body.type, topics: body.topics.filter(isTopic) }
				: null;
		case 'publish':
			return 'topic' in body && isTopic(body.topic) ? { type: 'publish', topic: body.topic, body } : null;
		default:
			return null;
	}
}

export class Signalling {
	readonly #limits: SignalLimits;
	readonly #now: () => number;
	readonly #clients = new Set<Client>();
	readonly #topics = new Map<string, Set<Client>>();
	readonly #heart: NodeJS.Timeout;

	constructor(limits: Partial<SignalLimits> = {}, now: () => number = () => performance.now()) {
		this.#limits = { ...LIMITS, ...limits };
		this.#now = now;
		this.#heart = setInterval(() => this.#beat(), this.#limits.heartbeatMs);
		this.#heart.unref();
	}

	/** How many clients and topics there are now. */
	get size(): { readonly clients: number; readonly topics: number } {
		return { clients: this.#clients.size, topics: this.#topics.size };
	}

	accept(socket: WebSocket): void {
		socket.on('error', () => socket.terminate());
		if (this.#clients.size >= this.#limits.connections) {
			socket.close(TRY_LATER, 'full');
			return;
		}
		const client: Client = {
			socket,
			topics: new Set(),
			allowance: this.#limits.burst,
			refilled: this.#now(),
			alive: true
		};
		this.#clients.add(client);
		socket.on('message', (data) => this.#hear(client, data));
		socket.on('pong', () => (client.alive = true));
		socket.on('close', () => this.#forget(client));
	}

	/** Says goodbye to everybody; resolves when nobody is left. */
	async close(): Promise<void> {
		clearInterval(this.#heart);
		const left = [...this.#clients].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
		for (const { socket } of this.#clients) socket.close(GOING_AWAY, 'the server stops');
		const patience = setTimeout(() => this.#clients.forEach(({ socket }) => socket.terminate()), FAREWELL);
		await Promise.all(left);
		clearTimeout(patience);
	}

	#hear(client: Client, data: RawData): void {
		client.alive = true;
		if (!this.#spend(client)) {
			client.socket.close(POLICY, 'too many messages');
			return;
		}
		const message = read(data, this.#limits.topicLength);
		switch (message?.type) {
			case 'subscribe':
				for (const topic of message.topics) this.#subscribe(client, topic);
				break;
			case 'unsubscribe':
				for (const topic of message.topics) this.#unsubscribe(client, topic);
				break;
			case 'publish':
				this.#publish(message.topic, message.body);
				break;
			case 'ping':
				this.#send(client, JSON.stringify({ type: 'pong' }));
		}
	}

	/** A bucket that refills with time: false when it is empty. */
	#spend(client: Client): boolean {
		const now = this.#now();
		const refill = ((now - client.refilled) / 1000) * this.#limits.messagesPerSecond;
		client.allowance = Math.min(this.#limits.burst, client.allowance + refill) - 1;
		client.refilled = now;
		return client.allowance >= 0;
	}

	#subscribe(client: Client, topic: string): void {
		if (client.topics.has(topic)) return;
		const subscribers = this.#topics.get(topic) ?? new Set();
		if (client.topics.size >= this.#limits.topicsPerClient || subscribers.size >= this.#limits.clientsPerTopic) {
			client.socket.close(POLICY, 'too many topics or clients');
			return;
		}
		this.#topics.set(topic, subscribers.add(client));
		client.topics.add(topic);
	}

	#unsubscribe(client: Client, topic: string): void {
		if (!client.topics.delete(topic)) return;
		const subscribers = this.#topics.get(topic);
		subscribers?.delete(client);
		if (subscribers?.size === 0) this.#topics.delete(topic);
	}

	#publish(topic: string, body: object): void {
		const subscribers = this.#topics.get(topic);
		if (!subscribers) return;
		const text = JSON.stringify({ ...body, clients: subscribers.size });
		for (const subscriber of subscribers) this.#send(subscriber, text);
	}

	#send(client: Client, text: string): void {
		if (client.socket.readyState !== client.socket.OPEN) return;
		if (client.socket.bufferedAmount > this.#limits.backlogBytes) client.socket.terminate();
		else client.socket.send(text);
	}

	#forget(client: Client): void {
		for (const topic of [...client.topics]) this.#unsubscribe(client, topic);
		this.#clients.delete(client);
	}

	#beat(): void {
		for (const client of this.#clients) {
			if (client.alive) {
				client.alive = false;
				client.socket.ping();
			} else client.socket.terminate();
		}
	}
}
