/** An item: an entry whose bytes were decoded and whose signature was checked. Everything beyond this file deals with items only. */
import type { Entry, Genesis, Id, Key, Sit } from './entry';
import { HOST, decode, encode, entryId } from './entry';
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

/** The keys that may have signed an entry of this match, given who has sat down so far. Empty: cannot be told yet, or never. */
export function signersOf(entry: Entry, genesis: Genesis, sits: readonly Item<Sit>[]): Key[] {
	switch (entry.kind) {
		case 'genesis':
			return [];
		case 'start':
			return [genesis.host];
		case 'sit': {
			const seat = genesis.seats[entry.place];
			return seat?.by === 'invite' ? [seat.key] : [];
		}
		default: {
			if (entry.seat === HOST) return entry.kind === 'fact' ? [genesis.host] : [];
			if (entry.seat >= genesis.seats.length) return [];
			// A lot moves players to other seats, and a bot for an absent seat is played by another's device: any player's key may be
			// meant. The key that sits at the same place is tried first.
			const keys = genesis.seats.flatMap((seat, place) => (seat.by === 'own' ? [{ place, key: seat.key }] : []));
			for (const sit of sits) keys.push({ place: sit.entry.place, key: sit.entry.key });
			const likely = keys.filter(({ place }) => place === entry.seat);
			return [...new Set([...likely, ...keys].map(({ key }) => key))];
		}
	}
}
