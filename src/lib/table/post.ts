/**
 * Post: a turn as a link or a file that a messenger carries, so that a whole match needs nobody online at the same time. It holds what its receivers lack, and for somebody who has not sat down yet the match itself and the
 * invitation to the seat. A link is read by people's messengers first: they cut it, wrap it and hang things on it, so a checksum tells what was cut off from what never was ours.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from '../engine/contract';
import { fromBase64, toBase64 } from './base64';
import { Reader, Writer, concat, equalBytes } from './bytes';
import type { Chain } from './chain';
import { FORMAT } from './codec';
import type { Id } from './entry';
import { LIMITS } from './entry';
import { SECRET } from './invitation';
import type { Item } from './item';
import type { Age } from './age';
import { ageOf, isVersion } from './age';
import type { Parcel } from './parcel';
import { knownTo, lacking, openParcel, packParcel } from './parcel';
import { LONGEST_SERVER, MOST_SERVERS, isServers } from './servers';

const KIND = 0x4d;
const CHECKSUM = 4;
const HEADER = 2 + CHECKSUM;
/** How every code begins. */
const BEGINNING = toBase64(Uint8Array.of(KIND));
const MAGIC = new TextEncoder().encode('MANGPOST');

/** Characters of a link that every messenger carries whole; what needs more goes as a file. */
export const LONGEST_LINK = 1_900;
/** Larger texts and files are refused unread: no match comes near. */
export const LARGEST_POST = 8 * 1024 * 1024;

/** The way to a seat, as in an `Invitation`; what is played stands beside it. */
export interface SeatInvitation {
	readonly room: string;
	readonly place: number;
	readonly secret: string;
	readonly servers: readonly string[];
}

export interface Post {
	readonly game: string;
	/** Version of the rules: whoever has another one is told at once. */
	readonly rules: number;
	readonly invitation: SeatInvitation | null;
	readonly parcel: Parcel;
}

/** `cut-off`: it was ours once. */
export type PostFailure = 'not-post' | 'cut-off' | 'too-big' | Age;

/** What any of these seats lacks, going by what they have signed: one link serves them all. */
export function owedTo(chain: Chain, seats: readonly Seat[]): Item[] {
	const known = seats.map((seat) => knownTo(chain, seat));
	const [first = new Set<Id>(), ...others] = known;
	return lacking(chain, new Set([...first].filter((id) => others.every((set) => set.has(id)))));
}

/** Whether a seat's player may never have heard of the match: nothing of theirs has come, and they did not make it. */
export function isStranger({ genesis, pool }: Chain, seat: Seat): boolean {
	if (genesis.entry.seats[seat]?.by !== 'invite' || pool.sits(seat).length > 0) return false;
	return ![...pool.items.values()].some(({ entry }) => 'seat' in entry && entry.seat === seat);
}

/** Packs what these seats lack. No seats, or an invitation for whoever is to sit down: everything, from the beginning. */
export function packPost(chain: Chain, seats: readonly Seat[], invitation: SeatInvitation | null): Uint8Array {
	const { game, rules } = chain.genesis.entry;
	const writer = new Writer().text(game).number(rules);
	writer.list(invitation === null ? [] : [invitation], ({ room, place, secret, servers }) =>
		writer
			.hex(room)
			.byte(place)
			.hex(secret)
			.list(servers, (server) => writer.text(server))
	);
	const knowing = invitation === null ? seats : [];
	const withGenesis = knowing.length === 0 || knowing.some((seat) => isStranger(chain, seat));
	const body = writer.raw(packParcel(chain, owedTo(chain, knowing), withGenesis)).done();
	return concat([Uint8Array.of(KIND, FORMAT), checksumOf(body), body]);
}

/** What `packPost` made, or why it is not that. */
export function openPost(bytes: Uint8Array): Post | PostFailure {
	if (bytes.length > LARGEST_POST) return 'too-big';
	if (bytes[0] !== KIND) return 'not-post';
	const body = bytes.subarray(HEADER);
	const [, version = FORMAT] = bytes;
	const age = ageOf(version, FORMAT);
	if (age !== null) return isVersion(version) ? age : 'not-post';
	if (!equalBytes(bytes.subarray(2, HEADER), checksumOf(body))) return 'cut-off';
	const reader = new Reader(body);
	const game = reader.text(LIMITS.name);
	const rules = reader.number();
	const [invitation = null] = reader.list(1, () => ({
		room: reader.hex(SECRET),
		place: reader.byte(),
		secret: reader.hex(SECRET),
		servers: reader.list(MOST_SERVERS, () => reader.text(LONGEST_SERVER))
	}));
	const parcel = openParcel(reader.rest());
	if (!reader.ok || parcel === null || (invitation?.place ?? 0) >= LIMITS.seats) return 'not-post';
	if (!isServers(invitation?.servers ?? [])) return 'not-post';
	return { game, rules, invitation, parcel };
}

/** The fragment of a link. */
export function toCode(post: Uint8Array): string {
	return toBase64(post);
}

/** Takes what stands before anything that was hung on behind, such as a full stop or a tracking parameter. */
export function openCode(text: string): Post | PostFailure {
	if (text.length > 2 * LARGEST_POST) return 'too-big';
	const code = /^[\w-]*/.exec(text.trim())?.[0] ?? '';
	const whole = fromBase64(code);
	if (whole !== null) return openPost(whole);
	return code.startsWith(BEGINNING) ? 'cut-off' : 'not-post';
}

/** The same as a file. */
export function toPostFile(post: Uint8Array): Uint8Array {
	return concat([MAGIC, post]);
}

/** The post in a file; null: it is a file of another kind. */
export function inPostFile(file: Uint8Array): Uint8Array | null {
	return equalBytes(file.subarray(0, MAGIC.length), MAGIC) ? file.subarray(MAGIC.length) : null;
}

function checksumOf(body: Uint8Array): Uint8Array {
	return sha256(body).subarray(0, CHECKSUM);
}
