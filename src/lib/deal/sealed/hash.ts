/** Everything sealed dealing hashes is a list of parts under one name, so that no other use of SHA-512 gives the same values. */
import { sha512 } from '@noble/hashes/sha2.js';
import { sha256 } from '../../engine/hash';
import type { Part } from './encoding';
import { concat, encodeParts, fourBytes } from './encoding';
import { littleEndian, mod } from './scalar';

/** Names this edition of the protocol; also the domain of hashing to the group. */
export const DOMAIN = 'fair-deal/1';

/** 64 bytes. */
export function hash(...parts: readonly Part[]): Uint8Array {
	return sha512(encodeParts([DOMAIN, ...parts]));
}

/** The first 32 of them: ids, keys and commitments. */
export function hash32(...parts: readonly Part[]): Uint8Array {
	return hash(...parts).slice(0, 32);
}

/** 64 bytes as a scalar: the bias is below 2^-252. */
export function wideScalar(bytes: Uint8Array): bigint {
	return mod(littleEndian(bytes));
}

export function hashScalar(...parts: readonly Part[]): bigint {
	return wideScalar(hash(...parts));
}

/** The i-th block of the stream of a key: 64 bytes. */
export function block(key: Uint8Array, i: number): Uint8Array {
	return sha512(concat([key, fourBytes(i)]));
}

export const ID_BYTES = 16;

/** How bodies and steps are named: the first 16 bytes of SHA-256. */
export function bodyId(body: Uint8Array): Uint8Array {
	return sha256(body).slice(0, ID_BYTES);
}

export { sha256 };
