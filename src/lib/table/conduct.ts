/**
 * The conduct of an honest client for one seat on one device: what it signs, what it must not sign, and when it stops
 * because the seat goes on elsewhere. The chain judges what others did; this file keeps us from ever doing what would
 * look like cheating.
 *
 * - One entry on the head at which the seat was asked, ahead of its turn only the neutral answer.
 * - A consent binds: nothing is signed on a late answer of the absent seat until one of those asked has refused, or
 *   more than half of them have signed after it.
 * - A device plays a seat only while the chain gives that seat a key it holds and it has not handed it over; one that
 *   finds an answer of its key that it did not write is read-only.
 * - A request is answered only on a chain that holds every request answered before.
 */
import type { Facts, Seat } from '../engine/contract';
import { needed } from './agreement';
import type { Chain } from './chain';
import { deviceDetail, keyIn } from './device';
import { takeBacks } from './effect';
import type { AgreementKind, ChainEntry, Consent, Entry, Fact, Head, Id, Key, Offer, Refuse } from './entry';
import { evidence } from './evidence';
import type { Item } from './item';
import { sign } from './item';
import type { Node, Place, View } from './node';
import { askedOf, isAgreement, isAnswerAt } from './node';
import { namedBy } from './seating';
import type { Signer } from './signature';

/** What must survive a crash beside the items themselves. */
export interface Standing {
	/** This device plays the seat; otherwise it only looks on. */
	readonly active: boolean;
	/** The key that it plays with; '' for the one that sat down. */
	readonly key: Key | '';
	/** The key for which this device asks the others; '' if it does not. */
	readonly wish: Key | '';
}

export const FIRST_DEVICE: Standing = { active: true, key: '', wish: '' };
export const OTHER_DEVICE: Standing = { active: false, key: '', wish: '' };

/** An answer without what every answer has. */
type AnswerBody = ChainEntry extends infer E
	? E extends ChainEntry
		? Omit<E, 'match' | 'seat' | 'by' | 'parent'>
		: never
	: never;

/** A seat's own answer on the chain at a place that others have spoken about. */
interface Late {
	readonly place: Place;
	readonly node: Node;
	readonly up: Node;
	/** The seats that would have had to agree. */
	readonly asked: readonly Seat[];
}

export class Conduct {
	/** Items that this device (or one that handed over to it) signed. */
	readonly mine: Set<Id>;
	/** The view that was noticed last. */
	#noticed: View | null = null;

	constructor(
		readonly chain: Chain,
		readonly seat: Seat,
		/** Of the key that sat down. */
		readonly first: Signer,
		public standing: Standing = FIRST_DEVICE,
		mine: Iterable<Id> = [],
		/** Of keys that this player has asked the others to give the seat. */
		public further: readonly Signer[] = []
	) {
		this.mine = new Set(mine);
	}

	/** Of the key that holds the seat, where this device has it. */
	get signer(): Signer {
		return this.#holder ?? this.first;
	}

	/** Whether this device plays the seat: the chain gives it a key held here, and it has not stopped. */
	get plays(): boolean {
		const holder = this.#holder;
		return this.standing.active && holder !== null && holder.key === (this.standing.key || this.first.key);
	}

