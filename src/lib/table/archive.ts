/**
 * Files: one match or all of them, with the secrets of the seats played here. A file that comes in is foreign: its entries go through the gate like a peer's, and a secret counts only if it fits
 * the key of its seat.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical } from '../engine/canonical';
import { Reader, Writer, checksum, concat, equalBytes, fromHex } from './bytes';
import type { Standing } from './conduct';
import { OTHER_DEVICE } from './conduct';
import type { Genesis, Head, Id } from './entry';
import { LIMITS } from './entry';
import { admitAll } from './gate';
import { inviteSigner } from './invitation';
import type { Item } from './item';
import { SIGNATURE, checkGenesis, unpack } from './item';
import type { Age } from './age';
import { ageOf } from './age';
import { formatAge } from './label';
import { lotCommitment } from './seating';
import type { FindModule } from './opening';
import { newChain, takeSeating } from './opening';
import { isServers } from './servers';
import type { Verify } from './signature';
import { ed25519Signer } from './signature';
import type { Secrets, StoredEntry, StoredMatch } from './store';

const MAGIC = new TextEncoder().encode('MANGROVE');
/** Of a plain file; a locked one has the next (`vault.ts`). Files of format 1 had 1 and 2. */
export const VERSION = 3;
const CHECKSUM = 8;
const MOST_MATCHES = 10_000;
const MOST_ENTRIES = 50_000;
/** The largest file that is looked at. */
export const LARGEST_FILE = 64 * 1024 * 1024;

export interface ArchivedMatch {
	readonly match: StoredMatch;
	readonly entries: readonly StoredEntry[];
}

/** What a file says of a match; nothing in it is trusted yet. */
export interface ClaimedMatch {
	readonly genesis: Item<Genesis>;
	readonly title: string;
	readonly created: number;
	readonly touched: number;
	readonly secrets: Secrets;
	/** The start or the one sit that its device went by; '' while there was none. */
	readonly seating: Id | '';
	readonly standings: Readonly<Record<number, Standing>>;
	/** The head at which a device stopped to give its seats away in this file; null: the file is a copy. */
	readonly handed: Head | null;
	readonly entries: readonly { readonly bytes: Uint8Array; readonly mine: boolean; readonly time: number }[];
}

/** `newer`, `older`: the file, or all that is in it. */
export type ArchiveFailure = 'not-mangrove' | 'too-big' | 'corrupt' | Age;

/** `given`: whoever opens the file plays on, because the devices of its matches have stopped. */
export function packArchive(matches: readonly ArchivedMatch[], given = false): Uint8Array {
	const writer = new Writer().raw(MAGIC).byte(VERSION);
	writer.list(matches, ({ match, entries }) => {
		const { title, created, touched, standings, passage, seating = '' } = match;
		const handed = given && passage?.kind === 'away' ? passage.head : undefined;
		// A bot that stands in for somebody stays where it plays.
		const { bots: _, ...secrets } = match.secrets;
		const times = entries.map((entry) => entry.time);
		const mine = entries.map((entry) => (entry.mine ? 1 : 0));
		writer.bytes(match.genesis);
		writer.text(canonical({ title, created, touched, secrets, seating, standings, times, mine, handed }));
		writer.list(entries, (entry) => writer.bytes(entry.bytes));
	});
	const body = writer.done();
	return concat([body, sha256(body).subarray(0, CHECKSUM)]);
}

/** Opens a file. Matches whose genesis does not hold are left out: the rest of the file is still of use. */
export async function openArchive(
	bytes: Uint8Array,
	verify: Verify
): Promise<readonly ClaimedMatch[] | ArchiveFailure> {
	if (bytes.length > LARGEST_FILE) return 'too-big';
	if (!equalBytes(bytes.subarray(0, MAGIC.length), MAGIC)) return 'not-mangrove';
	const body = bytes.subarray(0, -CHECKSUM);
	const reader = new Reader(body.subarray(MAGIC.length));
	const age = ageOf(reader.byte(), VERSION);
	if (age !== null) return age;
	if (!equalBytes(sha256(body).subarray(0, CHECKSUM), bytes.subarray(-CHECKSUM))) return 'corrupt';
	const records = reader.list(MOST_MATCHES, () => ({
		genesis: reader.bytes(LIMITS.entry + SIGNATURE),
		record: parseRecord(reader.text(LARGEST_FILE)),
		entries: reader.list(MOST_ENTRIES, () => reader.bytes(LIMITS.entry + SIGNATURE))
	}));
	if (!reader.finished) return 'corrupt';
	const claimed: ClaimedMatch[] = [];
	let unread: Age | null = null;
	for (const { genesis: genesisBytes, record, entries } of records) {
		const genesis = await checkGenesis(genesisBytes, verify);
		unread ??= genesis === null ? formatAge(genesisBytes) : null;
		if (genesis === null || record === null) continue;
		const { times, mine, secrets, ...rest } = record;
		claimed.push({
			...rest,
			genesis,
			secrets: fitting(secrets, genesis.entry),
			entries: entries.map((entry, i) => ({ bytes: entry, mine: mine[i] === 1, time: times[i] ?? rest.created }))
		});
	}
	return claimed.length === 0 && unread !== null ? unread : claimed;
}

