/**
 * What the devices of a room say to each other at a meeting place. Everything is padded and sealed under the room's
 * key, so a place reads nothing and strangers can say nothing. Letters to one device are sealed once more, under a key
 * that only the two have: the id of a device is an X25519 public key that it makes anew for each visit. So nobody, with
 * the room's key or without, can write in another's name, and what was written in an earlier visit opens in no later
 * one. A letter opens once.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, Reader, toHex, Writer } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import { Allowance } from './allowance';
import { decodeSignal, encodeSignal, type Signal } from './signal';

/** `here`: I hold no connection with you. `call` is the number of the last one, as calls between two are counted. */
export type Letter =
	| { readonly kind: 'here'; readonly call: number }
	| { readonly kind: 'signal'; readonly call: number; readonly signal: Signal };

export type Heard =
	/** Somebody is in the room, or was: an announcement may be an old one. */
	| { readonly kind: 'announcement'; readonly from: string }
	/** Written by that device, to this one, in this visit. */
	| { readonly kind: 'letter'; readonly from: string; readonly letter: Letter };

const ANNOUNCEMENT = 0;
const LETTER = 1;
const HERE = 0;
const SIGNAL = 1;
const KEY = 32;
const NONCE = 24;
/** Sizes tell a place little. */
const PADDED_TO = 256;
const LARGEST = 14_000;
/** Letters may overtake each other by so many: places differ in speed. */
const WINDOW = 512;
/** Devices whose keys are remembered; a room has few, and ids cost nothing to invent. */
const MOST_KNOWN = 256;
/** A new key costs some milliseconds: so many at once, and so many a second. */
const NEW_KEYS = { burst: 64, perSecond: 24 };

interface Correspondent {
	readonly writes: Uint8Array;
	readonly reads: Uint8Array;
	written: number;
	/** Numbers of letters that came, the highest among them. */
	readonly read: Set<number>;
	last: number;
}

export class Correspondence {
	/** Hex. */
	readonly id: string;
	readonly #secret = randomBytes(KEY);
	readonly #seal: Uint8Array;
	/** The one heard or written to last stands last. */
	readonly #known = new Map<string, Correspondent>();
	readonly #newKeys = new Allowance(NEW_KEYS);

	constructor(seal: Uint8Array) {
		this.#seal = seal;
		this.id = toHex(x25519.getPublicKey(this.#secret));
	}

	announcement(): Uint8Array {
		return this.#close(new Writer().byte(ANNOUNCEMENT).hex(this.id));
	}

	/** Null: to nobody who could read it. */
	letter(to: string, letter: Letter): Uint8Array | null {
		const known = this.#correspondent(to);
		if (known === null) return null;
		const body = new Writer()
			.number(known.written++)
			.byte(letter.kind === 'here' ? HERE : SIGNAL)
			.number(letter.call);
		if (letter.kind === 'signal') body.text(encodeSignal(letter.signal));
		const sealed = seal(known.writes, body.done());
		return this.#close(new Writer().byte(LETTER).hex(this.id).hex(to).bytes(sealed));
	}

	/** Null: not from somebody in the room, not for us, or heard before. Never throws. */
	open(note: Uint8Array): Heard | null {
		const padded = unseal(this.#seal, note);
		if (padded === null) return null;
		const reader = new Reader(new Reader(padded).bytes(LARGEST));
		const kind = reader.byte();
		const from = reader.hex(KEY);
		if (from === this.id) return null;
		if (kind === ANNOUNCEMENT) return reader.finished ? { kind: 'announcement', from } : null;
		if (kind !== LETTER || reader.hex(KEY) !== this.id) return null;
		const sealed = reader.bytes(LARGEST);
		const letter = reader.finished ? this.#read(from, sealed) : null;
		return letter === null ? null : { kind: 'letter', from, letter };
	}

	#read(from: string, sealed: Uint8Array): Letter | null {
		const known = this.#correspondent(from);
		const body = known === null ? null : unseal(known.reads, sealed);
		if (known === null || body === null) return null;
		const reader = new Reader(body);
		const number = reader.number();
		const kind = reader.byte();
		const call = reader.number();
		const signal = kind === SIGNAL ? decodeSignal(reader.text(LARGEST)) : null;
		if (!reader.finished || !isNew(known, number)) return null;
		if (kind === HERE) return { kind: 'here', call };
		return signal === null ? null : { kind: 'signal', call, signal };
	}

	/** The keys between us and somebody; null if the id is no key, or too many are new. */
	#correspondent(id: string): Correspondent | null {
		const known = this.#known.get(id) ?? this.#meet(id);
		if (known === null) return null;
		this.#known.delete(id);
		this.#known.set(id, known);
		const [oldest] = this.#known.keys();
		if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
		return known;
	}

	#meet(id: string): Correspondent | null {
		if (!this.#newKeys.take()) return null;
		let shared: Uint8Array;
		try {
			shared = x25519.getSharedSecret(this.#secret, fromHex(id));
		} catch {
			return null;
		}
		const key = (from: string, to: string): Uint8Array =>
			sha256(new Writer().text('mangrove/letter').raw(this.#seal).raw(shared).hex(from).hex(to).done());
		return { writes: key(this.id, id), reads: key(id, this.id), written: 0, read: new Set(), last: -1 };
	}

	#close(writer: Writer): Uint8Array {
		const content = new Writer().bytes(writer.done()).done();
		const padded = new Uint8Array(Math.ceil(content.length / PADDED_TO) * PADDED_TO);
		padded.set(content);
		return seal(this.#seal, padded);
	}
}

/** Each number once, in about the order of writing. */
function isNew(known: Correspondent, number: number): boolean {
	if (known.read.has(number) || number <= known.last - WINDOW) return false;
	known.read.add(number);
	known.last = Math.max(known.last, number);
	for (const old of known.read) if (old <= known.last - WINDOW) known.read.delete(old);
	return true;
}

function seal(key: Uint8Array, content: Uint8Array): Uint8Array {
	const nonce = randomBytes(NONCE);
	return new Writer().raw(nonce).raw(xchacha20poly1305(key, nonce).encrypt(content)).done();
}

function unseal(key: Uint8Array, sealed: Uint8Array): Uint8Array | null {
	if (sealed.length <= NONCE || sealed.length > LARGEST + PADDED_TO) return null;
	try {
		return xchacha20poly1305(key, sealed.subarray(0, NONCE)).decrypt(sealed.subarray(NONCE));
	} catch {
		return null;
	}
}
