/** One place of an honest player on one device: the secrets it has for it, and what it signs next. */
import type { Seat } from '../../../src/lib/engine/contract';
import type { Random } from '../../../src/lib/engine/random';
import type { Standing } from '../../../src/lib/table/conduct';
import { Conduct, FIRST_DEVICE, OTHER_DEVICE } from '../../../src/lib/table/conduct';
import type { Id, Key } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { HOST_PARTY } from '../../../src/lib/table/seating';
import type { Signer } from '../../../src/lib/table/signature';
import type { Book } from './book';
import type { Peer } from './peer';
import type { Mood } from './player';
import { step } from './player';

export class Client {
	/** The secret of the place; null on a device that has none. */
	first: Signer | null = null;
	/** Keys that its player has asked the others to give the seat. */
	further: readonly Signer[] = [];
	/** Bots that this device runs for others, or would. */
	bots = new Map<Seat, Signer>();
	#standing: Standing = FIRST_DEVICE;
	#conducts = new Map<Key, Conduct>();
	#book: Book | null = null;

	constructor(
		readonly peer: Peer,
		readonly place: number
	) {}

	/** -1 while the place has no seat. */
	get seat(): Seat {
		return this.peer.book.seating?.places.indexOf(this.place) ?? -1;
	}

	/** What must survive a crash. */
	get standing(): Standing {
		return this.#own?.standing ?? this.#standing;
	}

	/** What counts as signed here at its seat. */
	get signed(): ReadonlySet<Id> {
		return this.#own?.mine ?? new Set();
	}

	/** Somebody plays here, or would as soon as the others agree. */
	get isPlayed(): boolean {
		const { active, wish } = this.standing;
		return this.first !== null && (active || wish !== '');
	}

	/** Whether the chain gives this device the seat, or one to a bot of its own. */
	get holdsSeat(): boolean {
		const keys = this.peer.book.view()?.tip.keys ?? [];
		return this.#own?.plays === true || [...this.bots].some(([seat, { key }]) => keys[seat] === key);
	}

	/** Whether a consent of its seat keeps it from signing anything. */
	get isHeld(): boolean {
		const view = this.peer.book.view();
		const conduct = this.#own;
		return view !== null && conduct?.plays === true && conduct.isHeld(view);
	}

	/** The device starts again, with what was durable. */
	restart(standing: Standing): void {
		this.#book = null;
		this.#standing = standing;
	}

	/** Everything is lost; returns the keys that nobody has now. */
	wipe(): Key[] {
		const lost = [this.first, ...this.further, ...this.bots.values()].flatMap((signer) => signer?.key ?? []);
		this.first = null;
		this.further = [];
		this.bots = new Map();
		this.restart(OTHER_DEVICE);
		return lost;
	}

	/** Takes note of what the chain says about its seat. True if that must be stored before anything is signed. */
	notice(): boolean {
		return this.#own?.notice() === true;
	}

	/** The next thing that is signed here, or null. */
	step(random: Random, mood: Mood): Item | null {
		const { book, party } = this.peer;
		if (this.first === null) return null;
		if (book.view() === null || (party !== HOST_PARTY && book.pin === '')) return this.#begin(this.first, random);
		const item = this.#stepAtSeat(random, mood);
		if (item !== null) return item;
		const keys = book.view()?.tip.keys ?? [];
		for (const [seat, bot] of this.bots) {
			const conduct = keys[seat] === bot.key ? this.#conduct(seat, bot, FIRST_DEVICE) : null;
			const played = conduct && step(conduct, book, random, { ...mood, odd: 0, isStandIn: true });
			if (played) return played;
		}
		return null;
	}

	/** An item that could not be stored was never signed. */
	forget(id: Id): void {
		for (const conduct of this.#conducts.values()) conduct.forget(id);
	}

	/** The active device stops first, then it gives what it has to the other one, which has all that it had seen. */
	handTo(other: Client): void {
		other.first = this.first;
		const [from, to] = [this.#own, other.#own];
		if (from === null || to === null) throw new Error('there is no seat to hand over');
		from.handTo(to);
		other.further = to.further;
		other.bots = new Map([...other.bots, ...this.bots]);
		this.bots = new Map();
	}

	/**
	 * Asks the others for the seat with a new key, on a device that has the secrets of another one and not its ledger.
	 */
	askFor(other: Client, wish: Signer): void {
		this.first = other.first;
		this.further = [...other.further, ...this.further];
		this.#book = null;
		this.#standing = OTHER_DEVICE;
		this.#own?.askForSeat(wish);
		this.further = this.#own?.further ?? [...this.further, wish];
	}

	#stepAtSeat(random: Random, mood: Mood): Item | null {
		const conduct = this.#own;
		if (conduct === null) return null;
		if (!conduct.plays) return conduct.seatRequest();
		const standInFor = (absent: Seat): Key => {
			const bot = this.peer.newKey(`bot ${absent} ${random.int(1e9)}`);
			this.bots.set(absent, bot);
			return bot.key;
		};
		return step(conduct, this.peer.book, random, { ...mood, standInFor });
	}

	/** Before there is a seating: sits down, or lists who has. */
	#begin({ key }: Signer, random: Random): Item | null {
		const { book, world, party } = this.peer;
		const { match } = world;
		const { pool } = book;
		if (party !== HOST_PARTY) {
			const hasSat = pool.sits(this.place).some(({ entry }) => entry.key === key);
			return hasSat ? null : match.sit(this.place, key, random);
		}
		if (!match.needsStart || book.pin !== '' || pool.starts.length > 0) return null;
		const sits = match.invited.flatMap((place): Id[] =>
			pool
				.sits(place)
				.slice(0, 1)
				.map(({ id }) => id)
		);
		return sits.length === match.invited.length ? match.start(sits) : null;
	}

	get #own(): Conduct | null {
		const { seat, first } = this;
		return seat < 0 || first === null ? null : this.#conduct(seat, first, this.#standing, this.further);
	}

	/** One for each key, as long as the device runs. */
	#conduct(seat: Seat, signer: Signer, standing: Standing, further: readonly Signer[] = []): Conduct {
		const { book, mine } = this.peer;
		if (this.#book !== book) {
			this.#book = book;
			this.#conducts = new Map();
		}
		let conduct = this.#conducts.get(signer.key);
		if (conduct === undefined) {
			conduct = new Conduct(book.chain, seat, signer, standing, mine, further);
			this.#conducts.set(signer.key, conduct);
		}
		return conduct;
	}
}
