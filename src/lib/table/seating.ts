/**
 * The seating: which key plays which seat. It is the genesis' own keys, and the sits that `start` lists or, where one
 * place only is invited, the one sit. A device takes up one seating, for good; a seat's key is a constant of it, so
 * nothing that comes later changes who has played what. What rests on another seating is another match.
 *
 * By lot the host commits to a secret in the genesis, everybody adds a nonce when sitting down, and `start` opens the
 * secret: nobody could choose the result, and everybody can check it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { AnyGame, Seat } from '../engine/contract';
import { Illegal } from '../engine/illegal';
import { Writer, fromHex, toHex } from './bytes';
import type { Genesis, Head, Id, Key, Sit, Start } from './entry';
import { nextHead } from './entry';
import type { Item } from './item';
import type { Pool } from './pool';

/** Seats that speak with one voice: the host's own are one party, every invited one is a party, named by its place. */
export type Party = number;
export const HOST_PARTY: Party = -1;

export interface Seating {
	/** The start, or the one sit; '' where nobody is invited, or whoever is has not sat down yet. */
	readonly id: Id;
	/** The head before the first answer. */
	readonly root: Head;
	/** By seat; null for the one who has not sat down yet. */
	readonly keys: readonly (Key | null)[];
	/** The place in the genesis' list that each seat was drawn for. */
	readonly places: readonly number[];
	readonly parties: readonly Party[];
	readonly sits: readonly Item<Sit>[];
	/** What the rules are set up with: the genesis' options, with what the seats have brought. */
	readonly options: unknown;
}

/** What an entry of a seat says of the key that signs it: nothing where that is the seating's own. */
export function namedBy(seating: Seating | null, seat: Seat, key: Key): { readonly by?: Key } {
	return seating?.keys[seat] === key ? {} : { by: key };
}

/** Whether nothing can happen before the host has listed who plays. */
export function needsStart({ lot, dealer, seats }: Genesis): boolean {
	return lot !== '' || dealer === 'sealed' || invited(seats).length > 1;
}

/** The places whose players are invited. */
export function invited(seats: Genesis['seats']): number[] {
	return seats.flatMap(({ by }, place) => (by === 'invite' ? [place] : []));
}

/**
 * The seating of a start or of the one sit; null if it is none, or not all of it is here. Without either: the one of a
 * match that needs none.
 */
export function seatingOf(
	{ id: match, entry: genesis }: Item<Genesis>,
	by: Item | null,
	pool: Pool,
	game: AnyGame
): Seating | null {
	const sits = sitsOf(genesis, by, pool);
	if (sits === null) return null;
	const keys = genesis.seats.map((seat, place) =>
		seat.by === 'own' ? seat.key : (sits.find(({ entry }) => entry.place === place)?.entry.key ?? null)
	);
	if (new Set(keys).size !== keys.length) return null;
	const places = drawn(genesis, by, sits);
	const options = optionsOf(genesis, places, sits, game);
	if (options === null) return null;
	return {
		id: by?.id ?? '',
		root: by?.entry.kind === 'start' ? nextHead(match, by.id) : match,
		keys: places.map((place) => keys[place] ?? null),
		places,
		parties: places.map((place) => (genesis.seats[place]?.by === 'own' ? HOST_PARTY : place)),
		sits,
		options: options.value
	};
}

/**
 * What a device is to a match: the host's, a guest's with the keys of its places, or that of somebody who only looks
 * on.
 */
export type Role =
	| { readonly kind: 'host' }
	| { readonly kind: 'visitor' }
	| { readonly kind: 'guest'; readonly keys: ReadonlySet<Key> };
export const VISITOR: Role = { kind: 'visitor' };

/**
 * Of all that has come, the seating that a device may take up by itself; null: none yet. The host takes the first, a
 * guest the one with its own sit; whoever only looks on takes the only one there is, or waits to be told.
 */
export function seatingToTake(genesis: Item<Genesis>, pool: Pool, game: AnyGame, role: Role): Seating | null {
	const isListed = needsStart(genesis.entry);
	const found = (isListed ? pool.starts : pool.allSits).flatMap((by) => seatingOf(genesis, by, pool, game) ?? []);
	if (role.kind === 'host') return found[0] ?? null;
	if (role.kind === 'visitor') return found.length === 1 ? (found[0] ?? null) : null;
	const own = found.find(({ sits }) => sits.some(({ entry }) => role.keys.has(entry.key)));
	// Where no start says who plays, a guest goes by its own sit and no other.
	return own ?? (isListed ? (found[0] ?? null) : null);
}

