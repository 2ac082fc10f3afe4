/**
 * What a player signs to go on at another device after losing the ledger of the old one: a new key for the seat, under
 * the signature of the key that holds it. The others agree to that and nothing else (`agreement.ts`), so nobody can
 * take a seat in its player's name, and the new key has no past: it can never have signed twice.
 */
import type { Seat } from '../engine/contract';
import { Writer, fromHex, toHex } from './bytes';
import type { Head, Id, Key } from './entry';
import type { Signer } from './signature';

const KEY = 64;

/** The place at which a seat is asked, in its match. */
export interface AskedPlace {
	readonly match: Id;
	readonly seat: Seat;
	readonly at: Head;
}

/** The detail of an offer or a consent of a `device`: the new key, and the signature of the one that holds the seat. */
export function deviceDetail(place: AskedPlace, key: Key, holder: Signer): string {
	return key + toHex(holder.sign(message(place, key)));
}

/** The key that a `device` or a `bot` gives a seat. */
export function keyIn(detail: string): Key {
	return detail.slice(0, KEY);
}

/** What has to hold for a detail: this signature over these bytes, by the key that holds the seat. */
export function proofIn(place: AskedPlace, detail: string): { signature: Uint8Array; message: Uint8Array } {
	return { signature: fromHex(detail.slice(KEY)), message: message(place, keyIn(detail)) };
}

function message({ match, seat, at }: AskedPlace, key: Key): Uint8Array {
	return new Writer().text('mangrove/device').hex(match).byte(seat).hex(at).hex(key).done();
}
