/**
 * Who sits where. With fixed seating a place is a seat. By lot the host commits to a secret in the genesis, everybody adds a nonce when sitting down, and `start`
 * opens the secret: nobody could choose the result, and everybody can check it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { Writer, fromHex, toHex } from './bytes';
import type { Genesis, Key, Sit, Start } from './entry';
import type { Item } from './item';
import type { Pool } from './pool';

export function lotCommitment(secret: string): string {
	return toHex(sha256(new Writer().text('mangrove/lot').text(secret).done()));
}

/** The key of each seat after `start`, or null if it is not what the genesis asks for or names a sit that is not known here. */
export function seating(genesis: Genesis, start: Start, pool: Pool): readonly Key[] | null {
	if (genesis.lot === '' ? start.secret !== '' : lotCommitment(start.secret) !== genesis.lot) return null;
	const sits = start.sits.map((id) => pool.items.get(id) as Item<Sit> | undefined);
	if (sits.some((sit) => sit?.entry.kind !== 'sit')) return null;
	const byPlace = new Map(sits.map((sit) => [(sit as Item<Sit>).entry.place, sit as Item<Sit>]));
	const invited = genesis.seats.filter((seat) => seat.by === 'invite').length;
	if (byPlace.size !== sits.length || sits.length !== invited) return null;
	const keys = genesis.seats.map((seat, place) =>
		seat.by === 'own' ? seat.key : (byPlace.get(place)?.entry.key ?? null)
	);
	if (keys.includes(null)) return null;
	const order = genesis.lot === '' ? keys.map((_, place) => place) : drawn(start, [...byPlace.values()], keys.length);
	return order.map((place) => keys[place] as Key);
}

/** The place that takes each seat. */
export function drawn(start: Start, sits: readonly Item<Sit>[], seats: number): number[] {
	const writer = new Writer().text('mangrove/draw').text(start.secret);
	for (const sit of [...sits].sort((a, b) => a.entry.place - b.entry.place)) writer.hex(sit.entry.nonce);
	let stream = sha256(writer.done());
	const order = Array.from({ length: seats }, (_, place) => place);
	for (let i = seats - 1; i > 0; i--) {
		// 32 bits against at most 16 seats: the bias is below one in a hundred million.
		const value = Number.parseInt(toHex(stream.subarray(0, 4)), 16);
		const j = value % (i + 1);
		[order[i], order[j]] = [order[j] as number, order[i] as number];
		stream = sha256(fromHex(toHex(stream)));
	}
	return order;
}
