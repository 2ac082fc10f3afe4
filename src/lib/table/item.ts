/** An item: an entry whose bytes were decoded and whose signature was checked. Everything beyond this file deals with items only. */
import { decode, encode } from './codec';
import type { Entry, Genesis, Id, Key } from './entry';
import { entryId } from './entry';
import { concat } from './bytes';
import type { Signer, Verify } from './signature';

export interface Item<E extends Entry = Entry> {
	readonly id: Id;
	readonly entry: E;
	/** The key that signed it. */
	readonly key: Key;
	/** `signature || payload`, as it travels. */
	readonly bytes: Uint8Array;
}

export const SIGNATURE = 64;

export function sign<E extends Entry>(entry: E, signer: Signer): Item<E> {
	const payload = encode(entry);
	return { id: entryId(payload), entry, key: signer.key, bytes: concat([signer.sign(payload), payload]) };
}

/** Signed bytes taken apart; the signature is not checked yet. Null if they are no entry. */
export function unpack(bytes: Uint8Array): { signature: Uint8Array; payload: Uint8Array; entry: Entry } | null {
	if (bytes.length <= SIGNATURE) return null;
	const payload = bytes.subarray(SIGNATURE);
	const entry = decode(payload);
	return entry === null ? null : { signature: bytes.subarray(0, SIGNATURE), payload, entry };
}

/** A genesis is checked against the key it names: whoever signed it is the host. */
export async function checkGenesis(bytes: Uint8Array, verify: Verify): Promise<Item<Genesis> | null> {
	const parts = unpack(bytes);
	if (parts === null || parts.entry.kind !== 'genesis') return null;
	const { entry, payload, signature } = parts;
	return (await verify(signature, payload, entry.host))
		? { id: entryId(payload), entry, key: entry.host, bytes }
		: null;
}
