/**
 * Reading and writing the binary forms of a match. The reader is made for foreign bytes: it never throws and never reads past the end;
 * after the first fault everything it returns is empty and `ok` stays false. Numbers are unsigned LEB128 below 2^32.
 */
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
	#at = 0;
	#ok = true;

	constructor(readonly source: Uint8Array) {}

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
		if (!this.#ok || length > this.source.length - this.#at) {
			this.fail();
			return new Uint8Array(0);
		}
		this.#at += length;
		return this.source.subarray(this.#at - length, this.#at);
	}

	bytes(limit: number): Uint8Array {
		const length = this.number();
		if (length > limit) this.fail();
		return this.raw(length);
	}

	text(limit: number): string {
		const bytes = this.bytes(limit);
		const plain = ascii(bytes);
		if (plain !== null) return plain;
		try {
			return decoder.decode(bytes);
		} catch {
			this.fail();
			return '';
		}
	}

	hex(length: number): string {
		return toHex(this.raw(length));
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
function ascii(bytes: Uint8Array): string | null {
	if (bytes.length > 64) return null;
	for (const byte of bytes) if (byte > 127) return null;
	return String.fromCharCode(...bytes);
}

const HEX = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** Made in one piece: text that is put together digit by digit stays a tree of pieces until it is used. */
export function toHex(bytes: Uint8Array): string {
	const codes = new Array<number>(2 * bytes.length);
	for (let i = 0; i < bytes.length; i++) {
		const byte = bytes[i] as number;
		codes[2 * i] = HEX[byte >> 4] as number;
		codes[2 * i + 1] = HEX[byte & 15] as number;
	}
	return String.fromCharCode(...codes);
}

/** The value of a lower-case hex digit by its character code. */
const digit = (code: number): number => (code > 57 ? code - 87 : code - 48);

/** The bytes of lower-case hex that is known to be well formed. */
export function fromHex(hex: string): Uint8Array {
	const bytes = new Uint8Array(hex.length / 2);
	for (let i = 0; i < bytes.length; i++)
		bytes[i] = (digit(hex.charCodeAt(2 * i)) << 4) | digit(hex.charCodeAt(2 * i + 1));
	return bytes;
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
