/**
 * Invitations: what a link to a match between devices says. It stands in the fragment, which no server ever sees: where to meet, what is played, and for a seat the secret with which to sit down. Whoever has the
 * link has all of that, so an invitation to a seat is for one person.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from './base64';
import { Reader, Writer } from './bytes';
import { FORMAT } from './codec';
import type { Id } from './entry';
import { LIMITS } from './entry';
import type { Age } from './age';
import { ageOf, isVersion } from './age';
import { readSeating, writeSeating } from './label';
import { LONGEST_SERVER, MOST_SERVERS, isServers } from './servers';
import type { Signer } from './signature';
import { ed25519Signer } from './signature';

const KIND = 0x4a;
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
	/** The start or the one sit that the table goes by; '' while there is none. Whoever only watches goes by it. */
	readonly seating: Id | '';
	/** Signalling servers, where they are not the one that serves the app. */
	readonly servers: readonly string[];
}

export type InvitationFailure = 'not-a-link' | Age;

export function packInvitation({ match, room, game, rules, seat, seating, servers }: Invitation): string {
	const writer = new Writer().byte(KIND).byte(FORMAT).text(game).number(rules).hex(match).hex(room);
	writer.byte(seat?.place ?? NO_SEAT);
	if (seat !== null) writer.hex(seat.secret);
	writeSeating(writer, seating).list(servers, (server) => writer.text(server));
	return toBase64(writer.done());
}

/** What the text of a link invites to, or why it is no invitation that this app can read. */
export function openInvitation(text: string): Invitation | InvitationFailure {
	const bytes = fromBase64(text);
	if (bytes === null) return 'not-a-link';
	const reader = new Reader(bytes);
	if (reader.byte() !== KIND) return 'not-a-link';
	const version = reader.byte();
	const age = ageOf(version, FORMAT);
	if (age !== null) return isVersion(version) ? age : 'not-a-link';
	const game = reader.text(LIMITS.name);
	const rules = reader.number();
	const match = reader.hex(SECRET);
	const room = reader.hex(SECRET);
	const place = reader.byte();
	const seat = place === NO_SEAT ? null : { place, secret: reader.hex(SECRET) };
	const seating = readSeating(reader);
	const servers = reader.list(MOST_SERVERS, () => reader.text(LONGEST_SERVER));
	if (!reader.finished || !isServers(servers) || (seat !== null && seat.place >= LIMITS.seats)) return 'not-a-link';
	return { match, room, game, rules, seat, seating, servers };
}

/** What a link says of the match. */
export function shortMatch(id: Id): string {
	return id.slice(0, 2 * SECRET);
}

/** The key pair that an invitation stands for: its public half is in the genesis. */
export function inviteSigner(secret: string): Signer {
	return ed25519Signer(sha256(new Writer().text('mangrove/invite').hex(secret).done()));
}
