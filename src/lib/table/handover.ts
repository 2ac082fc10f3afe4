/**
 * A handover: what carries the seats of a device to another one, as text for a link or a code. It holds their secrets, so whoever has it plays them. The match comes with it in one of three ways: as its moves, where
 * every seat is in it (what signed them once signs them again, to the same bytes); as signed entries, where those are few; or not at all, where others in the room can tell it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../engine/canonical';
import { fromBase64, toBase64 } from './base64';
import { Reader, Writer, concat, equalBytes, fromHex } from './bytes';
import type { Chain } from './chain';
import { FORMAT } from './codec';
import type { DealerKind, Genesis, Head, Id, Key } from './entry';
import { LIMITS, isChained } from './entry';
import { SECRET } from './invitation';
import type { Item } from './item';
import { SIGNATURE, checkGenesis, sign } from './item';
import type { Age } from './age';
import { ageOf, isVersion } from './age';
import { readSeating, writeSeating } from './label';
import { isAgreement } from './node';
import type { FindModule, OpenFailure } from './opening';
import { newChain } from './opening';
import { knownTo, lacking, openParcel, packParcel } from './parcel';
import { readLinks, vouchers, writeLinks } from './replay';
import { LONGEST_SERVER, MOST_SERVERS, isServers } from './servers';
import type { Signer, Verify } from './signature';
import { ed25519Signer } from './signature';
import type { Secrets, StoredMatch } from './store';

const KIND = 0x48;
const CHECKSUM = 4;
const KEY = 32;
const LONGEST = 65_536;
const WAYS = ['room', 'entries', 'moves'] as const;
const DEALERS: readonly DealerKind[] = ['open', 'house'];

/** `room`: the match itself is to be heard from whoever is there. */
export type Way = (typeof WAYS)[number];

/** What a handover says; nothing in it is trusted yet. */
export interface Handover {
	readonly way: Way;
	readonly game: string;
	/** Version of the rules. */
	readonly rules: number;
	readonly title: string;
	readonly secrets: Secrets;
	/** The start or the one sit that the other device goes by; '' while there is none. */
	readonly seating: Id | '';
	/** The head at which the other device stopped. */
	readonly head: Head;
	/** Signalling servers, where they are not the one that serves the app. */
	readonly servers: readonly string[];
	/** A parcel, or for `moves` the match without its keys. */
	readonly body: Uint8Array;
}

export type HandoverFailure = 'not-a-handover' | 'damaged' | Age;

/** The shortest handover that serves. `match` must have been stopped at the chain's head. */
export function packHandover(
	chain: Chain,
	match: StoredMatch,
	servers: readonly string[]
): { readonly way: Way; readonly code: string } {
	const { genesis, pool } = chain;
	const untold = untoldBy(chain, match.secrets);
	const loose = [...pool.items.values()].filter((item) => untold(item));
	const made = (way: Way, body: Uint8Array) => ({ way, code: pack(chain, match, servers, way, body) });
	const entries = made('entries', packParcel(chain, lacking(chain, new Set()), true));
	// A little longer with all of it is better than shorter and in need of others.
	if (entries.code.length <= EASY) return entries;
	if (isWhole(genesis.entry, match.secrets) && isAllOnChain(chain)) return made('moves', packMoves(chain));
	return match.secrets.room === undefined ? entries : made('room', packParcel(chain, loose, false));
}

/** Up to so many characters a code is read at once. */
const EASY = 500;

