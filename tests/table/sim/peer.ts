/**
 * A device of an honest party: the document that carries, the ledger that it trusts, and the places that are played on
 * it.
 */
import { OTHER_DEVICE } from '../../../src/lib/table/conduct';
import type { Id, Key } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { Ledger } from '../../../src/lib/table/ledger';
import type { Party } from '../../../src/lib/table/seating';
import { HOST_PARTY } from '../../../src/lib/table/seating';
import type { Signer } from '../../../src/lib/table/signature';
import type { StoredMatch } from '../../../src/lib/table/store';
import type { Book, Told } from './book';
import { newBook } from './book';
import { Client } from './client';
import { Disk } from './disk';
import type { World } from './world';

export class Peer {
	doc = new Map<Id, Uint8Array>();
	up = true;
	group = 0;
	book: Book;
	store = new Disk();
	readonly clients: readonly Client[];
	/** Every key that was ever this party's, on whichever device. */
	readonly keys: Set<Key>;
	/** What was signed on this device, or on one that handed over to it. */
	mine = new Set<Id>();
	#ledger: Ledger;
	/** The version of the pool that is stored. */
	#saved = -1;
	/** Noted in the ledger, and not durable yet. */
	#noted: Item[] = [];
	#isLost = false;

	constructor(
		readonly world: World,
		readonly party: Party,
		readonly device: number
	) {
		const { match } = world;
		this.keys = world.peers.find((peer) => peer.party === party)?.keys ?? new Set();
		this.clients = match.placesOf(party).map((place) => new Client(this, place));
		const guest = device > 0 || party === HOST_PARTY ? null : this.newKey(`guest ${party}`);
		if (device === 0) for (const client of this.clients) client.first = guest ?? this.#own(client.place);
		this.book = newBook(match, { pin: '', mine: guest?.key ?? null, watch: device > 0 });
		this.#ledger = this.#newLedger();
	}

	/** A new key of this party. */
	newKey(name: string): Signer {
		const signer = this.world.match.newSigner(name);
		this.keys.add(signer.key);
		this.world.honestKeys.add(signer.key);
		return signer;
	}

	/** Whether somebody plays here, or would. */
	get isPlayed(): boolean {
		return !this.#isLost && this.clients.every((client) => client.isPlayed);
	}

	/** Whether every seat is played here: only then can they be handed over. */
	get isActive(): boolean {
		return this.isPlayed && this.clients.every(({ standing }) => standing.active);
	}

	get holdsSeat(): boolean {
		return this.clients.some((client) => client.holdsSeat);
	}

	get hasConfirmed(): boolean {
		const view = this.book.view();
		return view !== null && view.result !== null && this.book.isConfirmed(view.tip);
	}

	isHeld(): boolean {
		return this.clients.some((client) => client.isHeld);
	}

