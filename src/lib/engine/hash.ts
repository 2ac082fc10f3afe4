/**
 * SHA-256 (FIPS 180-4), synchronous and without dependencies, and the state hash that peers compare.
 *
 * The kernel imports nothing, and WebCrypto is asynchronous and missing on plain http; a state is a few kilobytes, so a small
 * integer implementation is fast enough. Signatures and ids of the table use @noble/hashes; both are checked against each other in tests.
 */
import { canonical } from './canonical';

const PRIMES = firstPrimes(64);
/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = Int32Array.from(PRIMES, (p) => fractionalBits(p, 3n));
/** The same of the square roots of the first 8 primes. */
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (p) => fractionalBits(p, 2n));

/** Scratch that every call overwrites: hashing runs to its end in one go, and a match hashes thousands of short messages. */
const schedule = new Int32Array(64);
const state = new Int32Array(8);
const block = new Uint8Array(64);
const digest = new Uint8Array(32);
const codesOf32 = new Array<number>(64).fill(0);
const DIGITS = Uint8Array.from('0123456789abcdef', (code) => code.charCodeAt(0));
const encoder = new TextEncoder();
/** What follows a message of 64 bytes is always the same: two hashes joined, as every step of a chain joins them. */
const AFTER_64 = new Int32Array(64);
expand(
	Uint8Array.from({ length: 64 }, (_, i) => (i === 0 ? 0x80 : i === 62 ? 2 : 0)),
	0,
	AFTER_64
);

export function sha256(message: Uint8Array): Uint8Array {
	const digest = new Uint8Array(32);
	sha256Into(message, digest);
	return digest;
}

/** The same in lower-case hex. */
export function sha256Hex(message: Uint8Array): string {
	sha256Into(message, digest);
	return hex(digest);
}

/** The same, written over the first 32 bytes of `into`, which may be the message itself. */
export function sha256Into(message: Uint8Array, into: Uint8Array): void {
	for (let i = 0; i < 8; i++) state[i] = INITIAL[i] as number;
	const whole = message.length & ~63;
	for (let at = 0; at < whole; at += 64) compress(message, at);
	if (message.length === 64) mix(AFTER_64);
	else finish(message, whole);
	for (let i = 0; i < 8; i++) {
		const word = state[i] as number;
		into[4 * i] = word >>> 24;
		into[4 * i + 1] = word >>> 16;
		into[4 * i + 2] = word >>> 8;
		into[4 * i + 3] = word;
	}
}

/** Lower-case hex of the bytes between. Made in one piece: text put together digit by digit stays a tree of pieces until it is used. */
export function hex(bytes: Uint8Array, from = 0, to: number = bytes.length): string {
	const codes = to - from === 32 ? codesOf32 : new Array<number>(2 * (to - from));
	for (let i = from, at = 0; i < to; i++) {
		const byte = bytes[i] as number;
		codes[at++] = DIGITS[byte >> 4] as number;
		codes[at++] = DIGITS[byte & 15] as number;
	}
	return String.fromCharCode(...codes);
}

/** SHA-256 of the canonical JSON in UTF-8, first 16 bytes as hex. Equal states, and only those, have equal hashes. */
export function stateHash(state: unknown): string {
	return hex(sha256(encoder.encode(canonical(state))).subarray(0, 16));
}

/** The rest of the message, a 1 bit, zeros, and the length in bits as 64-bit big-endian. */
function finish(message: Uint8Array, whole: number): void {
	block.fill(0);
	for (let at = whole; at < message.length; at++) block[at - whole] = message[at] as number;
	block[message.length - whole] = 0x80;
	if (message.length - whole >= 56) {
		compress(block, 0);
		block.fill(0);
	}
	for (let i = 0; i < 4; i++) {
		block[59 - i] = Math.floor(message.length / 0x2000_0000) >>> (8 * i);
		block[63 - i] = (message.length << 3) >>> (8 * i);
	}
	compress(block, 0);
}

function compress(bytes: Uint8Array, at: number): void {
	expand(bytes, at, schedule);
	mix(schedule);
}

/** The 64 words of a block. */
function expand(bytes: Uint8Array, at: number, w: Int32Array): void {
	for (let i = 0; i < 16; i++, at += 4) {
		w[i] =
			((bytes[at] as number) << 24) |
			((bytes[at + 1] as number) << 16) |
			((bytes[at + 2] as number) << 8) |
			(bytes[at + 3] as number);
	}
	for (let i = 16; i < 64; i++) {
		const a = w[i - 15] as number;
		const b = w[i - 2] as number;
		const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
		const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
		w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
	}
}

function mix(w: Int32Array): void {
	let a = state[0] as number;
	let b = state[1] as number;
	let c = state[2] as number;
	let d = state[3] as number;
	let e = state[4] as number;
	let f = state[5] as number;
	let g = state[6] as number;
	let h = state[7] as number;
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
	state[0] = (state[0] as number) + a;
	state[1] = (state[1] as number) + b;
	state[2] = (state[2] as number) + c;
	state[3] = (state[3] as number) + d;
	state[4] = (state[4] as number) + e;
	state[5] = (state[5] as number) + f;
	state[6] = (state[6] as number) + g;
	state[7] = (state[7] as number) + h;
}

function rotate(x: number, bits: number): number {
	return (x >>> bits) | (x << (32 - bits));
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
