/** The shelf: all matches on this device. It makes, lists, opens, renames and removes them; it lends each as one table, however often it is asked for. */
import type { Seat } from '../engine/contract';
import type { ArchiveFailure, ClaimedMatch } from './archive';
import { checkArchived, openArchive, packArchive } from './archive';
import { toHex } from './bytes';
import { FIRST_DEVICE } from './conduct';
import type { Genesis, Id, SeatSpec } from './entry';
import { sign } from './item';
import type { FindModule, Opened } from './opening';
import { openTable, storedGenesis } from './opening';
import type { Verify } from './signature';
import { ed25519Signer, randomBytes } from './signature';
import type { Glance, Store, StoredMatch, Trouble } from './store';
import { StoreError } from './store';
import type { Table } from './table';

export interface NewMatch {
	readonly game: string;
	readonly options: unknown;
	/** In seat order; `bot` is '' for people. */
	readonly seats: readonly { readonly name: string; readonly bot: string }[];
	readonly title?: string;
}

/** A match as lists show it. */
export interface MatchCard {
	readonly id: Id;
	readonly game: string;
	readonly rules: number;
	readonly title: string;
	readonly options: unknown;
	readonly seats: readonly { readonly name: string; readonly bot: string }[];
	/** Seats played on this device. */
	readonly here: readonly Seat[];
	readonly created: number;
	readonly touched: number;
	readonly glance: Glance | null;
}

export type Imported =
	| { readonly ok: true; readonly ids: readonly Id[]; readonly known: number }
	| { readonly ok: false; readonly reason: ArchiveFailure };

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
		/** Where keys, nonces and the order of cards come from; tests give one that repeats itself. */
		readonly random: (length: number) => Uint8Array = randomBytes
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

	/** A match on this device: every seat is played here, and this device deals. Throws `Illegal('bad-options')`. */
	async create(wanted: NewMatch): Promise<Table> {
		const module = await this.find(wanted.game);
		if (module === null) throw new RangeError(`no game ${wanted.game}`);
		const { game } = module;
		const state = game.setup(wanted.options);
		const hidesNothing = game.decks(state).length === 0 && game.requests(state).length === 0;
		const seats = wanted.seats.map((seat) => ({ ...seat, secret: this.random(32) }));
		const host = this.random(32);
		const genesis = sign<Genesis>(
			{
				kind: 'genesis',
				game: game.id,
				rules: game.version,
				options: wanted.options,
				seats: seats.map(({ name, bot, secret }): SeatSpec => ({
					name,
					by: 'own',
					key: ed25519Signer(secret).key,
					bot
				})),
				lot: '',
				dealer: hidesNothing ? 'open' : 'house',
				host: ed25519Signer(host).key,
				nonce: toHex(this.random(16))
			},
			ed25519Signer(host)
		);
		const now = Date.now();
		const match: StoredMatch = {
			id: genesis.id,
			genesis: genesis.bytes,
			title: wanted.title ?? '',
			created: now,
			touched: now,
			secrets: {
				host: toHex(host),
				deal: toHex(this.random(16)),
				seats: Object.fromEntries(seats.map(({ secret }, seat) => [seat, toHex(secret)]))
			},
			standings: Object.fromEntries(seats.map((_, seat) => [seat, FIRST_DEVICE])),
			glance: null
		};
		const opening = openTable(match, [], this.store, this.find, this.verify);
		const opened = await opening;
		if (!opened.ok) throw new RangeError(`the new match does not open: ${opened.reason}`);
		this.#open.set(match.id, opening);
		await opened.table.save();
		this.#tell();
		return opened.table;
	}

	/** The match's table; the same one as long as it is open. */
	open(id: Id): Promise<Opened> {
		let opening = this.#open.get(id);
		if (opening === undefined) {
			opening = this.#load(id);
			this.#open.set(id, opening);
			void opening.then((opened) => opened.ok || this.#open.delete(id));
		}
		return opening;
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

	/** A file with one match, or with all of them. It holds the secrets of the seats played here. */
	async export(id?: Id): Promise<Uint8Array> {
		const { matches } = await this.#stored();
		const wanted = matches.filter((match) => id === undefined || match.id === id);
		return packArchive(
			await Promise.all(wanted.map(async (match) => ({ match, entries: (await this.store.entries(match.id)).entries })))
		);
	}

	/** Takes in a file. A match that is here already gains what it lacks and loses nothing. */
	async import(bytes: Uint8Array): Promise<Imported> {
		const claimed = await openArchive(bytes, this.verify);
		if (typeof claimed === 'string') return { ok: false, reason: claimed };
		const ids: Id[] = [];
		let known = 0;
		for (const claim of claimed) {
			const { id } = claim.genesis;
			const isKnown = (await this.store.match(id)) !== null;
			if (isKnown) known++;
			if (await this.#admit(claim, isKnown)) ids.push(id);
		}
		this.#tell();
		return { ok: true, ids, known };
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

	async #forget(id: Id): Promise<void> {
		const opened = await this.#open.get(id);
		this.#open.delete(id);
		if (opened?.ok) await opened.table.close();
	}

	async #load(id: Id): Promise<Opened> {
		try {
			const match = await this.store.match(id);
			if (match === null) return { ok: false, reason: 'missing' };
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

function cardOf(match: StoredMatch): MatchCard | null {
	const genesis = storedGenesis(match);
	if (genesis === null) return null;
	const { game, rules, options, seats } = genesis.entry;
	return {
		id: match.id,
		game,
		rules,
		title: match.title,
		options,
		seats: seats.map(({ name, bot }) => ({ name, bot })),
		here: Object.keys(match.secrets.seats).map(Number),
		created: match.created,
		touched: match.touched,
		glance: match.glance
	};
}
