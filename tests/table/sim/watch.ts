/**
 * What happened at the whole table: which honest entries others built on, which requests were answered, which hostile
 * keys showed two signatures.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import type { ChainEntry, Entry, Head, Id, Key } from '../../../src/lib/table/entry';
import { isChained } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { isAgreement } from '../../../src/lib/table/node';
import { checkOneChain } from './law';
import type { Party } from '../../../src/lib/table/seating';
import type { Peer } from './peer';
import { Flags } from './promises';
import { readShare } from './shares';
import { Witness } from './witness';
import type { World } from './world';

/** An honest entry that other honest parties built on, at the table of a seating. */
export interface BuiltOn {
	readonly item: Item<ChainEntry>;
	readonly pin: Id | '';
	readonly by: Set<Party>;
}

/** A request that honest seats have answered. */
export interface Release {
	readonly pin: Id | '';
	readonly head: Head;
	readonly key: string;
	/** The honest seats that were to answer, and those that have. */
	readonly need: readonly Seat[];
	readonly seats: Set<Seat>;
}

/** What one key has signed about one thing, at the table of a seating. */
export interface Shown {
	readonly pin: Id | '';
	readonly key: Key;
	/** The place that it is about; null: the whole match. */
	readonly at: Head | null;
	readonly ids: Set<Id>;
}

export class Watch {
	readonly flags = new Flags();
	readonly witnesses = new Map<Peer, Witness>();
	readonly builtOn = new Map<string, BuiltOn>();
	readonly releases = new Map<string, Release>();
	/** What hostile keys have signed where an honest one signs once, as far as an honest peer has stored it. */
	readonly shown = new Map<string, Shown>();
	/** Honest entries. */
	entries = 0;
	checks = 0;

	constructor(readonly world: World) {
		for (const peer of world.peers) this.witnesses.set(peer, new Witness(peer, this.flags));
		world.onLook = (peer) => this.look(peer);
		world.onSigned = (peer, item) => this.#signed(peer, item);
		world.onStored = (peer, item) => this.#stored(peer, item);
		world.onCrash = (peer) => this.#of(peer).restart();
		world.onWiped = (peer) => this.#wiped(peer);
	}

	get reorganisations(): number {
		return [...this.witnesses.values()].reduce((sum, witness) => sum + witness.reorganisations, 0);
	}

	look(peer: Peer): void {
		const { random, setting } = this.world;
		if (this.#of(peer).look() && random.int(1000) < (setting.law ?? 20)) this.checkLaw(peer);
	}

	checkLaw({ book }: Peer): void {
		this.checks++;
		checkOneChain(book, this.world.random, this.flags);
	}

	#of(peer: Peer): Witness {
		return this.witnesses.get(peer) as Witness;
	}

	#signed(peer: Peer, item: Item): void {
		const { entry } = item;
		const { book, party, keys } = peer;
		const { world } = this;
		const isDuel = world.match.parties.length === 2;
		if (isDuel && !world.setting.devices && (isChained(entry) || entry.kind === 'fact' || entry.kind === 'over'))
			this.#of(peer).build(book.history(headOf(entry)));
		if (!isChained(entry) && entry.kind !== 'fact') return;
		this.entries++;
		for (const { link } of book.history(headOf(entry))) {
			if (link === null || isAgreement(link) || !world.honestKeys.has(link.key) || keys.has(link.key)) continue;
			const id = `${book.pin}/${link.id}`;
			const known = this.builtOn.get(id) ?? { item: link, pin: book.pin, by: new Set() };
			known.by.add(party);
			this.builtOn.set(id, known);
		}
		const share = entry.kind === 'fact' ? readShare(entry.data) : null;
		if (entry.kind !== 'fact' || share === null || share.behalf !== undefined) return;
		const id = `${book.pin}/${entry.for}/${share.key}`;
		const release = this.releases.get(id) ?? this.#newRelease(peer, entry.for, share.key);
		release.seats.add(entry.seat);
		this.releases.set(id, release);
	}

	#newRelease({ book }: Peer, head: Head, key: string): Release {
		const node = book.node(head);
		const playing = node === undefined ? [] : book.playing(node);
		const need = playing.filter((seat) => this.world.honestKeys.has(node?.keys[seat] ?? ''));
		return { pin: book.pin, head, key, need, seats: new Set() };
	}

	#stored({ book: { pin } }: Peer, { id, key, entry }: Item): void {
		const once = this.world.honestKeys.has(key) ? null : signedOnce(entry);
		if (once === null) return;
		const name = `${pin}/${key}/${once.about}`;
		const known = this.shown.get(name) ?? { pin, key, at: once.at, ids: new Set() };
		known.ids.add(id);
		this.shown.set(name, known);
	}

	/** What only a lost device had built on is nobody's loss. */
	#wiped(peer: Peer): void {
		this.#of(peer).retire();
		for (const [id, { by }] of this.builtOn) {
			by.delete(peer.party);
			if (by.size === 0) this.builtOn.delete(id);
		}
	}
}

/** The head that an own entry is built on. */
function headOf(entry: Entry): Head {
	if (isChained(entry)) return entry.parent;
	return entry.kind === 'fact' ? entry.for : entry.kind === 'over' ? entry.head : '';
}

/**
 * What an honest key signs once; consents are compared among themselves here, a refusal beside one is the evidence's
 * business.
 */
function signedOnce(entry: Entry): { readonly about: string; readonly at: Head | null } | null {
	if (isChained(entry)) return { about: `answer/${entry.seat}/${entry.parent}`, at: entry.parent };
	switch (entry.kind) {
		case 'over':
			return { about: 'over', at: null };
		case 'start':
			return { about: 'start', at: null };
		case 'consent':
			return entry.what === 'offer' ? null : { about: `place/${entry.about}/${entry.at}`, at: entry.at };
		default:
			return null;
	}
}