/** The match with those of its entries that hold, ready to be stored; null if this app cannot open it. */
export async function checkArchived(
	{ genesis, entries, standings, seating, ...record }: ClaimedMatch,
	find: FindModule,
	verify: Verify,
	now: number = Date.now()
): Promise<ArchivedMatch | null> {
	const chain = await newChain(genesis, find);
	if (typeof chain === 'string') return null;
	// Who has sat down must be known before what they signed can be checked.
	const isSit = ({ bytes }: { bytes: Uint8Array }): boolean =>
		['sit', 'start'].includes(unpack(bytes)?.entry.kind ?? '');
	const sound: StoredEntry[] = [];
	for (const part of [entries.filter(isSit), entries.filter((entry) => !isSit(entry))]) {
		takeSeating(chain, seating === '' ? null : seating);
		const bytes = part.map((entry) => entry.bytes);
		for (const [i, admission] of (await admitAll(chain, bytes, verify)).entries()) {
			const entry = part[i];
			if (entry === undefined || !admission.ok || !admission.isNew) continue;
			const { id, key } = admission.item;
			sound.push({ ...entry, id, key, sum: checksum(entry.bytes) });
		}
	}
	// A match whose every seat was played on the device that wrote the file moves with it. Any other may be going on elsewhere: its seats only look on here until somebody says otherwise.
	const own = Object.keys(record.secrets.seats);
	const isWhole = genesis.entry.seats.every((_, seat) => standings[seat]?.active && own.includes(`${seat}`));
	const waiting = Object.fromEntries(
		own.map((seat) => [seat, { ...(standings[Number(seat)] ?? OTHER_DEVICE), active: false, wish: '' }])
	);
	const { title, created, touched, secrets } = record;
	const seated = chain.seating === null || chain.seating.id === '' ? {} : { seating: chain.seating.id };
	const match = { id: genesis.id, genesis: genesis.bytes, title, created, touched, secrets, ...seated, glance: null };
	if (isWhole || own.length === 0) return { match: { ...match, standings }, entries: sound };
	return { match: { ...match, standings: waiting, passage: { kind: 'copy', time: now } }, entries: sound };
}

interface FileRecord extends Pick<StoredMatch, 'title' | 'created' | 'touched' | 'secrets' | 'standings'> {
	readonly seating: Id | '';
	readonly times: readonly number[];
	readonly mine: readonly number[];
	readonly handed: Head | null;
}

function parseRecord(text: string): FileRecord | null {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return null;
	}
	if (!isRecord(value)) return null;
	const { title, created, touched, secrets, seating, standings, times, mine, handed } = value;
	if (typeof title !== 'string' || !isTime(created) || !isTime(touched)) return null;
	if (!isSecrets(secrets) || !isRecord(standings) || !Object.values(standings).every(isStanding)) return null;
	if (!Array.isArray(times) || !times.every(isTime) || !Array.isArray(mine)) return null;
	return {
		title: title.slice(0, LIMITS.name),
		created,
		touched,
		secrets,
		seating: typeof seating === 'string' && HEAD.test(seating) ? seating : '',
		standings: standings as FileRecord['standings'],
		times,
		mine: mine as number[],
		handed: typeof handed === 'string' && HEAD.test(handed) ? handed : null
	};
}

/** Secrets that fit the keys of the match. */
export function fitting({ host, deal, seats, room, servers, watch, lot, invites }: Secrets, genesis: Genesis): Secrets {
	const fits = (secret: string, key: string): boolean => ed25519Signer(fromHex(secret)).key === key;
	const own = Object.entries(seats).filter(([seat, secret]) => {
		const spec = genesis.seats[Number(seat)];
		return spec !== undefined && (spec.by === 'invite' || fits(secret, spec.key));
	});
	const isHost = host !== undefined && fits(host, genesis.host);
	const given = Object.entries(invites ?? {}).filter(([seat, secret]) => {
		const spec = genesis.seats[Number(seat)];
		return spec?.by === 'invite' && inviteSigner(secret).key === spec.key;
	});
	return {
		seats: Object.fromEntries(own),
		...(isHost && { host }),
		...(isHost && deal !== undefined && { deal }),
		...(room !== undefined && { room }),
		...(servers !== undefined && { servers }),
		...(isHost && watch !== undefined && { watch }),
		...(isHost && lot !== undefined && lotCommitment(lot) === genesis.lot && { lot }),
		...(given.length > 0 && { invites: Object.fromEntries(given) })
	};
}

const HEAD = /^[0-9a-f]{64}$/;
const SEAT_SECRET = /^[0-9a-f]{64}$/;
const LINK_SECRET = /^[0-9a-f]{32}$/;

function isSecrets(value: unknown): value is Secrets {
	if (!isRecord(value) || !isRecord(value.seats)) return false;
	const isSecret = (secret: unknown): boolean => typeof secret === 'string' && SEAT_SECRET.test(secret);
	const isOfLink = (secret: unknown): boolean => typeof secret === 'string' && LINK_SECRET.test(secret);
	return (
		Object.values(value.seats).every(isSecret) &&
		(value.host === undefined || isSecret(value.host)) &&
		(value.deal === undefined || typeof value.deal === 'string') &&
		[value.room, value.watch, value.lot].every((secret) => secret === undefined || isOfLink(secret)) &&
		(value.servers === undefined || isServers(value.servers)) &&
		(value.invites === undefined || (isRecord(value.invites) && Object.values(value.invites).every(isOfLink)))
	);
}

function isStanding(value: unknown): boolean {
	return (
		isRecord(value) &&
		typeof value.active === 'boolean' &&
		typeof value.key === 'string' &&
		typeof value.wish === 'string'
	);
}

function isTime(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
