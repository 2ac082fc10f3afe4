/**
 * Digests: what peers compare every few seconds, so that a difference is seen and repaired, never silent. Equal items give equal chains; state hashes are compared only where all the rest is
 * equal, and then a difference means that two devices do not run the same rules.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../engine/canonical';
import { stateHash } from '../engine/hash';
import { Reader, Writer, concat, fromHex, toHex } from './bytes';
import type { Chain } from './chain';
import { FORMAT } from './codec';
import type { Head, Id } from './entry';
import { LIMITS } from './entry';
import { readSeating, writeSeating } from './label';

const KIND = 0x44;
const SHORT = 16;

export interface Digest {
	readonly game: string;
	readonly rules: number;
	/** The start or the one sit that the device goes by; '' while there is none. */
	readonly seating: Id | '';
	readonly ply: number;
	readonly head: Head;
	/** Of the answers taken in. Short hashes, hex. */
	readonly answers: string;
	/** Of the ids of all items. */
	readonly items: string;
	readonly state: string;
}

/**
 * `rules`: one of the two must update. `seating`: they go by different starts or sits, and so are at different tables. `items`: exchange what is missing. `state`: same entries, other state, so other code.
 */
export type Difference = 'none' | 'rules' | 'seating' | 'items' | 'state';

export function digestOf(chain: Chain): Digest {
	const { game, rules } = chain.genesis.entry;
	const { nodes, head, fold } = chain.view();
	const ids = [...chain.pool.items.keys()].sort();
	return {
		game,
		rules,
		seating: chain.seating?.id ?? '',
		ply: nodes.length,
		head,
		answers: short(new TextEncoder().encode(canonical(fold.facts))),
		items: short(concat(ids.map(fromHex))),
		state: stateHash(fold.state)
	};
}

export function difference(a: Digest, b: Digest): Difference {
	if (a.game !== b.game || a.rules !== b.rules) return 'rules';
	// Who has not taken one up yet does so once the entries are there.
	if (a.seating !== b.seating && a.seating !== '' && b.seating !== '') return 'seating';
	if (a.items !== b.items || a.seating !== b.seating || a.head !== b.head || a.ply !== b.ply || a.answers !== b.answers)
		return 'items';
	return a.state === b.state ? 'none' : 'state';
}

export function encodeDigest({ game, rules, seating, ply, head, answers, items, state }: Digest): Uint8Array {
	const writer = new Writer().byte(KIND).byte(FORMAT).text(game).number(rules);
	writeSeating(writer, seating).number(ply).hex(head).hex(answers).hex(items).hex(state);
	return writer.done();
}

/** Null if the bytes are no digest. */
export function decodeDigest(bytes: Uint8Array): Digest | null {
	const reader = new Reader(bytes);
	if (reader.byte() !== KIND || reader.byte() !== FORMAT) return null;
	const digest = {
		game: reader.text(LIMITS.name),
		rules: reader.number(),
		seating: readSeating(reader),
		ply: reader.number(),
		head: reader.hex(32),
		answers: reader.hex(SHORT),
		items: reader.hex(SHORT),
		state: reader.hex(SHORT)
	};
	return reader.finished ? digest : null;
}

function short(bytes: Uint8Array): string {
	return toHex(sha256(bytes).subarray(0, SHORT));
}
