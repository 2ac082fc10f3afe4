/** Messages as somebody would make them who knows the wire: well formed, nearly so, and damaged. */
import { expect } from 'vitest';
import * as Y from 'yjs';
import type { Random } from '../../../src/lib/engine/random';
import { equalBytes, toHex } from '../../../src/lib/table/bytes';
import { decodeNote, encodeNote, type Note } from '../../../src/lib/wires/together/notes';
import {
	isGap,
	lengthOf,
	readUpdate,
	writeUpdate,
	writeVector,
	type Gap,
	type Row
} from '../../../src/lib/wires/update';
import { deleteAll, entries, manyAuthors, neighbour, poison, tombstones } from './raw';

const bytes = (random: Random, most: number): Uint8Array =>
	Uint8Array.from({ length: random.int(most) }, () => random.int(256));
const key = (random: Random): string => random.int(50).toString(16).padStart(32, '0');
/** Client ids and clocks: small ones that meet, and the largest there are. */
const number = (random: Random): number => random.pick([0, 1, 2, 3, 127, 128, 65_536, 0xffff_fffe, 0xffff_ffff]);

const FORMS: readonly ((random: Random) => Uint8Array)[] = [
	(random) => {
		const places: (Row | Gap)[] = [];
		for (let i = 0; i < 1 + random.int(6); i++) {
			const last = places.at(-1);
			if (random.int(3) > 0 || isGap(last)) places.push({ key: key(random), value: bytes(random, 90) });
			else places.push(1 + random.int(5));
		}
		return writeUpdate({ author: number(random), from: number(random), places });
	},
	(random) => entries(number(random), number(random), [[random.int(2) ? key(random) : null, bytes(random, 40)]]),
	(random) =>
		entries(
			1,
			0,
			Array.from({ length: random.int(200) }, () => [key(random), bytes(random, 9)])
		),
	(random) => manyAuthors(random.int(300), number(random)),
	(random) => deleteAll(new Map([[number(random), number(random)]])),
	(random) => neighbour(number(random), [number(random), number(random)], bytes(random, 20)),
	(random) => poison(number(random)),
	(random) => tombstones(number(random), [key(random), key(random)]),
	(random) => {
		const doc = new Y.Doc();
		doc.clientID = 1 + random.int(3);
		const map = doc.getMap('entries');
		for (let i = 0; i < 1 + random.int(4); i++) {
			const what = random.int(6);
			if (what < 3) map.set(key(random), bytes(random, 9));
			else if (what === 3) map.delete(key(random));
			else if (what === 4) doc.getText('other').insert(0, 'x');
			else map.set(key(random), new Y.Map([['a', 1]]));
		}
		return Y.encodeStateAsUpdate(doc);
	}
];

/** A few bytes changed, cut off or added. */
export function damaged(message: Uint8Array, random: Random): Uint8Array {
	const copy = Uint8Array.from(message);
	const how = random.int(4);
	if (how === 0) return copy.subarray(0, random.int(copy.length + 1));
	if (how === 1) return Uint8Array.from([...copy, ...bytes(random, 5)]);
	for (let i = 0; i < 1 + random.int(3) && copy.length > 0; i++) copy[random.int(copy.length)] = random.int(256);
	return copy;
}

export function hostileUpdate(random: Random): Uint8Array {
	const update = random.pick(FORMS)(random);
	return random.int(2) === 0 ? update : damaged(update, random);
}

export function hostileVector(random: Random): Uint8Array {
	const size = random.pick([0, 1, 2, 3, 500]);
	const vector = writeVector(new Map(Array.from({ length: size }, (_, i) => [number(random) + i, number(random)])));
	return random.int(2) === 0 ? vector : damaged(vector, random);
}

const hex = (random: Random, length: number): string => toHex(Uint8Array.from({ length }, () => random.int(256)));
const signature = (random: Random): Uint8Array => Uint8Array.from({ length: 64 }, () => random.int(256));
const seats = (random: Random): number[] => Array.from({ length: random.int(18) }, () => random.int(20));

/** Every kind of note; one that is missing is an error of types. */
const NOTES: { readonly [Kind in Note['kind']]: (random: Random) => Extract<Note, { kind: Kind }> } = {
	greet: (random) => ({ kind: 'greet', nonce: hex(random, 16) }),
	here: (random) => ({ kind: 'here', proofs: seats(random).map((seat) => ({ seat, signature: signature(random) })) }),
	stand: (random) => ({
		kind: 'stand',
		digest: {
			game: 'green-conquest',
			rules: number(random),
			seating: random.int(2) === 0 ? '' : hex(random, 32),
			ply: number(random),
			head: hex(random, 32),
			answers: hex(random, 16),
			items: hex(random, 16),
			state: hex(random, 16)
		}
	}),
	ask: (random) => ({ kind: 'ask', known: Array.from({ length: random.int(40) }, () => hex(random, 16)) }),
	give: (random) => ({ kind: 'give', parcel: bytes(random, 200) }),
	invite: (random) => ({ kind: 'invite', code: hex(random, random.int(40)) }),
	others: (random) => ({ kind: 'others', seats: seats(random).slice(0, 16), watching: number(random) }),
	closed: (random) => ({ kind: 'closed', signature: signature(random) }),
	room: (random) => ({ kind: 'room', room: hex(random, 16) }),
	moved: (random) => ({
		kind: 'moved',
		number: number(random),
		room: hex(random, 16),
		seat: random.int(20),
		signature: hex(random, 64)
	})
};

export function hostileNote(random: Random): Uint8Array {
	const note = encodeNote(random.pick(Object.values(NOTES))(random));
	return random.int(2) === 0 ? note : damaged(note, random);
}

/** The same oracle for notes: what is read is written again to the same bytes. */
export function judgedNote(bytes: Uint8Array): 'passed' | 'refused' {
	const note = decodeNote(bytes);
	if (note === null) return 'refused';
	expect(equalBytes(encodeNote(note), bytes)).toBe(true);
	return 'passed';
}

/**
 * The oracle: an update that passes is written again to the same bytes, and Yjs reads the same entries at the same
 * places from it, without anything left pending.
 */
export function judged(bytes: Uint8Array): 'passed' | 'refused' {
	const update = readUpdate(bytes);
	if (update === null) return 'refused';
	expect(equalBytes(writeUpdate(update), bytes)).toBe(true);
	const { structs, ds } = Y.decodeUpdate(bytes);
	expect([structs.length, ds.clients.size]).toEqual([update.places.length, 0]);
	let clock = update.from;
	for (const [i, place] of update.places.entries()) {
		const struct = structs[i] as Y.Item | Y.GC;
		expect([struct.id.client, struct.id.clock, struct.length]).toEqual([update.author, clock, lengthOf(place)]);
		if (isGap(place)) expect(struct).toBeInstanceOf(Y.GC);
		else {
			const { parent, parentSub, content, origin, rightOrigin } = struct as Y.Item;
			expect([parent, parentSub, origin, rightOrigin]).toEqual(['entries', place.key, null, null]);
			expect((content as Y.ContentBinary).content).toEqual(place.value);
		}
		clock += lengthOf(place);
	}
	return 'passed';
}
