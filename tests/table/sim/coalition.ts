/**
 * The hostile parties: one mind with every key of theirs and, if the host is among them, every invite key. It hears
 * every message, holds back what it likes and deletes what it can. What it signs is in `deeds.ts`.
 */
import type { Entry, Id, Key, Sit } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { Signer } from '../../../src/lib/table/signature';
import { Conduct } from '../../../src/lib/table/conduct';
import type { Book } from './book';
import { newBook } from './book';
import { HOST_PARTY, namedBy } from '../../../src/lib/table/seating';
import type { Mood } from './player';
import { step } from './player';
import type { Peer } from './peer';
import { NO_QUOTA } from './numbers';
import type { World } from './world';

/** It looks after two tables at most, where a host seats people at more. */
const TABLES = 2;

export class Coalition {
	readonly keys = new Map<Key, Signer>();
	/** Places to which it holds the invitation. */
	readonly invites: readonly number[];
	/** Signed, but shown to nobody yet. */
	held: Item[] = [];
	/** Everything it knows, and the tables at which that can be played; before anybody has sat down none. */
	readonly #heard = new Map<Id, Uint8Array>();
	readonly #lobby: Book;
	readonly #books = new Map<Id, Book>();
	/** Deleted from documents, and never shown again of its own accord. */
	readonly #buried = new Set<Id>();
	#made = 0;

	constructor(readonly world: World) {
		const { match, hostile } = world;
		const isHost = hostile.has(HOST_PARTY);
		for (const place of isHost ? match.placesOf(HOST_PARTY) : []) this.#take(match.places[place] as Signer);
		this.invites = match.invited.filter((place) => isHost || hostile.has(place));
		// It takes up no seating by itself: it plays at every table there is.
		this.#lobby = newBook(match, { pin: '', mine: null, watch: true }, NO_QUOTA);
	}

	get isHost(): boolean {
		return this.world.hostile.has(HOST_PARTY);
	}

	/** A key of its own that nobody has seen. */
	newKey(): Signer {
		return this.#take(this.world.match.newSigner(`hostile ${++this.#made}`));
	}

	get sits(): readonly Item<Sit>[] {
		return this.#lobby.pool.allSits;
	}

	get starts(): readonly Item[] {
		return this.#lobby.pool.starts;
	}

