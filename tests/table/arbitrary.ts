/** Every kind of entry, at random. */
import fc from 'fast-check';
import type { Entry, Genesis } from '../../src/lib/table/entry';

const hex = (length: number): fc.Arbitrary<string> =>
	fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Buffer.from(bytes).toString('hex'));
/** Well-formed text of at most so many bytes. */
const text = (limit: number): fc.Arbitrary<string> =>
	fc.string({ unit: 'grapheme', maxLength: 30 }).filter((t) => Buffer.byteLength(t) <= limit && t.isWellFormed());
const number = fc.nat(0xffffffff);
const seat = fc.nat(255);
const bytes = (limit: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ maxLength: limit });
const match = hex(32);
const bySeat = { match, seat };
const chained = { ...bySeat, parent: hex(32), sit: fc.oneof(fc.constant(''), hex(32)) };
const facts = fc.dictionary(
	text(120).filter((key) => key !== '' && key !== '__proto__'),
	fc.oneof(number, text(120)),
	{ maxKeys: 6, noNullPrototype: true }
);

const genesis: fc.Arbitrary<Genesis> = fc.record({
	kind: fc.constant('genesis' as const),
	game: text(120),
	rules: number,
	options: fc
		.jsonValue({ maxDepth: 3, noUnicodeString: false })
		.map((value): unknown => JSON.parse(JSON.stringify(value))),
	seats: fc.array(
		fc.record({
			name: text(120),
			by: fc.constantFrom('own' as const, 'invite' as const),
			key: hex(32),
			bot: text(120)
		}),
		{ minLength: 1, maxLength: 6 }
	),
	lot: fc.oneof(fc.constant(''), hex(32)),
	dealer: fc.constantFrom('open' as const, 'house' as const, 'sealed' as const),
	host: hex(32),
	nonce: hex(16)
});

const kind = <K extends string>(value: K): fc.Arbitrary<K> => fc.constant(value);

export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
	genesis,
	fc.record({ kind: kind('sit'), match, place: seat, key: hex(32), nonce: hex(16), name: text(120), join: bytes(300) }),
	fc.record({
		kind: kind('start'),
		match,
		parent: hex(32),
		sits: fc.array(hex(32), { maxLength: 6 }),
		secret: text(120)
	}),
	fc.record({ kind: kind('move'), ...chained, move: text(2000), shown: facts }),
	fc.record({ kind: kind('resign'), ...chained }),
	fc.record({ kind: kind('back'), ...chained, count: number }),
	fc.record({ kind: kind('answer'), ...chained, offer: bytes(300), consents: fc.array(bytes(200), { maxLength: 4 }) }),
	fc.record({ kind: kind('fact'), ...bySeat, for: hex(32), data: bytes(500) }),
	fc.record({
		kind: kind('offer'),
		...bySeat,
		at: hex(32),
		what: fc.constantFrom('resign', 'draw', 'call-off', 'take-back', 'rematch', 'device', 'bot'),
		detail: text(120)
	}),
	fc.record({
		kind: kind('consent'),
		...bySeat,
		about: seat,
		at: hex(32),
		what: fc.constantFrom('offer', 'gone', 'device', 'bot'),
		detail: text(120)
	}),
	fc.record({ kind: kind('refuse'), ...bySeat, about: seat, at: hex(32), head: hex(32) }),
	fc.record({
		kind: kind('over'),
		...bySeat,
		head: hex(32),
		result: fc.record({ winners: fc.array(seat, { maxLength: 6 }), reason: text(120) })
	}),
	fc.record({ kind: kind('say'), ...bySeat, number, text: text(2000) })
);
