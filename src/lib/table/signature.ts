/**
 * Ed25519 by one rule on every peer: the key is canonical and of prime order, s < q, and the bytes of `sB − hA` equal R. WebCrypto does that
 * where it exists; the fallback computes `sB − hA` itself, because noble's `verify` accepts an R or A with a small-order part, and one hostile signer could
 * then split a table of mixed browsers. Both give the same verdict on every input; tests hold them side by side.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, equalBytes, fromHex, toHex } from './bytes';
import type { Key } from './entry';

/** Signs with one secret. */
export interface Signer {
	readonly key: Key;
	sign(message: Uint8Array): Uint8Array;
}

/** Tells whether a signature holds. Never throws. */
export type Verify = (signature: Uint8Array, message: Uint8Array, key: Key) => boolean | Promise<boolean>;

type Point = InstanceType<typeof ed25519.Point>;

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const IDENTITY = Point.ZERO.toBytes();

/** A signer from a 32-byte secret. */
export function ed25519Signer(secret: Uint8Array): Signer {
	return { key: toHex(ed25519.getPublicKey(secret)), sign: (message) => ed25519.sign(message, secret) };
}

export function randomBytes(length: number): Uint8Array {
	return crypto.getRandomValues(new Uint8Array(length));
}

const points = new Map<Key, Point | null>();
/** Keys are few in a match; a flood of them must not fill the memory. */
const KEPT_KEYS = 1_000;

/** The key's point, or null unless it is canonical and of prime order. Remembered: the check costs as much as a signature. */
function keyPoint(key: Key): Point | null {
	const known = points.get(key);
	if (known !== undefined) return known;
	let point: Point | null = null;
	try {
		const candidate = Point.fromHex(key, false);
		if (candidate.isTorsionFree() && !candidate.is0()) point = candidate;
	} catch {
		// Not a point on the curve, or not in its one form.
	}
	if (points.size >= KEPT_KEYS) points.clear();
	points.set(key, point);
	return point;
}

/** Whether a public key may be used at all; asked once when a seat is taken. */
export function isGoodKey(key: Key): boolean {
	return keyPoint(key) !== null;
}

/** The rule in our own arithmetic; synchronous, works without WebCrypto. */
export function verifyHere(signature: Uint8Array, message: Uint8Array, key: Key): boolean {
	const point = keyPoint(key);
	if (point === null || signature.length !== 64) return false;
	const r = signature.subarray(0, 32);
	const s = littleEndian(signature.subarray(32));
	if (s >= ORDER) return false;
	const h = littleEndian(sha512(concat([r, fromHex(key), message]))) % ORDER;
	const sB = s === 0n ? Point.ZERO : Point.BASE.multiplyUnsafe(s);
	const hA = h === 0n ? Point.ZERO : point.multiplyUnsafe(h);
	return equalBytes(sB.subtract(hA).toBytes(), r);
}

/** WebCrypto where it can do Ed25519, else our own arithmetic. */
export async function bestVerify(): Promise<Verify> {
	const subtle = (globalThis as { crypto?: Crypto }).crypto?.subtle;
	if (subtle === undefined) return verifyHere;
	const imported = new Map<Key, Promise<CryptoKey>>();
	const importKey = (key: Key): Promise<CryptoKey> => {
		let promise = imported.get(key);
		if (promise === undefined) {
			if (imported.size >= KEPT_KEYS) imported.clear();
			imported.set(
				key,
				(promise = subtle.importKey('raw', fromHex(key) as BufferSource, 'Ed25519', false, ['verify']))
			);
		}
		return promise;
	};
	try {
		await importKey(toHex(Point.BASE.toBytes()));
	} catch {
		return verifyHere;
	}
	return async (signature, message, key) => {
		if (signature.length !== 64 || !isGoodKey(key)) return false;
		// The one R of small order that can fit; some libraries refuse it unseen.
		if (equalBytes(signature.subarray(0, 32), IDENTITY)) return verifyHere(signature, message, key);
		try {
			return await subtle.verify('Ed25519', await importKey(key), signature as BufferSource, message as BufferSource);
		} catch {
			return verifyHere(signature, message, key);
		}
	};
}

function littleEndian(bytes: Uint8Array): bigint {
	return BigInt('0x' + toHex(Uint8Array.from(bytes).reverse()));
}
