/** Malformed bodies of every sort, and what the reader and the judge must do with them. */
import { concat, equalBytes } from '../../src/lib/deal/sealed/encoding';
import { readBody, writeBody } from '../../src/lib/deal/sealed/form';
import type { Claim, Judge } from '../../src/lib/deal/sealed/judge';
import { hex } from '../../src/lib/engine/hash';
import type { Random } from '../../src/lib/engine/random';

/** Types that are read, and some that are not. */
const TYPES = [1, 2, 3, 4, 5, 6, 7, 9, 0x10, 0, 8, 0x11, 0x14, 255];

export function malformedBody(random: Random, good: readonly Uint8Array[]): Uint8Array {
	const source = random.pick(good);
	const bytes = Uint8Array.from(source);
	const byte = (): number => random.int(256);
	const noise = (most: number): Uint8Array => Uint8Array.from({ length: random.int(most) }, byte);
	switch (random.int(8)) {
		case 0:
			return bytes.subarray(0, random.int(bytes.length + 1));
		case 1:
			return concat([bytes, noise(40)]);
		case 2:
			return concat([Uint8Array.of(random.pick(TYPES)), noise(400)]);
		case 3:
			// A sound head, and then another body's words.
			return concat([
				bytes.subarray(0, random.int(bytes.length)),
				random.pick(good).subarray(random.int(source.length))
			]);
		case 4: {
			// A word that is no scalar and no point, or the identity.
			const at = random.int(bytes.length);
			bytes.fill(random.pick([0, 255]), at, at + 32);
			return bytes;
		}
		case 5:
			// Counts that promise more than there is, or less.
			bytes.set([random.pick([0, 1, 2, 255]), byte()], 1 + random.int(Math.min(8, bytes.length - 2)));
			return bytes;
		case 6:
			return new Uint8Array(random.int(random.int(50) === 0 ? 70_000 : 300)).fill(byte());
		default:
			for (let flips = 1 + random.int(4); flips > 0; flips--) bytes[random.int(bytes.length)] = byte();
			return bytes;
	}
}

/** Throws if the reader or the judge does with these bytes what it must not. Returns whether they were a body. */
export function surviveBody<P>(bytes: Uint8Array, claims: readonly Claim[], judge: Judge<P>): boolean {
	const body = readBody(bytes);
	if (body !== null && !equalBytes(writeBody(body), bytes)) throw new Error('a body in two forms');
	const asked = claims.filter(({ statement }, i) =>
		body === null ? i === bytes.length % claims.length : body.type === statement.kind
	);
	for (const { statement } of asked) {
		if (!judge.check({ statement, body: bytes })) continue;
		if (claims.every((claim) => essence(claim.body) !== essence(bytes))) throw new Error('a forged body holds');
	}
	return body !== null;
}

/** Fields that only name what a body is about, for whoever finds its statement. */
const NAMES = new Set(['slot', 'roll', 'step']);

/** A body without its names; null if it is none. Slots of a draw are names, too. */
export function essence(bytes: Uint8Array): string | null {
	const body = readBody(bytes);
	if (body === null) return null;
	return JSON.stringify(body.type === 'draw' ? { ...body, slots: body.slots.length } : body, (key, value: unknown) =>
		NAMES.has(key) ? null : value instanceof Uint8Array ? hex(value) : value
	);
}
