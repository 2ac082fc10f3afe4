/**
 * Parcels: what the other side lacks, as bytes for a link or a file. Every entry goes as it was signed, without the match id that all of them share. A parcel holds entries of
 * one match; opening one is the same as hearing them from a peer.
 */
import type { Seat } from '../engine/contract';
import { Reader, Writer, concat, fromHex } from './bytes';
import type { Chain } from './chain';
import type { Head, Id } from './entry';
import { LIMITS } from './entry';
import type { Item } from './item';
import { SIGNATURE } from './item';

const FORMAT = 0x50;
const MOST = 20_000;
const HASH = 32;
/** Signature, format and kind stand before the match id. */
const BEFORE_MATCH = SIGNATURE + 2;

export interface Parcel {
	readonly match: Id;
	/** The genesis, for somebody who has never heard of the match. */
	readonly genesis: Uint8Array | null;
	readonly entries: readonly Uint8Array[];
}

export function packParcel(chain: Chain, items: readonly Item[], withGenesis: boolean): Uint8Array {
	const writer = new Writer().byte(FORMAT).hex(chain.genesis.id);
	writer.list(withGenesis ? [chain.genesis.bytes] : [], (bytes) => writer.bytes(bytes));
	writer.list(items, ({ bytes }) =>
		writer.bytes(concat([bytes.subarray(0, BEFORE_MATCH), bytes.subarray(BEFORE_MATCH + HASH)]))
	);
	return writer.done();
}

/** Null if the bytes are no parcel. Signatures are not checked here: its entries go through the gate like any others. */
export function openParcel(bytes: Uint8Array): Parcel | null {
	const reader = new Reader(bytes);
	if (reader.byte() !== FORMAT) return null;
	const match = reader.hex(HASH);
	const genesis = reader.list(1, () => reader.bytes(LIMITS.entry + SIGNATURE))[0] ?? null;
	const entries = reader.list(MOST, () => {
		const cut = reader.bytes(LIMITS.entry + SIGNATURE);
		return concat([cut.subarray(0, BEFORE_MATCH), fromHex(match), cut.subarray(BEFORE_MATCH)]);
	});
	return reader.finished ? { match, genesis, entries } : null;
}

/** What a seat surely has: all that it signed, and all that the heads it named rest on. */
export function knownTo(chain: Chain, seat: Seat): Set<Id> {
	const known = new Set<Id>();
	const heads = new Set<Head>();
	for (const { id, entry } of chain.pool.items.values()) {
		if (!('seat' in entry) || entry.seat !== seat) continue;
		known.add(id);
		const named = 'parent' in entry ? entry.parent : 'for' in entry ? entry.for : 'head' in entry ? entry.head : null;
		for (let node = named === null ? null : (chain.node(named) ?? null); node !== null; node = node.up) {
			if (heads.has(node.head)) break;
			heads.add(node.head);
			if (node.link !== null) known.add(node.link.id);
		}
	}
	for (const { id, entry } of chain.pool.items.values()) {
		if (entry.kind === 'fact' && heads.has(entry.for)) known.add(id);
		if (entry.kind === 'sit' && heads.size > 0) known.add(id);
	}
	return known;
}

/** What somebody lacks who knows these: links in the order of the chain, then the rest. */
export function lacking(chain: Chain, known: ReadonlySet<Id>): Item[] {
	const inOrder = new Map<Id, Item>();
	for (const sit of chain.pool.allSits) inOrder.set(sit.id, sit);
	for (const { link } of chain.view().nodes) {
		const item = link === null ? undefined : chain.pool.items.get(link.id);
		if (item !== undefined) inOrder.set(item.id, item);
	}
	for (const item of chain.pool.items.values()) inOrder.set(item.id, item);
	return [...inOrder.values()].filter((item) => !known.has(item.id));
}
