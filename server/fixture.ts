/** What tests of the server share: rooms whose secret they know, clients that keep what they hear, raw connections. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { challenge } from './challenge';

/** A room and the secret to it. */
export interface Room {
	/** The public key, hex. */
	readonly name: string;
	readonly secret: KeyObject;
}

export function newRoom(): Room {
	const { publicKey, privateKey } = generateKeyPairSync('ed25519');
	const name = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
	return { name, secret: privateKey };
}

export function proof({ name, secret }: Room, nonce: string): string {
	const signature = sign(null, challenge(nonce), secret).toString('hex');
	return JSON.stringify({ type: 'enter', room: name, signature });
}

/** A client that keeps what it hears. A connection keeps the order, so a pong marks all that came before it. */
export class Client {
	/** What others in the room said. */
	readonly heard: string[] = [];
	readonly told: Record<string, unknown>[] = [];
	readonly closed: Promise<number>;

	private constructor(readonly socket: WebSocket) {
		this.closed = new Promise((resolve) => socket.once('close', resolve));
		socket.on('error', () => undefined);
		socket.on('message', (data: Buffer, isBinary) => {
			if (isBinary) this.heard.push(String(data));
			else this.told.push(JSON.parse(String(data)) as Record<string, unknown>);
		});
	}

	/** Has been challenged, and has not answered. */
	static async come(url: string): Promise<Client> {
		const client = new Client(new WebSocket(url));
		await client.next('challenge');
		return client;
	}

	/** In the room. */
	static async enter(url: string, room: Room): Promise<Client> {
		const client = await Client.come(url);
		client.say(proof(room, client.nonce));
		await client.next('entered');
		return client;
	}

	get nonce(): string {
		return String(this.told[0]?.nonce);
	}

	/** Text is for the server, bytes are for the room. */
	say(message: string | Buffer): void {
		this.socket.send(message);
	}

	/** Resolves once the server has said this, rejects if it hangs up instead. */
	async next(type: string): Promise<void> {
		const hungUp = this.closed.then((code) => Promise.reject(new Error(`closed with ${code}`)));
		while (!this.told.some((each) => each.type === type)) await Promise.race([once(this.socket, 'message'), hungUp]);
	}

	/** All that was said to it before has been heard. */
	async settled(): Promise<void> {
		const before = this.told.filter(({ type }) => type === 'pong').length;
		this.say('{"type":"ping"}');
		while (this.told.filter(({ type }) => type === 'pong').length === before) await once(this.socket, 'message');
	}
}

/** A connection below http that never hangs up by itself. */
export async function raw(port: number): Promise<Socket> {
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
	socket.on('error', () => undefined);
	await once(socket, 'connect');
	return socket;
}

/** Resolves when the other side has hung up, however. */
export const hungUp = (socket: Socket): Promise<void> =>
	new Promise((resolve) => {
		for (const event of ['end', 'close']) socket.once(event, () => resolve());
	});

/** An upgrade to a WebSocket, as bytes. */
export const upgrade = (place: string): string =>
	[
		`GET ${place} HTTP/1.1`,
		'Host: x',
		'Connection: Upgrade',
		'Upgrade: websocket',
		'Sec-WebSocket-Version: 13',
		'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
		'\r\n'
	].join('\r\n');
