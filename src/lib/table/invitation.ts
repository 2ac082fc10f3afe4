/**
 * Invitations: what a link to a match between devices says. It stands in the fragment, which no server ever sees: where to meet, what is played, and for a seat the secret with which to sit down. Whoever has the
 * link has all of that, so an invitation to a seat is for one person.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from './base64';
import { Reader, Writer } from './bytes';
import type { Id } from './entry';
import { LIMITS } from './entry';
import { LONGEST_SERVER, MOST_SERVERS, isServers } from './servers';
import type { Signer } from './signature';
import { ed25519Signer } from './signature';

const FORMAT = 0x4a;
/** Bytes of a room's key, of a seat's secret, and of the match id that a link names. */
export const SECRET = 16;
const NO_SEAT = 255;
/** In the place of a room's key, where somebody is not told one. */
export const NO_ROOM = '00'.repeat(SECRET);

export interface Invitation {
	/** The first 16 bytes of the match id, hex: the genesis that a peer sends must have it. */
	readonly match: string;
	/** The key of the room, hex. */
	readonly room: string;
	readonly game: string;
	/** Version of the rules: whoever has another one is told at once. */
	readonly rules: number;
	/** Null: to watch. */
	readonly seat: { readonly place: number; readonly secret: string } | null;
	/** Signalling servers, where they are not the one that serves the app. */
	readonly servers: readonly string[];
}

export function packInvitation({ match, room, game, rules, seat, servers }: Invitation): string {
	const writer = new Writer().byte(FORMAT).hex(match).hex(room).text(game).number(rules);
	writer.byte(seat?.place ?? NO_SEAT);
	if (seat !== null) writer.hex(seat.secret);
	return toBase64(writer.list(servers, (server) => writer.text(server)).done());
}

/** Null if the text is no invitation. */
export function openInvitation(text: string): Invitation | null {
	const bytes = fromBase64(text);
	if (bytes === null) return null;
	const reader = new Reader(bytes);
	if (reader.byte() !== FORMAT) return null;
	const match = reader.hex(SECRET);
	const room = reader.hex(SECRET);
	const game = reader.text(LIMITS.name);
	const rules = reader.number();
	const place = reader.byte();
	const seat = place === NO_SEAT ? null : { place, secret: reader.hex(SECRET) };
	const servers = reader.list(MOST_SERVERS, () => reader.text(LONGEST_SERVER));
	if (!reader.finished || !isServers(servers) || (seat !== null && seat.place >= LIMITS.seats)) return null;
	return { match, room, game, rules, seat, servers };
}

/** What a link says of the match. */
export function shortMatch(id: Id): string {
	return id.slice(0, 2 * SECRET);
}

/** The key pair that an invitation stands for: its public half is in the genesis. */
export function inviteSigner(secret: string): Signer {
	return ed25519Signer(sha256(new Writer().text('mangrove/invite').hex(secret).done()));
}