function pack(chain: Chain, match: StoredMatch, servers: readonly string[], way: Way, body: Uint8Array): string {
	const { game, rules } = chain.genesis.entry;
	const { host, deal, room, watch, lot, seats, invites = {} } = match.secrets;
	const writer = new Writer().byte(KIND).byte(FORMAT).text(game).number(rules);
	writer.byte(WAYS.indexOf(way)).text(match.title).hex(chain.view().head);
	writeSeating(writer, chain.seating?.id ?? '');
	writer.list(Object.entries(seats), ([seat, secret]) => writer.byte(Number(seat)).hex(secret));
	writer.list(host === undefined ? [] : [host], (secret) => writer.hex(secret));
	writer.list(deal === undefined ? [] : [deal], (secret) => writer.text(secret));
	for (const key of [room, watch, lot]) writer.list(key === undefined ? [] : [key], (secret) => writer.hex(secret));
	writer.list(Object.entries(invites), ([seat, secret]) => writer.byte(Number(seat)).hex(secret));
	writer.list(servers, (server) => writer.text(server)).bytes(body);
	const bytes = writer.done();
	return toBase64(concat([bytes, sha256(bytes).subarray(0, CHECKSUM)]));
}

/** Opens the text of a link. Never throws: what is wrong with it has a name. */
export function openHandover(text: string): Handover | HandoverFailure {
	const bytes = fromBase64(text);
	if (bytes === null || bytes[0] !== KIND) return 'not-a-handover';
	const [, version = FORMAT] = bytes;
	const age = ageOf(version, FORMAT);
	if (age !== null) return isVersion(version) ? age : 'not-a-handover';
	const content = bytes.subarray(0, -CHECKSUM);
	if (!equalBytes(sha256(content).subarray(0, CHECKSUM), bytes.subarray(-CHECKSUM))) return 'damaged';
	const reader = new Reader(content, 2);
	const game = reader.text(LIMITS.name);
	const rules = reader.number();
	const way = WAYS[reader.byte()];
	const title = reader.text(LIMITS.text);
	const head = reader.hex(KEY);
	const seating = readSeating(reader);
	const seats = reader.list(LIMITS.seats, () => [reader.byte(), reader.hex(KEY)] as const);
	const host = reader.list(1, () => reader.hex(KEY))[0];
	const deal = reader.list(1, () => reader.text(LIMITS.name))[0];
	const [room, watch, lot] = [0, 1, 2].map(() => reader.list(1, () => reader.hex(SECRET))[0]);
	const invites = reader.list(LIMITS.seats, () => [reader.byte(), reader.hex(SECRET)] as const);
	const servers = reader.list(MOST_SERVERS, () => reader.text(LONGEST_SERVER));
	const body = reader.bytes(LONGEST);
	if (!reader.finished || way === undefined || seats.length === 0 || !isServers(servers)) return 'damaged';
	if (way === 'room' && room === undefined) return 'damaged';
	const secrets: Secrets = {
		seats: Object.fromEntries(seats.map(([seat, secret]) => [seat, secret])),
		...(host !== undefined && { host }),
		...(deal !== undefined && { deal }),
		...(room !== undefined && { room }),
		...(watch !== undefined && { watch }),
		...(lot !== undefined && { lot }),
		...(servers.length > 0 && { servers }),
		...(invites.length > 0 && { invites: Object.fromEntries(invites) })
	};
	return { way, game, rules, title, secrets, seating, head, servers, body };
}

/** The match of a handover: all of it, or for `room` what the seats had signed off the chain. */
export interface Carried {
	readonly match: Id;
	readonly genesis: Item<Genesis> | null;
	readonly entries: readonly Uint8Array[];
}

/** Nothing foreign throws here either. */
export async function unpackHandover(
	handover: Handover,
	find: FindModule,
	verify: Verify
): Promise<Carried | OpenFailure> {
	if (handover.way === 'moves') return readMoves(handover, find, verify);
	const parcel = openParcel(handover.body);
	if (parcel === null) return 'corrupt';
	const genesis = parcel.genesis === null ? null : await checkGenesis(parcel.genesis, verify);
	if (handover.way === 'entries' && genesis?.id !== parcel.match) return 'corrupt';
	return { match: parcel.match, genesis, entries: parcel.entries };
}

