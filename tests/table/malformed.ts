/** Malformed links, invitations, parcels, posts, files and digests, made from good ones: every parser answers with a value, whatever it is given. */
import { sha256 } from '@noble/hashes/sha2.js';
import { LARGEST_FILE, openArchive } from '../../src/lib/table/archive';
import { fromBase64, toBase64 } from '../../src/lib/table/base64';
import { concat } from '../../src/lib/table/bytes';
import type { Chain } from '../../src/lib/table/chain';
import { receive, sort } from '../../src/lib/table/delivery';
import { decodeDigest, digestOf, encodeDigest } from '../../src/lib/table/digest';
import { openHandover, packHandover, unpackHandover } from '../../src/lib/table/handover';
import { openInvitation, packInvitation, shortMatch } from '../../src/lib/table/invitation';
import { formatAge, labelOf } from '../../src/lib/table/label';
import { lacking, openParcel, packParcel } from '../../src/lib/table/parcel';
import { openCode as openPostCode, openPost, packPost } from '../../src/lib/table/post';
import { openReplay, packReplay } from '../../src/lib/table/replay';
import { lock, unlock } from '../../src/lib/table/vault';
import { nameOf, openCode, packCode } from '../../src/lib/wires/hand/code';
import { fromSdp, toSdp, type Description } from '../../src/lib/wires/hand/description';
import { SAMPLES } from '../wires/hand/samples';
import type { Random } from '../../src/lib/engine/random';
import type { Shelf } from '../../src/lib/table/shelf';
import type { Table } from '../../src/lib/table/table';
import { aBoardGame, aCardGame, aRelay, find, newShelf, playOn } from './fixture';

/** Signatures are not what is tried here, and checking them would take all the time. */
const believe = (): boolean => true;

/** As little work as is taken for a locked file. */
const LIGHT = { cost: 10, block: 8, lanes: 1 };

export interface Parser {
	readonly name: string;
	readonly good: readonly Uint8Array[];
	/** Resolves whatever the bytes; rejects or throws only if the parser is at fault. */
	parse(bytes: Uint8Array): unknown;
}

export async function parsers(): Promise<Parser[]> {
	const shelf = newShelf();
	const tables = [await shelf.create(aBoardGame), await shelf.create(aCardGame)];
	for (const table of tables) await playOn(table, 8, 'malformed');
	const chains = tables.map((table) => table.chain);
	const shared = (await seatedTables()).map((table) => table.chain);
	return [
		{
			name: 'replay',
			good: [...chains, ...shared].map((chain) => fromBase64(packReplay(chain)) as Uint8Array),
			parse: (bytes) => openReplay(toBase64(bytes), find, believe)
		},
		{
			name: 'parcel',
			good: [...chains, ...shared].map((chain) => packParcel(chain, lacking(chain, new Set()), true)),
			parse: openParcel
		},
		{
			name: 'post',
			good: chains.flatMap((chain) => [packPost(chain, [1], null), packPost(chain, [], INVITATION)]),
			parse: (bytes) => deliver(bytes, shelf, tables)
		},
		{
			name: 'file',
			good: [await shelf.export()],
			parse: async (bytes) => [await openArchive(bytes, believe), await openArchive(resealed(bytes), believe)]
		},
		{
			name: 'handover',
			good: tables.map(({ chain, ledger }) => fromBase64(packHandover(chain, ledger.match, []).code) as Uint8Array),
			parse: async (bytes) => [await takeApart(bytes), await takeApart(resealed(bytes, 4))]
		},
		{
			name: 'locked file',
			good: [await lock(new Uint8Array(60), 'reed', undefined, LIGHT)],
			parse: async (bytes) => [await unlock(bytes, 'reed'), await unlock(resealed(bytes), 'reed')]
		},
		{
			name: 'invitation',
			good: [...chains, ...shared].map((chain) => fromBase64(invitationTo(chain)) as Uint8Array),
			parse: (bytes) => reread(toBase64(bytes))
		},
		{
			name: 'label',
			good: chains.map(({ genesis }) => genesis.bytes),
			parse: (bytes) => [labelOf(bytes), formatAge(bytes)]
		},
		{ name: 'digest', good: [...chains, ...shared].map((chain) => encodeDigest(digestOf(chain))), parse: decodeDigest },
		{ name: 'code of a pairing', good: handCodes(), parse: readCode },
		{
			name: 'session description',
			good: Object.values(SAMPLES).map((sdp) => new TextEncoder().encode(sdp)),
			parse: (bytes) => [fromSdp(new TextDecoder().decode(bytes))]
		},
		{ name: 'base64', good: chains.map((chain) => new TextEncoder().encode(packReplay(chain))), parse: readText }
	];
}

