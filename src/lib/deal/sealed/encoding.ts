/**
 * The one form in which lists of parts are hashed: each part as its length (4 bytes, big-endian) and its bytes. No two lists
 * have the same form, so nothing that is hashed can be read as something else.
 */
import { scalarBytes } from './scalar';

/** Text is UTF-8, a number 4 bytes big-endian (0 ≤ n < 2^32), a scalar 32 bytes little-endian; points come as their bytes. */
export type Part = string | number | bigint | Uint8Array;

const encoder = new TextEncoder();

export function encodeParts(parts: readonly Part[]): Uint8Array {
	const pieces: Uint8Array[] = [];
	for (const part of parts) {
		const bytes = partBytes(part);
		pieces.push(fourBytes(bytes.length), bytes);
	}
	return concat(pieces);
}

function partBytes(part: Part): Uint8Array {
	if (typeof part === 'string') return utf8(part);
	if (typeof part === 'number') return fourBytes(part);
	if (typeof part === 'bigint') return scalarBytes(part);
	return part;
}

/** What every proof starts with, so that none serves in another game, for another slot, step or party. */
export function context(gameId: Uint8Array, kind: string, ...parts: readonly Part[]): Uint8Array {
	return encodeParts([gameId, kind, ...parts]);
}

export function fourBytes(value: number): Uint8Array {
	return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function utf8(text: string): Uint8Array {
	return encoder.encode(text);
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
