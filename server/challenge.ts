/**
 * How a client shows that it belongs to a room: the room is named by an Ed25519 public key, and whoever enters signs
 * the server's nonce with it. The server learns that somebody holds the room's secret, and neither who nor what for.
 */
import { createPublicKey, randomBytes, verify } from 'node:crypto';

const NONCE_BYTES = 32;
/** What the nonce is signed for: no signature made here means anything elsewhere. */
const PURPOSE = Buffer.from('\x0emangrove/enter', 'latin1');

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

export function newNonce(): string {
	return randomBytes(NONCE_BYTES).toString('hex');
}

/** The bytes that are signed: the length of a text, the text, the nonce. */
export function challenge(nonce: string): Buffer {
	return Buffer.concat([PURPOSE, Buffer.from(nonce, 'hex')]);
}

/** Whether a room's key has signed this nonce. Never throws. */
export function isAnswer(nonce: string, room: unknown, signature: unknown): room is string {
	if (typeof room !== 'string' || typeof signature !== 'string') return false;
	if (!KEY.test(room) || !SIGNATURE.test(signature)) return false;
	try {
		const x = Buffer.from(room, 'hex').toString('base64url');
		const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
		return verify(null, challenge(nonce), key, Buffer.from(signature, 'hex'));
	} catch {
		return false;
	}
}
