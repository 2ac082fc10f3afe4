/** What one device gives to another: a match and the secrets of its seats, by link or by file, ready to be looked at and taken. */
import type { ClaimedMatch } from './archive';
import { checkArchived, fitting } from './archive';
import { fromHex } from './bytes';
import type { Chain } from './chain';
import type { Standing } from './conduct';
import { OTHER_DEVICE } from './conduct';
import type { Genesis, Head, Id } from './entry';
import { entryId, isChained } from './entry';
import type { Handover } from './handover';
import { unpackHandover } from './handover';
import type { Item } from './item';
import { unpack } from './item';
import type { FindModule, OpenFailure } from './opening';
import type { Passage } from './passage';
import { isUndrawn, keysAt } from './places';
import type { Verify } from './signature';
import { ed25519Signer } from './signature';
import type { Secrets, StoredEntry, StoredMatch } from './store';

export interface Gift {
	readonly genesis: Item<Genesis>;
	readonly title: string;
	/** Those that fit the match. */
	readonly secrets: Secrets;
	/** The start or the one sit that the giver went by; '' while there was none. */
	readonly seating: Id | '';
	/** The head at which the giver stopped. */
	readonly head: Head;
	/** What the giver put in. */
	readonly brought: readonly Uint8Array[];
	/** What others have told beside it. */
	readonly told: readonly Uint8Array[];
}

/** `unheard`: somebody in the room has to tell the match first. */
export type GiftFailure = OpenFailure | 'unheard' | 'no-seat';

/** `told`: the match as this device knows it or as somebody in the room tells it, where the handover does not hold it. */
export async function giftOf(
	handover: Handover,
	told: { readonly genesis: Item<Genesis>; readonly entries: readonly Uint8Array[] } | null,
	find: FindModule,
	verify: Verify
): Promise<Gift | GiftFailure> {
	const carried = await unpackHandover(handover, find, verify);
	if (typeof carried === 'string') return carried;
	const genesis = carried.genesis ?? told?.genesis ?? null;
	if (genesis === null) return 'unheard';
	if (genesis.id !== carried.match) return 'corrupt';
	const secrets = fitting(handover.secrets, genesis.entry);
	if (Object.keys(secrets.seats).length === 0) return 'no-seat';
	const { title, seating, head } = handover;
	return { genesis, title, secrets, seating, head, brought: carried.entries, told: told?.entries ?? [] };
}

/** A file that was given away says at which head; any other is a copy. */
export function giftIn(claims: readonly ClaimedMatch[]): Gift | null {
	const [claim] = claims;
	if (claims.length !== 1 || claim?.handed == null || Object.keys(claim.secrets.seats).length === 0) return null;
	const { genesis, title, secrets, seating, handed: head, entries } = claim;
	return { genesis, title, secrets, seating, head, brought: entries.map(({ bytes }) => bytes), told: [] };
}

/** The match as it is stored on the device that takes it; its seats are played as soon as it holds the head. Null if this app cannot open it. */
export async function recordOf(
	{ genesis, title, secrets, seating, head, brought, told }: Gift,
	now: number,
	find: FindModule,
	verify: Verify
): Promise<{ match: StoredMatch; entries: readonly StoredEntry[] } | null> {
	const standings = Object.fromEntries(
		Object.keys(secrets.seats).map((seat): [string, Standing] => [seat, OTHER_DEVICE])
	);
	const entries = [...brought, ...told].map((bytes) => ({ bytes, mine: false, time: now }));
	const claim = { genesis, title, created: now, touched: now, secrets, seating, standings, handed: null, entries };
	const checked = await checkArchived(claim, find, verify);
	if (checked === null) return null;
	const passage: Passage = { kind: 'given', head, time: now, loose: answersIn(brought) };
	return { match: { ...checked.match, standings, passage }, entries: checked.entries };
}

function answersIn(entries: readonly Uint8Array[]): Id[] {
	return entries.flatMap((bytes) => {
		const parts = unpack(bytes);
		return parts !== null && isChained(parts.entry) ? [entryId(parts.payload)] : [];
	});
}

/** Whether the match gives every seat of a gift the key that its secret makes. A code can name any invited seat, with any secret. */
export function isGivers({ secrets }: Gift, chain: Chain): boolean {
	const isDrawn = chain.genesis.entry.lot !== '' && !isUndrawn(chain);
	const places = chain.genesis.entry.seats.map((_, place) => place);
	return Object.entries(secrets.seats).every(([place, secret]) => {
		const { key } = ed25519Signer(fromHex(secret));
		return (isDrawn ? places : [Number(place)]).some((seat) => keysAt(chain, seat).includes(key));
	});
}

/** The record of a match that is here already, with the seats that are given to it. Null if other hands hold one of them here. */
export function mergedRecord(here: StoredMatch, given: StoredMatch): StoredMatch | null {
	const clash = Object.entries(given.secrets.seats).some(
		([seat, secret]) => (here.secrets.seats[Number(seat)] ?? secret) !== secret
	);
	const isAnotherTable = (here.seating ?? given.seating) !== (given.seating ?? here.seating);
	if (clash || isAnotherTable) return null;
	const invites = { ...given.secrets.invites, ...here.secrets.invites };
	return {
		...here,
		title: here.title || given.title,
		seating: here.seating ?? given.seating,
		secrets: {
			...given.secrets,
			...here.secrets,
			seats: { ...here.secrets.seats, ...given.secrets.seats },
			...(Object.keys(invites).length > 0 && { invites })
		},
		standings: { ...given.standings, ...here.standings },
		passage: given.passage
	};
}
