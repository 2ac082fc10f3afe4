/**
 * Malformed frames, requests and datagrams, drawn from a seed (how they interleave is the network's choice), at a
 * server in a process of its own. The law: whatever comes, the process lives and answers.
 */
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { seeded, type Random } from '../../src/lib/engine/random';
import { Client, hungUp, newRoom, proof, raw, upgrade, type Room } from '../../server/fixture';
import type { Child } from './child';

/** After so many of each it is asked whether it still lives. */
const BATCH = 500;
/** Frames on one connection; most are hung up on earlier. */
const PER_SOCKET = 25;
/** Connections at once. */
const LANES = 4;

export interface StormSize {
	readonly frames: number;
	readonly requests: number;
	readonly datagrams: number;
}

export class Storm {
	readonly #random: Random;
	readonly #room: Room = newRoom();
	readonly #udp: UdpSocket = createSocket('udp4');
	/** How often it was asked whether it lives, and did. */
	answers = 0;

	constructor(
		readonly child: Child,
		readonly seed: string
	) {
		this.#random = seeded(`server/${seed}`);
		this.#udp.on('error', () => undefined);
	}

	/** Rejects with the server's last words if it did not live or did not answer. */
	async rage(size: StormSize): Promise<void> {
		try {
			await this.#rage(size);
		} catch (cause) {
			const { process, lastWords } = this.child;
			throw new Error(`seed ${this.seed}, exit ${process.exitCode}: ${String(cause)}\n${lastWords()}`, { cause });
		} finally {
			this.#udp.close();
		}
	}

