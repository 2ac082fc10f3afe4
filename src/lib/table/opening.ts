/** Opens a stored match: its entries were verified when they came, so only their integrity is checked again. */
import { localDealer } from '../deal/local';
import { Illegal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import { checksum, fromHex } from './bytes';
import { Chain } from './chain';
import { decode } from './codec';
import type { DealerKind, Genesis, Id } from './entry';
import { HOST, entryId } from './entry';
import { House } from './house';
import type { Item } from './item';
import { SIGNATURE, unpack } from './item';
import type { Age } from './age';
import { ageOf } from './age';
import { formatAge } from './label';
import { Ledger } from './ledger';
import { Pool } from './pool';
import { VISITOR, needsSit, seatingOf, seatingToTake } from './seating';
import type { Referee } from './referee';
import { houseReferee, openReferee } from './referee';
import type { Verify } from './signature';
import { ed25519Signer } from './signature';
import type { Store, StoredEntry, StoredMatch } from './store';
import { Table } from './table';

/**
 * Finds a game's module by id; null if this app has no such game. The table is handed games, it imports none. `rules`: the version that is wanted, where the app still
 * has it; otherwise, and without it, the one that it plays by now.
 */
export type FindModule = (game: string, rules?: number) => Promise<AnyModule | null>;

/** `newer`, `older`: written in a format, or played by rules, that this app does not know yet or no longer. */
export type OpenFailure = 'missing' | 'corrupt' | 'unknown-game' | Age;
export type Opened =
	{ readonly ok: true; readonly table: Table } | { readonly ok: false; readonly reason: OpenFailure };

const REFEREES: Readonly<Partial<Record<DealerKind, Referee>>> = { open: openReferee, house: houseReferee };

/** The genesis of a stored match; null if its record is damaged. */
export function storedGenesis(match: Pick<StoredMatch, 'id' | 'genesis'>): Item<Genesis> | null {
	const parts = unpack(match.genesis);
	if (parts === null || parts.entry.kind !== 'genesis' || entryId(parts.payload) !== match.id) return null;
	return { id: match.id, entry: parts.entry, key: parts.entry.host, bytes: match.genesis };
}

/** The chain of a genesis with nothing on it yet, or why there can be none. */
export async function newChain(genesis: Item<Genesis>, find: FindModule): Promise<Chain | OpenFailure> {
	const { game, rules, dealer } = genesis.entry;
	const module = await find(game, rules);
	if (module === null) return 'unknown-game';
	const age = ageOf(rules, module.game.version);
	if (age !== null) return age;
	const referee = REFEREES[dealer];
	if (referee === undefined) return 'newer';
	try {
		return new Chain(genesis, module, referee, new Pool());
	} catch (error) {
		if (error instanceof Illegal) return 'corrupt';
		throw error;
	}
}

/** Takes up the seating that was told; without that, the only one that has come. */
export function takeSeating(chain: Chain, told: Id | null = null): void {
	if (chain.seating !== null && (chain.seating.id !== '' || !needsSit(chain.genesis.entry))) return;
	const { genesis, pool, module } = chain;
	const seating =
		told === null
			? seatingToTake(genesis, pool, module.game, VISITOR)
			: seatingOf(genesis, pool.items.get(told) ?? null, pool, module.game);
	if (seating !== null && seating.id !== '') chain.take(seating);
}

export async function openTable(
	match: StoredMatch,
	entries: readonly StoredEntry[],
	store: Store,
	find: FindModule,
	verify: Verify
): Promise<Opened> {
	const genesis = storedGenesis(match);
	if (genesis === null) return { ok: false, reason: formatAge(match.genesis) ?? 'corrupt' };
	const chain = await newChain(genesis, find);
	if (typeof chain === 'string') return { ok: false, reason: chain };
	const sound = restore(chain, entries, match.seating);
	const { secrets } = match;
	const house =
		secrets.host === undefined || secrets.deal === undefined
			? null
			: new House(localDealer(secrets.deal), ed25519Signer(fromHex(secrets.host)));
	const mine: Id[] = sound.filter((entry) => entry.mine).map((entry) => entry.id);
	const table = new Table(chain, new Ledger(store, match, sound), house, verify, mine);
	await table.settle();
	return { ok: true, table };
}

/** Not what was signed on a sit that was given up since: that was another table. */
function isSaidHere({ seating }: Chain, { entry, key }: Item): boolean {
	if (seating === null || !('seat' in entry) || entry.seat === HOST || entry.by !== undefined) return true;
	return seating.keys[entry.seat] === key;
}

/** Adds stored entries to a chain, with the seating that was taken up; returns those whose bytes are what they were. */
export function restore(chain: Chain, entries: readonly StoredEntry[], seating?: Id): StoredEntry[] {
	const items: Item[] = [];
	const sound = entries.filter(({ id, key, bytes, sum, mine }) => {
		const entry = checksum(bytes) === sum ? decode(bytes, SIGNATURE, chain.genesis.id) : null;
		if (entry !== null) items.push({ id, entry, key, bytes });
		if (entry?.kind === 'sit' && mine) chain.pool.pinned.add(id);
		return entry !== null;
	});
	const isOfSeating = ({ entry }: Item): boolean => entry.kind === 'sit' || entry.kind === 'start';
	// What the seating rests on is not let go while it is being found.
	if (seating !== undefined) chain.pool.pinned.add(seating);
	chain.addAll(items.filter(isOfSeating));
	if (seating !== undefined) takeSeating(chain, seating);
	// Together: one by one, an entry could be let go before what builds on it is there.
	chain.addAll(
		items.filter((item) => !isOfSeating(item) && isSaidHere(chain, item)),
		Infinity
	);
	return sound;
}
