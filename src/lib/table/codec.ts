/**
 * The payload of an entry: its one form in bytes (`protocol.md` §2). What is signed is these bytes, so two peers that
 * encode the same entry write the same, and `decode` takes nothing that `encode` would not have written: another
 * spelling would be another id for the same thing.
 *
 * Every entry of a match is read once by everyone, and nearly all are moves: `decode` writes its objects out, since a
 * spread takes longer than reading what it spreads.
 */
import { canonical } from '../engine/canonical';
import type { Face, Facts, Seat } from '../engine/contract';
import { NO_FACTS } from '../engine/contract';
import { Reader, Writer, fromHex } from './bytes';
import type { AgreementKind, DealerKind, Entry, From, Genesis, Id, OfferKind, Sit, Start } from './entry';
import { LIMITS, isChained } from './entry';

/** What a seat says, or the host in its place. */
type SeatEntry = Exclude<Entry, Genesis | Sit | Start>;

const KINDS = [
	'genesis',
	'sit',
	'start',
	'move',
	'resign',
	'back',
	'answer',
	'fact',
	'offer',
	'consent',
	'refuse',
	'over',
	'say'
] as const;
const DEALERS: readonly DealerKind[] = ['open', 'house', 'sealed'];
const OFFERS: readonly OfferKind[] = ['resign', 'draw', 'call-off', 'take-back', 'rematch', 'device', 'aside'];
const CONSENTS: readonly (AgreementKind | 'offer')[] = ['offer', 'gone', 'device', 'bot'];
/** First byte of every payload: the version of this format. */
export const FORMAT = 2;
/** Added to the byte of the seat where the entry names the key that signs: it comes last. */
const NAMED = 0x40;
/** How many bytes of detail come with an offer or a consent; none with all others. */
const DETAIL: Readonly<Partial<Record<OfferKind | AgreementKind | 'offer', number>>> = {
	'take-back': 1,
	aside: 1,
	bot: 32,
	device: 32 + 64
};

/** What a payload says it is, unread. */
export function kindAt(bytes: Uint8Array, from = 0): Entry['kind'] | undefined {
	return KINDS[bytes[from + 1] ?? KINDS.length];
}

export function encode(entry: Entry): Uint8Array {
	const w = new Writer().byte(FORMAT).byte(KINDS.indexOf(entry.kind));
	if (entry.kind === 'genesis') return encodeGenesis(w, entry);
	w.hex(entry.match);
	if (entry.kind === 'sit')
		return w
			.byte(entry.place)
			.hex(entry.key)
			.hex(entry.nonce)
			.text(entry.name)
			.bytes(entry.join)
			.text(entry.own === undefined ? '' : canonical(entry.own))
			.done();
	if (entry.kind === 'start')
		return w
			.hex(entry.parent)
			.list(entry.sits, (id) => w.hex(id))
			.text(entry.secret)
			.done();
	if (entry.by === undefined) return encodeSaid(w.byte(entry.seat), entry).done();
	return encodeSaid(w.byte(entry.seat + NAMED), entry)
		.hex(entry.by)
		.done();
}

function encodeSaid(w: Writer, entry: SeatEntry): Writer {
	if (isChained(entry)) w.hex(entry.parent);
	switch (entry.kind) {
		case 'move':
			return writeFacts(w.text(entry.move), entry.shown);
		case 'resign':
			return w;
		case 'back':
			return w.number(entry.count);
		case 'answer':
			return w.bytes(entry.offer).list(entry.consents, (bytes) => w.bytes(bytes));
		case 'fact':
			return w.hex(entry.for).bytes(entry.data);
		case 'offer':
			return w.hex(entry.at).byte(OFFERS.indexOf(entry.what)).bytes(fromHex(entry.detail));
		case 'consent':
			return w.byte(entry.about).hex(entry.at).byte(CONSENTS.indexOf(entry.what)).bytes(fromHex(entry.detail));
		case 'refuse':
			return w.byte(entry.about).hex(entry.at).hex(entry.head);
		case 'over':
			return w.hex(entry.head);
		case 'say':
			return w.number(entry.number).text(entry.text);
	}
}

function encodeGenesis(w: Writer, entry: Genesis): Uint8Array {
	return w
		.text(entry.game)
		.number(entry.rules)
		.text(canonical(entry.options))
		.list(entry.seats, (seat) =>
			w
				.text(seat.name)
				.byte(seat.by === 'own' ? 0 : 1)
				.hex(seat.key)
				.text(seat.bot)
		)
		.list(entry.lot === '' ? [] : [entry.lot], (hash) => w.hex(hash))
		.byte(DEALERS.indexOf(entry.dealer))
		.hex(entry.host)
		.hex(entry.nonce)
		.list(entry.from === null ? [] : [entry.from], ({ match, head, line }) =>
			w
				.hex(match)
				.hex(head)
				.list(line, ({ move, facts }) => writeFacts(w.text(move), facts))
		)
		.done();
}

/**
 * The entry of a payload, or null if the bytes are not exactly one entry in its one form. `match`: the one it most
 * likely belongs to.
 */
export function decode(bytes: Uint8Array, from = 0, match: Id = ''): Entry | null {
	if (bytes.length - from > LIMITS.entry) return null;
	const r = new Reader(bytes, from);
	if (r.byte() !== FORMAT) return null;
	const kind = KINDS[r.byte()];
	const entry = kind === undefined ? null : kind === 'genesis' ? decodeGenesis(r) : decodeBody(r, kind, match);
	return entry !== null && r.finished ? entry : null;
}

