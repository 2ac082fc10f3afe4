/**
 * The conduct of an honest client for one seat on one device: what it signs, what it must not sign, and when it stops because the seat goes on elsewhere.
 * The chain judges what others did; this file keeps us from ever doing what would look like cheating.
 *
 * - One entry on the head at which the seat was asked, ahead of its turn only the neutral answer.
 * - A consent binds: nothing is signed on a late answer of the absent seat until another seat has signed something that names a head after it.
 * - A seat with an applied entry that this device did not write is read-only here.
 * - A request is answered only on a chain that holds every request answered before.
 */
import type { Facts, Seat } from '../engine/contract';
import type { Chain } from './chain';
import { takeBacks } from './effect';
import type { AgreementKind, ChainEntry, Consent, Entry, Fact, Head, Id, Offer, Refuse } from './entry';
import { evidence } from './evidence';
import type { Item } from './item';
import { sign } from './item';
import type { Node, Place, View } from './node';
import { askedOf, isAgreement, isAnswerAt, seatOf } from './node';
import type { Signer } from './signature';

/** What must survive a crash beside the items themselves. */
export interface Standing {
	/** This device plays the seat; otherwise it only looks on. */
	readonly active: boolean;
	/** The tag of this device's latest wish to take the seat, '' if it has none. */
	readonly wish: string;
	/** Agreements and foreign entries of this seat that were taken note of. */
	readonly noted: readonly Id[];
	/** Depth at which the seat was taken by agreement: nothing is said about places before. */
	readonly since: number;
}

export const FIRST_DEVICE: Standing = { active: true, wish: '', noted: [], since: 0 };
export const OTHER_DEVICE: Standing = { active: false, wish: '', noted: [], since: 0 };

/** An answer without what every answer has. */
type AnswerBody = ChainEntry extends infer E
	? E extends ChainEntry
		? Omit<E, 'match' | 'seat' | 'parent'>
		: never
	: never;

export class Conduct {
	/** Items that this device (or one that handed over to it) signed. */
	readonly mine: Set<Id>;
	/** The view that was noticed last. */
	#noticed: View | null = null;

	constructor(
		readonly chain: Chain,
		readonly seat: Seat,
		readonly signer: Signer,
		public standing: Standing = FIRST_DEVICE,
		mine: Iterable<Id> = []
	) {
		this.mine = new Set(mine);
	}

	/** Looks whether the seat still is this device's. True if its standing changed: that must be saved before anything is signed. */
	notice(): boolean {
		const before = this.standing;
		const view = this.chain.view();
		if (view === this.#noticed) return false;
		this.#noticed = view;
		const noted = new Set(before.noted);
		for (const node of view.nodes) {
			const { link } = node;
			if (link === null || seatOf(node) !== this.seat || this.mine.has(link.id) || noted.has(link.id)) continue;
			noted.add(link.id);
			if (isAgreement(link)) {
				if (link.what === 'gone') continue;
				const isMe = link.what === 'device' && before.wish !== '' && link.detail === before.wish;
				this.standing = isMe
					? { active: true, wish: '', noted: [], since: node.depth }
					: { ...this.standing, active: false };
			} else {
				this.standing = { ...this.standing, active: false };
			}
		}
		if (noted.size > before.noted.length) this.standing = { ...this.standing, noted: [...noted] };
		return this.standing !== before;
	}

	/** What the client signs without being told to: a refusal, the result. Null if nothing. */
	duty(): Item | null {
		if (!this.standing.active) return null;
		const view = this.chain.view();
		const refusal = this.#lateAnswer(view);
		if (refusal !== null) return this.#sign({ kind: 'refuse', ...this.#head(), ...refusal });
		if (this.isHeld(view) || view.result === null || this.#hasSignedResult()) return null;
		return this.#sign({ kind: 'over', ...this.#head(), head: view.head });
	}

	/** The head on which the seat may sign an answer now, or null. */
	place(): Head | null {
		const view = this.chain.view();
		if (!this.standing.active || !this.isSeated() || view.result !== null || view.waiting || this.isHeld(view))
			return null;
		const asked = askedOf(view.asked, this.seat);
		if (asked === undefined || this.hasAnswered(this.seat, asked.at)) return null;
		return asked.at;
	}

	/** False where somebody else sat down on the same invitation and holds the seat: two must not both play it. */
	isSeated(): boolean {
		const key = this.chain.keyOf(this.chain.view().tip, this.seat);
		return key === null || key === this.signer.key;
	}

	/** Whether the seat's answer would be applied at once. Ahead of that only the neutral answer may be sent. */
	isFirst(): boolean {
		return this.chain.view().asked[0]?.seat === this.seat;
	}

	/** A consent of this seat binds it: it waits until somebody else stands for the late answer. */
	isHeld(view: View): boolean {
		return this.#spokenOf(view).some(
			([place, node]) =>
				this.#voices(place).some((voice) => voice.entry.kind === 'consent') &&
				!this.chain.supporters.hasOthers(node, [place.seat, this.seat])
		);
	}

	/** Whether an answer of the seat at this place is known; of our own seat only what its own key signed counts. */
	hasAnswered(seat: Seat, at: Head): boolean {
		return this.chain.pool.answers(seat, at).some(({ key }) => seat !== this.seat || key === this.signer.key);
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
				.find(({ entry, key }) => entry.what === 'resign' && key === this.chain.keyOf(tip, seat));
			if (offer !== undefined) return offer;
		}
		return null;
	}

