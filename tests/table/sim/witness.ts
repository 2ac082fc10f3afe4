/** What one honest peer has seen, and must never see otherwise: watched after every change of its chain. */
import { canonical } from '../../../src/lib/engine/canonical';
import type { Outcome, Seat } from '../../../src/lib/engine/contract';
import type { Agreement } from '../../../src/lib/table/agreement';
import type { Head, Id, Key } from '../../../src/lib/table/entry';
import type { Node, View } from '../../../src/lib/table/node';
import { isAgreement, seatOf } from '../../../src/lib/table/node';
import type { Book } from './book';
import type { Party } from '../../../src/lib/table/seating';
import { HOST_PARTY } from '../../../src/lib/table/seating';
import type { Peer } from './peer';
import type { Flags } from './promises';

/** A result that everybody left had signed. */
interface Confirmed {
	readonly head: Head;
	/** Nobody was called gone or replaced: every seat there is has signed. */
	readonly isFull: boolean;
	readonly signers: number;
	readonly lost: ReadonlySet<Seat>;
}

/** Who had signed after an own answer, on which branch. */
interface After {
	readonly place: string;
	readonly up: Head;
	readonly names: ReadonlySet<Party>;
}

export class Witness {
	reorganisations = 0;
	#view: View | null = null;
	#ids: readonly Id[] = [];
	#result: Outcome | null = null;
	#confirmed: Confirmed | null = null;
	/** Between two parties: all that this peer has built on. */
	#built = new Set<Id>();
	#after = new Map<Head, After>();

	constructor(
		readonly peer: Peer,
		readonly flags: Flags
	) {}

	/** Forgets what a device forgets that starts again from its ledger; what it has built on is there. */
	restart(): void {
		this.#ids = linkIds(this.peer.book.view());
		this.#result = this.#confirmed = null;
		this.#after.clear();
	}

	/** The device is gone for good. */
	retire(): void {
		this.restart();
		this.#built.clear();
	}

	/** An own entry was signed on these nodes. */
	build(nodes: readonly Node[]): void {
		for (const { link } of nodes) if (link !== null) this.#built.add(link.id);
	}