function decodeGenesis(r: Reader): Genesis | null {
	const game = r.text(LIMITS.name);
	const rules = r.number();
	const text = r.text(LIMITS.options);
	const seats = r.list(LIMITS.seats, () => ({
		name: r.text(LIMITS.name),
		by: oneOf(r, ['own', 'invite'] as const),
		key: r.hex(32),
		bot: r.text(LIMITS.name)
	}));
	const lot = r.list(1, () => r.hex(32))[0] ?? '';
	const dealer = oneOf(r, DEALERS);
	const genesis = {
		kind: 'genesis',
		game,
		rules,
		options: parseOptions(text),
		seats,
		lot,
		dealer,
		host: r.hex(32),
		nonce: r.hex(16),
		from: r.list(1, () => readFrom(r))[0] ?? null
	} as const;
	return r.ok && seats.length > 0 && genesis.options !== undefined ? genesis : null;
}

function readFrom(r: Reader): From {
	return {
		match: r.hex(32),
		head: r.hex(32),
		line: r.list(LIMITS.line, () => ({ move: r.text(LIMITS.text), facts: readFacts(r) }))
	};
}

function decodeBody(r: Reader, kind: Exclude<Entry['kind'], 'genesis'>, likely: Id): Entry | null {
	const match = r.hex(32, likely);
	if (kind === 'sit') {
		return {
			kind,
			match,
			place: r.byte(),
			key: r.hex(32),
			nonce: r.hex(16),
			name: r.text(LIMITS.name),
			join: r.bytes(LIMITS.text),
			own: readOwn(r)
		};
	}
	if (kind === 'start') {
		return { kind, match, parent: r.hex(32), sits: r.list(LIMITS.seats, () => r.hex(32)), secret: r.text(LIMITS.name) };
	}
	const code = r.byte();
	const isNamed = code >= NAMED && code < NAMED + LIMITS.seats;
	const entry = decodeSaid(r, kind, match, isNamed ? code - NAMED : code);
	return isNamed ? { ...entry, by: r.hex(32) } : entry;
}

function decodeSaid(r: Reader, kind: SeatEntry['kind'], match: Id, seat: Seat): SeatEntry {
	switch (kind) {
		case 'move':
			return { kind, match, seat, parent: r.hex(32), move: r.text(LIMITS.text), shown: readFacts(r) };
		case 'resign':
			return { kind, match, seat, parent: r.hex(32) };
		case 'back':
			return { kind, match, seat, parent: r.hex(32), count: r.number() };
		case 'answer':
			return {
				kind,
				match,
				seat,
				parent: r.hex(32),
				offer: r.bytes(LIMITS.text),
				consents: r.list(LIMITS.seats, () => r.bytes(LIMITS.text))
			};
		case 'fact':
			return { kind, match, seat, for: r.hex(32), data: r.bytes(LIMITS.data) };
		case 'offer':
			return { kind, match, seat, at: r.hex(32), ...readWhat(r, OFFERS) };
		case 'consent':
			return { kind, match, seat, about: r.byte(), at: r.hex(32), ...readWhat(r, CONSENTS) };
		case 'refuse':
			return { kind, match, seat, about: r.byte(), at: r.hex(32), head: r.hex(32) };
		case 'over':
			return { kind, match, seat, head: r.hex(32) };
		case 'say':
			return { kind, match, seat, number: r.number(), text: r.text(LIMITS.text) };
	}
}

/** What is proposed or agreed to, with the detail that it needs. */
function readWhat<T extends OfferKind | AgreementKind | 'offer'>(
	r: Reader,
	values: readonly T[]
): { what: T; detail: string } {
	const what = oneOf(r, values);
	const length = DETAIL[what] ?? 0;
	if (r.number() !== length) r.fail();
	return { what, detail: r.hex(length) };
}

/** Options in their one form; undefined where a seat brings none. */
function readOwn(r: Reader): unknown {
	const text = r.text(LIMITS.own);
	const own = text === '' ? undefined : parseOptions(text);
	if (text !== '' && own === undefined) r.fail();
	return own;
}

function oneOf<T extends string>(r: Reader, values: readonly T[]): T {
	const value = values[r.byte()];
	if (value === undefined) r.fail();
	return value ?? (values[0] as T);
}

/** Facts in the order of their keys; a face is a text, a roll a number. */
export function writeFacts(w: Writer, facts: Facts): Writer {
	return w.list(Object.keys(facts).sort(), (key) => {
		const fact = facts[key] as Face | number;
		w.text(key);
		if (typeof fact === 'number') w.byte(0).number(fact);
		else w.byte(1).text(fact);
	});
}

export function readFacts(r: Reader): Facts {
	const length = r.number();
	if (length === 0) return NO_FACTS;
	if (length > LIMITS.list) r.fail();
	const facts: Record<string, Face | number> = {};
	let last = '';
	for (let i = 0; i < length && r.ok; i++) {
		const key = r.text(LIMITS.name);
		if (key <= last || key === '__proto__') r.fail();
		last = key;
		const isText = r.byte();
		if (isText > 1) r.fail();
		facts[key] = isText === 1 ? r.text(LIMITS.name) : r.number();
	}
	return facts;
}

/**
 * Options have one form: the match id must not depend on how they were written. Undefined if the text is not that, or
 * nested too deep.
 */
function parseOptions(text: string): unknown {
	try {
		const options: unknown = JSON.parse(text);
		return canonical(options) === text ? options : undefined;
	} catch {
		return undefined;
	}
}
