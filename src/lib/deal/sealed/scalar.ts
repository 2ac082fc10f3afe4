/** Numbers modulo the order of the group. On the wire: 32 bytes, little-endian, below the order; nothing else is read. */
import { ristretto255 } from '@noble/curves/ed25519.js';

const { Fn } = ristretto255.Point;

/** The prime order of the group, 2^252 + 27742317777372353535851937790883648493. */
export const ORDER: bigint = Fn.ORDER;

export const SCALAR_BYTES = 32;

/** The representative in 0 ≤ r < order. */
export function mod(value: bigint): bigint {
	const rest = value % ORDER;
	return rest < 0n ? rest + ORDER : rest;
}

/** Of a value that is not 0 modulo the order; throws for 0. */
export function inverse(value: bigint): bigint {
	return Fn.inv(mod(value));
}

/** A whole number of 8-byte words, lowest byte first. */
export function littleEndian(bytes: Uint8Array): bigint {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let value = 0n;
	for (let at = bytes.length - 8; at >= 0; at -= 8) value = (value << 64n) | view.getBigUint64(at, true);
	return value;
}

/** The 32 bytes of 0 ≤ value < 2^256. */
export function scalarBytes(value: bigint): Uint8Array {
	const bytes = new Uint8Array(SCALAR_BYTES);
	const view = new DataView(bytes.buffer);
	for (let at = 0; at < SCALAR_BYTES; at += 8, value >>= 64n) view.setBigUint64(at, value, true);
	return bytes;
}

/** The scalar of foreign bytes, or null if they are not its one form. */
export function readScalar(bytes: Uint8Array): bigint | null {
	if (bytes.length !== SCALAR_BYTES) return null;
	const value = littleEndian(bytes);
	return value < ORDER ? value : null;
}

/** Sum of products, reduced once. Lists of one length. */
export function inner(a: readonly bigint[], b: readonly bigint[]): bigint {
	return mod(a.reduce((sum, value, i) => sum + value * (b[i] as bigint), 0n));
}