/** Whether a sit makes the seating: one place is invited, and no start lists who plays. */
export function needsSit(genesis: Genesis): boolean {
	return !needsStart(genesis) && invited(genesis.seats).length > 0;
}

/** Whether the game refuses what a seat has brought: such a sit takes no seat. */
export function isRefused({ lot, options, seats }: Genesis, { place, own }: Sit, game: AnyGame): boolean {
	const possible = lot === '' ? [place] : seats.map((_, seat) => seat);
	return possible.some((seat) => withOwn(game, options, seat, own) === null);
}

export function lotCommitment(secret: string): string {
	return toHex(sha256(new Writer().text('mangrove/lot').text(secret).done()));
}

/** The sits that a seating rests on; null if they are not what the genesis asks for, or not here. */
function sitsOf(genesis: Genesis, by: Item | null, pool: Pool): readonly Item<Sit>[] | null {
	const places = invited(genesis.seats);
	if (!needsStart(genesis)) {
		if (by === null) return [];
		return by.entry.kind === 'sit' && places.includes(by.entry.place) ? [by as Item<Sit>] : null;
	}
	if (by?.entry.kind !== 'start') return null;
	const { secret, parent, match, sits: ids } = by.entry;
	if (parent !== match || (genesis.lot === '' ? secret !== '' : lotCommitment(secret) !== genesis.lot)) return null;
	const sits = ids.map((id) => pool.items.get(id)).filter((item): item is Item<Sit> => item?.entry.kind === 'sit');
	const seated = new Set(sits.map(({ entry }) => entry.place));
	return sits.length === ids.length && sits.length === places.length && places.every((place) => seated.has(place))
		? sits
		: null;
}

/** The place that takes each seat. */
function drawn({ lot, seats }: Genesis, by: Item | null, sits: readonly Item<Sit>[]): number[] {
	const order = seats.map((_, place) => place);
	if (lot === '' || by === null) return order;
	const writer = new Writer().text('mangrove/draw').text((by.entry as Start).secret);
	for (const sit of [...sits].sort((a, b) => a.entry.place - b.entry.place)) writer.hex(sit.entry.nonce);
	let stream = sha256(writer.done());
	for (let i = order.length - 1; i > 0; i--) {
		// 32 bits against at most 16 seats: the bias is below one in a hundred million.
		const value = Number.parseInt(toHex(stream.subarray(0, 4)), 16);
		const j = value % (i + 1);
		[order[i], order[j]] = [order[j] as number, order[i] as number];
		stream = sha256(fromHex(toHex(stream)));
	}
	return order;
}

/** The options of the match, or null if the game refuses them or somebody who may bring some has not sat down yet. */
function optionsOf(
	{ options, seats }: Genesis,
	places: readonly number[],
	sits: readonly Item<Sit>[],
	game: AnyGame
): { readonly value: unknown } | null {
	if (game.seated !== undefined && sits.length < invited(seats).length) return null;
	let value = options;
	for (const [seat, place] of places.entries()) {
		const sit = sits.find(({ entry }) => entry.place === place);
		if (sit === undefined) continue;
		const next = withOwn(game, value, seat, sit.entry.own);
		if (next === null) return null;
		value = next.value;
	}
	return isPossible(() => game.setup(value)) ? { value } : null;
}

function withOwn(game: AnyGame, options: unknown, seat: Seat, own: unknown): { readonly value: unknown } | null {
	if (own === undefined) return { value: options };
	let value: unknown = null;
	const isTaken = game.seated !== undefined && isPossible(() => (value = game.seated?.(options, seat, own)));
	return isTaken ? { value } : null;
}

/**
 * Whether the rules take it. What makes them trip is as bad as what they refuse: foreign options must not take the
 * table down.
 */
function isPossible(attempt: () => unknown): boolean {
	try {
		attempt();
		return true;
	} catch (error) {
		if (error instanceof Illegal || error instanceof TypeError || error instanceof RangeError) return false;
		throw error;
	}
}
