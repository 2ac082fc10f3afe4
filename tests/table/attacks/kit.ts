/**
 * Matches over devices for the attacks: seat 0 made it, the others sat down by invitation; whatever one knows the
 * others can hear.
 */
import { seeded } from '../../../src/lib/engine/random';
import { fromHex, toHex } from '../../../src/lib/table/bytes';
import type { Sit } from '../../../src/lib/table/entry';
import { inviteSigner } from '../../../src/lib/table/invitation';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { Signer } from '../../../src/lib/table/signature';
import { ed25519Signer } from '../../../src/lib/table/signature';
import type { Store } from '../../../src/lib/table/store';
import { memoryStore } from '../../../src/lib/table/store';
import type { Table } from '../../../src/lib/table/table';
import { newShelf, reopened } from '../fixture';

const MODES: Readonly<Record<number, string>> = { 2: 'duel', 3: 'trio', 4: 'melee' };
const random = seeded('attacks');
export const randomBytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.int(256));
export const newSigner = (): Signer => ed25519Signer(randomBytes(32));

export interface Peer {
	readonly table: Table;
	readonly store: Store;
}

export const bytesOf = ({ chain }: Table): Uint8Array[] => [...chain.pool.items.values()].map(({ bytes }) => bytes);

/** Everybody hears all that the others have. */
export async function gossip(...tables: readonly Table[]): Promise<void> {
	for (let round = 0; round < 3; round++)
		for (const from of tables) for (const to of tables) if (from !== to) await to.receive(...bytesOf(from));
}

export async function newMatch(seats: number, byLot = false): Promise<{ peers: Peer[]; tables: Table[] }> {
	const store = memoryStore();
	const host = await newShelf(store).create({
		game: 'green-conquest',
		options: { mode: MODES[seats], build: 'preset', deploy: 'auto', returns: 'auto' },
		byLot,
		seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: '', elsewhere: i > 0 }))
	});
	const peers: Peer[] = [{ table: host, store }];
	for (let seat = 1; seat < seats; seat++) {
		const own = memoryStore();
		const { invites = {}, room = '' } = host.ledger.match.secrets;
		const heard = { genesis: host.chain.genesis, entries: bytesOf(host), room };
		const joined = await newShelf(own).join(heard, seat, invites[seat] ?? '', `P${seat}`);
		if (!joined.ok) throw new Error(joined.reason);
		peers.push({ table: joined.table, store: own });
		await gossip(...peers.map(({ table }) => table));
	}
	return { peers, tables: peers.map(({ table }) => table) };
}

/** So many moves of whoever is asked; everybody hears them. Returns how many there were. */
export async function playRound(tables: readonly Table[], moves: number): Promise<number> {
	for (let i = 0; i < moves; i++) {
		const seat = tables[0]?.snapshot.asked[0] ?? -1;
		const table = tables.find(({ signers }) => signers.has(seat));
		const legal = table?.legal(seat) ?? [];
		if (table === undefined || legal.length === 0) return i;
		const done = await table.play(seat, legal[(i * 7) % legal.length]);
		if (!done.ok) throw new Error(done.reason);
		await gossip(...tables);
	}
	return moves;
}

export const signerOf = ({ ledger }: Table, seat: number): Signer =>
	ed25519Signer(fromHex(ledger.match.secrets.seats[seat] ?? ''));

export const inviteOf = ({ ledger }: Table, seat: number): Signer =>
	inviteSigner(ledger.match.secrets.invites?.[seat] ?? '');

/** Sits at a place with ids below all that are there. */
export function lowSits({ chain, id: match }: Table, place: number, invitation: Signer, count: number): Item<Sit>[] {
	const below =
		chain.pool
			.sits(place)
			.map(({ id }) => id)
			.sort()[0] ?? '';
	const sits: Item<Sit>[] = [];
	while (sits.length < count) {
		const body = { match, place, nonce: toHex(randomBytes(16)), name: 'x', join: new Uint8Array(), own: undefined };
		const sit = sign<Sit>({ kind: 'sit', key: newSigner().key, ...body }, invitation);
		if (sit.id < below) sits.push(sit);
	}
	return sits;
}

export async function reload({ table, store }: Peer): Promise<Table> {
	await table.save();
	await table.close();
	return reopened(store, table.id);
}

/** How every table stands: all that an attack could change. */
export const standings = (tables: readonly Table[]): unknown =>
	tables.map(({ snapshot: { head, ply, asked, result, confirmed, seats } }) => ({
		head,
		ply,
		asked,
		result,
		confirmed,
		seats
	}));
