/**
 * What the key of a room opens: the room's name at meeting places, the right to enter it there, and what is said in it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex, Writer } from '../../table/bytes';
import { ed25519Signer } from '../../table/signature';

export interface RoomKeys {
	/** An Ed25519 public key, hex. Says nothing about the match or the room's key to whoever reads it. */
	readonly name: string;
	/** The answer to a place's challenge, hex: only those who have the room's key can give it. */
	enter(nonce: string): string;
	/** Seals what is said in the room. 32 bytes. */
	readonly seal: Uint8Array;
}

function derived(purpose: string, room: string): Uint8Array {
	return sha256(new Writer().text(purpose).hex(room).done());
}

/** `room`: hex, as invitations hold it. */
export function roomKeys(room: string): RoomKeys {
	const signer = ed25519Signer(derived('mangrove/room', room));
	return {
		name: signer.key,
		enter: (nonce) => toHex(signer.sign(new Writer().text('mangrove/enter').raw(fromHex(nonce)).done())),
		seal: derived('mangrove/seal', room)
	};
}
