/**
 * The pool: all items of a match that this peer has verified, by what they speak about. It judges nothing; what counts is the chain's business.
 * Where rivals could flood it, it keeps a bounded number by a rule that does not depend on the order of arrival.
 */
import type { Seat } from '../engine/contract';
import type { ChainEntry, Consent, Entry, Fact, Head, Id, Offer, Over, Refuse, Say, Sit, Start } from './entry';
import { HOST, isChained } from './entry';
import type { Item } from './item';

/** How many items of one seat are kept where an honest seat needs one or a few. The ones with the lowest ids stay. */
export const QUOTA = {
	/** Answers of a seat on one parent; those built upon come on top. Two suffice as evidence. */
	rivals: 2,
	/** Consents and refusals of a seat about one place. */
	voices: 2,
	/** Facts of one author for one head. */
	facts: 64,
	sits: 4,
	starts: 2,
	offers: 256,
	overs: 8,
	says: 500,
	/** Everything of one author together: what no rule above bounds (answers on heads that nobody knows) ends here. */
	items: 20_000,
	bytes: 8_000_000
} as const;

export type Quota = Readonly<Record<keyof typeof QUOTA, number>>;

export class Pool {
	readonly items = new Map<Id, Item>();
	/** Counts changes: whoever keeps something derived from the pool compares it. */
	version = 0;
	readonly #groups = new Map<string, Item[]>();
	readonly #chained: Item<ChainEntry>[] = [];
	#sits: readonly Item<Sit>[] = [];
	/** The places of absent seats that anybody has spoken about. */
	readonly #places = new Map<string, { readonly seat: Seat; readonly at: Head }>();
	readonly #spent = new Map<Seat, { items: number; bytes: number }>();

	constructor(readonly quota: Quota = QUOTA) {}

	has(id: Id): boolean {
		return this.items.has(id);
	}

	/** Whether the item is new and was kept. `isBuiltOn` tells which rival answers must stay although their number is spent. */
	add(item: Item, isBuiltOn: (item: Item<ChainEntry>) => boolean): boolean {
		if (this.items.has(item.id) || !this.#spend(item, 1)) return false;
		const { key, limit } = groupOf(item.entry, this.quota);
		const group = this.#groups.get(key) ?? [];
		group.push(item);
		this.#groups.set(key, group);
		this.items.set(item.id, item);
		if (isChained(item.entry)) this.#chained.push(item as Item<ChainEntry>);
		if (item.entry.kind === 'sit') this.#sits = [...this.#sits, item as Item<Sit>];
		if (isVoice(item.entry))
			this.#places.set(`${item.entry.about}/${item.entry.at}`, { seat: item.entry.about, at: item.entry.at });
		this.version++;
		if (group.length > limit) this.#trim(group, limit, isBuiltOn);
		return this.items.has(item.id);
	}

	answers(seat: Seat, parent: Head): readonly Item<ChainEntry>[] {
		return this.#group(`answer/${seat}/${parent}`);
	}

	/** Every answer, wherever it belongs. */
	get chained(): readonly Item<ChainEntry>[] {
		return this.#chained;
	}

	facts(head: Head, author: Seat): readonly Item<Fact>[] {
		return this.#group(`fact/${author}/${head}`);
	}

	get places(): Iterable<{ readonly seat: Seat; readonly at: Head }> {
		return this.#places.values();
	}

	/** What a seat has signed about the place of an absent seat: consents and refusals. */
	voices(about: Seat, at: Head, seat: Seat): readonly Item<Consent | Refuse>[] {
		return this.#group(`voice/${about}/${at}/${seat}`);
	}

	sits(place: number): readonly Item<Sit>[] {
		return this.#group(`sit/${place}`);
	}

	/** Everybody who has sat down, wherever. */
	get allSits(): readonly Item<Sit>[] {
		return this.#sits;
	}

	get starts(): readonly Item<Start>[] {
		return this.#group('start');
	}

	offers(seat: Seat): readonly Item<Offer>[] {
		return this.#group(`offer/${seat}`);
	}

	overs(seat: Seat): readonly Item<Over>[] {
		return this.#group(`over/${seat}`);
	}

	says(seat: Seat): readonly Item<Say>[] {
		return this.#group(`say/${seat}`);
	}

	#group<E extends Entry>(key: string): readonly Item<E>[] {
		return (this.#groups.get(key) ?? []) as unknown as readonly Item<E>[];
	}

	/** Books an item on its author's account; false if that is used up. */
	#spend(item: Item, sign: 1 | -1): boolean {
		const author = authorOf(item.entry);
		const before = this.#spent.get(author) ?? { items: 0, bytes: 0 };
		const after = { items: before.items + sign, bytes: before.bytes + sign * item.bytes.length };
		if (sign === 1 && (after.items > this.quota.items || after.bytes > this.quota.bytes)) return false;
		this.#spent.set(author, after);
		return true;
	}

	#trim(group: Item[], limit: number, isBuiltOn: (item: Item<ChainEntry>) => boolean): void {
		const ranked = [...group].sort((a, b) => (a.id < b.id ? -1 : 1));
		const kept = ranked.filter(
			(item, rank) => rank < limit || (isChained(item.entry) && isBuiltOn(item as Item<ChainEntry>))
		);
		for (const item of group) if (!kept.includes(item)) this.#drop(item);
		group.splice(0, group.length, ...group.filter((item) => kept.includes(item)));
	}

	#drop(item: Item): void {
		this.version++;
		this.#spend(item, -1);
		this.items.delete(item.id);
		this.#sits = this.#sits.filter((sit) => sit.id !== item.id);
		const at = this.#chained.indexOf(item as Item<ChainEntry>);
		if (at >= 0) this.#chained.splice(at, 1);
	}
}

function isVoice(entry: Entry): entry is Consent | Refuse {
	return entry.kind === 'refuse' || (entry.kind === 'consent' && entry.what !== 'offer');
}

function authorOf(entry: Entry): Seat {
	return entry.kind === 'sit' ? entry.place : 'seat' in entry ? entry.seat : HOST;
}

function groupOf(entry: Entry, quota: Quota): { key: string; limit: number } {
	switch (entry.kind) {
		case 'genesis':
			return { key: 'genesis', limit: 1 };
		case 'start':
			return { key: 'start', limit: quota.starts };
		case 'sit':
			return { key: `sit/${entry.place}`, limit: quota.sits };
		case 'fact':
			return { key: `fact/${entry.seat}/${entry.for}`, limit: quota.facts };
		case 'consent':
		case 'refuse':
			return { key: `voice/${entry.about}/${entry.at}/${entry.seat}`, limit: quota.voices };
		case 'offer':
			return { key: `offer/${entry.seat}`, limit: quota.offers };
		case 'over':
			return { key: `over/${entry.seat}`, limit: quota.overs };
		case 'say':
			return { key: `say/${entry.seat}`, limit: quota.says };
		default:
			return { key: `answer/${entry.seat}/${entry.parent}`, limit: quota.rivals };
	}
}
