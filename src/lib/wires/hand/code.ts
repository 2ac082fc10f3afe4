/**
 * The two codes of a pairing by hand, as they stand in a link, a QR code or a message: what I offer, and the answer to it. Short enough to be read off a screen by a camera at once. They hold no secret of a match: whoever has both
 * could at most listen at the door of a connection that is encrypted for somebody else.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from '../../table/base64';
import { Reader, Writer, concat, equalBytes, toHex } from '../../table/bytes';
import type { Description } from './description';
import { readDescription, writeDescription } from './description';

const FORMAT = 0x48;
const OFFER = 0;
const ANSWER = 1;
/** Of the end of a code: tells a slip of the pen from a code of another kind. */
const CHECK = 3;
/** Of the offer, in its answer. */
const NAME = 4;
const LONGEST = 400;

export type HandCode =
	| { readonly kind: 'offer'; readonly description: Description }
	/** `to`: the name of the offer, see `nameOf`. */
	| { readonly kind: 'answer'; readonly to: string; readonly description: Description };

/** `not-a-code`: nothing of ours. `mistyped`: ours, but cut off or altered. `newer`: ours, of a version to come. */
export type CodeFault = 'not-a-code' | 'mistyped' | 'newer';

export function packCode(code: HandCode): string {
	const writer = new Writer().byte(FORMAT).byte(code.kind === 'offer' ? OFFER : ANSWER);
	if (code.kind === 'answer') writer.hex(code.to);
	writeDescription(writer, code.description);
	const body = writer.done();
	return toBase64(concat([body, checkOf(body)]));
}

/** Never throws. Blanks that a messenger put in do no harm. */
export function openCode(text: string): HandCode | CodeFault {
	const plain = text.replace(/\s+/g, '');
	if (plain.length > LONGEST) return 'not-a-code';
	// Where the end was cut off the rest need not be whole bytes.
	const bytes = fromBase64(plain);
	const begin = bytes ?? fromBase64(plain.slice(0, 4));
	if (begin?.[0] !== FORMAT || plain.length < 8) return 'not-a-code';
	const body = bytes?.subarray(0, -CHECK);
	if (bytes === null || body === undefined || !equalBytes(checkOf(body), bytes.subarray(-CHECK))) return 'mistyped';
	const reader = new Reader(body, 1);
	const kind = reader.byte();
	if (kind !== OFFER && kind !== ANSWER) return 'newer';
	const to = kind === ANSWER ? reader.hex(NAME) : '';
	const description = readDescription(reader);
	if (!reader.finished) return 'mistyped';
	return kind === OFFER ? { kind: 'offer', description } : { kind: 'answer', to, description };
}

/** What an answer calls the offer that it is for. */
export function nameOf(offer: string): string {
	return toHex(sha256(fromBase64(offer) ?? new Uint8Array(0)).subarray(0, NAME));
}

function checkOf(body: Uint8Array): Uint8Array {
	return sha256(body).subarray(0, CHECK);
}