	/** The seat resigned out of turn and nobody has taken it in: once it is asked itself, it says so as its answer. */
	hasResigned(): boolean {
		return this.chain.pool
			.offers(this.seat)
			.some(({ entry, key }) => entry.what === 'resign' && key === this.signer.key);
	}

	offer(what: Offer['what'], detail = ''): Item<Offer> {
		return this.#sign({ kind: 'offer', ...this.#head(), at: this.chain.view().head, what, detail });
	}

	/** Another device of the same player asks for the seat. */
	askForSeat(tag: string): void {
		this.standing = { ...this.standing, wish: tag };
	}

	/** The offer by which this device asks the others for the seat at the place where it is asked; null if there is nothing to send. */
	seatRequest(): Item<Offer> | null {
		const { wish } = this.standing;
		const asked = askedOf(this.chain.view().asked, this.seat);
		if (wish === '' || asked === undefined) return null;
		const sent = this.chain.pool.offers(this.seat).some(({ entry }) => entry.at === asked.at && entry.detail === wish);
		return sent ? null : this.#sign({ kind: 'offer', ...this.#head(), at: asked.at, what: 'device', detail: wish });
	}

	consentTo(offer: Item<Offer>): Item {
		return this.#sign({
			kind: 'consent',
			...this.#head(),
			about: offer.entry.seat,
			at: offer.id,
			what: 'offer',
			detail: ''
		});
	}

	/** The absent seat about which this one may consent now, or null. Consents are given in seat order after the absent seat. */
	absent(): Place | null {
		const view = this.chain.view();
		if (!this.standing.active || view.waiting || view.result !== null || this.isHeld(view)) return null;
		const [first] = view.asked;
		if (first === undefined || first.seat === this.seat || view.tip.left.has(this.seat)) return null;
		const place = { seat: first.seat, at: first.at };
		if (this.hasAnswered(place.seat, place.at) || this.#voices(place).length > 0) return null;
		const refused = view.tip.keys.some((_, seat) =>
			this.#voicesOf(place, seat).some((voice) => voice.entry.kind === 'refuse')
		);
		return refused ? null : place;
	}

	/** What the seats before this one have consented to about the place, if all of them agree. Undefined: this seat is the first. */
	consentBefore(place: Place): { what: AgreementKind; detail: string } | null | undefined {
		const { tip } = this.chain.view();
		const order = (seat: Seat): number => (seat - place.seat + this.chain.seats) % this.chain.seats;
		const before = this.chain.playing(tip).filter((seat) => seat !== place.seat && order(seat) < order(this.seat));
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

	/** Whether a request raised by `asker` may be answered: never on a chain that lacks a request answered before, nothing more to a cheat. */
	mayRelease(asker: Seat): boolean {
		const view = this.chain.view();
		if (!this.standing.active || this.isHeld(view)) return false;
		if (evidence(this.chain.pool).some(({ seat }) => seat === asker && seat !== this.seat)) return false;
		const heads = new Set([this.chain.root.head, ...view.nodes.map((node) => node.head)]);
		for (const item of this.chain.pool.items.values()) {
			if (item.entry.kind !== 'fact' || item.entry.seat !== this.seat || item.key !== this.signer.key) continue;
			if (heads.has(item.entry.for)) continue;
			if (!this.#isSetAside(item.entry.for, view)) return false;
		}
		return true;
	}

	fact(head: Head, data: Uint8Array): Item<Fact> {
		return this.#sign({ kind: 'fact', ...this.#head(), for: head, data });
	}

	say(text: string): Item {
		return this.#sign({ kind: 'say', ...this.#head(), number: this.chain.pool.says(this.seat).length, text });
	}

	/** Nothing is signed here any more. The active device stops first, then it gives the seat away. */
	stop(): void {
		this.standing = { ...this.standing, active: false, wish: '' };
	}

	/** The seat goes on here: all that its key has signed so far counts as signed here. Returns that. */
	take(since: number = this.standing.since): Id[] {
		const signed = [...this.chain.pool.items.values()].flatMap(({ id, key }) => (key === this.signer.key ? [id] : []));
		for (const id of signed) this.mine.add(id);
		const noted = this.chain
			.view()
			.nodes.flatMap(({ link }) => (isAgreement(link) && link.seat === this.seat ? [link.id] : []));
		this.standing = { active: true, wish: '', noted, since };
		return signed;
	}

	handTo(other: Conduct): void {
		this.stop();
		for (const id of this.mine) other.mine.add(id);
		other.take(this.standing.since);
	}

	/** The facts' branch was set aside by this player's own other device, by agreement. */
	#isSetAside(head: Head, view: View): boolean {
		const taken = view.nodes.flatMap(({ link }) =>
			isAgreement(link) && link.what === 'device' && link.seat === this.seat ? [link.at] : []
		);
		for (let node = this.chain.node(head) ?? null; node !== null; node = node.up) {
			if (taken.some((at) => isAnswerAt(node, { seat: this.seat, at }))) return true;
		}
		return false;
	}

	/** A late answer of a seat about which others have spoken and this one has not. */
	#lateAnswer(view: View): { about: Seat; at: Head; head: Head } | null {
		for (const [place, node] of this.#spokenOf(view)) {
			if (place.seat === this.seat || node.depth <= this.standing.since || this.#voices(place).length > 0) continue;
			return { about: place.seat, at: place.at, head: node.head };
		}
		return null;
	}

	/** The seats' own answers on the chain at places that somebody has spoken about. */
	#spokenOf({ nodes }: View): [Place, Node][] {
		return nodes.flatMap((node): [Place, Node][] => {
			const { link } = node;
			if (link === null || isAgreement(link) || link.entry.kind === 'start') return [];
			const place = { seat: link.entry.seat, at: link.entry.parent };
			return this.chain.pool.isSpokenOf(place.seat, place.at) ? [[place, node]] : [];
		});
	}

	#voices(place: Place): readonly Item<Consent | Refuse>[] {
		return this.#voicesOf(place, this.seat);
	}

	/** What a seat has signed about a place, with the key that holds it. */
	#voicesOf(place: Place, seat: Seat): readonly Item<Consent | Refuse>[] {
		const key = seat === this.seat ? this.signer.key : this.chain.keyOf(this.chain.view().tip, seat);
		return this.chain.pool.voices(place.seat, place.at, seat).filter((voice) => voice.key === key);
	}

	#hasSignedResult(): boolean {
		return this.chain.pool.overs(this.seat).some(({ key }) => key === this.signer.key);
	}

	#head(): { match: Id; seat: Seat } {
		return { match: this.chain.genesis.id, seat: this.seat };
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