	get #holder(): Signer | null {
		const key = this.chain.view().tip.keys[this.seat];
		return [this.first, ...this.further].find((signer) => signer.key === key) ?? null;
	}

	/**
	 * Looks whether the seat still is this device's. True if its standing changed: that must be saved before anything is
	 * signed.
	 */
	notice(): boolean {
		const before = this.standing;
		const view = this.chain.view();
		if (view === this.#noticed) return false;
		this.#noticed = view;
		const { key, wish } = before;
		const holder = view.tip.keys[this.seat];
		if (wish !== '' && holder === wish) this.standing = { active: true, key: wish, wish: '' };
		// It asked for this key before the seat was handed to it: the others have agreed meanwhile.
		else if (before.active && this.further.some((signer) => signer.key === holder))
			this.standing = { active: true, key: holder as Key, wish: '' };
		// What gave it to this device does not count any more: the key before may be played elsewhere.
		else if (key !== '' && holder === this.first.key) this.standing = { active: false, key: '', wish: key };
		if (this.standing.active && this.#isPlayedElsewhere(view)) this.standing = { ...this.standing, active: false };
		return this.standing !== before;
	}

	/** What the client signs without being told to: a refusal, the result. Null if nothing. */
	duty(): Item | null {
		const view = this.chain.view();
		if (!this.plays || !this.chain.hasVoice(view.tip, this.seat)) return null;
		const late = this.#late(view).find(({ place, up, asked }) => {
			const isAsked = asked.includes(this.seat) && up.keys[this.seat] === this.signer.key;
			return isAsked && this.#voices(place).length === 0;
		});
		if (late !== undefined) {
			const { place, node } = late;
			return this.#sign({ kind: 'refuse', ...this.#head(), about: place.seat, at: place.at, head: node.head });
		}
		if (this.isHeld(view) || view.result === null || this.#hasSignedResult()) return null;
		return this.#sign({ kind: 'over', ...this.#head(), head: view.head });
	}

	/** The head on which the seat may sign an answer now, or null. */
	place(): Head | null {
		const view = this.chain.view();
		if (!this.plays || view.result !== null || view.waiting || this.isHeld(view)) return null;
		const asked = askedOf(view.asked, this.seat);
		if (asked === undefined || this.#hasAnswered(asked.at)) return null;
		return asked.at;
	}

	/** Whether the seat's answer would be applied at once. Ahead of that only the neutral answer may be sent. */
	isFirst(): boolean {
		return this.chain.view().asked[0]?.seat === this.seat;
	}

	/**
	 * A consent of this seat binds it: it waits until one of those asked has refused, or more than half of them stand for
	 * the late answer.
	 */
	isHeld(view: View): boolean {
		return this.#late(view).some(
			(late) => this.#voices(late.place).some(({ entry }) => entry.kind === 'consent') && !this.isFreed(late)
		);
	}

	protected isFreed({ place, node, up, asked }: Late): boolean {
		const isRefused = asked.some((seat) =>
			this.chain.pool
				.voices(place.seat, place.at, seat)
				.some(({ entry, key }) => entry.kind === 'refuse' && entry.head === node.head && key === up.keys[seat])
		);
		return isRefused || this.chain.isSettled(up, place.seat, [node]);
	}

	move(at: Head, move: string, shown: Facts): Item<ChainEntry> {
		return this.#answer({ kind: 'move', move, shown }, at);
	}

	resign(at: Head): Item<ChainEntry> {
		return this.#answer({ kind: 'resign' }, at);
	}

	back(at: Head, count: number): Item<ChainEntry> {
		return this.#answer({ kind: 'back', count }, at);
	}

	takeBacks(): number {
		return this.place() !== null && this.isFirst() ? takeBacks(this.chain, this.chain.view().tip, this.seat) : 0;
	}

	accept(at: Head, offer: Item<Offer>, consents: readonly Item[]): Item<ChainEntry> {
		return this.#answer({ kind: 'answer', offer: offer.bytes, consents: consents.map((item) => item.bytes) }, at);
	}

	/** A resignation that another seat made out of turn: the first seat asked takes it in before it moves. */
	resignationToTakeIn(): Item<Offer> | null {
		const { tip } = this.chain.view();
		for (const seat of this.chain.playing(tip)) {
			if (seat === this.seat) continue;
			const offer = this.chain.pool
				.offers(seat)
				.find(({ entry, key }) => entry.what === 'resign' && key === tip.keys[seat]);
			if (offer !== undefined) return offer;
		}
		return null;
	}

	/** The seat resigned out of turn and nobody has taken it in: once it is asked itself, it says so as its answer. */
	hasResigned(): boolean {
		const { key } = this.signer;
		return this.chain.pool.offers(this.seat).some((offer) => offer.entry.what === 'resign' && offer.key === key);
	}

	offer(what: Offer['what'], detail = ''): Item<Offer> {
		return this.#sign({ kind: 'offer', ...this.#head(), at: this.chain.view().head, what, detail });
	}

	/**
	 * Another device of the same player asks for the seat, with a new key: it has no past, so it can never have signed
	 * twice.
	 */
	askForSeat(signer: Signer): void {
		this.further = [...this.further, signer];
		this.standing = { ...this.standing, active: false, wish: signer.key };
	}

	/**
	 * The offer by which this device asks the others for the seat at the place where it is asked; null if there is
	 * nothing to send.
	 */
	seatRequest(): Item<Offer> | null {
		const { wish } = this.standing;
		const holder = this.#holder;
		const asked = askedOf(this.chain.view().asked, this.seat);
		if (wish === '' || holder === null || asked === undefined) return null;
		const isSent = this.chain.pool
			.offers(this.seat)
			.some(({ entry }) => entry.what === 'device' && entry.at === asked.at && keyIn(entry.detail) === wish);
		if (isSent) return null;
		const place = { ...this.#head(), at: asked.at };
		return this.#sign({ kind: 'offer', ...place, what: 'device', detail: deviceDetail(place, wish, holder) });
	}

	consentTo(offer: Item<Offer>): Item {
		const { seat: about } = offer.entry;
		return this.#sign({ kind: 'consent', ...this.#head(), about, at: offer.id, what: 'offer', detail: '' });
	}

	/**
	 * The absent seat about which this one may consent now, or null. Consents are given in seat order after the absent
	 * seat.
	 */
	absent(): Place | null {
		const view = this.chain.view();
		if (!this.plays || view.waiting || view.result !== null || this.isHeld(view)) return null;
		const [first] = view.asked;
		if (first === undefined) return null;
		const place = { seat: first.seat, at: first.at };
		const others = inOrder(this.chain, view.tip, place.seat);
		if (!others.includes(this.seat) || this.#voices(place).length > 0) return null;
		const isRefused = others.some((seat) => this.#voicesOf(place, seat).some(({ entry }) => entry.kind === 'refuse'));
		return isRefused ? null : place;
	}

	/**
	 * What the seats before this one have consented to about the place, if all of them agree. Undefined: this seat is the
	 * first.
	 */
	consentBefore(place: Place): { what: AgreementKind; detail: string } | null | undefined {
		const others = inOrder(this.chain, this.chain.view().tip, place.seat);
		const before = others.slice(0, others.indexOf(this.seat));
		if (before.length === 0) return undefined;
		const wishes = before.map((seat) => {
			const voice = this.#voicesOf(place, seat).find(({ entry }) => entry.kind === 'consent');
			return voice?.entry.kind === 'consent' && voice.entry.what !== 'offer'
				? { what: voice.entry.what, detail: voice.entry.detail }
				: null;
		});
		const wish = wishes[0] ?? null;
		return wish !== null && wishes.every((w) => w?.what === wish.what && w.detail === wish.detail) ? wish : null;
	}

	consent(place: Place, what: AgreementKind, detail: string): Item {
		return this.#sign({ kind: 'consent', ...this.#head(), about: place.seat, at: place.at, what, detail });
	}

	/**
	 * Whether a request raised by `asker` may be answered: never on a chain that lacks a request answered before, nothing
	 * more to a cheat.
	 */
	mayRelease(asker: Seat): boolean {
		const view = this.chain.view();
		if (!this.plays || this.isHeld(view)) return false;
		const isCheat = evidence(this.chain.pool).some(({ key }) => key === view.tip.keys[asker]);
		return (asker === this.seat || !isCheat) && !this.#wouldAnswerTwice(view);
	}

	fact(head: Head, data: Uint8Array): Item<Fact> {
		return this.#sign({ kind: 'fact', ...this.#head(), for: head, data });
	}

	say(text: string): Item {
		return this.#sign({ kind: 'say', ...this.#head(), number: this.chain.pool.says(this.seat).length, text });
	}

	/** An item that could not be stored was never signed. */
	forget(id: Id): void {
		this.mine.delete(id);
	}

	/** Nothing is signed here any more. The active device stops first, then it gives the seat away. */
	stop(): void {
		this.standing = { ...this.standing, active: false, wish: '' };
	}

	/** The seat goes on here: all that its key has signed so far counts as signed here. Returns that. */
	take(): Id[] {
		const { key } = this.signer;
		const signed = [...this.chain.pool.items.values()].flatMap((item) => (item.key === key ? [item.id] : []));
		for (const id of signed) this.mine.add(id);
		this.standing = { active: true, key: key === this.first.key ? '' : key, wish: '' };
		return signed;
	}

	handTo(other: Conduct): void {
		this.stop();
		for (const id of this.mine) other.mine.add(id);
		other.further = [...other.further, ...this.further];
		other.take();
	}

	/** An answer of the key with which this device plays that it did not write. */
	#isPlayedElsewhere({ nodes, asked }: View): boolean {
		const key = this.standing.key || this.first.key;
		const isForeign = (item: { readonly id: Id; readonly key: Key }): boolean =>
			item.key === key && !this.mine.has(item.id);
		const at = askedOf(asked, this.seat)?.at;
		return (
			nodes.some(({ link }) => link !== null && !isAgreement(link) && isForeign(link)) ||
			(at !== undefined && this.chain.pool.answers(this.seat, at).some(isForeign))
		);
	}

	/**
	 * Whether a request that this seat has answered is missing from the chain, although nothing about its own party has
	 * set it aside.
	 */
	#wouldAnswerTwice(view: View): boolean {
		const { key } = this.signer;
		const facts = [...this.chain.pool.items.values()].flatMap(({ entry, key: by }) =>
			entry.kind === 'fact' && entry.seat === this.seat && by === key ? [entry.for] : []
		);
		const heads = new Set([this.chain.root.head, ...view.nodes.map((node) => node.head)]);
		return facts.some((head) => !heads.has(head) && !this.#isSetAside(head, view));
	}

	/**
	 * The facts' branch was set aside by an agreement about a seat of this player's party: then no more than half of the
	 * others had answered there.
	 */
	#isSetAside(head: Head, view: View): boolean {
		const { chain } = this;
		const party = chain.partyOf(this.seat);
		const agreed = view.nodes.flatMap(({ link }) =>
			isAgreement(link) && chain.partyOf(link.seat) === party ? [{ seat: link.seat, at: link.at }] : []
		);
		for (let node = chain.node(head) ?? null; node !== null; node = node.up) {
			const answer = node;
			if (agreed.some((place) => isAnswerAt(answer, place))) return true;
		}
		return false;
	}

	/** The seats' own answers on the chain at places that somebody has spoken about. */
	#late({ nodes }: View): Late[] {
		return nodes.flatMap((node): Late[] => {
			const { link, up } = node;
			if (link === null || up === null || isAgreement(link)) return [];
			const place = { seat: link.entry.seat, at: link.entry.parent };
			if (!this.chain.pool.isSpokenOf(place.seat, place.at)) return [];
			return [{ place, node, up, asked: needed(this.chain, up, place.seat) }];
		});
	}

	/** What this seat has signed about a place, with the key that it plays with. */
	#voices(place: Place): readonly Item<Consent | Refuse>[] {
		const { key } = this.signer;
		return this.chain.pool.voices(place.seat, place.at, this.seat).filter((voice) => voice.key === key);
	}

	#voicesOf(place: Place, seat: Seat): readonly Item<Consent | Refuse>[] {
		const key = this.chain.view().tip.keys[seat];
		return this.chain.pool.voices(place.seat, place.at, seat).filter((voice) => voice.key === key);
	}

	#hasAnswered(at: Head): boolean {
		const { key } = this.signer;
		return this.chain.pool.answers(this.seat, at).some((answer) => answer.key === key);
	}

	#hasSignedResult(): boolean {
		const { key } = this.signer;
		return this.chain.pool.overs(this.seat).some((over) => over.key === key);
	}

	#head(): { match: Id; seat: Seat; by?: Key } {
		const { chain, seat, signer } = this;
		return { match: chain.genesis.id, seat, ...namedBy(chain.seating, seat, signer.key) };
	}

	#answer(body: AnswerBody, parent: Head): Item<ChainEntry> {
		return this.#sign({ ...body, ...this.#head(), parent });
	}

	#sign<E extends Entry>(entry: E): Item<E> {
		const item = sign(entry, this.signer);
		this.mine.add(item.id);
		return item;
	}
}

/** The seats that have to agree about a seat, in the order in which they speak. */
export function inOrder(chain: Chain, node: Node, about: Seat): Seat[] {
	const order = (seat: Seat): number => (seat - about + chain.seats) % chain.seats;
	return needed(chain, node, about).sort((a, b) => order(a) - order(b));
}
