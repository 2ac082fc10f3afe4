/**
 * The part of STUN (RFC 5389) that a browser needs to learn its own address: a binding request is answered with the address it
 * came from. No state, no allocation per client, answers hardly larger than questions.
 */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';

const HEADER = 20;
const COOKIE = 0x2112a442;
const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const BINDING_ERROR = 0x0111;
const ERROR_CODE = 0x0009;
const UNKNOWN_ATTRIBUTES = 0x000a;
const XOR_MAPPED_ADDRESS = 0x0020;
const IPV4 = 1;
const IPV6 = 2;

/** Attributes below this must be understood, or the request is refused (RFC 5389 §15). */
const OPTIONAL_FROM = 0x8000;

/**
 * What a client may send and we need not act on: USERNAME, MESSAGE-INTEGRITY, REALM, NONCE, PRIORITY, USE-CANDIDATE. We ask for no
 * credentials, so an answer without them is valid.
 */
const UNDERSTOOD: ReadonlySet<number> = new Set([0x0006, 0x0008, 0x0014, 0x0015, 0x0024, 0x0025]);

/** The 4 or 16 bytes of an address; a mapped address (`::ffff:192.0.2.1`) counts as the IPv4 address that it stands for. */
export function addressBytes(address: string): Buffer {
	const bare = address.split('%', 1)[0] ?? '';
	const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.(\d+)$/i.exec(bare);
	if (v4) return Buffer.from(v4.slice(1).map(Number));

	const [front = '', back] = bare.split('::', 2);
	const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
	const head = groups(front);
	const tail = back === undefined ? [] : groups(back);
	const all = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
	return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}

function xorMappedAddress(address: string, port: number, transaction: Buffer): Buffer {
	const bytes = addressBytes(address);
	const value = Buffer.alloc(4 + bytes.length);
	value.writeUInt8(bytes.length === 4 ? IPV4 : IPV6, 1);
	value.writeUInt16BE(port ^ (COOKIE >>> 16), 2);
	for (const [at, byte] of bytes.entries()) value.writeUInt8(byte ^ transaction.readUInt8(at), 4 + at);
	return attribute(XOR_MAPPED_ADDRESS, value);
}

function attribute(type: number, value: Buffer): Buffer {
	const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
	padded.writeUInt16BE(type, 0);
	padded.writeUInt16BE(value.length, 2);
	value.copy(padded, 4);
	return padded;
}

function message(type: number, cookieAndTransaction: Buffer, attributes: readonly Buffer[]): Buffer {
	const body = Buffer.concat(attributes);
	const header = Buffer.alloc(4);
	header.writeUInt16BE(type, 0);
	header.writeUInt16BE(body.length, 2);
	return Buffer.concat([header, cookieAndTransaction, body]);
}

/** The attribute types that we had to understand and do not; null if the list is malformed. */
function unknownAttributes(request: Buffer): number[] | null {
	const unknown: number[] = [];
	let at = HEADER;
	while (at < request.length) {
		if (at + 4 > request.length) return null;
		const type = request.readUInt16BE(at);
		const length = request.readUInt16BE(at + 2);
		at += 4 + Math.ceil(length / 4) * 4;
		if (at > request.length) return null;
		if (type < OPTIONAL_FROM && !UNDERSTOOD.has(type)) unknown.push(type);
	}
	return unknown;
}

/** The answer to a datagram; null for anything that is not a well-formed binding request. */
export function answer(request: Buffer, from: { readonly address: string; readonly port: number }): Buffer | null {
	if (request.length < HEADER || request.length > 548) return null;
	if (request.readUInt16BE(0) !== BINDING_REQUEST || request.readUInt32BE(4) !== COOKIE) return null;
	if (request.readUInt16BE(2) !== request.length - HEADER) return null;
	const unknown = unknownAttributes(request);
	if (unknown === null) return null;

	const cookieAndTransaction = request.subarray(4, HEADER);
	if (unknown.length === 0) {
		return message(BINDING_SUCCESS, cookieAndTransaction, [
			xorMappedAddress(from.address, from.port, cookieAndTransaction)
		]);
	}
	const list = Buffer.alloc(unknown.length * 2);
	unknown.forEach((type, index) => list.writeUInt16BE(type, index * 2));
	return message(BINDING_ERROR, cookieAndTransaction, [
		attribute(ERROR_CODE, Buffer.from([0, 0, 4, 20])),
		attribute(UNKNOWN_ATTRIBUTES, list)
	]);
}

function bind(type: 'udp4' | 'udp6', port: number, host: string | undefined): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket = createSocket(type);
		socket.once('error', reject);
		socket.bind(port, host, () => {
			socket.off('error', reject);
			resolve(socket);
		});
	});
}

/** Answers that wait to be sent, in bytes; beyond that questions are left unanswered. */
const MOST_WAITING = 64 * 1024;

/** Answers one datagram. Never throws: who asks may name an address or a port (0) that cannot be answered. */
function reply(socket: Socket, datagram: Buffer, { address, port }: RemoteInfo): void {
	if (port === 0 || socket.getSendQueueSize() > MOST_WAITING) return;
	try {
		const bytes = answer(datagram, { address, port });
		if (bytes) socket.send(bytes, port, address, () => undefined);
	} catch {
		// Nobody is owed an answer.
	}
}

/** Answers on a UDP port of one address, or of all (IPv6 and IPv4 where the system has both). */
export async function serveStun(port: number, host?: string): Promise<Socket> {
	let socket: Socket;
	if (host !== undefined) socket = await bind(isIPv6(host) ? 'udp6' : 'udp4', port, host);
	else socket = await bind('udp6', port, undefined).catch(() => bind('udp4', port, undefined));
	socket.on('message', (datagram: Buffer, from: RemoteInfo) => reply(socket, datagram, from));
	socket.on('error', () => undefined);
	return socket;
}
