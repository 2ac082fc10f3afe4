/**
 * A table for scenes: everybody sits, the host begins, and from then on every entry is signed and put where the scene
 * wants it, through the gate like any other.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { Conduct } from '../../../src/lib/table/conduct';
import { deviceDetail } from '../../../src/lib/table/device';
import type { AgreementKind, Entry, Head, Key, Sit } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { View } from '../../../src/lib/table/node';
import { askedOf, isAgreement, seatOf } from '../../../src/lib/table/node';
import { namedBy } from '../../../src/lib/table/seating';
import type { Signer } from '../../../src/lib/table/signature';
import type { Book } from './book';
import { newBook } from './book';
import { randomHex } from './deeds';
import { Match } from './match';
import type { Play } from './settings';
import type { Share } from './shares';
import { writeShare } from './shares';
import { PATIENT, step } from './player';

export const PLAY = '{"type":"play"}';
export const PASS = '{"type":"pass"}';
export const BOOST = '{"type":"boost"}';
export const PEEK = '{"type":"peek"}';
export const ROLL = '{"type":"roll"}';
export const stepBy = (by: number): string => `{"by":${by},"type":"step"}`;
export const prepare = (by: number): string => `{"by":${by},"type":"prepare"}`;
export const end = (by: number): string => `{"by":${by},"type":"end"}`;

type Body<E extends Entry = Entry> = E extends Entry ? Omit<E, 'match' | 'seat'> : never;

export class SceneTable {
	readonly match: Match;
	readonly sits: readonly Item<Sit>[];
	readonly book: Book;
	readonly #players: readonly Signer[];
	readonly #random = seeded('scene');

	constructor({ module }: Play, seats: number, turns: number, own: readonly number[] = [0]) {
		this.match = new Match('scene', { module, options: { seats, turns }, seats, own, lot: false });
		this.#players = this.match.places.map((signer, place) =>
			own.includes(place) ? signer : this.match.newSigner(`guest ${place}`)
		);
		this.sits = this.match.invited.map((place) =>
			this.match.sit(place, (this.#players[place] as Signer).key, this.#random)
		);
		this.book = newBook(this.match, { pin: '', mine: null, watch: false });
		this.hear(...this.sits);
		if (this.match.needsStart) this.hear(this.match.start(this.sits.map(({ id }) => id)));
	}

	get view(): View {
		const view = this.book.view();
		if (view === null) throw new Error('nobody sits');
		return view;
	}

	get head(): Head {
		return this.view.head;
	}

	get isConfirmed(): boolean {
		return this.book.isConfirmed(this.view.tip);
	}

	/** Keys that are convicted. */
	get accused(): ReadonlySet<Key> {
		return this.book.convicted;
	}

	signer(seat: Seat): Signer {
		return this.#players[seat] as Signer;
	}

	hear(...items: readonly Item[]): void {
		this.book.hear(items.map(({ bytes }) => bytes));
	}

	/** Signs without showing it to anybody. */
	sign(seat: Seat, body: Body, signer: Signer = this.signer(seat)): Item {
		const by = namedBy(this.book.seating, seat, signer.key);
		return sign({ match: this.match.id, seat, ...by, ...body } as Entry, signer);
	}

	/** Signs in the name of a seat with a key that it never had. */
	forge(seat: Seat, body: Body, signer: Signer): Item {
		return sign({ match: this.match.id, seat, ...body } as Entry, signer);
	}

	put(seat: Seat, body: Body, signer?: Signer): Item {
		const item = this.sign(seat, body, signer);
		this.hear(item);
		return item;
	}

	/** Where the seat is asked now. */
	move(seat: Seat, move: string): Item {
		const at = askedOf(this.view.asked, seat)?.at;
		if (at === undefined) throw new Error(`seat ${seat} is not asked`);
		return this.put(seat, { kind: 'move', parent: at, move, shown: {} });
	}

	over(seat: Seat, head: Head): Item {
		return this.put(seat, { kind: 'over', head });
	}

	consent(seat: Seat, about: Seat, at: Head, what: AgreementKind = 'gone', detail = '', signer?: Signer): Item {
		return this.put(seat, { kind: 'consent', about, at, what, detail }, signer);
	}

	share(seat: Seat, head: Head, share: Share): Item {
		return this.put(seat, { kind: 'fact', for: head, data: writeShare(share) });
	}

	/** A seat's request for another device, signed by its own key or by another. */
	request(seat: Seat, at: Head, key: Key, signer: Signer = this.signer(seat)): string {
		return deviceDetail({ match: this.match.id, seat, at }, key, signer);
	}

	/** Somebody sits at a place again, with a lower id than whoever sat there first. */
	sitAgain(place: number): { readonly id: string; readonly key: Key } {
		const first = this.sits.find(({ entry }) => entry.place === place) as Item;
		const { key } = this.match.newSigner(`again ${this.#random.int(1e9)}`);
		const sit = this.#below(first, () => this.match.sit(place, key, this.#random));
		this.hear(sit);
		return { id: sit.id, key };
	}

	/** One more voice about a place, with a lower id. */
	voiceBelow(item: Item, seat: Seat, about: Seat, at: Head): void {
		const make = (): Item =>
			this.sign(seat, { kind: 'consent', about, at, what: 'bot', detail: randomHex(this.#random, 32) });
		this.hear(this.#below(item, make));
	}

	/** One more signature under a result at a head that is not known, with a lower id. */
	overBelow(item: Item, seat: Seat): void {
		this.hear(this.#below(item, () => this.sign(seat, { kind: 'over', head: randomHex(this.#random, 32) })));
	}

	/** A head that nobody knows. */
	unknownHead(number: number): Head {
		return number.toString(16).padStart(64, '0');
	}

	/** The head after the agreement that follows a head. */
	agreedAt(head: Head): Head {
		this.book.view();
		const node = this.book.node(head);
		const agreed = node && this.book.followers(node).find(({ link }) => isAgreement(link));
		if (agreed === undefined) throw new Error('nothing was agreed');
		return agreed.head;
	}

	client(seat: Seat): Conduct {
		return new Conduct(this.book.chain, seat, this.signer(seat));
	}

	/** What a patient client of the seat signs now, this move if it is to answer. */
	goOn(seat: Seat, move: string): Item | null {
		const conduct = this.client(seat);
		const place = conduct.place();
		const item =
			conduct.duty() ??
			(place === null ? step(conduct, this.book, this.#random, PATIENT) : conduct.move(place, move, {}));
		if (item !== null) this.hear(item);
		return item;
	}

	/** What the seat's client gives for the request that stands, if it gives anything. */
	giveShare(seat: Seat): Item | null {
		const conduct = this.client(seat);
		const request = this.view.waiting ? this.view.requested.at(-1) : undefined;
		if (request === undefined || !conduct.mayRelease(seatOf(this.view.tip))) return null;
		return this.share(seat, this.head, { key: request });
	}

	holds({ id }: Item): boolean {
		return this.view.nodes.some(({ link }) => link?.id === id);
	}

	/** What a newcomer has who is told the seating and hears everything at once. */
	fresh(): Book {
		const book = newBook(this.match, this.book.told);
		book.hear([...this.book.pool.items.values()].map(({ bytes }) => bytes));
		return book;
	}

	#below({ id }: Item, make: () => Item): Item {
		for (;;) {
			const item = make();
			if (item.id < id) return item;
		}
	}
}
