/** Delivery: what a post that was opened means for this device. Every case has a name, and the screen a sentence for it; none of them loses anything. */
import type { Seat } from '../engine/contract';
import { entryId, isChained } from './entry';
import type { Id } from './entry';
import { inviteSigner } from './invitation';
import { SIGNATURE, checkGenesis, unpack } from './item';
import { ageOf } from './age';
import type { OpenFailure } from './opening';
import type { Parcel } from './parcel';
import { tellSeating } from './parcel';
import type { Post, PostFailure } from './post';
import type { Heard, Shelf } from './shelf';
import type { Table } from './table';

/** What came of the entries of a post at a table. */
export type Receipt =
	/** There is something to see. */
	| 'news'
	/** All of it was here already. */
	| 'known'
	/** … and this device sent it. */
	| 'own'
	/** Something before it is missing: what can be kept is kept, and counts when the rest comes. */
	| 'gap'
	/** Something in it was not signed by the one it names. */
	| 'tampered'
	/** Somebody else has answered from the seat of this device. */
	| 'outrun';

export type Refusal =
	| PostFailure
	| OpenFailure
	| Exclude<Receipt, 'news'>
	/** It is not for this device: it has not the match, and nobody is invited. */
	| 'unknown-match'
	/** The invitation does not fit the match. */
	| 'no-seat'
	/** Somebody else sits there. */
	| 'taken'
	/** The match is told, but nobody is invited. */
	| 'no-invitation'
	/** The game refuses what the seat brings. */
	| 'bad-options'
	/** This device could not keep the seat. */
	| 'not-saved';

export type Sorted =
	| { readonly kind: 'known'; readonly match: Id }
	| { readonly kind: 'invited'; readonly table: Table; readonly heard: Heard; readonly seat: Seat }
	/** `table` is there to be watched. */
	| { readonly kind: 'refused'; readonly reason: Refusal; readonly table: Table | null };

/** Where a post belongs: to a match of this device, to a seat that waits for somebody here, or nowhere. Changes nothing. */
export async function sort(post: Post | PostFailure, shelf: Shelf): Promise<Sorted> {
	const refused = (reason: Refusal, table: Table | null = null): Sorted => ({ kind: 'refused', reason, table });
	if (typeof post === 'string') return refused(post);
	const { parcel, invitation } = post;
	const module = await shelf.find(post.game);
	if (module === null) return refused('unknown-game');
	const age = ageOf(post.rules, module.game.version);
	if (age !== null) return refused(age);
	if ((await shelf.list()).some(({ id }) => id === parcel.match)) return { kind: 'known', match: parcel.match };
	if (parcel.genesis === null) return refused('unknown-match');
	const genesis = await checkGenesis(parcel.genesis, shelf.verify);
	if (genesis?.entry.game !== post.game || genesis.entry.rules !== post.rules) return refused('tampered');
	const { room = '', servers = [] } = invitation ?? {};
	const heard = { genesis, seating: parcel.seating, entries: parcel.entries, room, servers };
	const opened = await shelf.visit({ ...heard, entries: [] });
	if (!opened.ok) return refused(opened.reason);
	const { table } = opened;
	const receipt = await receive(table, parcel);
	if (receipt === 'tampered' || receipt === 'gap') return refused(receipt);
	if (invitation === null) return refused('no-invitation', table);
	const { place, secret } = invitation;
	if (genesis.entry.seats[place]?.key !== inviteSigner(secret).key) return refused('no-seat', table);
	if (table.chain.pool.sits(place).length > 0) return refused('taken', table);
	return { kind: 'invited', table, heard, seat: place };
}

/** Hands the entries of a post to a table. What is good in them stays, whatever the rest is. */
export async function receive(table: Table, { seating, entries }: Parcel): Promise<Receipt> {
	const before = new Set(table.chain.pool.items.keys());
	const admissions = await table.receive(...entries);
	await tellSeating(table, seating);
	const { chain, snapshot } = table;
	if (admissions.some((admission) => !admission.ok && admission.fault !== 'stranger')) return 'tampered';
	const { outsat, readOnly } = snapshot.health;
	if (outsat) return 'outrun';
	const hasGap = admissions.some((admission) => !admission.ok || !chain.isAttached(admission.item));
	if (hasGap) return 'gap';
	const here = snapshot.seats.flatMap((seat, index) => (seat.here ? [index] : []));
	if (here.length > 0 && here.every((seat) => readOnly.includes(seat))) return 'outrun';
	const isNew = entries.some((bytes) => !before.has(entryId(bytes.subarray(SIGNATURE))));
	if (isNew) return 'news';
	const author = authorOf(entries);
	return author !== null && here.includes(author) ? 'own' : 'known';
}

/** Who has most likely sent these: whoever made the last answer in them, or signed the last of them. */
function authorOf(entries: readonly Uint8Array[]): Seat | null {
	const parts = entries.flatMap((bytes) => unpack(bytes)?.entry ?? []);
	const last = parts.findLast((entry) => isChained(entry)) ?? parts.at(-1);
	if (last === undefined) return null;
	if (last.kind === 'sit') return last.place;
	return 'seat' in last ? last.seat : null;
}
