/**
 * A cheap signer for the simulation: a keyed hash that only its owner can make. Tens of thousands of schedules need no
 * real curve.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equalBytes, toHex } from '../../../src/lib/table/bytes';
import type { Key } from '../../../src/lib/table/entry';
import type { Signer } from '../../../src/lib/table/signature';

const secrets = new Map<Key, Uint8Array>();
const encoder = new TextEncoder();
const padding = new Uint8Array(32);

export function cheapSigner(name: string): Signer {
	const secret = sha256(encoder.encode(`secret/${name}`));
	const key = toHex(sha256(secret));
	secrets.set(key, secret);
	return { key, sign: (message) => concat([sha256(concat([secret, message])), padding]) };
}

export function cheapVerify(signature: Uint8Array, message: Uint8Array, key: Key): boolean {
	const secret = secrets.get(key);
	return secret !== undefined && equalBytes(signature.subarray(0, 32), sha256(concat([secret, message])));
}
