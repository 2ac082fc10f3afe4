/**
 * Entries: everything signed that travels in a match. On the wire an entry is `signature(64) || payload` (`codec.ts`);
 * its id is the hash of the payload without the signature, so that the last signature of a seat vouches for all that
 * came before. The match id stands in the signed bytes of every entry but the genesis, whose own id it is. No clock in
 * entries.
 *
 * Chained entries (`start`, `move`, `resign`, `back`, `answer`) have one parent: the head at which their seat was
 * asked. The others are loose: a set, in no order.
 */
import type { Facts, Seat } from '../engine/contract';
import { hex, sha256Hex, sha256Into } from '../engine/hash';
import { putHex } from './bytes';

/** SHA-256 of a payload, lower-case hex. */
export type Id = string;
/** Hash of the head before and of an entry's id, hex; the head before everything is the match id. */
export type Head = string;
/** Ed25519 public key, hex. */
export type Key = string;

/** The host speaks for the table itself: genesis, start, facts of a house dealer. */
export const HOST: Seat = 255;

export const LIMITS = {
	entry: 65_536,
	text: 2_000,
	name: 120,
	options: 16_384,
	/** The options that a seat brings of its own. */
	own: 4_000,
	seats: 16,
	list: 256,
	/** Moves of a match that begins at a position of another. */
	line: 5_000,
	data: 60_000
} as const;

export interface SeatSpec {
	readonly name: string;
	/** `own`: played with this key. `invite`: whoever holds the invite key may sit. */
	readonly by: 'own' | 'invite';
	readonly key: Key;
	/** '' for people; else the level of the bot that plays here. */
	readonly bot: string;
}

export type DealerKind = 'open' | 'house' | 'sealed';
export type OfferKind = 'resign' | 'draw' | 'call-off' | 'take-back' | 'rematch' | 'device' | 'aside';
/** What all others may agree on in the place of an absent seat's answer. */
export type AgreementKind = 'gone' | 'device' | 'bot';

/** A position of another match, and how to get there from the set-up. */
export interface From {
	readonly match: Id;
	readonly head: Head;
	readonly line: readonly LineMove[];
}
/** A move of whoever was asked first, with the facts that it showed and those that answered what it asked for. */
export interface LineMove {
	readonly move: string;
	readonly facts: Facts;
}

export interface Genesis {
	readonly kind: 'genesis';
	readonly game: string;
	readonly rules: number;
	readonly options: unknown;
	readonly seats: readonly SeatSpec[];
	/** Commitment to the host's secret if seats are drawn by lot, else ''. */
	readonly lot: string;
	readonly dealer: DealerKind;
	readonly host: Key;
	/** 16 bytes, hex: two matches are never the same. */
	readonly nonce: string;
	/** Where the match begins, if not at the set-up. */
	readonly from: From | null;
}

interface InMatch {
	readonly match: Id;
}
interface BySeat extends InMatch {
	readonly seat: Seat;
	/**
	 * The key that signs, where it is not the seating's: a stand-in's, or another device's. So the same words of two keys
	 * are two entries, and neither can stand in the way of the other.
	 */
	readonly by?: Key;
}
interface Chained extends BySeat {
	readonly parent: Head;
}

export interface Sit extends InMatch {
	readonly kind: 'sit';
	/** Index in the genesis' list of seats; with a lot the seat in the game may be another. */
	readonly place: number;
	readonly key: Key;
	readonly nonce: string;
	readonly name: string;
	/** Join body of a sealed match; empty otherwise. */
	readonly join: Uint8Array;
	/** What the seat brings of its own (a deck), for `Game.seated` to judge; undefined: nothing. */
	readonly own: unknown;
}
export interface Start extends InMatch {
	readonly kind: 'start';
	readonly parent: Head;
	readonly sits: readonly Id[];
	/** Opens the lot's commitment; '' without a lot. */
	readonly secret: string;
}
export interface Move extends Chained {
	readonly kind: 'move';
	/** In the game's notation. */
	readonly move: string;
	/** The facts that the move shows. */
	readonly shown: Facts;
}
export interface Resign extends Chained {
	readonly kind: 'resign';
}
export interface Back extends Chained {
	readonly kind: 'back';
	readonly count: number;
}
export interface Answer extends Chained {
	readonly kind: 'answer';
	/** The accepted offer and the consents it needs, as signed entries. */
	readonly offer: Uint8Array;
	readonly consents: readonly Uint8Array[];
}
export interface Fact extends BySeat {
	readonly kind: 'fact';
	/** The head after the entry that asked. */
	readonly for: Head;
	/** What the dealer makes of it. */
	readonly data: Uint8Array;
}
export interface Offer extends BySeat {
	readonly kind: 'offer';
	readonly at: Head;
	readonly what: OfferKind;
	/**
	 * Hex. take-back: how many, one byte; aside: the number of the move in what the rules list for the seat at `at`, one
	 * byte; device: the new key and the seat's signature over it (`device.ts`); else ''.
	 */
	readonly detail: string;
}
export interface Consent extends BySeat {
	readonly kind: 'consent';
	/** The absent seat and the head at which it was asked, or the seat that made the offer and its id. */
	readonly about: Seat;
	readonly at: Head;
	readonly what: AgreementKind | 'offer';
	/** Hex. bot: its key; device: as in the offer that asks for it; else ''. */
	readonly detail: string;
}
export interface Refuse extends BySeat {
	readonly kind: 'refuse';
	readonly about: Seat;
	readonly at: Head;
	/** The head after the late answer. */
	readonly head: Head;
}
export interface Over extends BySeat {
	readonly kind: 'over';
	/** The last head: the result follows from it. */
	readonly head: Head;
}
export interface Say extends BySeat {
	readonly kind: 'say';
	readonly text: string;
	/** Counts this seat's words: the same text twice is two entries. */
	readonly number: number;
}

export type Entry =
	Genesis | Sit | Start | Move | Resign | Back | Answer | Fact | Offer | Consent | Refuse | Over | Say;
export type ChainEntry = Move | Resign | Back | Answer;

export function isChained(entry: Entry): entry is ChainEntry {
	return entry.kind === 'move' || entry.kind === 'resign' || entry.kind === 'back' || entry.kind === 'answer';
}

/** A detail of one byte: how many moves are to be taken back, which of the moves beside is made. */
export function countDetail(count: number): string {
	return count.toString(16).padStart(2, '0');
}

/** The number that a detail of one byte says; 0 for any other. */
export function countIn(detail: string): number {
	return detail.length === 2 ? Number.parseInt(detail, 16) : 0;
}

export function entryId(payload: Uint8Array): Id {
	return sha256Hex(payload);
}

const pair = new Uint8Array(64);
/** The head whose bytes stand in the first half of the pair. */
let written: Head = '';

/** Whoever walks a chain goes on from the head that was worked out last: its bytes are there already. */
export function nextHead(head: Head, id: Id): Head {
	if (head !== written) putHex(pair, 0, head);
	putHex(pair, 32, id);
	sha256Into(pair, pair);
	written = hex(pair, 0, 32);
	return written;
}
