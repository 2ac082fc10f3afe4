/**
 * Reading and writing the binary forms of a match. The reader is made for foreign bytes: it never throws and never reads past the end;
 * after the first fault everything it returns is empty and `ok` stays false. Numbers are unsigned LEB128 below 2^32.
 */
import { hex } from '../engine/hash';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export class Writer {
	#parts: Uint8Array[] = [];

	byte(value: number): this {
		return this.raw(Uint8Array.of(value));
	}

	number(value: number): this {
		const bytes: number[] = [];
		for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
		bytes.push(value);
		return this.raw(Uint8Array.from(bytes));
	}

	/** Bytes whose length the reader knows. */
	raw(bytes: Uint8Array): this {
		this.#parts.push(bytes);
		return this;
	}

	bytes(bytes: Uint8Array): this {
		return this.number(bytes.length).raw(bytes);
	}

	text(text: string): this {
		return this.bytes(encoder.encode(text));
	}

	/** Hex of a fixed length, as ids, heads and keys are kept in memory. */
	hex(hex: string): this {
		return this.raw(fromHex(hex));
	}

	list<T>(items: readonly T[], write: (item: T) => void): this {
		this.number(items.length);
		for (const item of items) write(item);
		return this;
	}

	done(): Uint8Array {
		return concat(this.#parts);
	}
}

export class Reader {
	#at: number;
	#ok = true;

	constructor(
		readonly source: Uint8Array,
		from = 0
	) {
		this.#at = from;
	}

	/** Whether everything so far could be read. */
	get ok(): boolean {
		return this.#ok;
	}

	/** Whether everything was read and nothing is left. */
	get finished(): boolean {
		return this.#ok && this.#at === this.source.length;
	}

	fail(): void {
		this.#ok = false;
	}

	byte(): number {
		const byte = this.#ok ? this.source[this.#at] : undefined;
		if (byte === undefined) {
			this.fail();
			return 0;
		}
		this.#at++;
		return byte;
	}

	number(): number {
		let value = 0;
		for (let place = 1; place <= 2 ** 28; place *= 128) {
			const byte = this.byte();
			value += (byte & 127) * place;
			if (byte < 128) {
				// One number has one form: no trailing zero groups, nothing beyond 32 bits.
				if ((byte === 0 && place > 1) || value > 0xffffffff) this.fail();
				return this.#ok ? value : 0;
			}
		}
		this.fail();
		return 0;
	}

	raw(length: number): Uint8Array {
		if (!this.#has(length)) return new Uint8Array(0);
		this.#at += length;
		return this.source.subarray(this.#at - length, this.#at);
	}

	/** All that is left. */
	rest(): Uint8Array {
		return this.raw(this.source.length - this.#at);
	}

	bytes(limit: number): Uint8Array {
		const length = this.number();
		if (length > limit) this.fail();
		return this.raw(length);
	}

	text(limit: number): string {
		const length = this.number();
		if (!this.#has(length > limit ? Infinity : length)) return '';
		const [from, to] = [this.#at, this.#at + length];
		this.#at = to;
		const plain = ascii(this.source, from, to);
		if (plain !== null) return plain;
		try {
			return decoder.decode(this.source.subarray(from, to));
		} catch {
			this.fail();
			return '';
		}
	}

	/** A view of the source takes longer to make than its digits take to read; so does text that is at hand already: `likely`. */
	hex(length: number, likely = ''): string {
		if (!this.#has(length)) return '';
		this.#at += length;
		if (likely.length === 2 * length && this.#spells(likely, this.#at - length)) return likely;
		return hex(this.source, this.#at - length, this.#at);
	}

	#spells(hex: string, at: number): boolean {
		for (let i = 0; i < hex.length; i += 2) if (this.source[at++] !== byteAt(hex, i)) return false;
		return true;
	}

	#has(length: number): boolean {
		if (length > this.source.length - this.#at) this.fail();
		return this.#ok;
	}

	list<T>(limit: number, read: () => T): T[] {
		const length = this.number();
		if (length > limit) this.fail();
		const items: T[] = [];
		for (let i = 0; i < length && this.#ok; i++) items.push(read());
		return items;
	}
}

/** Most texts are short and plain; a decoder takes longer to call than they take to read. */
function ascii(bytes: Uint8Array, from: number, to: number): string | null {
	if (to - from > 64) return null;
	let text = '';
	for (let i = from; i < to; i++) {
		const byte = bytes[i] as number;
		if (byte > 127) return null;
		text += CHARACTERS[byte] as string;
	}
	return text;
}

const CHARACTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

export { hex as toHex };

/** The values of lower-case hex digits by their character codes. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < 16; value++) VALUES[value.toString(16).charCodeAt(0)] = value;

/** The bytes of lower-case hex that is known to be well formed. */
export function fromHex(hex: string): Uint8Array {
	const bytes = new Uint8Array(hex.length / 2);
	putHex(bytes, 0, hex);
	return bytes;
}

/** Writes them into bytes that are there. */
export function putHex(into: Uint8Array, at: number, hex: string): void {
	for (let i = 0; i < hex.length; i += 2) into[at++] = byteAt(hex, i);
}

function byteAt(hex: string, at: number): number {
	return ((VALUES[hex.charCodeAt(at)] as number) << 4) | (VALUES[hex.charCodeAt(at + 1)] as number);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
	return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** FNV-1a, 32 bits: tells whether bytes in a store are still what they were. No defence against anybody. */
export function checksum(bytes: Uint8Array): number {
	let sum = 0x811c9dc5;
	for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ (bytes[i] as number), 0x01000193);
	return sum >>> 0;
}