	/** True if there was something new to see. */
	look(): boolean {
		const view = this.peer.book.view();
		if (view === null || view === this.#view) return false;
		this.#view = view;
		const ids = linkIds(view);
		if (this.#ids.some((id, i) => ids[i] !== id)) this.reorganisations++;
		this.#ids = ids;
		this.#watchResult(view);
		this.#watchSeats(view);
		this.#watchAgreements(view);
		const on = new Set(ids);
		if ([...this.#built].some((id) => !on.has(id))) {
			this.flags.raise('undone');
			this.#built.clear();
		}
		return true;
	}

	#watchResult(view: View): void {
		const { book } = this.peer;
		if (this.#result !== null && canonical(view.result) !== canonical(this.#result)) this.flags.raise('unfinished');
		this.#result = view.result;
		if (this.#confirmed !== null && view.head !== this.#confirmed.head) {
			this.flags.raise(this.#isPromised(view, this.#confirmed) ? 'unconfirmed' : 'exemptGone');
			this.#confirmed = null;
		}
		if (view.result === null || !book.isConfirmed(view.tip)) return;
		const lost = book.lost(view.tip);
		const left = view.tip.keys.flatMap((_, seat) => (lost.has(seat) ? [] : [book.partyOf(seat)]));
		this.#confirmed = { head: view.head, isFull: lost.size === 0, signers: new Set(left).size, lost };
	}

	/**
	 * A result signed by every seat stays for good. One signed by those left: while fewer than half are hostile and the
	 * signers are more than half of all parties and the hostile ones together, unless one who had left helps with an
	 * old consent.
	 */
	#isPromised(view: View, { isFull, signers, lost }: Confirmed): boolean {
		const { book, world } = this.peer;
		const all = world.match.parties.length;
		const foes = world.foes(book);
		if (foes >= all) return false;
		return isFull || (foes * 2 < all && 2 * signers > all + foes && !agreedByLeft(book, view, lost));
	}

	/** Nobody acts for my seat: its answers have a key of mine, unless two other parties at least agreed. */
	#watchSeats(view: View): void {
		const { peer, flags } = this;
		const { book, keys, world } = peer;
		const isDuel = world.match.parties.length === 2;
		const mine = new Set(this.#ownSeats());
		const spokenOf = new Set(view.nodes.flatMap((node) => (isAgreement(node.link) ? [seatOf(node)] : [])));
		const isForeign = (seat: Seat, key: Key): boolean => !keys.has(key) && (isDuel || !spokenOf.has(seat));
		for (const { link, up, keys: after } of view.nodes) {
			if (link === null || up === null) continue;
			if (isAgreement(link)) {
				if (!mine.has(link.seat)) continue;
				const [old, now] = [up.keys[link.seat] as Key, after[link.seat] as Key];
				if (link.what === 'device' ? keys.has(old) && !keys.has(now) : isDuel) flags.raise('stolen');
				continue;
			}
			const { entry, key } = link;
			if (mine.has(entry.seat) && (up.keys[entry.seat] !== key || isForeign(entry.seat, key))) flags.raise('stolen');
			const offer = entry.kind === 'answer' ? book.offerIn(entry) : null;
			if (offer?.entry.what === 'resign' && mine.has(offer.entry.seat) && isForeign(offer.entry.seat, offer.key))
				flags.raise('stolen');
		}
		if (isDuel && [...mine].some((seat) => !keys.has(view.tip.keys[seat] as Key))) flags.raise('stolen');
	}

	/**
	 * Agreements are made by two parties at least, and never against what more than half of those they need had built
	 * on.
	 */
	#watchAgreements(view: View): void {
		const { book, keys } = this.peer;
		for (const node of view.nodes) {
			const { link, up } = node;
			if (link === null || up === null) continue;
			if (isAgreement(link)) this.#watchAgreement(link, up);
			else if (keys.has(link.key) && view.result === null && book.hasVoices) {
				const { seat, parent } = link.entry;
				this.#after.set(node.head, { place: `${book.pin}/${seat}/${parent}`, up: up.head, names: book.names(node) });
			}
		}
	}

	#watchAgreement(link: Agreement, up: Node): void {
		const { book } = this.peer;
		const { what, seat, at, detail } = link;
		const consenting = book.voices({ seat, at }).filter(({ entry, key }) => {
			const isEqual = entry.kind === 'consent' && entry.what === what && entry.detail === detail;
			return isEqual && up.keys[entry.seat] === key && !book.lost(up).has(entry.seat);
		});
		const parties = new Set(consenting.map(({ entry }) => book.partyOf(entry.seat)));
		parties.delete(book.partyOf(seat));
		if (what !== 'device' && parties.size < 2) this.flags.raise('outvoted');
		const needed = new Set(book.needed(up, seat).map((other) => book.partyOf(other)));
		const isDisplaced = [...this.#after.values()].some(
			(after) =>
				after.place === `${book.pin}/${seat}/${at}` &&
				// On another branch of a fork: not without a proof.
				(after.up === up.head || book.convicted.size === 0) &&
				2 * [...after.names].filter((party) => needed.has(party)).length > needed.size
		);
		if (isDisplaced) this.flags.raise('displaced');
	}

	/**
	 * The seats of this peer's party in the seating that it has taken up; at an invited place only if its own sit is in
	 * it.
	 */
	#ownSeats(): Seat[] {
		const { book, party } = this.peer;
		const { seating } = book;
		if (seating === null) return [];
		return seating.keys.flatMap((key, seat) =>
			key !== null && book.partyOf(seat) === party && (party === HOST_PARTY || key === book.told.mine) ? [seat] : []
		);
	}
}

export function linkIds(view: View | null): readonly Id[] {
	return view === null ? [] : view.nodes.flatMap(({ link }) => (link === null ? [] : [link.id]));
}

/** An agreement on the chain that needed the consent of a seat that had left. */
export function agreedByLeft(book: Book, view: View, left: ReadonlySet<Seat>): boolean {
	return view.nodes.some(
		({ link, up }) => isAgreement(link) && up !== null && book.needed(up, link.seat).some((seat) => left.has(seat))
	);
}
