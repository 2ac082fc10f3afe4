/**
 * What a document says to somebody who has its first places: the rest, or an instalment of it. A document has one
 * author, the device it is on, because nothing that comes over a wire is applied to it (`intake.ts`).
 */
import * as Y from 'yjs';
import { isGap, ROOT, type Gap, type Row, type Update } from './update';

/** The document holds what it never could by its own writing: it has to be made anew. */
export class Broken extends Error {}

/** How many places a document has. */
export function lengthOf(doc: Y.Doc): number {
	return Y.getState(doc.store, doc.clientID);
}

/**
 * The places from a clock on, until their entries have `most` bytes or a little more; null if there are none. Entries
 * with a key in `known` are left out: gaps stand for them, and for what was let go.
 */
export function excerpt(doc: Y.Doc, from: number, most: number, known: ReadonlySet<string>): Update | null {
	const author = doc.clientID;
	const structs = doc.store.clients.get(author) ?? [];
	const places: (Row | Gap)[] = [];
	let clock = from;
	let bytes = 0;
	for (let i = indexAt(structs, from); i < structs.length && bytes < most; i++) {
		const struct = structs[i] as Y.Item | Y.GC;
		const end = struct.id.clock + struct.length;
		if (struct.length < 1 || struct.id.clock > clock || end <= clock) throw new Broken();
		const row = rowOf(struct);
		const last = places.at(-1);
		if (row !== null && !known.has(row.key)) {
			places.push(row);
			bytes += row.value.length + row.key.length;
		} else if (isGap(last)) places[places.length - 1] = last + end - clock;
		else places.push(end - clock);
		clock = end;
	}
	return places.length === 0 ? null : { author, from, places };
}

/** Null for what was let go. */
function rowOf(struct: Y.Item | Y.GC): Row | null {
	if (!(struct instanceof Y.Item) || struct.deleted || !(struct.content instanceof Y.ContentBinary)) return null;
	const { parent, parentSub, content } = struct;
	if (parentSub === null || !(parent instanceof Y.AbstractType) || Y.findRootTypeKey(parent) !== ROOT)
		throw new Broken();
	return { key: parentSub, value: content.content };
}

/** The struct that holds a clock, or the end. */
function indexAt(structs: readonly (Y.Item | Y.GC)[], clock: number): number {
	let [low, high] = [0, structs.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		const { id, length } = structs[middle] as Y.Item | Y.GC;
		if (id.clock + length <= clock) low = middle + 1;
		else high = middle;
	}
	return low;
}