	/** A seating was taken up that is not stored yet. */
	get hasNewSeating(): boolean {
		return this.book.pin !== (this.#ledger.match.seating ?? '');
	}

	get hasUnsaved(): boolean {
		return (
			this.book.pool.version !== this.#saved && [...this.book.pool.items.keys()].some((id) => !this.#ledger.has(id))
		);
	}

	/** Whether its document has not these bytes: what it has checked itself it does not exchange. */
	lacks(id: Id, bytes: Uint8Array): boolean {
		return !this.doc.has(id) || (this.doc.get(id) !== bytes && !this.book.pool.has(id));
	}

	/** Foreign bytes: checked, then pooled and carried on. */
	receive(many: readonly Uint8Array[]): void {
		for (const [id, bytes] of this.book.hear(many)) this.doc.set(id, bytes);
	}

	/**
	 * Everything that was seen is made durable, with the seating; what was let go leaves the ledger. False if the store
	 * fails.
	 */
	async save(): Promise<boolean> {
		this.#note();
		const isSaved = await this.#write();
		if (isSaved) this.#saved = this.book.pool.version;
		return isSaved;
	}

	/**
	 * An own entry: stored with all it builds on, then shown and carried. False if it could not be stored: then it was
	 * never there.
	 */
	async publish(item: Item): Promise<boolean> {
		if (this.world.setting.careless !== 'stores only its own') this.#note();
		this.#ledger.note(item, true);
		if (!(await this.#write())) {
			this.#ledger.forget(item.id);
			for (const client of this.clients) client.forget(item.id);
			return false;
		}
		this.show(item);
		return true;
	}

	/** An own entry enters the chain and the document. */
	show(item: Item): void {
		this.mine.add(item.id);
		this.book.add([item]);
		this.doc.set(item.id, item.bytes);
	}

	/** Starts again from what is durable. */
	async restart(): Promise<void> {
		const { match, setting } = this.world;
		const stored = await this.store.match(match.id);
		const { entries } = await this.store.entries(match.id);
		const told: Told = { ...this.book.told, pin: stored?.seating ?? '' };
		this.book = newBook(match, told);
		this.mine = new Set(entries.filter(({ mine }) => mine).map(({ id }) => id));
		this.#ledger = new Ledger(this.store, stored ?? this.#record(), entries);
		this.book.restore(entries);
		for (const client of this.clients) client.restart(stored?.standings[client.place] ?? client.standing);
		const isKept = (id: Id): boolean => this.#ledger.has(id);
		this.doc =
			setting.careless === 'repairs nothing'
				? new Map([...this.doc].filter(([id]) => isKept(id)))
				: new Map(entries.map(({ id, bytes }) => [id, bytes]));
		this.#noted = [];
		this.#saved = this.book.pool.version;
	}

	/** Loses everything but the match's name and who plays it; returns the keys that are lost with it. */
	wipe(): Key[] {
		this.#isLost = true;
		this.book = newBook(this.world.match, { pin: this.book.pin, mine: null, watch: false });
		this.doc = new Map();
		this.mine = new Set();
		this.store = new Disk();
		this.#ledger = this.#newLedger();
		this.#saved = -1;
		return this.clients.flatMap((client) => client.wipe());
	}

	/** The active device stops, durably; then it gives its secrets and all that it has seen. */
	async handTo(other: Peer): Promise<void> {
		other.book.tell({ ...this.book.told, watch: false });
		this.book.tell({ watch: true });
		other.book.hear([...this.book.pool.items.values()].map(({ bytes }) => bytes));
		other.book.hearAgain();
		for (const [i, client] of this.clients.entries()) client.handTo(other.clients[i] as Client);
		await this.save();
		await other.#adopt(this.mine);
		other.repair();
	}

	/** Asks the others for the seats of another device, whose secrets it has and whose ledger it has not. */
	async askFor(other: Peer): Promise<void> {
		if (this.book.pin === '') this.book.tell({ pin: other.book.pin, mine: other.book.told.mine });
		for (const [i, client] of this.clients.entries())
			client.askFor(other.clients[i] as Client, this.newKey(`wish ${client.place} ${this.world.random.int(1e9)}`));
		await this.save();
	}

	/** Entries that somebody removed from the document are put back from the ledger. */
	repair(): void {
		if (this.world.setting.careless === 'repairs nothing') return;
		for (const { id, bytes } of this.book.pool.items.values()) this.doc.set(id, bytes);
	}

	/** What another device has signed counts as signed here. */
	async #adopt(ids: ReadonlySet<Id>): Promise<void> {
		for (const id of ids) this.mine.add(id);
		for (const client of this.clients) for (const id of client.signed) this.mine.add(id);
		this.#note();
		this.#ledger.adopt([...this.mine]);
		await this.save();
	}

	/** Notes what is kept and what is let go. */
	#note(): void {
		if (this.book.pool.version === this.#saved) return;
		for (const id of this.book.takeGone()) this.#ledger.drop(id);
		for (const item of this.book.pool.items.values()) {
			if (this.#ledger.has(item.id)) continue;
			this.#ledger.note(item, this.mine.has(item.id));
			this.#noted.push(item);
		}
	}

	async #write(): Promise<boolean> {
		const standings = Object.fromEntries(this.clients.map(({ place, standing }) => [place, standing]));
		const { pin } = this.book;
		const isWritten = await this.#ledger.write({ standings, ...(pin !== '' && { seating: pin }) });
		if (isWritten) for (const item of this.#noted.splice(0)) this.world.onStored(this, item);
		return isWritten;
	}

	#newLedger(): Ledger {
		return new Ledger(this.store, this.#record(), [], () => 0);
	}

	#record(): StoredMatch {
		const { genesis, id } = this.world.match;
		const standings =
			this.device === 0 ? {} : Object.fromEntries(this.clients.map(({ place }) => [place, OTHER_DEVICE]));
		const times = { created: 0, touched: 0 };
		return { id, genesis: genesis.bytes, title: '', ...times, secrets: { seats: {} }, standings, glance: null };
	}

	#own(place: number): Signer {
		const signer = this.world.match.places[place] as Signer;
		for (const { key } of [signer, this.world.match.host]) {
			this.keys.add(key);
			this.world.honestKeys.add(key);
		}
		return signer;
	}
}
