/**
 * Reading and writing the bytes of bodies. The reader never throws and never reads past the end: after the first fault everything it
 * returns is empty, and `finished` stays false.
 */
import { concat } from './encoding';

export class ByteWriter {
	readonly #parts: Uint8Array[] = [];

	byte(value: number): this {
		return this.raw(Uint8Array.of(value));
	}

	/** Two bytes. */
	short(value: number): this {
		return this.raw(Uint8Array.of(value >>> 8, value));
	}

	raw(bytes: Uint8Array): this {
		this.#parts.push(bytes);
		return this;
	}

	all(list: readonly Uint8Array[]): this {
		this.#parts.push(...list);
		return this;
	}

	/** How many, in two bytes, and each of them. */
	list<T>(items: readonly T[], write: (to: this, item: T) => void): this {
		this.short(items.length);
		for (const item of items) write(this, item);
		return this;
	}

	done(): Uint8Array {
		return concat(this.#parts);
	}
}

export class ByteReader {
	#at = 0;
	#ok = true;

	constructor(readonly source: Uint8Array) {}

	/** Whether everything was read, all of it was as required, and nothing is left. */
	get finished(): boolean {
		return this.#ok && this.#at === this.source.length;
	}

	require(holds: boolean): void {
		if (!holds) this.#ok = false;
	}

	byte(): number {
		return this.raw(1)[0] ?? 0;
	}

	short(): number {
		return this.byte() * 256 + this.byte();
	}

	raw(length: number): Uint8Array {
		if (length > this.source.length - this.#at) this.#ok = false;
		if (!this.#ok) return new Uint8Array(0);
		this.#at += length;
		return this.source.subarray(this.#at - length, this.#at);
	}

	rest(): Uint8Array {
		return this.raw(this.source.length - this.#at);
	}

	times<T>(count: number, read: () => T): T[] {
		const items: T[] = [];
		for (let i = 0; i < count && this.#ok; i++) items.push(read());
		return items;
	}

	list<T>(limit: number, read: () => T): T[] {
		const length = this.short();
		this.require(length <= limit);
		return this.times(length, read);
	}
}
