/**
 * SHA-256 (FIPS 180-4), synchronous and without dependencies, and the state hash that peers compare.
 *
 * The kernel imports nothing, and WebCrypto is asynchronous and missing on plain http; a state is a few kilobytes, so a small
 * integer implementation is fast enough. Signatures and ids of the table use @noble/hashes; both are checked against each other in tests.
 */
import { canonical } from './canonical';

const PRIMES = firstPrimes(64);
/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = Uint32Array.from(PRIMES, (p) => fractionalBits(p, 3n));
/** The same of the square roots of the first 8 primes. */
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (p) => fractionalBits(p, 2n));

const schedule = new Uint32Array(64);
const encoder = new TextEncoder();

export function sha256(message: Uint8Array): Uint8Array {
	const padded = pad(message);
	const view = new DataView(padded.buffer);
	const hash = Uint32Array.from(INITIAL);
	for (let block = 0; block < padded.length; block += 64) {
		for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(block + 4 * i);
		compress(hash);
	}
	const digest = new Uint8Array(32);
	const out = new DataView(digest.buffer);
	hash.forEach((word, i) => out.setUint32(4 * i, word));
	return digest;
}

/** Lower-case hex. */
export function hex(bytes: Uint8Array): string {
	let text = '';
	for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
	return text;
}

/** SHA-256 of the canonical JSON in UTF-8, first 16 bytes as hex. Equal states, and only those, have equal hashes. */
export function stateHash(state: unknown): string {
	return hex(sha256(encoder.encode(canonical(state))).subarray(0, 16));
}

function compress(hash: Uint32Array): void {
	const w = schedule;
	for (let i = 16; i < 64; i++) {
		const a = w[i - 15] as number;
		const b = w[i - 2] as number;
		const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
		const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
		w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
	}
	let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
	for (let i = 0; i < 64; i++) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
		const choice = (e & f) ^ (~e & g);
		const t1 = (h + s1 + choice + (ROUND[i] as number) + (w[i] as number)) | 0;
		const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
		const majority = (a & b) ^ (a & c) ^ (b & c);
		h = g;
		g = f;
		f = e;
		e = (d + t1) | 0;
		d = c;
		c = b;
		b = a;
		a = (t1 + s0 + majority) | 0;
	}
	[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] as number) + word));
}

function rotate(x: number, bits: number): number {
	return (x >>> bits) | (x << (32 - bits));
}

/** The message, a 1 bit, zeros, and its length in bits as 64-bit big-endian. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
	const padded = new Uint8Array((message.length + 9 + 63) & ~63);
	padded.set(message);
	padded[message.length] = 0x80;
	const view = new DataView(padded.buffer);
	view.setUint32(padded.length - 8, message.length >>> 29);
	view.setUint32(padded.length - 4, message.length << 3);
	return padded;
}

function firstPrimes(count: number): number[] {
	const primes: number[] = [];
	for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
	return primes;
}

/** The first 32 bits after the point of the k-th root of n: the integer root of n · 2^(32k), modulo 2^32. */
function fractionalBits(n: number, k: bigint): number {
	const target = BigInt(n) << (32n * k);
	let low = 0n;
	let high = 1n << 40n;
	while (high - low > 1n) {
		const middle = (low + high) >> 1n;
		if (middle ** k <= target) low = middle;
		else high = middle;
	}
	return Number(low & 0xffffffffn);
}