/** What the seats have signed and others may not have: without it their next device could sign a second answer, or wait for ever. */
function untoldBy(chain: Chain, { seats }: Secrets): (item: Item) => boolean {
	const own = new Set(Object.values(seats).map((secret) => ed25519Signer(fromHex(secret)).key));
	const known = new Set<Id>();
	const { tip } = chain.view();
	for (const seat of tip.keys.keys())
		if (!own.has(tip.keys[seat] ?? '')) for (const id of knownTo(chain, seat)) known.add(id);
	return ({ id, key, entry }) =>
		own.has(key) && !known.has(id) && entry.kind !== 'say' && entry.kind !== 'offer' && entry.kind !== 'sit';
}

function isWhole({ seats, lot, dealer, from }: Genesis, secrets: Secrets): boolean {
	return (
		secrets.host !== undefined &&
		lot === '' &&
		from === null &&
		DEALERS.includes(dealer) &&
		seats.every((seat, i) => seat.by === 'own' && secrets.seats[i] !== undefined)
	);
}

/** Whether the moves tell everything: no agreement, nobody who signed twice, nothing on its way. */
function isAllOnChain(chain: Chain): boolean {
	const view = chain.view();
	const links = new Set(view.nodes.map(({ link }) => link?.id));
	return (
		!view.waiting &&
		!view.nodes.some(({ link }) => isAgreement(link)) &&
		vouchers(chain, view.nodes).length === 0 &&
		[...chain.pool.items.values()].every(({ id, entry }) => !isChained(entry) || links.has(id))
	);
}

function packMoves(chain: Chain): Uint8Array {
	const { options, seats, dealer, nonce } = chain.genesis.entry;
	const writer = new Writer().text(canonical(options)).hex(nonce).byte(DEALERS.indexOf(dealer));
	writer.list(seats, ({ name, bot }) => writer.text(name).text(bot));
	writeLinks(writer, chain, chain.view().nodes);
	return writer.done();
}

/** Makes the match anew: with the same secrets the same bytes come out, and the head tells whether they did. */
async function readMoves(handover: Handover, find: FindModule, verify: Verify): Promise<Carried | OpenFailure> {
	const { secrets, game, rules, body, head } = handover;
	const reader = new Reader(body);
	const options = parsed(reader.text(LIMITS.options));
	const nonce = reader.hex(SECRET);
	const dealer = DEALERS[reader.byte()];
	const names = reader.list(LIMITS.seats, () => ({ name: reader.text(LIMITS.name), bot: reader.text(LIMITS.name) }));
	if (!reader.ok || options === undefined || dealer === undefined || secrets.host === undefined) return 'corrupt';
	const host = ed25519Signer(fromHex(secrets.host));
	const players = names.flatMap((_, seat) => {
		const secret = secrets.seats[seat];
		return secret === undefined ? [] : [ed25519Signer(fromHex(secret))];
	});
	if (players.length !== names.length) return 'corrupt';
	const seats = players.map(({ key }, i) => ({ name: '', bot: '', ...names[i], by: 'own' as const, key }));
	const genesis = sign<Genesis>(
		{ kind: 'genesis', game, rules, options, seats, lot: '', dealer, host: host.key, nonce, from: null },
		host
	);
	const chain = await newChain(genesis, find);
	if (typeof chain === 'string') return chain;
	if ((await readLinks(reader, chain, [], verify)) === null || !reader.finished) return 'corrupt';
	if (chain.view().head !== head) return 'corrupt';
	const signers = new Map([host, ...players].map((signer) => [signer.key, signer]));
	const entries = [...chain.pool.items.values()].map((item) => signedAgain(item, signers));
	return { match: genesis.id, genesis, entries };
}

function signedAgain({ key, bytes }: Item, signers: ReadonlyMap<Key, Signer>): Uint8Array {
	const payload = bytes.subarray(SIGNATURE);
	const signature = signers.get(key)?.sign(payload);
	return signature === undefined ? bytes : concat([signature, payload]);
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
