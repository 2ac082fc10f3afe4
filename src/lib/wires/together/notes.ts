/**
 * What the peers of one match tell each other beside the document. Each note is for whoever is there now, and is
 * foreign: a reader never throws.
 */
import type { Seat } from '../../engine/contract';
import { Reader, Writer } from '../../table/bytes';
import type { Digest } from '../../table/digest';
import { decodeDigest, encodeDigest } from '../../table/digest';
import type { Id } from '../../table/entry';
import { LIMITS } from '../../table/entry';
import { SECRET } from '../../table/invitation';
import type { Move } from './moving';

/** Enough of an id to tell entries apart. */
const SHORT = 16;
const NONCE = 16;
/** Ids named in one `ask`; whoever has more is told some of them again. */
export const MOST_KNOWN = 50_000;
/** Entries in one `give`, bytes: the rest is asked for again. The last entry and the genesis come on top. */
export const PARCEL = 256 * 1024;
const LARGEST = 2 * PARCEL;

export interface Proof {
	readonly seat: Seat;
	/** By the seat's key, see `here`. */
	readonly signature: Uint8Array;
}

export type Note =
	/** Prove who you are, on this. */
	| { readonly kind: 'greet'; readonly nonce: string }
	| { readonly kind: 'here'; readonly proofs: readonly Proof[] }
	| { readonly kind: 'stand'; readonly digest: Digest }
	/** Give me what I lack: these are the entries I have, short. Empty: the match itself, too. */
	| { readonly kind: 'ask'; readonly known: readonly string[] }
	| { readonly kind: 'give'; readonly parcel: Uint8Array }
	/** Come to this table: an invitation as a link would hold it (`table/invitation.ts`), for whoever gets it. */
	| { readonly kind: 'invite'; readonly code: string }
	/**
	 * Whom I meet by other ways than this one: seats, and how many only watch. Believed of those who play themselves.
	 */
	| { readonly kind: 'others'; readonly seats: readonly Seat[]; readonly watching: number }
	/** This room is closed to those who watch. By the host's key, see `closing`. */
	| { readonly kind: 'closed'; readonly signature: Uint8Array }
	/** The key of the room where the players meet: only for those who have proved a seat, and believed of such. */
	| { readonly kind: 'room'; readonly room: string }
	/** The players meet in another room now: for those who have proved a seat, by the key of one (`moving.ts`). */
	| ({ readonly kind: 'moved' } & Move);

const KINDS = ['greet', 'here', 'stand', 'ask', 'give', 'invite', 'others', 'closed', 'room', 'moved'] as const;

export function encodeNote(note: Note): Uint8Array {
	const writer = new Writer().byte(KINDS.indexOf(note.kind));
	switch (note.kind) {
		case 'greet':
			return writer.hex(note.nonce).done();
		case 'here':
			return writer.list(note.proofs, ({ seat, signature }) => writer.byte(seat).raw(signature)).done();
		case 'stand':
			return writer.bytes(encodeDigest(note.digest)).done();
		case 'ask':
			return writer.list(note.known, (id) => writer.hex(id)).done();
		case 'give':
			return writer.bytes(note.parcel).done();
		case 'invite':
			return writer.text(note.code).done();
		case 'others':
			return writer
				.list(note.seats, (seat) => writer.byte(seat))
				.number(note.watching)
				.done();
		case 'closed':
			return writer.raw(note.signature).done();
		case 'room':
			return writer.hex(note.room).done();
		case 'moved':
			return writer.number(note.number).hex(note.room).byte(note.seat).hex(note.signature).done();
	}
}

/** Null if the bytes are no note. */
export function decodeNote(bytes: Uint8Array): Note | null {
	const reader = new Reader(bytes);
	const note = read(reader);
	return note !== null && reader.finished ? note : null;
}

function read(reader: Reader): Note | null {
	const kind = KINDS[reader.byte()];
	switch (kind) {
		case 'greet':
			return { kind, nonce: reader.hex(NONCE) };
		case 'here':
			return { kind, proofs: reader.list(LIMITS.seats, () => ({ seat: reader.byte(), signature: reader.raw(64) })) };
		case 'stand': {
			const digest = decodeDigest(reader.bytes(LIMITS.text));
			return digest === null ? null : { kind, digest };
		}
		case 'ask':
			return { kind, known: reader.list(MOST_KNOWN, () => reader.hex(SHORT)) };
		case 'give':
			return { kind, parcel: reader.bytes(LARGEST) };
		case 'invite':
			return { kind, code: reader.text(LIMITS.text) };
		case 'others':
			return { kind, seats: reader.list(LIMITS.seats, () => reader.byte()), watching: reader.number() };
		case 'closed':
			return { kind, signature: reader.raw(64) };
		case 'room':
			return { kind, room: reader.hex(SECRET) };
		case 'moved':
			return {
				kind,
				number: reader.number(),
				room: reader.hex(SECRET),
				seat: reader.byte(),
				signature: reader.hex(64)
			};
		default:
			return null;
	}
}

export function shortId(id: Id): string {
	return id.slice(0, 2 * SHORT);
}

/**
 * What a seat signs to show one peer that it is here: useless to anybody else, because every peer names its own nonce.
 */
export function here(match: Id, seat: Seat, nonce: string): Uint8Array {
	return new Writer().text('mangrove/here').hex(match).byte(seat).hex(nonce).done();
}

/** What the host signs to close a room to those who watch: useless in any other room. `room` is its key. */
export function closing(match: Id, room: string): Uint8Array {
	return new Writer().text('mangrove/closed').hex(match).hex(room).done();
}
