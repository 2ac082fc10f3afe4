/** What is sealed between the devices of a room. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/lib/engine/random';
import { Correspondence } from '../../../src/lib/wires/room/correspondence';
import { roomKeys } from '../../../src/lib/wires/room/keys';
import { readSignal } from '../../../src/lib/wires/room/signal';

const { seal } = roomKeys('ab'.repeat(16));
const HERE = { kind: 'here', call: 3 } as const;

const write = (from: Correspondence, to: Correspondence): Uint8Array => from.letter(to.id, HERE) ?? new Uint8Array();

it('known answers for a second client: the keys of a room', () => {
	const keys = roomKeys('000102030405060708090a0b0c0d0e0f');
	expect(keys.name).toBe('012c05567b466cc5fd9cdd1fcc7bb95fa11c382874bdd4fd4154c30ea34395ef');
	expect(Buffer.from(keys.seal).toString('hex')).toBe(
		'0cbae8c123facec8644d9ec4214ba21024f3328ef68436293c27b01622f95e84'
	);
	expect(keys.enter('00'.repeat(32))).toBe(
		'c8e7bc4c0d484639148ba3a28d78daf204f1a8d69e789e05ef7864c2a0212f79d02266beeeacee23aa8b82a3e9f776d64048f39d90f08c4a3de28d75162d320d'
	);
});

it('a second client, written from docs/protocol.md alone, is understood', () => {
	const text = (words: string): Uint8Array => Buffer.concat([Buffer.of(words.length), Buffer.from(words)]);
	const sealed = (key: Uint8Array, content: Uint8Array): Buffer => {
		const nonce = new Uint8Array(24).fill(7);
		return Buffer.concat([nonce, xchacha20poly1305(key, nonce).encrypt(content)]);
	};
	const ben = new Correspondence(seal);
	const secret = new Uint8Array(32).fill(5);
	const [mine, theirs] = [x25519.getPublicKey(secret), Buffer.from(ben.id, 'hex')];
	const shared = x25519.getSharedSecret(secret, theirs);
	const key = sha256(Buffer.concat([text('mangrove/letter'), seal, shared, mine, theirs]));
	// Letter 0, `here`, call 3.
	const letter = sealed(key, Uint8Array.of(0, 0, 3));
	const content = Buffer.concat([Buffer.of(1), mine, theirs, Buffer.of(letter.length), letter]);
	const note = Buffer.alloc(256);
	Buffer.concat([Buffer.of(content.length), content]).copy(note);
	expect(content.length).toBeLessThan(128);
	const from = Buffer.from(mine).toString('hex');
	expect(ben.open(sealed(seal, note))).toEqual({ kind: 'letter', from, letter: HERE });
});

it('a letter is read by the one it was written to, once', () => {
	const [ana, ben, cleo] = [new Correspondence(seal), new Correspondence(seal), new Correspondence(seal)];
	const note = write(ana, ben);
	expect(cleo.open(note)).toBeNull();
	expect(ana.open(note)).toBeNull();
	expect(ben.open(note)).toEqual({ kind: 'letter', from: ana.id, letter: HERE });
	expect(ben.open(note)).toBeNull();
});

it('letters may overtake each other', () => {
	const [ana, ben] = [new Correspondence(seal), new Correspondence(seal)];
	const notes = Array.from({ length: 40 }, () => write(ana, ben));
	for (const note of seeded('order').shuffle([...notes, ...notes])) ben.open(note);
	expect(notes.map((note) => ben.open(note))).toEqual(notes.map(() => null));
	expect(ben.open(write(ana, ben))).not.toBeNull();
});

it('all sizes of one kind are equal, and tell little', () => {
	const [ana, ben] = [new Correspondence(seal), new Correspondence(seal)];
	const sizes = [ana.announcement(), write(ana, ben), write(ben, ana)].map(({ length }) => length);
	expect(sizes).toEqual([296, 296, 296]);
});

describe('foreign bytes open nothing and never throw', () => {
	const [ana, ben] = [new Correspondence(seal), new Correspondence(seal)];

	it('of another room', () => {
		const stranger = new Correspondence(roomKeys('cd'.repeat(16)).seal);
		expect(ben.open(stranger.announcement())).toBeNull();
		expect(ben.open(write(stranger, ben))).toBeNull();
	});

	it('changed in a byte, cut, longer, or empty', () => {
		const random = seeded('foreign');
		for (let i = 0; i < 500; i++) {
			const note = write(ana, ben);
			const at = random.int(note.length);
			note[at] = (note[at] ?? 0) ^ (1 << random.int(8));
			expect(ben.open(note)).toBeNull();
			expect(ben.open(note.subarray(0, at))).toBeNull();
		}
		expect(ben.open(new Uint8Array(100_000))).toBeNull();
		expect(ben.open(new Uint8Array())).toBeNull();
	});

	it('written to an id that is no key', () => {
		for (const id of ['00'.repeat(32), '01' + '00'.repeat(31)]) expect(ana.letter(id, HERE)).toBeNull();
	});
});

it('only what a data channel needs is taken from a signal', () => {
	expect(readSignal({ type: 'offer', sdp: 'x', more: 1 })).toEqual({ type: 'offer', sdp: 'x' });
	const candidate = { candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 };
	expect(readSignal({ type: 'candidate', candidate: { ...candidate, more: 1 } })).toEqual({
		type: 'candidate',
		candidate
	});
	for (const bad of [
		null,
		7,
		{},
		{ renegotiate: true },
		{ type: 'transceiverRequest' },
		{ type: 'offer' },
		{ type: 'candidate' },
		{ type: 'candidate', candidate: { candidate: 'c' } }
	])
		expect(readSignal(bad)).toBeNull();
});
