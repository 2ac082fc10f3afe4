/**
 * Parcels: what the other side lacks, as bytes for a link or a file. Every entry goes as it was signed, without what the reader can tell by itself: the match id that all of them share, and the head that follows from the entry
 * before. A parcel holds entries of one match; opening one is the same as hearing them from a peer.
 */
import type { Seat } from '../engine/contract';
import { Reader, Writer, concat, fromHex } from './bytes';
import type { Chain } from './chain';
import { FORMAT } from './codec';
import type { Head, Id, Key } from './entry';
import { LIMITS, entryId, isChained, nextHead } from './entry';
import { headNamed } from './fork';
import type { Item } from './item';
import { SIGNATURE, unpack } from './item';
import type { Table } from './table';

const KIND = 0x51;
const MOST = 20_000;
const HASH = 32;
/** Enough of an id to tell entries apart, as in the document: a link with one move has to stay short. */
const SHORT = 16;
/** Signature, format and kind stand before the match id, the seat between it and the parent. */
const BEFORE_MATCH = SIGNATURE + 2;
const BEFORE_PARENT = BEFORE_MATCH + HASH + 1;

export interface Parcel {
	readonly match: Id;
	/** The genesis, for somebody who has never heard of the match. */
	readonly genesis: Uint8Array | null;
	/** The beginning of the id of the start or the one sit that whoever packed it goes by; '' while there is none. */
	readonly seating: string;
	readonly entries: readonly Uint8Array[];
}

export function packParcel({ genesis, seating }: Chain, items: readonly Item[], withGenesis: boolean): Uint8Array {
	const writer = new Writer().byte(KIND).byte(FORMAT);
	writer.list(withGenesis ? [genesis.bytes] : [], (bytes) => writer.bytes(bytes));
	if (!withGenesis) writer.hex(genesis.id);
	writer.list(seating === null || seating.id === '' ? [] : [seating.id.slice(0, 2 * SHORT)], (id) => writer.hex(id));
	let likely = genesis.id;
	writer.list(items, ({ bytes, entry }) => {
		const follows = isChained(entry) && entry.parent === likely;
		likely = headAfter(bytes) ?? likely;
		const seat = bytes.subarray(BEFORE_MATCH + HASH, BEFORE_PARENT);
		const rest = bytes.subarray(follows ? BEFORE_PARENT + HASH : BEFORE_PARENT);
		writer.byte(follows ? 1 : 0).bytes(concat([bytes.subarray(0, BEFORE_MATCH), seat, rest]));
	});
	return writer.done();
}

/** Null if the bytes are no parcel. Signatures are not checked here: its entries go through the gate like any others. */
export function openParcel(bytes: Uint8Array): Parcel | null {
	const reader = new Reader(bytes);
	if (reader.byte() !== KIND || reader.byte() !== FORMAT) return null;
	const genesis = reader.list(1, () => reader.bytes(LIMITS.entry + SIGNATURE))[0] ?? null;
	const match = genesis === null ? reader.hex(HASH) : entryId(genesis.subarray(SIGNATURE));
	const [seating = ''] = reader.list(1, () => reader.hex(SHORT));
	let likely = match;
	const entries = reader.list(MOST, () => {
		const follows = reader.byte();
		if (follows > 1) reader.fail();
		const cut = reader.bytes(LIMITS.entry + SIGNATURE);
		const seat = cut.subarray(BEFORE_MATCH, BEFORE_MATCH + 1);
		const parent = follows === 1 ? fromHex(likely) : new Uint8Array();
		const whole = concat([cut.subarray(0, BEFORE_MATCH), fromHex(match), seat, parent, cut.subarray(BEFORE_MATCH + 1)]);
		likely = headAfter(whole) ?? likely;
		return whole;
	});
	return reader.finished ? { match, genesis, seating, entries } : null;
}

/** Tells a table, which has taken in what came with it, by which seating the sender goes. */
export async function tellSeating(table: Table, seating: string): Promise<void> {
	if (seating === '') return;
	const { starts, allSits } = table.chain.pool;
	const told = [...starts, ...allSits].find(({ id }) => id.startsWith(seating));
	if (told !== undefined) await table.tell(told.id);
}

/** The head that the next entry most likely names: right wherever nobody else has answered in between. Null after loose entries. */
function headAfter(bytes: Uint8Array): Head | null {
	const parts = unpack(bytes);
	return parts !== null && isChained(parts.entry) ? nextHead(parts.entry.parent, entryId(parts.payload)) : null;
}

/** What a seat surely has: all that it signed, and all that the heads it named rest on. Nothing about the others has to be remembered for that. */
export function knownTo(chain: Chain, seat: Seat): Set<Id> {
	const known = new Set<Id>();
	const heads = new Set<Head>();
	const keys = new Set<Key>();
	for (const { id, entry, key } of chain.pool.items.values()) {
		if (!('seat' in entry) || entry.seat !== seat) continue;
		known.add(id);
		keys.add(key);
		const named = entry.kind === 'offer' ? entry.at : headNamed(entry);
		for (let node = named === null ? null : (chain.node(named) ?? null); node !== null; node = node.up) {
			if (heads.has(node.head)) break;
			heads.add(node.head);
			if (node.link !== null) known.add(node.link.id);
		}
	}
	for (const { id, entry } of chain.pool.items.values()) {
		if (entry.kind === 'fact' && heads.has(entry.for)) known.add(id);
		if (entry.kind === 'sit' && keys.has(entry.key)) known.add(id);
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
