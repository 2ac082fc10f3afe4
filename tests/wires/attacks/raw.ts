/** Yjs updates made by hand, as no honest device makes them. Yjs itself reads every one of them. */
import { Writer } from '../../../src/lib/table/bytes';

const DELETED = 1;
const BINARY = 3;
const KEYED = 0x20;

/** Values in the root `entries`: under a key, or as members of a list that nobody looks at. */
export function entries(
	author: number,
	clock: number,
	values: readonly (readonly [string | null, Uint8Array])[]
): Uint8Array {
	const writer = new Writer().number(1).number(values.length).number(author).number(clock);
	for (const [key, value] of values) {
		writer
			.byte(key === null ? BINARY : BINARY | KEYED)
			.number(1)
			.text('entries');
		if (key !== null) writer.text(key);
		writer.bytes(value);
	}
	return writer.number(0).done();
}

/** A collected struct each of so many invented authors. */
export function manyAuthors(count: number, first = 1_000_000_000): Uint8Array {
	const writer = new Writer().number(count);
	for (let i = count; i > 0; i--)
		writer
			.number(1)
			.number(first + i)
			.number(0)
			.byte(0)
			.number(1);
	return writer.number(0).done();
}

/** Deletes all that authors have written. */
export function deleteAll(vector: ReadonlyMap<number, number>): Uint8Array {
	const writer = new Writer().number(0);
	return writer.list([...vector], ([author, clock]) => writer.number(author).number(1).number(0).number(clock)).done();
}

/** A keyed item that takes its place from the struct before it, whatever that is. */
export function neighbour(author: number, of: readonly [number, number], value: Uint8Array): Uint8Array {
	const writer = new Writer().number(1).number(1).number(author).number(0);
	return writer
		.byte(0x80 | BINARY)
		.number(of[0])
		.number(of[1])
		.bytes(value)
		.number(0)
		.done();
}

/** An entry, then a collected struct of no length at all: a document that takes it in cannot be encoded any more. */
export function poison(author: number): Uint8Array {
	const writer = new Writer().number(1).number(2).number(author).number(0);
	writer
		.byte(BINARY | KEYED)
		.number(1)
		.text('entries')
		.text('ab'.repeat(16))
		.bytes(Uint8Array.of(1));
	return writer.byte(0).number(0).number(0).done();
}

/** Items that are deleted as soon as they come. */
export function tombstones(author: number, keys: readonly string[]): Uint8Array {
	const writer = new Writer().number(1).number(keys.length).number(author).number(0);
	for (const key of keys)
		writer
			.byte(DELETED | KEYED)
			.number(1)
			.text('entries')
			.text(key)
			.number(1);
	return writer.number(0).done();
}
