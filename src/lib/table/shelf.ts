/** The shelf: all matches on this device. It makes, lists, opens, renames and removes them; it lends each as one table, however often it is asked for. */
import type { Seat } from '../engine/contract';
import type { ArchiveFailure, ClaimedMatch } from './archive';
import { checkArchived, openArchive, packArchive } from './archive';
import { toHex } from './bytes';
import { FIRST_DEVICE } from './conduct';
import { refuse } from './done';
import type { Genesis, Id } from './entry';
import type { NewMatch, RandomBytes } from './founding';
import { foundMatch } from './founding';
import type { Gift } from './gift';
import { giftIn, isGivers, mergedRecord, recordOf } from './gift';
import { inviteSigner } from './invitation';
import type { Item } from './item';
import { ageOf } from './age';
import { formatAge, labelOf } from './label';
import type { MatchCard } from './match-card';
import { cardOf } from './match-card';
import type { FindModule, OpenFailure, Opened } from './opening';
import { openTable, storedGenesis } from './opening';
import { tellSeating } from './parcel';
import { isRefused } from './seating';
import type { Verify } from './signature';
import { randomBytes } from './signature';
import type { Store, StoredEntry, StoredMatch, Trouble } from './store';
import { StoreError, memoryStore } from './store';
import type { Table } from './table';

/** A match that goes on at other devices, as one of them tells it. */
export interface Heard {
	readonly genesis: Item<Genesis>;
	/** The start or the one sit that they go by there, or the beginning of its id; '' while there is none. */
	readonly seating?: string;
	readonly entries: readonly Uint8Array[];
	/** The key of the room. */
	readonly room: string;
	/** Where its devices meet; absent: as this app was deployed. */
	readonly servers?: readonly string[];
}

export type Joined =
	| { readonly ok: true; readonly table: Table }
	/** `known`: this device has the match already, perhaps from another tab. `bad-options`: the game refuses what the seat brings. Nothing was changed. */
	| { readonly ok: false; readonly reason: OpenFailure | 'no-seat' | 'known' | SitRefusal };

const SIT_REFUSALS = ['taken', 'bad-options', 'not-saved'] as const;
type SitRefusal = (typeof SIT_REFUSALS)[number];

function isSitRefusal(reason: string): reason is SitRefusal {
	return SIT_REFUSALS.some((each) => each === reason);
}

export type Imported =
	/** `gift`: the file holds seats that another device has given away; nothing of it was taken in yet. */
	| { readonly ok: true; readonly ids: readonly Id[]; readonly known: number; readonly gift: Gift | null }
	| { readonly ok: false; readonly reason: ArchiveFailure };

/** `waits`: it plays here as soon as others have told what is missing. */
export type Taken =
	| { readonly ok: true; readonly id: Id; readonly waits: boolean }
	/**
	 * `here-already`: this device plays the seats. `moved-on`: they went on elsewhere since. `clash`: another player's key has the seat here.
	 * `no-seat`: the match knows nothing of the key that the gift has for a seat.
	 */
	| { readonly ok: false; readonly reason: OpenFailure | 'here-already' | 'moved-on' | 'clash' | 'no-seat' };

export class Shelf {
	/** Why matches are not kept beyond this session; null: they are. */
	trouble: Trouble | null;
	/** Records that could not be read at the last look. */
	damaged = 0;
	readonly #open = new Map<Id, Promise<Opened>>();
	readonly #listeners = new Set<() => void>();

	constructor(
		readonly store: Store,
		readonly find: FindModule,
		readonly verify: Verify,
		/** Tests give one that repeats itself. */
		readonly random: RandomBytes = randomBytes
	) {
		this.trouble = store.trouble;
	}

	get saved(): boolean {
		return this.trouble === null;
	}

	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Last touched first. Records that cannot be read are left out and counted in `damaged`. */
	async list(): Promise<readonly MatchCard[]> {
		const { matches, damaged } = await this.#stored();
		const cards = matches.map(cardOf);
		this.damaged = damaged + cards.filter((card) => card === null).length;
		return cards.flatMap((card) => (card === null ? [] : [card])).sort((a, b) => b.touched - a.touched);
	}

	/** A match made on this device, which deals; seats elsewhere are invited. Throws `Illegal('bad-options')`. */
	async create(wanted: NewMatch): Promise<Table> {
		const module = await this.find(wanted.game);
		if (module === null) throw new RangeError(`no game ${wanted.game}`);
		const opened = await this.#place(foundMatch(wanted, module, this.random, Date.now()));
		if (!opened.ok) throw new RangeError(`the new match does not open: ${opened.reason}`);
		await opened.table.save();
		this.#tell();
		return opened.table;
	}

