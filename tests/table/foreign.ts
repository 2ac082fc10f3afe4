/** Malformed bytes of every sort, made from good ones and from nothing, and what every parser of foreign bytes must do with them. */
import type { Random } from '../../src/lib/engine/random';
import { Reader, concat, equalBytes } from '../../src/lib/table/bytes';
import type { Chain } from '../../src/lib/table/chain';
import { decode, encode, readFacts } from '../../src/lib/table/codec';
import type { Fault } from '../../src/lib/table/gate';
import { admitNow } from '../../src/lib/table/gate';
import { unpack } from '../../src/lib/table/item';
import { cheapVerify } from './sim/signer';

const FAULTS: readonly Fault[] = ['too-big', 'garbage', 'wrong-match', 'stranger', 'bad-signature', 'too-many'];

export function malformed(random: Random, good: readonly Uint8Array[]): Uint8Array {
	const source = random.pick(good);
	const bytes = Uint8Array.from(source);
	const byte = (): number => random.int(256);
	switch (random.int(9)) {
		case 0:
			return bytes.subarray(0, random.int(bytes.length + 1));
		case 1:
			return concat([bytes, Uint8Array.from({ length: 1 + random.int(40) }, byte)]);
		case 2:
			return Uint8Array.from({ length: random.int(300) }, byte);
		case 3: {
			// An absurd length, somewhere.
			const at = random.int(bytes.length);
			return concat([bytes.subarray(0, at), Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f), bytes.subarray(at)]);
		}
		case 4: {
			const at = random.int(bytes.length);
			return concat([bytes.subarray(0, at), random.pick(good).subarray(random.int(source.length))]);
		}
		case 5: {
			// A sound head, and then nonsense.
			const at = Math.min(bytes.length, 64 + 2 + random.int(80));
			return concat([bytes.subarray(0, at), Uint8Array.from({ length: random.int(80) }, byte)]);
		}
		case 6:
			return random.int(200) === 0 ? new Uint8Array(70_000).fill(byte()) : new Uint8Array(random.int(400)).fill(byte());
		default:
			for (let flips = 1 + random.int(4); flips > 0; flips--) bytes[random.int(bytes.length)] = byte();
			return bytes;
	}
}

/** Throws if any parser does with these bytes what it must not. */
export function survive(bytes: Uint8Array, chain: Chain): void {
	const entry = decode(bytes);
	if (entry !== null && !equalBytes(encode(entry), bytes)) throw new Error('an entry in two forms');
	const parts = unpack(bytes);
	if (parts !== null && !equalBytes(encode(parts.entry), parts.payload)) throw new Error('an entry in two forms');
	const reader = new Reader(bytes);
	const facts = readFacts(reader);
	if (Object.keys(facts).length > 256) throw new Error('too many facts');
	const before = chain.pool.items.size;
	const admission = admitNow(chain, bytes, cheapVerify);
	if (!admission.ok && !FAULTS.includes(admission.fault)) throw new Error('a fault without a name');
	if (admission.ok && chain.pool.items.size < before) throw new Error('foreign bytes took something away');
	chain.view();
}
