/**
 * What one peer holds of a match: the items that it has verified, within bounds, the one seating that it has taken up,
 * and the chain that follows. A table without its screen, its seats and its store.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import { needed } from '../../../src/lib/table/agreement';
import { Chain } from '../../../src/lib/table/chain';
import type { Answer, Consent, Head, Id, Key, Offer, Refuse } from '../../../src/lib/table/entry';
import { entryId } from '../../../src/lib/table/entry';
import { evidence } from '../../../src/lib/table/evidence';
import type { Fault } from '../../../src/lib/table/gate';
import { admitAllNow } from '../../../src/lib/table/gate';
import type { Item } from '../../../src/lib/table/item';
import { SIGNATURE, unpack } from '../../../src/lib/table/item';
import type { Node, Place, Settled, View } from '../../../src/lib/table/node';
import { restore } from '../../../src/lib/table/opening';
import { Pool } from '../../../src/lib/table/pool';
import type { Quota } from '../../../src/lib/table/quota';
import type { Party, Role, Seating } from '../../../src/lib/table/seating';
import { seatingOf, seatingToTake } from '../../../src/lib/table/seating';
import type { StoredEntry } from '../../../src/lib/table/store';
import type { Match } from './match';
import { FEW } from './numbers';
import { ShareReferee } from './shares';

/** What a peer knows before it hears anything. */
export interface Told {
	/** The seating that it has taken up; '' if none yet. */
	readonly pin: Id | '';
	/** The key with which it sits down itself; null: the host, or one who looks on. */
	readonly mine: Key | null;
	/** It takes up no seating but one that it is told. */
	readonly watch: boolean;
}

/** Faults of entries that may find their place later. */
const MAY_COME: ReadonlySet<Fault> = new Set(['stranger', 'too-many']);
/** So many of them are offered again. */
const MOST_REFUSED = 300;

export function newBook(match: Match, told: Told, quota: Quota = FEW): Book {
	return new Book(match, told, new Pool(quota));
}

export class Book {
	readonly chain: Chain;
	readonly referee: ShareReferee;
	#told: Told;
	/** Bytes, not ids: the same content under another signature is another thing. */
	readonly #refused = new Set<Uint8Array>();
	readonly #gone = new Set<Id>();
	/** The pool when these were last tried again, in vain, and how many there were. */
	#triedAt = -1;
	#tried = 0;

	constructor(
		readonly match: Match,
		told: Told,
		readonly pool: Pool
	) {
		this.#told = told;
		const { module } = match.setting;
		this.referee = new ShareReferee(
			String(match.seed),
			match.truth,
			(head) => this.chain.node(head),
			(seat) => this.chain.partyOf(seat)
		);
		this.chain = new Chain(match.genesis, module, this.referee, pool, null, match.verify);
		this.#pinTold();
	}

	get told(): Told {
		return this.#told;
	}

	get pin(): Id | '' {
		return this.#told.pin;
	}

	/** Null while what was told is not all here. */
	get seating(): Seating | null {
		const { seating } = this.chain;
		return seating?.id === this.pin ? seating : null;
	}

	view(): View | null {
		return this.seating === null ? null : this.chain.view();
	}

	/** Another device tells it who sits where, or that it is its player's. */
	tell(change: Partial<Told>): void {
		this.#told = { ...this.#told, ...change };
		this.#pinTold();
		this.#seat();
	}