	/** Sits down at a match that others play. The seat's own key is made here, and is durable before anybody hears of it. `own`: what the seat brings (a deck). */
	async join(heard: Heard, seat: Seat, secret: string, name: string, own?: unknown): Promise<Joined> {
		const { genesis, room, servers } = heard;
		const invitation = inviteSigner(secret);
		const spec = genesis.entry.seats[seat];
		if (spec?.by !== 'invite' || spec.key !== invitation.key) return { ok: false, reason: 'no-seat' };
		// A second seating would write over the key of the first.
		if (await this.#has(genesis.id)) return { ok: false, reason: 'known' };
		const now = Date.now();
		const record = { id: genesis.id, genesis: genesis.bytes, title: '', created: now, touched: now, glance: null };
		const secrets = { seats: { [seat]: toHex(this.random(32)) }, room, ...(servers && { servers }) };
		const opened = await this.#place({ ...record, secrets, standings: { [seat]: FIRST_DEVICE } });
		if (!opened.ok) return opened;
		const { table } = opened;
		await table.receive(...heard.entries);
		const isTaken = table.chain.pool
			.sits(seat)
			.some(({ entry }) => !isRefused(genesis.entry, entry, table.module.game));
		const sat = isTaken ? refuse('taken') : await table.sit(seat, invitation, name, toHex(this.random(16)), own);
		if (sat.ok) {
			this.#tell();
			return { ok: true, table };
		}
		await this.#forget(genesis.id);
		await this.store.remove(genesis.id);
		return { ok: false, reason: isSitRefusal(sat.reason) ? sat.reason : 'not-saved' };
	}

	/** A match of others to look at. It is not kept. */
	async visit({ genesis, seating = '', entries, room, servers }: Heard): Promise<Opened> {
		const record = { id: genesis.id, genesis: genesis.bytes, title: '', created: 0, touched: 0, glance: null };
		const match = { ...record, secrets: { seats: {}, room, ...(servers && { servers }) }, standings: {} };
		const opened = await openTable(match, [], memoryStore(), this.find, this.verify);
		if (opened.ok) await opened.table.receive(...entries);
		if (opened.ok) await tellSeating(opened.table, seating);
		return opened;
	}

	/** The match's table; the same one as long as it is open. */
	open(id: Id): Promise<Opened> {
		const known = this.#open.get(id);
		if (known !== undefined) return known;
		const opening = this.#load(id);
		this.#open.set(id, opening);
		// What did not open is tried anew by whoever asks next.
		const forget = (): void => {
			if (this.#open.get(id) === opening) this.#open.delete(id);
		};
		opening.then((opened) => opened.ok || forget(), forget);
		return opening;
	}

	/** The match without its secrets, from what is stored: for a tab that looks on while another one plays. */
	async look(id: Id): Promise<Opened> {
		try {
			const match = await this.store.match(id);
			if (match === null) return { ok: false, reason: 'missing' };
			const genesis = storedGenesis(match);
			if (genesis === null) return { ok: false, reason: formatAge(match.genesis) ?? 'corrupt' };
			const { entries } = await this.store.entries(id);
			const { room = '', servers } = match.secrets;
			const heard = { genesis, seating: match.seating ?? '', entries: entries.map(({ bytes }) => bytes), room };
			return await this.visit({ ...heard, ...(servers && { servers }) });
		} catch (error) {
			if (error instanceof StoreError) return { ok: false, reason: 'missing' };
			throw error;
		}
	}

	/** Waits for what is under way and lets the table go; the next `open` reads what is stored then. */
	async close(id: Id): Promise<void> {
		await this.#forget(id);
	}

	async rename(id: Id, title: string): Promise<void> {
		const opened = await this.open(id);
		if (opened.ok) await opened.table.save({ title });
		this.#tell();
	}

	async remove(id: Id): Promise<void> {
		await this.#forget(id);
		await this.store.remove(id);
		this.#tell();
	}

	async removeAll(): Promise<void> {
		for (const id of [...this.#open.keys()]) await this.#forget(id);
		await this.store.clear();
		this.#tell();
	}

	/** A file with one match, or with all of them. It holds the secrets of the seats played here. `given`: it gives away a match that has stopped here. */
	async export(id?: Id, given = false): Promise<Uint8Array> {
		const { matches } = await this.#stored();
		const wanted = matches.filter((match) => id === undefined || match.id === id);
		return packArchive(
			await Promise.all(
				wanted.map(async (match) => ({ match, entries: (await this.store.entries(match.id)).entries }))
			),
			given
		);
	}

	/** Takes in a file. A match that is here already gains what it lacks and loses nothing. */
	async import(bytes: Uint8Array): Promise<Imported> {
		const claimed = await openArchive(bytes, this.verify);
		if (typeof claimed === 'string') return { ok: false, reason: claimed };
		const gift = giftIn(claimed);
		if (gift !== null) return { ok: true, ids: [], known: 0, gift };
		const ids: Id[] = [];
		let known = 0;
		for (const claim of claimed) {
			const { id } = claim.genesis;
			const isKnown = (await this.store.match(id)) !== null;
			if (isKnown) known++;
			if (await this.#admit(claim, isKnown)) ids.push(id);
		}
		this.#tell();
		return { ok: true, ids, known, gift: null };
	}

	/** Takes the seats that another device has given away. What is here already gains them and loses nothing; a gift that is refused changes nothing. */
	async take(gift: Gift): Promise<Taken> {
		const { id } = gift.genesis;
		const given = await recordOf(gift, Date.now(), this.find, this.verify);
		if (given === null) return { ok: false, reason: 'corrupt' };
		const here = await this.store.match(id);
		if (here !== null && Object.keys(gift.secrets.seats).every((seat) => here.standings[Number(seat)]?.active))
			return { ok: false, reason: 'here-already' };
		const match = here === null ? given.match : mergedRecord(here, given.match);
		if (match === null) return { ok: false, reason: 'clash' };
		const refusal = await this.#refusal(gift, match, given.entries);
		if (refusal !== null) return { ok: false, reason: refusal };
		await this.#forget(id);
		await this.store.write(match, here === null ? given.entries : [], 0);
		const opened = await this.open(id);
		if (!opened.ok) return opened;
		const { table } = opened;
		if (here !== null) await table.receive(...given.entries.map(({ bytes }) => bytes));
		await table.save();
		this.#tell();
		return { ok: true, id, waits: table.snapshot.health.passage?.kind === 'given' };
	}

	/** Why a gift would be refused, found out where nothing is kept. */
	async #refusal(
		gift: Gift,
		match: StoredMatch,
		brought: readonly StoredEntry[]
	): Promise<Exclude<Taken, { ok: true }>['reason'] | null> {
		const { entries } = await this.store.entries(match.id);
		const tried = await openTable(match, entries, memoryStore(), this.find, this.verify);
		if (!tried.ok) return tried.reason;
		const { table } = tried;
		await table.receive(...brought.map(({ bytes }) => bytes));
		const { passage, readOnly } = table.snapshot.health;
		await table.close();
		if (!isGivers(gift, table.chain)) return 'no-seat';
		return readOnly.length > 0 && passage?.kind !== 'given' ? 'moved-on' : null;
	}

	/** False if the match cannot be opened by this app. */
	async #admit(claim: ClaimedMatch, isKnown: boolean): Promise<boolean> {
		const { id } = claim.genesis;
		if (isKnown) {
			const opened = await this.open(id);
			if (opened.ok) await opened.table.receive(...claim.entries.map((entry) => entry.bytes));
			return opened.ok;
		}
		const checked = await checkArchived(claim, this.find, this.verify);
		if (checked === null) return false;
		await this.store.write(checked.match, checked.entries, 0);
		const opened = await this.open(id);
		if (opened.ok) await opened.table.save();
		return opened.ok;
	}

	async #has(id: Id): Promise<boolean> {
		if (this.#open.has(id)) return true;
		const { matches } = await this.#stored();
		return matches.some((match) => match.id === id);
	}

	/** Opens a match that is not stored yet, as the one table of it. */
	async #place(match: StoredMatch): Promise<Opened> {
		const opening = openTable(match, [], this.store, this.find, this.verify);
		const opened = await opening;
		if (opened.ok) this.#open.set(match.id, opening);
		return opened;
	}

	async #forget(id: Id): Promise<void> {
		const opened = await this.#open.get(id)?.catch(() => null);
		this.#open.delete(id);
		if (opened?.ok) await opened.table.close();
	}

	async #load(id: Id): Promise<Opened> {
		try {
			const match = await this.store.match(id);
			if (match === null) return { ok: false, reason: 'missing' };
			const label = labelOf(match.genesis);
			const today = await this.find(label?.game ?? '');
			// By rules of before it can be looked at, where the app still has them; nobody plays on by them.
			const age = label === null || today === null ? null : ageOf(label.rules, today.game.version);
			if (age !== null) return { ok: false, reason: age };
			const { entries } = await this.store.entries(id);
			return await openTable(match, entries, this.store, this.find, this.verify);
		} catch (error) {
			if (error instanceof StoreError) return { ok: false, reason: 'missing' };
			throw error;
		}
	}

	async #stored(): Promise<Awaited<ReturnType<Store['matches']>>> {
		try {
			return await this.store.matches();
		} catch (error) {
			if (!(error instanceof StoreError)) throw error;
			this.trouble = error.trouble;
			return { matches: [], damaged: 0 };
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}