	/** All that it has heard of or signed. */
	get everything(): readonly (readonly [Id, Uint8Array])[] {
		return [...this.#heard];
	}

	/** The tables at which it may play. */
	get tables(): readonly Book[] {
		const { match } = this.world;
		const wanted = match.needsStart ? this.starts : this.sits;
		for (const { id } of wanted) {
			if (this.#books.has(id) || this.#books.size >= TABLES) continue;
			const book = newBook(match, { pin: id, mine: null, watch: false }, NO_QUOTA);
			book.hear([...this.#heard.values()]);
			if (book.seating !== null) this.#books.set(id, book);
		}
		return [...this.#books.values()];
	}

	/** Takes in what lies in the documents of the others. */
	overhear(): void {
		const news = new Map<Id, Uint8Array>();
		for (const { doc } of this.world.peers)
			for (const [id, bytes] of doc) if (!this.#heard.has(id)) news.set(id, bytes);
		if (news.size === 0) return;
		for (const [id, bytes] of news) this.#heard.set(id, bytes);
		for (const book of [this.#lobby, ...this.#books.values()]) book.hear([...news.values()]);
	}

	/** What it lets the others see. */
	get shown(): readonly (readonly [Id, Uint8Array])[] {
		const held = new Set(this.held.map(({ id }) => id));
		return [...this.#heard].filter(([id]) => !held.has(id) && !this.#buried.has(id));
	}

	/** The seats that it plays at a place of a chain. */
	signerOf(keys: readonly (Key | null)[], seat: number): Signer | null {
		return this.keys.get(keys[seat] ?? '') ?? null;
	}

	/** Signs what a seat says at a table, with a key that may hold the seat there. */
	sign<E extends Entry>({ seating }: Book, entry: E, signer: Signer): Item<E> {
		return sign('seat' in entry ? { ...entry, ...namedBy(seating, entry.seat, signer.key) } : entry, signer);
	}

	/** Of a few the one with the lowest id: that breaks ties, and crowds out. */
	lowest<E extends Entry>(book: Book, signer: Signer, make: () => E, tries = 4): Item<E> {
		const items = Array.from({ length: tries }, () => this.sign(book, make(), signer));
		return items.reduce((low, item) => (item.id < low.id ? item : low));
	}

	/** Shows something to all or to some; before the late attack it may be held back. */
	publish(item: Item, isLate: boolean): void {
		const { random } = this.world;
		this.#know(item);
		if (!isLate && random.int(10) < 3) this.held.push(item);
		else this.#show(item);
	}

	/** Sends without taking it in: junk is for the others. */
	scatter(bytes: Uint8Array, id?: Id): void {
		if (id !== undefined) this.#heard.set(id, bytes);
		this.world.spread(null, bytes);
	}

	showSomething(): void {
		const { random } = this.world;
		if (this.held.length === 0 || random.int(10) >= 3) return;
		this.#show(this.held.splice(random.int(this.held.length), 1)[0] as Item);
	}

	bury(id: Id): void {
		this.#buried.add(id);
	}

	/** Its document merges into another one, as a sync step would. */
	sync(peer: Peer): void {
		for (const [id, bytes] of this.shown) if (peer.lacks(id, bytes)) this.world.send(peer, bytes);
	}

	/** Sits down and begins, so that there is something to attack. True if it did. */
	begin(): boolean {
		const { match, hostile, random } = this.world;
		for (const place of this.invites) {
			if (!hostile.has(place) || this.sits.some(({ entry }) => entry.place === place)) continue;
			this.#open(match.sit(place, this.newKey().key, random));
			return true;
		}
		if (!this.isHost || !match.needsStart || this.starts.length > 0) return false;
		const sits = match.invited.flatMap((place) => this.sits.find(({ entry }) => entry.place === place)?.id ?? []);
		if (sits.length < match.invited.length) return false;
		this.#open(match.start(sits));
		return true;
	}

	/** What one of its seats would sign next if it were honest. */
	honestStep(book: Book, mood: Mood): Item | null {
		const { random } = this.world;
		const view = book.view();
		if (view === null) return null;
		const seats = view.tip.keys.flatMap((_, seat) => (this.signerOf(view.tip.keys, seat) ? [seat] : []));
		for (const seat of random.shuffle(seats)) {
			const signer = this.signerOf(view.tip.keys, seat) as Signer;
			const conduct = new Conduct(book.chain, seat, signer);
			const standInFor = (): Key => this.newKey().key;
			const item = step(conduct, book, random, { ...mood, isStandIn: view.tip.bots.has(seat), standInFor });
			if (item !== null) return item;
		}
		return null;
	}

	/** After the attack it plays on like everybody else, at one table after the other. True if it signed something. */
	playOn(round: number): boolean {
		const { tables } = this;
		for (let i = 0; i < tables.length; i++) {
			const item = this.honestStep(tables[(round + i) % tables.length] as Book, this.world.calm);
			if (item === null) continue;
			this.#know(item);
			return true;
		}
		return false;
	}

	#take(signer: Signer): Signer {
		this.keys.set(signer.key, signer);
		return signer;
	}

	#open(item: Item): void {
		this.#know(item);
		this.world.spread(null, item.bytes);
	}

	#show(item: Item): void {
		const { random, peers } = this.world;
		this.world.spread(null, item.bytes, random.int(2) === 0 ? peers : peers.filter(() => random.int(2) === 0));
	}

	#know(item: Item): void {
		this.#heard.set(item.id, item.bytes);
		for (const book of [this.#lobby, ...this.#books.values()]) book.hear([item.bytes]);
	}
}