	/** Foreign bytes, through the gate. Returns those that were good, kept or not. */
	hear(many: readonly Uint8Array[]): [Id, Uint8Array][] {
		const good = this.#admit(many);
		if (this.#seat()) this.hearAgain();
		return good;
	}

	/**
	 * What was too many, or of nobody known, may have its place beside what has come since: all of it is tried again,
	 * together.
	 */
	hearAgain(): void {
		let isMore = this.#triedAt !== this.pool.version || this.#refused.size !== this.#tried;
		for (let i = 0; i < 8 && isMore && this.#refused.size > 0; i++) {
			const again = [...this.#refused];
			this.#refused.clear();
			this.#admit(again);
			isMore = this.#seat() || again.some((bytes) => !this.#refused.has(bytes));
		}
		this.#triedAt = this.pool.version;
		this.#tried = this.#refused.size;
	}

	hasRefused(bytes: Uint8Array): boolean {
		return this.#refused.has(bytes);
	}

	/** Items of one's own: they need no check. */
	add(items: Iterable<Item>): void {
		for (const item of items) {
			this.#pinOwn(item);
			this.chain.add(item);
			this.#seat();
		}
		this.#collect();
	}

	/** What was let go since this was last asked. */
	takeGone(): readonly Id[] {
		const gone = [...this.#gone].filter((id) => !this.pool.has(id));
		this.#gone.clear();
		return gone;
	}

	/** What a ledger holds. */
	restore(entries: readonly StoredEntry[]): void {
		restore(this.chain, entries, this.pin === '' ? undefined : this.pin);
		this.#seat();
		this.#collect();
	}

	partyOf(seat: Seat): Party {
		return this.chain.partyOf(seat);
	}

	needed(node: Node, seat: Seat): readonly Seat[] {
		return needed(this.chain, node, seat);
	}

	playing(node: Node): readonly Seat[] {
		return this.chain.playing(node);
	}

	/** The parties that stand for a node. */
	names(node: Node): ReadonlySet<Party> {
		return this.chain.supporters.of(node).names;
	}

	settle(node: Node): Settled {
		return this.chain.settle(node);
	}

	followers(node: Node): readonly Node[] {
		return this.chain.followers(node);
	}

	node(head: Head): Node | undefined {
		return this.chain.node(head);
	}

	/** Every place that the items lead to. */
	tree(): readonly Node[] {
		return [...this.chain.branches(this.chain.root)];
	}

	/** The places up to a head, the last one first. */
	history(head: Head): readonly Node[] {
		const nodes: Node[] = [];
		for (let node = this.chain.node(head) ?? null; node !== null; node = node.up) nodes.push(node);
		return nodes;
	}

	/** Seats called gone, or played by a stand-in. */
	lost({ gone, bots }: Node): ReadonlySet<Seat> {
		return new Set([...gone, ...bots]);
	}

	/** Signed by every seat that is not lost. */
	isConfirmed(node: Node): boolean {
		const signed = new Set(this.chain.supporters.oversAt(node).map(({ entry }) => entry.seat));
		const lost = this.lost(node);
		return node.keys.every((_, seat) => lost.has(seat) || signed.has(seat));
	}

	/** Keys that have signed twice where an honest one signs once. */
	get convicted(): ReadonlySet<Key> {
		return new Set(evidence(this.pool).map(({ key }) => key));
	}

	/** Places of absent seats that somebody has spoken about. */
	places(): readonly Place[] {
		return [...this.pool.places];
	}

	get hasVoices(): boolean {
		return this.places().length > 0;
	}

	voices({ seat, at }: Place): readonly Item<Consent | Refuse>[] {
		return this.match.places.flatMap((_, by) => this.pool.voices(seat, at, by));
	}

	offers(): readonly Item<Offer>[] {
		return this.match.places.flatMap((_, seat) => this.pool.offers(seat));
	}

	/** Consents to offers. */
	consents(): readonly Item<Consent>[] {
		return [...this.pool.items.values()].filter(
			(item): item is Item<Consent> => item.entry.kind === 'consent' && item.entry.what === 'offer'
		);
	}

	/** The offer that an answer takes in. */
	offerIn({ offer }: Answer): Item<Offer> | null {
		const parts = unpack(offer);
		const item = parts === null ? undefined : this.pool.items.get(entryId(parts.payload));
		return item?.entry.kind === 'offer' ? (item as Item<Offer>) : null;
	}

	#admit(many: readonly Uint8Array[]): [Id, Uint8Array][] {
		const good = admitAllNow(this.chain, many, this.match.verify).flatMap((admission, i): [Id, Uint8Array][] => {
			const bytes = many[i] as Uint8Array;
			if (admission.ok) return [[admission.item.id, admission.item.bytes]];
			if (!MAY_COME.has(admission.fault)) return [];
			this.#refuse(bytes);
			return [[entryId(bytes.subarray(SIGNATURE)), bytes]];
		});
		this.#collect();
		return good;
	}

	#refuse(bytes: Uint8Array): void {
		this.#refused.add(bytes);
		for (const oldest of this.#refused) {
			if (this.#refused.size <= MOST_REFUSED) break;
			this.#refused.delete(oldest);
		}
	}

	/** What was let go is offered again, too. */
	#collect(): void {
		for (const { id, bytes } of this.chain.takeGone()) {
			this.#gone.add(id);
			this.#refuse(bytes);
		}
	}

	/** What makes the seating that was told stays until all of it is here. */
	#pinTold(): void {
		if (this.pin !== '') this.pool.pinned.add(this.pin);
	}

	/** What a device signed before there was a seating stays. */
	#pinOwn({ id, entry }: Item): void {
		if (entry.kind === 'sit' && entry.key === this.#told.mine) this.pool.pinned.add(id);
	}

	/** Takes up the seating that it may, if it has none and there is one. True if it did. */
	#seat(): boolean {
		const { genesis } = this.match;
		const { game } = this.match.setting.module;
		const { pin, mine, watch } = this.#told;
		if (this.chain.seating !== null && this.chain.seating.id !== '') return false;
		const role: Role = mine === null ? { kind: 'host' } : { kind: 'guest', keys: new Set([mine]) };
		const by = this.pool.items.get(pin) ?? null;
		const seating =
			pin !== ''
				? by && seatingOf(genesis, by, this.pool, game)
				: watch
					? null
					: seatingToTake(genesis, this.pool, game, role);
		if (seating === null) return false;
		this.#told = { ...this.#told, pin: seating.id };
		this.chain.take(seating);
		return true;
	}
}
