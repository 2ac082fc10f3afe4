/** Every kind of entry, at random. */
import fc from '../check';
import type { Consent, Entry, Genesis, Offer } from '../../src/lib/table/entry';

const hex = (length: number): fc.Arbitrary<string> =>
	fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Buffer.from(bytes).toString('hex'));
/** Well-formed text of at most so many bytes. */
const text = (limit: number): fc.Arbitrary<string> =>
	fc.string({ unit: 'grapheme', maxLength: 30 }).filter((t) => Buffer.byteLength(t) <= limit && t.isWellFormed());
const number = fc.nat(0xffffffff);
const byte = fc.nat(255);
const bytes = (limit: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ maxLength: limit });
const match = hex(32);
/** A seat of the game, or the host. */
const seat = fc.oneof({ weight: 9, arbitrary: fc.nat(15) }, fc.constant(255));
const bySeat = { match, seat };
const chained = { ...bySeat, parent: hex(32) };
const facts = fc.dictionary(
	text(120).filter((key) => key !== '' && key !== '__proto__'),
	fc.oneof(number, text(120)),
	{ maxKeys: 6, noNullPrototype: true }
);

const json = fc
	.jsonValue({ maxDepth: 3, noUnicodeString: false })
	.map((value): unknown => JSON.parse(JSON.stringify(value)));
/** What a seat brings of its own, or nothing. */
const own = fc.option(
	json.filter((value) => Buffer.byteLength(JSON.stringify(value)) <= 3_000),
	{ nil: undefined }
);

const genesis: fc.Arbitrary<Genesis> = fc.record({
	kind: fc.constant('genesis' as const),
	game: text(120),
	rules: number,
	options: json,
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
	nonce: hex(16),
	from: fc.option(
		fc.record({
			match: hex(32),
			head: hex(32),
			line: fc.array(fc.record({ move: text(2000), facts }), { maxLength: 4 })
		})
	)
});

const kind = <K extends string>(value: K): fc.Arbitrary<K> => fc.constant(value);

const offer = (what: Offer['what'], detail: number): fc.Arbitrary<Offer> =>
	fc.record({ kind: kind('offer'), ...bySeat, at: hex(32), what: kind(what), detail: hex(detail) });
const consent = (what: Consent['what'], detail: number): fc.Arbitrary<Consent> =>
	fc.record({ kind: kind('consent'), ...bySeat, about: byte, at: hex(32), what: kind(what), detail: hex(detail) });

const plainEntry: fc.Arbitrary<Entry> = fc.oneof(
	genesis,
	fc.record({
		kind: kind('sit'),
		match,
		place: byte,
		key: hex(32),
		nonce: hex(16),
		name: text(120),
		join: bytes(300),
		own
	}),
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
	...(['resign', 'draw', 'call-off', 'rematch'] as const).map((what) => offer(what, 0)),
	offer('take-back', 1),
	offer('aside', 1),
	offer('device', 96),
	consent('offer', 0),
	consent('gone', 0),
	consent('bot', 32),
	consent('device', 96),
	fc.record({ kind: kind('refuse'), ...bySeat, about: byte, at: hex(32), head: hex(32) }),
	fc.record({ kind: kind('over'), ...bySeat, head: hex(32) }),
	fc.record({ kind: kind('say'), ...bySeat, number, text: text(2000) })
);

/** Some entries of seats name the key that signs them. */
export const anyEntry: fc.Arbitrary<Entry> = fc
	.tuple(plainEntry, fc.option(hex(32), { nil: null }))
	.map(([entry, by]) => (by !== null && 'seat' in entry && entry.seat < 16 ? { ...entry, by } : entry));
