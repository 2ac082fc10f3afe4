/**
 * What one browser has to know of another to connect, in few bytes: who it is (credentials, fingerprint of its certificate) and where it may be reached. Taken out of a session description, and made into one again on the other
 * side. All else in such a description is the same for everybody who only wants a data channel.
 */
import type { Reader, Writer } from '../../table/bytes';
import { fromHex, toHex } from '../../table/bytes';

export type Setup = 'actpass' | 'active' | 'passive';
type AddressKind = 'ipv4' | 'ipv6' | 'mdns';

export interface Candidate {
	/** How the address is written: dotted numbers, groups of hex digits, or `<uuid>.local`. */
	readonly kind: AddressKind;
	readonly address: string;
	readonly port: number;
	/** As the world outside sees it, behind a router. */
	readonly isReflexive: boolean;
}

export interface Description {
	readonly ufrag: string;
	readonly password: string;
	/** SHA-256 of the certificate, hex. */
	readonly fingerprint: string;
	readonly setup: Setup;
	/** Best first. */
	readonly candidates: readonly Candidate[];
}

const SETUPS: readonly Setup[] = ['actpass', 'active', 'passive'];
const KINDS: readonly AddressKind[] = ['ipv4', 'ipv6', 'mdns'];
const SIZES: Readonly<Record<AddressKind, number>> = { ipv4: 4, ipv6: 16, mdns: 16 };
const REFLEXIVE = 0x80;

/** RFC 8839: letters, digits, + and /. Browsers make 4 to 8 and 24 to 32 of them. */
const ICE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const UFRAG = { least: 4, most: 32 };
const PASSWORD = { least: 22, most: 64 };
const UUID = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i;

/** What all addresses together may take; the most useful ones are kept. */
const MOST_ADDRESS_BYTES = 64;
const MOST_CANDIDATES = 8;
/** Of one sort: a phone has many IPv6 addresses, and all but the first lead to the same place. */
const MOST_OF_A_SORT: Readonly<Record<string, number>> = { ipv4: 3, mdns: 2, ipv6: 1, 'ipv4 reflexive': 1 };
const SORTS = ['ipv4', 'mdns', 'ipv4 reflexive', 'ipv6'];

/** Null if the text is no description of a browser that can be reached. */
export function fromSdp(sdp: string): Description | null {
	const value = (name: string): string => new RegExp(`^a=${name}:(.+)$`, 'm').exec(sdp)?.[1]?.trim() ?? '';
	const [algorithm, digest = ''] = value('fingerprint').split(/\s+/);
	const fingerprint = digest.replaceAll(':', '').toLowerCase();
	const setup = SETUPS.find((each) => each === value('setup'));
	const [ufrag, password] = [value('ice-ufrag'), value('ice-pwd')];
	if (setup === undefined || algorithm?.toLowerCase() !== 'sha-256' || !/^[\da-f]{64}$/.test(fingerprint)) return null;
	if (!isIceText(ufrag, UFRAG) || !isIceText(password, PASSWORD)) return null;
	const lines = [...sdp.matchAll(/^a=candidate:(.+)$/gm)].map(([, line = '']) => line.trim().split(/\s+/));
	const ranked = lines.sort((a, b) => Number(b[3]) - Number(a[3])).flatMap((words) => candidateOf(words) ?? []);
	return { ufrag, password, fingerprint, setup, candidates: mostUseful(ranked) };
}

/** The description as a browser takes it in. `mid` is what the two call their one medium. */
export function toSdp({ ufrag, password, fingerprint, setup, candidates }: Description, mid = '0'): string {
	const lines = [
		'v=0',
		'o=- 1 1 IN IP4 0.0.0.0',
		's=-',
		't=0 0',
		`a=group:BUNDLE ${mid}`,
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		...candidates.map((candidate, rank) => `a=${candidateLine(candidate, rank)}`),
		'a=end-of-candidates',
		`a=ice-ufrag:${ufrag}`,
		`a=ice-pwd:${password}`,
		`a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(':') ?? ''}`,
		`a=setup:${setup}`,
		`a=mid:${mid}`,
		'a=sctp-port:5000',
		'a=max-message-size:262144'
	];
	return lines.map((line) => `${line}\r\n`).join('');
}

/** The same ways to the other side once more, for a browser that has given them up. One that it knows already it leaves alone, so each round names them anew. */
export function waysAgain({ candidates }: Description, mid: string, round: number): RTCIceCandidateInit[] {
	return candidates.map((candidate, rank) => ({
		candidate: candidateLine(candidate, rank + round * MOST_CANDIDATES),
		sdpMid: mid
	}));
}

export function writeDescription(
	writer: Writer,
	{ ufrag, password, fingerprint, setup, candidates }: Description
): void {
	writer.byte(SETUPS.indexOf(setup));
	writeIceText(writer, ufrag);
	writeIceText(writer, password);
	writer.hex(fingerprint);
	writer.list(candidates, ({ kind, address, port, isReflexive }) => {
		writer.byte(KINDS.indexOf(kind) | (isReflexive ? REFLEXIVE : 0));
		writer
			.raw(addressBytes(kind, address))
			.byte(port >> 8)
			.byte(port & 255);
	});
}

/** Fails the reader if the bytes are no description. */
export function readDescription(reader: Reader): Description {
	const setup = SETUPS[reader.byte()];
	const ufrag = readIceText(reader, UFRAG);
	const password = readIceText(reader, PASSWORD);
	const fingerprint = reader.hex(32);
	const candidates = reader.list(MOST_CANDIDATES, () => readCandidate(reader));
	if (setup === undefined) reader.fail();
	return { ufrag, password, fingerprint, setup: setup ?? 'actpass', candidates };
}

