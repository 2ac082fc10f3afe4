/** Entries in bytes: one form each, whatever the kind, and nothing else is read. */
import fc from '../check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { Reader, Writer, equalBytes } from '../../src/lib/table/bytes';
import { decode, encode, readFacts, writeFacts } from '../../src/lib/table/codec';
import type { Genesis } from '../../src/lib/table/entry';
import { anyEntry } from './arbitrary';
import { HandMadeMatch, PASS, WAGER } from './hand';
import { malformed, survive } from './foreign';

const genesis = (options: unknown): Genesis => ({
	kind: 'genesis',
	game: 'relay',
	rules: 1,
	options,
	seats: [{ name: 'A', by: 'own', key: '11'.repeat(32), bot: '' }],
	lot: '',
	dealer: 'open',
	host: '22'.repeat(32),
	nonce: '33'.repeat(16),
	from: null
});

describe('entries', () => {
	it('every kind comes back as it was', () => {
		fc.assert(
			fc.property(anyEntry, (entry) => {
				expect(decode(encode(entry))).toEqual(entry);
			}),
			{ numRuns: 1500, seed: 7 }
		);
	});

	it('what is read is written back byte for byte, also where bytes were changed', () => {
		let accepted = 0;
		fc.assert(
			fc.property(anyEntry, fc.nat(), fc.nat(255), (entry, place, value) => {
				const bytes = encode(entry);
				bytes[place % bytes.length] = value;
				const read = decode(bytes);
				if (read === null) return;
				accepted++;
				expect(equalBytes(encode(read), bytes)).toBe(true);
			}),
			{ numRuns: 3000, seed: 8 }
		);
		expect(accepted).toBeGreaterThan(1000);
	});

	it('a number has one form', () => {
		for (const bytes of [[0x80, 0], [0xff, 0xff, 0xff, 0xff, 0x1f], [0xff, 0xff, 0xff, 0xff, 0xff, 1], []]) {
			const reader = new Reader(Uint8Array.from(bytes));
			expect(reader.number()).toBe(0);
			expect(reader.ok).toBe(false);
		}
		for (const value of [0, 127, 128, 16_383, 16_384, 0xffffffff]) {
			const reader = new Reader(new Writer().number(value).done());
			expect(reader.number()).toBe(value);
			expect(reader.finished).toBe(true);
		}
	});

	it('facts are in order, once each', () => {
		const written = writeFacts(new Writer(), { b: 1, a: 'x' }).done();
		expect(readFacts(new Reader(written))).toEqual({ a: 'x', b: 1 });
		const twice = new Writer().number(2).text('a').byte(0).number(1).text('a').byte(0).number(2).done();
		const reader = new Reader(twice);
		readFacts(reader);
		expect(reader.ok).toBe(false);
	});

	it('options in another order, with blanks, twice named or nested without end are no genesis', () => {
		const good = encode(genesis({ a: 1, b: [2] }));
		expect(decode(good)).not.toBeNull();
		const written = (text: string): Uint8Array => {
			const parts = new Writer().byte(2).byte(0).text('relay').number(1).text(text);
			const rest = good.subarray(good.length - (1 + 2 + 1 + 32 + 1 + 1 + 1 + 32 + 16 + 1));
			return parts.raw(rest).done();
		};
		expect(decode(written('{"a":1,"b":[2]}'))).not.toBeNull();
		for (const text of ['{"b":[2],"a":1}', '{"a": 1,"b":[2]}', '{"a":1,"a":1,"b":[2]}', '1e999', '-0', '', '['])
			expect(decode(written(text)), text).toBeNull();
		const deep = '['.repeat(8_000) + ']'.repeat(8_000);
		expect(() => decode(written(deep))).not.toThrow();
	});

	it('4,000 malformed inputs: an error value from every parser, nothing else', () => {
		const t = new HandMadeMatch(WAGER, 3, 4);
		t.move(0, t.root, '{"type":"play"}');
		t.move(1, t.head, PASS);
		t.put(2, { kind: 'offer', at: t.head, what: 'resign', detail: '' });
		t.put(2, { kind: 'say', number: 0, text: 'hello' });
		t.put(1, { kind: 'consent', about: 2, at: t.head, what: 'gone', detail: '' });
		const good = [t.genesis, ...t.chain.pool.items.values()].map(({ bytes }) => bytes);
		const payloads = good.map((bytes) => bytes.subarray(64));
		const { head } = t;
		const random = seeded('malformed');
		for (let i = 0; i < 4_000; i++) survive(malformed(random, i % 2 === 0 ? good : payloads), t.chain);
		expect(t.head).toBe(head);
	});
});
