/** Messages in pieces: whole at the other end, and bounded whatever the other end sends. */
import { describe, expect, it } from 'vitest';
import { equalBytes } from '../../src/lib/table/bytes';
import { Inbox, Outbox } from '../../src/lib/wires/frames';

const LAST = 0;
const MORE = 1;

/** What comes of these pieces, up to the first that ends something. */
function taken(inbox: Inbox, pieces: Iterable<Uint8Array>): { outcome: Uint8Array | string; after: number } {
	let after = 0;
	for (const piece of pieces) {
		const outcome = inbox.take(piece);
		after += 1;
		if (outcome !== null) return { outcome, after };
	}
	return { outcome: 'more', after };
}

function* endlessly(piece: Uint8Array, most: number): Generator<Uint8Array> {
	for (let i = 0; i < most; i++) yield piece;
}

describe('a message', () => {
	it('of any size comes out as it went in', () => {
		const pieces: Uint8Array[] = [];
		const outbox = new Outbox({ bufferedAmount: 0, send: (piece) => void pieces.push(piece) });
		const inbox = new Inbox();
		for (const size of [0, 1, 16_384, 16_385, 3_000_000]) {
			const message = Uint8Array.from({ length: size }, (_, i) => i % 251);
			expect(outbox.put(message)).toBe(true);
			const { outcome } = taken(inbox, pieces.splice(0));
			expect(outcome instanceof Uint8Array && equalBytes(outcome, message)).toBe(true);
		}
	});

	it('is too big at 4 MB', () => {
		const piece = new Uint8Array(16_385).fill(MORE, 0, 1);
		expect(taken(new Inbox(), endlessly(piece, 10_000))).toEqual({ outcome: 'too-big', after: 257 });
	});
});

describe('pieces that never come to an end', () => {
	for (const size of [0, 1]) {
		it(`of ${size} bytes are not kept without bound`, () => {
			const piece = new Uint8Array(1 + size).fill(MORE, 0, 1);
			const { outcome, after } = taken(new Inbox(), endlessly(piece, 200_000));
			expect(outcome).toBe('too-big');
			expect(after).toBeLessThan(5_000);
		});
	}

	it('that are none of ours are garbage', () => {
		const inbox = new Inbox();
		expect(inbox.take(new Uint8Array(0))).toBe('garbage');
		expect(inbox.take(Uint8Array.of(7, 1))).toBe('garbage');
		expect(inbox.take(Uint8Array.of(LAST, 5))).toEqual(Uint8Array.of(5));
	});
});