/** The words of a candidate line: foundation, component, transport, priority, address, port, `typ`, type … */
function candidateOf(words: readonly string[]): Candidate | null {
	const [, component, transport, , address = '', port, , type] = words;
	const kind = kindOf(address);
	const isKnown = type === 'host' || type === 'srflx';
	if (component !== '1' || transport?.toLowerCase() !== 'udp' || !isKnown || kind === null) return null;
	const number = Number(port);
	if (!Number.isInteger(number) || number < 1 || number > 65_535) return null;
	// One address has one spelling.
	const plain = addressText(kind, addressBytes(kind, address.toLowerCase()));
	return { kind, address: plain, port: number, isReflexive: type === 'srflx' };
}

function kindOf(address: string): AddressKind | null {
	if (UUID.test(address)) return 'mdns';
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address.split('.').every((part) => +part < 256) ? 'ipv4' : null;
	// Addresses of one cable (fe80::) mean nothing without its name.
	return /^[\da-f:]*:[\da-f:]*$/i.test(address) && groupsOf(address) !== null && !/^fe80:/i.test(address)
		? 'ipv6'
		: null;
}

/** A few of each sort: those by which two devices in one place find each other first. */
function mostUseful(candidates: readonly Candidate[]): readonly Candidate[] {
	const sortOf = ({ kind, isReflexive }: Candidate): string => (isReflexive ? `${kind} reflexive` : kind);
	const chosen = SORTS.flatMap((sort) =>
		candidates.filter((candidate) => sortOf(candidate) === sort).slice(0, MOST_OF_A_SORT[sort])
	);
	let bytes = 0;
	return chosen.filter(({ kind }) => (bytes += SIZES[kind] + 3) <= MOST_ADDRESS_BYTES);
}

function candidateLine({ address, port, isReflexive }: Candidate, rank: number): string {
	// RFC 8445, 5.1.2: what the other side prefers, in the order in which it named them.
	const priority = (isReflexive ? 100 : 126) * 2 ** 24 + (65_535 - rank) * 2 ** 8 + 255;
	const type = isReflexive ? 'srflx raddr 0.0.0.0 rport 0' : 'host';
	return `candidate:${rank + 1} 1 udp ${priority} ${address} ${port} typ ${type}`;
}

function readCandidate(reader: Reader): Candidate {
	const tag = reader.byte();
	const kind = KINDS[tag & ~REFLEXIVE];
	if (kind === undefined) reader.fail();
	const bytes = reader.raw(SIZES[kind ?? 'ipv4']);
	const port = reader.byte() * 256 + reader.byte();
	if (port === 0) reader.fail();
	const address = reader.ok ? addressText(kind ?? 'ipv4', bytes) : '';
	return { kind: kind ?? 'ipv4', address, port, isReflexive: (tag & REFLEXIVE) !== 0 };
}

function addressBytes(kind: AddressKind, address: string): Uint8Array {
	if (kind === 'ipv4') return Uint8Array.from(address.split('.').map(Number));
	if (kind === 'mdns') return fromHex(address.replace('.local', '').replaceAll('-', ''));
	return fromHex((groupsOf(address) ?? []).map((group) => group.padStart(4, '0')).join(''));
}

function addressText(kind: AddressKind, bytes: Uint8Array): string {
	if (kind === 'ipv4') return bytes.join('.');
	const hex = toHex(bytes);
	if (kind === 'ipv6') return (hex.match(/.{4}/g) ?? []).map((group) => parseInt(group, 16).toString(16)).join(':');
	return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

/** The eight groups of an IPv6 address, `::` filled up; null if it has not eight. */
function groupsOf(address: string): readonly string[] | null {
	const [head = '', tail, ...more] = address.toLowerCase().split('::');
	const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
	const [first, last] = [groups(head), groups(tail ?? '')];
	const missing = 8 - first.length - last.length;
	if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null;
	const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
	return all.every((group) => /^[\da-f]{1,4}$/.test(group)) ? all : null;
}

interface Bounds {
	readonly least: number;
	readonly most: number;
}

function isIceText(text: string, { least, most }: Bounds): boolean {
	return text.length >= least && text.length <= most && [...text].every((each) => ICE_CHARACTERS.includes(each));
}

/** Six bits a character, after their number. */
function writeIceText(writer: Writer, text: string): void {
	writer.byte(text.length);
	let [bits, held] = [0, 0];
	for (const character of text) {
		bits = ((bits << 6) | ICE_CHARACTERS.indexOf(character)) & 0xffff;
		held += 6;
		if (held < 8) continue;
		held -= 8;
		writer.byte((bits >> held) & 255);
	}
	if (held > 0) writer.byte((bits << (8 - held)) & 255);
}

function readIceText(reader: Reader, { least, most }: Bounds): string {
	const length = reader.byte();
	if (length < least || length > most) reader.fail();
	let [text, bits, held] = ['', 0, 0];
	while (text.length < length && reader.ok) {
		if (held < 6) {
			bits = ((bits << 8) | reader.byte()) & 0xffff;
			held += 8;
		}
		held -= 6;
		text += ICE_CHARACTERS[(bits >> held) & 63] ?? '';
	}
	// One text has one form.
	if ((bits & ((1 << held) - 1)) !== 0) reader.fail();
	return text;
}
