/**
 * The filter in front of the document: the only Yjs updates that an honest device sends, and the only ones that are
 * read. An update holds the structs of one author, the sender's own document, in order:
 *
 * - an entry: an item without neighbours, bytes under a key of 32 hex digits in the root map `entries`;
 * - a gap: places that carry nothing (Yjs calls them collected), one at least.
 *
 * No other content, parent or root, no neighbours, no second author, no deletions. Bytes that Yjs itself would read
 * but an honest device never writes are refused, and each update has one form: writing what was read gives the same
 * bytes. So an update costs what its bytes cost, whatever Yjs would make of it.
 */
import { Reader, Writer } from '../table/bytes';
import { LIMITS } from '../table/entry';
import { SIGNATURE } from '../table/item';

/** The only root of the document (`table/carrier.ts`). */
export const ROOT = 'entries';

export interface Row {
	/** 32 hex digits. */
	readonly key: string;
	readonly value: Uint8Array;
}

/** So many places without an entry. */
export type Gap = number;

export interface Update {
	/** The Yjs client id of the sender's document. */
	readonly author: number;
	/** The clock of the first place. */
	readonly from: number;
	/** No two gaps stand side by side. */
	readonly places: readonly (Row | Gap)[];
}

/** State vectors have an author each for the sender and the receiver. */
export type Vector = ReadonlyMap<number, number>;

/** Info byte of an item with a key and binary content, and of a collected run. */
const ENTRY = 0x23;
const COLLECTED = 0x00;
const NAMED_PARENT = 1;
const NO_DELETIONS = 0;
const KEY = /^[0-9a-f]{32}$/;
const LARGEST = LIMITS.entry + SIGNATURE;
const MOST_PLACES = 0xffff_ffff;

/** Null unless an honest device could have written these bytes. */
export function readUpdate(bytes: Uint8Array): Update | null {
	const reader = new Reader(bytes);
	if (reader.number() !== 1) return null;
	const count = reader.number();
	const author = reader.number();
	const from = reader.number();
	const places: (Row | Gap)[] = [];
	let clock = from;
	for (let i = 0; i < count && reader.ok; i++) {
		const place = readPlace(reader);
		if (place === null || (isGap(place) && isGap(places.at(-1)))) return null;
		clock += lengthOf(place);
		places.push(place);
	}
	const isWhole = reader.number() === NO_DELETIONS && reader.finished;
	return isWhole && count > 0 && clock <= MOST_PLACES ? { author, from, places } : null;
}

export function writeUpdate({ author, from, places }: Update): Uint8Array {
	const writer = new Writer().number(1).number(places.length).number(author).number(from);
	for (const place of places) {
		if (isGap(place)) writer.byte(COLLECTED).number(place);
		else writer.byte(ENTRY).number(NAMED_PARENT).text(ROOT).text(place.key).bytes(place.value);
	}
	return writer.number(NO_DELETIONS).done();
}

export function isGap(place: Row | Gap | undefined): place is Gap {
	return typeof place === 'number';
}

/** How many places it takes. */
export function lengthOf(place: Row | Gap): number {
	return isGap(place) ? place : 1;
}

/** A Yjs state vector. Null if it is none, or names more authors than a beat does. */
export function readVector(bytes: Uint8Array): Vector | null {
	const reader = new Reader(bytes);
	const vector = new Map(reader.list(2, () => [reader.number(), reader.number()] as const));
	return reader.finished ? vector : null;
}

export function writeVector(vector: Vector): Uint8Array {
	const writer = new Writer();
	return writer.list([...vector], ([author, clock]) => writer.number(author).number(clock)).done();
}

function readPlace(reader: Reader): Row | Gap | null {
	const info = reader.byte();
	if (info === COLLECTED) return reader.number() || null;
	if (info !== ENTRY || reader.number() !== NAMED_PARENT || reader.text(ROOT.length) !== ROOT) return null;
	const key = reader.text(32);
	const value = reader.bytes(LARGEST);
	return reader.ok && KEY.test(key) ? { key, value } : null;
}