/** Matches between devices that have begun: by the one sit, and by a start. */
async function seatedTables(): Promise<Table[]> {
	return Promise.all(
		[2, 3].map(async (seats) => {
			const host = await newShelf().create({
				...aRelay,
				options: { seats, turns: 9 },
				seats: Array.from({ length: seats }, (_, seat) => ({ name: '', bot: '', elsewhere: seat > 0 }))
			});
			for (let seat = 1; seat < seats; seat++) {
				const { room = '', invites } = host.ledger.match.secrets;
				const entries = [...host.chain.pool.items.values()].map(({ bytes }) => bytes);
				const heard = { genesis: host.chain.genesis, entries, room };
				const joined = await newShelf().join(heard, seat, invites?.[seat] ?? '', `P${seat}`);
				if (!joined.ok) throw new Error(joined.reason);
				await host.receive(...[...joined.table.chain.pool.items.values()].map(({ bytes }) => bytes));
			}
			if (host.chain.seating?.id === '') throw new Error('nobody has sat down');
			return host;
		})
	);
}

function invitationTo({ genesis, seating }: Chain): string {
	const { game, rules } = genesis.entry;
	const { room, place, secret } = INVITATION;
	const match = shortMatch(genesis.id);
	return packInvitation({
		match,
		room,
		game,
		rules,
		seat: { place, secret },
		seating: seating?.id ?? '',
		servers: ['wss://meet.example/signal']
	});
}

/** What is taken for an invitation is written as it was read. */
function reread(text: string): unknown {
	const invitation = openInvitation(text);
	if (typeof invitation !== 'string' && packInvitation(invitation) !== text)
		throw new Error('read otherwise than written');
	return invitation;
}

function handCodes(): readonly Uint8Array[] {
	const descriptions = Object.values(SAMPLES).map((sdp) => fromSdp(sdp) as Description);
	return descriptions.flatMap((description) => {
		const offer = packCode({ kind: 'offer', description });
		const answer = packCode({ kind: 'answer', to: nameOf(offer), description });
		return [offer, answer].map((code) => fromBase64(code) as Uint8Array);
	});
}

/** As it comes, and with an end that fits: whatever is taken for good must make a description that says the same. */
function readCode(bytes: Uint8Array): unknown {
	const body = bytes.subarray(0, -3);
	const sealed = concat([body, sha256(body).subarray(0, 3)]);
	for (const text of [toBase64(bytes), toBase64(sealed)]) {
		const code = openCode(text);
		if (typeof code === 'string') continue;
		if (packCode(code) !== text) throw new Error('read otherwise than written');
		const again = fromSdp(toSdp(code.description));
		if (again?.fingerprint !== code.description.fingerprint) throw new Error('another description');
	}
	return true;
}

const INVITATION = { room: '0'.repeat(32), place: 1, secret: '1'.repeat(32), servers: [] };

/** Opens a post as a link and, with a checksum that fits, all the way to the table it belongs to, which must stay as it is. */
async function deliver(bytes: Uint8Array, shelf: Shelf, tables: readonly Table[]): Promise<unknown> {
	const text = toBase64(bytes);
	openPostCode(text.slice(0, -1));
	const body = bytes.subarray(6);
	const post = openPost(concat([Uint8Array.of(0x4d, 2), sha256(body).subarray(0, 4), body]));
	const sorted = await sort(post, shelf);
	const table = tables.find(({ id }) => sorted.kind === 'known' && id === sorted.match);
	const head = table?.snapshot.head;
	if (table !== undefined && typeof post !== 'string') await receive(table, post.parcel);
	if (head !== table?.snapshot.head) throw new Error('a malformed post has moved a match');
	return [openPostCode(text), sorted];
}

/** The checksum made to fit: what is behind it must hold as well. */
function resealed(bytes: Uint8Array, length = 8): Uint8Array {
	const body = bytes.subarray(0, -length);
	return concat([body, sha256(body).subarray(0, length)]);
}

/** A handover with the match that it carries. */
async function takeApart(bytes: Uint8Array): Promise<unknown> {
	const handover = openHandover(toBase64(bytes));
	return typeof handover === 'string' ? handover : unpackHandover(handover, find, believe);
}

function readText(bytes: Uint8Array): unknown {
	const value = fromBase64(String.fromCharCode(...bytes));
	if (value !== null && value.length > bytes.length) throw new Error('longer than its text');
	return value;
}

/** A good value with a few bytes changed, cut out, doubled or cut off, or no good value at all. */
export function spoilt(good: readonly Uint8Array[], random: Random): Uint8Array {
	if (random.int(20) === 0) return Uint8Array.from({ length: random.int(200) }, () => random.int(256));
	const bytes = [...random.pick(good)];
	for (let i = 0; i <= random.int(4); i++) {
		const at = random.int(bytes.length + 1);
		const deed = random.int(5);
		if (deed === 0) bytes[at] = random.int(256);
		else if (deed === 1) bytes.splice(at, 1 + random.int(8));
		else if (deed === 2) bytes.splice(at, 0, ...bytes.slice(at, at + random.int(40)));
		else if (deed === 3) bytes.splice(at, 4, 0xff, 0xff, 0xff, 0xff, 0x0f);
		else bytes.length = at;
	}
	return Uint8Array.from(bytes.slice(0, LARGEST_FILE), (byte) => byte ?? 0);
}