	async #rage({ frames, requests, datagrams }: StormSize): Promise<void> {
		await this.expectAlive();
		for (let sent = 0; sent < frames; sent += BATCH) {
			await this.#lanes(Math.min(BATCH, frames - sent) / PER_SOCKET, () => this.#frames());
			await this.expectAlive();
		}
		for (let sent = 0; sent < requests; sent += BATCH) {
			await this.#lanes(Math.min(BATCH, requests - sent), () => this.#request());
			await this.expectAlive();
		}
		for (let sent = 0; sent < datagrams; sent += BATCH) {
			for (let i = 0; i < Math.min(BATCH, datagrams - sent); i++) await this.#datagram();
			await this.expectAlive();
		}
	}

	/** The app is served, two devices meet, and one learns its own address. */
	async expectAlive(): Promise<void> {
		const { port } = this.child;
		const page = await fetch(`http://127.0.0.1:${port}/`);
		if ((await page.text()) !== 'home') throw new Error('another page');
		const url = `ws://127.0.0.1:${port}/signal`;
		const room = newRoom();
		const [ana, ben] = [await Client.enter(url, room), await Client.enter(url, room)];
		ana.say(Buffer.from('hello'));
		await once(ben.socket, 'message');
		if (ben.heard[0] !== 'hello') throw new Error('nobody heard');
		ana.socket.terminate();
		ben.socket.terminate();
		await this.#asked();
		this.answers += 1;
	}

	/** A good question is answered; asked again while other datagrams crowd it out. */
	async #asked(): Promise<void> {
		const socket = createSocket('udp4');
		const answered = once(socket, 'message');
		const again = setInterval(() => socket.send(question(), this.child.port, '127.0.0.1'), 100);
		socket.send(question(), this.child.port, '127.0.0.1');
		await answered;
		clearInterval(again);
		socket.close();
	}

	async #lanes(count: number, job: () => Promise<void>): Promise<void> {
		let left = Math.ceil(count);
		const lane = async (): Promise<void> => {
			while (left-- > 0) await job();
		};
		await Promise.all(Array.from({ length: LANES }, lane));
	}

	/** Frames on one socket: good ones with bad contents through the library, or bytes that are hardly frames. */
	async #frames(): Promise<void> {
		const headers = { 'X-Forwarded-For': this.#address() };
		if (this.#random.int(2) === 0) return this.#rawFrames(headers['X-Forwarded-For']);
		const socket = new WebSocket(`ws://127.0.0.1:${this.child.port}/signal`, { headers });
		socket.on('error', () => undefined);
		const closed = once(socket, 'close');
		const [data] = (await once(socket, 'message')) as [Buffer];
		const { nonce } = JSON.parse(String(data)) as { nonce: string };
		if (this.#random.int(3) > 0) socket.send(proof(this.#room, nonce));
		for (let i = 0; i < PER_SOCKET; i++) {
			if (socket.readyState !== WebSocket.OPEN) break;
			const text = this.#random.int(2) === 0;
			socket.send(text ? this.#text(nonce) : this.#bytes(this.#random.int(17_000)));
			if (this.#random.int(10) === 0) socket.ping(this.#bytes(this.#random.int(126)));
		}
		socket.close();
		// The server ends it soon, whatever was said.
		await closed;
	}

	async #rawFrames(address: string): Promise<void> {
		const socket = await raw(this.child.port);
		const ended = hungUp(socket.resume());
		socket.write(upgrade('/signal').replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`));
		for (let i = 0; i < PER_SOCKET; i++) socket.write(this.#frame());
		socket.end();
		await ended;
		socket.destroy();
	}

	/** First byte, length and mask as they come, seldom as they should. */
	#frame(): Buffer {
		const first = this.#random.pick([0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8a, this.#random.int(256)]);
		const body = this.#bytes(this.#random.pick([0, 1, 2, 125, 126, 300, this.#random.int(2_000)]));
		const isMasked = this.#random.int(8) > 0;
		const lie = this.#random.int(8) === 0 ? this.#random.int(70_000) : body.length;
		const length =
			lie < 126
				? [lie]
				: lie < 65_536
					? [126, lie >> 8, lie & 255]
					: [127, 0, 0, 0, 0, 0, 1, (lie >> 8) & 255, lie & 255];
		length[0] = (length[0] ?? 0) | (isMasked ? 0x80 : 0);
		return Buffer.concat([Buffer.from([first, ...length]), isMasked ? Buffer.alloc(4) : Buffer.alloc(0), body]);
	}

	#text(nonce: string): string {
		const good = this.#random.pick([proof(this.#room, nonce), '{"type":"ping"}', '{"type":"enter"}']);
		const depth = this.#random.int(8_000);
		return this.#random.pick([
			good,
			this.#spoilt(Buffer.from(good)).toString('latin1'),
			`{"type":"enter","room":${'['.repeat(depth)}${']'.repeat(depth)},"signature":1}`,
			`{"__proto__":{"type":"ping"},"type":${this.#random.int(3)}}`,
			'x'.repeat(this.#random.int(17_000))
		]);
	}

	async #request(): Promise<void> {
		const socket = await raw(this.child.port);
		const ended = hungUp(socket.resume());
		const method = this.#random.pick(['GET', 'HEAD', 'POST', 'CONNECT', 'TRACE', 'G\0T', '']);
		const place = this.#random.pick([
			'/',
			'/%',
			'/../x',
			'*',
			'//x',
			`/${'%2e'.repeat(this.#random.int(400))}`,
			'/signal',
			'/index.html'
		]);
		const good = `${method} ${place} HTTP/1.1\r\nHost: x\r\nConnection: ${this.#random.pick(['close', 'Upgrade'])}\r\nUpgrade: websocket\r\n\r\n`;
		socket.end(this.#random.int(3) === 0 ? good : this.#spoilt(Buffer.from(good)));
		await ended;
		socket.destroy();
	}

	async #datagram(): Promise<void> {
		const bytes = this.#random.int(8) === 0 ? this.#bytes(this.#random.int(1_400)) : this.#spoilt(question());
		await new Promise((resolve) => this.#udp.send(bytes, this.child.port, '127.0.0.1', resolve));
	}

	/** Some bytes changed, some left out or doubled. */
	#spoilt(good: Buffer): Buffer {
		const bytes = Buffer.from(good);
		for (let i = this.#random.int(6); i > 0; i--) bytes[this.#random.int(bytes.length)] = this.#random.int(256);
		const [from, to] = [this.#random.int(bytes.length + 1), this.#random.int(bytes.length + 1)];
		return this.#random.int(3) === 0 ? Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]) : bytes;
	}

	#bytes(length: number): Buffer {
		const step = 1 + this.#random.int(255);
		return Buffer.from(Uint8Array.from({ length }, (_, i) => i * step));
	}

	#address(): string {
		return [10, this.#random.int(256), this.#random.int(256), this.#random.int(256)].join('.');
	}
}

/** A binding request. */
function question(): Buffer {
	return Buffer.from('000100002112a442b7e7a701bc34d686fa87dfae', 'hex');
}
