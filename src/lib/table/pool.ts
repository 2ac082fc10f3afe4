/**
 * The pool: all items of a match that this peer has verified, by what they speak about. It judges nothing; what counts
 * is the chain's business. Where one signer could flood it, it keeps a bounded number by a rule that does not depend on
 * the order of arrival: the lowest ids, beside whatever the chain cannot do without. Nobody can crowd out what another
 * has signed, and no kind of entry crowds out another.
 */
import type { Seat } from '../engine/contract';
import { headNamed } from './fork';
import type { ChainEntry, Consent, Entry, Fact, Head, Id, Key, Offer, Over, Refuse, Say, Sit, Start } from './entry';
import { entryId, isChained } from './entry';
import type { Item } from './item';
import { unpack } from './item';
import type { Judge, Quota } from './quota';
import { Accounts, QUOTA, byId } from './quota';

export class Pool {
	readonly items = new Map<Id, Item>();
	/** The sit that this device has signed, and the seating that it was told: they stay. */
	readonly pinned = new Set<Id>();
	/** Counts changes: whoever keeps something derived from the pool compares it. */
	version = 0;
	readonly #groups = new Map<string, Item[]>();
	readonly #answers = new Map<Head, Item<ChainEntry>[]>();
	/** What names a head beside the answers on it. */
	readonly #naming = new Map<Head, Item[]>();
	readonly #places = new Map<string, { readonly seat: Seat; readonly at: Head }>();
	/** Items inside accepted offers, and how many answers hold each. */
	readonly #embedded = new Map<Id, number>();
	readonly #accounts: Accounts;
	/** Groups in which somebody has more than its number: what stays there stays only as long as the chain needs it. */
	readonly #crowded = new Set<Item[]>();
	/** Nobody has looked yet: all of it is news. */
	#news: Set<Head> | null = null;
	#chained: readonly Item<ChainEntry>[] | null = null;
	#sits: readonly Item<Sit>[] = [];

	constructor(readonly quota: Quota = QUOTA) {
		this.#accounts = new Accounts(quota);
	}

	has(id: Id): boolean {
		return this.items.has(id);
	}

	/** Whether the item is new and was taken in; `trim` may let it go again. */
	put(item: Item): boolean {
		if (this.items.has(item.id) || !this.#accounts.add(item)) return false;
		const { key, limit } = groupOf(item.entry, this.quota);
		const group = isChained(item.entry)
			? listed(this.#answers, item.entry.parent, item)
			: listed(this.#groups, key, item);
		this.items.set(item.id, item);
		this.#index(item, 1);
		this.#note(item.entry);
		this.version++;
		const rivals = group.length === 1 ? 1 : group.filter((other) => isRival(other, item)).length;
		if (isChained(item.entry) && rivals > 1) this.#accounts.convict(item);
		if (rivals > limit) this.#crowded.add(group);
		return true;
	}

	/** Whether the key has signed two answers on one parent. */
	isConvicted(key: Key): boolean {
		return this.#accounts.cheats.has(key);
	}

	/** Whether there is anything of which there may be too many. */
	get isCrowded(): boolean {
		return this.#crowded.size > 0 || this.#accounts.isCrowded;
	}

	/**
	 * Lets go of what is too many, and returns it; of these only, if not of all. What rested on that may be too many now:
	 * call again until nothing goes.
	 */
	trim(judge: Judge, ofThese: (item: Item) => boolean = () => true): Item[] {
		const spares = new Set<Item>();
		const mustStay = (item: Item): boolean => this.#embedded.has(item.id) || judge.mustStay(item);
		for (const group of this.#crowded) {
			const { isFull, spare } = spareIn(group, this.quota, judge, mustStay);
			if (!isFull) this.#crowded.delete(group);
			for (const item of spare) spares.add(item);
		}
		for (const item of this.#accounts.spare(judge, mustStay)) spares.add(item);
		const gone = [...spares].filter(ofThese);
		for (const item of gone) this.#drop(item);
		return gone;
	}

	/** The places about which something has come since this was last asked; null if more than that has changed. */
	takeNews(): ReadonlySet<Head> | null {
		const news = this.#news;
		this.#news = new Set();
		return news;
	}

	answers(seat: Seat, parent: Head): readonly Item<ChainEntry>[] {
		const all = this.#answers.get(parent);
		if (all === undefined) return NONE;
		return all.length === 1 && all[0]?.entry.seat === seat ? all : all.filter(({ entry }) => entry.seat === seat);
	}

	/** Every answer, wherever it belongs. */
	get chained(): readonly Item<ChainEntry>[] {
		this.#chained ??= [...this.#answers.values()].flat();
		return this.#chained;
	}

	/** What names a head: answers on it, facts for it, refusals and results. */
	naming(head: Head): readonly Item[] {
		const [answers, others] = [this.#answers.get(head), this.#naming.get(head)];
		return answers === undefined || others === undefined ? (answers ?? others ?? NONE) : [...answers, ...others];
	}

	facts(head: Head, author: Seat): readonly Item<Fact>[] {
		return this.#group(`fact/${author}/${head}`);
	}

	/** The places of absent seats that anybody has spoken about. */
	get places(): Iterable<{ readonly seat: Seat; readonly at: Head }> {
		return this.#places.values();
	}

	isSpokenOf(seat: Seat, at: Head): boolean {
		return this.#places.size > 0 && this.#places.has(`${seat}/${at}`);
	}

	/** What a seat has signed about the place of an absent seat (consents and refusals), or about an offer. */
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

	/** Signatures of a seat under a result, wherever. */
	overs(seat: Seat): readonly Item<Over>[] {
		return this.#group(`over/${seat}`);
	}

	says(seat: Seat): readonly Item<Say>[] {
		return this.#group(`say/${seat}`);
	}

	#group<E extends Entry>(key: string): readonly Item<E>[] {
		return (this.#groups.get(key) ?? NONE) as unknown as readonly Item<E>[];
	}

	#note(entry: Entry): void {
		if (entry.kind === 'say') return;
		const place = isVoice(entry) ? entry.at : headNamed(entry);
		if (place === null) this.#news = null;
		else this.#news?.add(place);
	}

	#drop(item: Item): void {
		this.version++;
		this.#news = null;
		this.items.delete(item.id);
		this.#accounts.remove(item);
		if (isChained(item.entry)) removeFrom(this.#answers, item.entry.parent, item);
		else removeFrom(this.#groups, groupOf(item.entry, this.quota).key, item);
		this.#index(item, -1);
	}

	/** Enters an item in the further indexes, or takes it out. */
	#index(item: Item, sign: 1 | -1): void {
		const { entry } = item;
		const head = isChained(entry) ? null : headNamed(entry);
		if (head !== null) {
			if (sign === 1) listed(this.#naming, head, item);
			else removeFrom(this.#naming, head, item);
		}
		if (isChained(entry)) this.#chained = null;
		if (entry.kind === 'sit')
			this.#sits = sign === 1 ? [...this.#sits, item as Item<Sit>] : this.#sits.filter((other) => other.id !== item.id);
		if (isVoice(entry) && sign === 1)
			this.#places.set(`${entry.about}/${entry.at}`, { seat: entry.about, at: entry.at });
		if (entry.kind === 'answer')
			for (const bytes of [entry.offer, ...entry.consents]) {
				const inside = unpack(bytes);
				if (inside === null) continue;
				const id = entryId(inside.payload);
				const count = (this.#embedded.get(id) ?? 0) + sign;
				if (count > 0) this.#embedded.set(id, count);
				else this.#embedded.delete(id);
			}
	}
}

const NONE: readonly never[] = [];

/** The list under a key, with the item at its end. Most lists stay alone: they are made just as long. */
function listed<T extends Item>(map: Map<string, T[]>, key: string, item: Item): Item[] {
	const list = map.get(key);
	if (list !== undefined) {
		list.push(item as T);
		return list;
	}
	const alone = [item as T];
	map.set(key, alone);
	return alone;
}

function removeFrom<T extends Item>(map: Map<string, T[]>, key: string, item: Item): void {
	const list = map.get(key);
	const at = list?.findIndex((other) => other.id === item.id) ?? -1;
	if (list === undefined || at < 0) return;
	list.splice(at, 1);
	if (list.length === 0) map.delete(key);
}

/** Of one signer, about one thing: they share a number. */
function isRival(a: Item, b: Item): boolean {
	return a.key === b.key && (!('seat' in a.entry) || !('seat' in b.entry) || a.entry.seat === b.entry.seat);
}

/** What is too many in a group, and whether anybody has more than its number there at all. */
function spareIn(
	group: readonly Item[],
	quota: Quota,
	judge: Judge,
	mustStay: (item: Item) => boolean
): { readonly isFull: boolean; readonly spare: readonly Item[] } {
	const counts = new Map<string, number>();
	const kept = new Map<string, number>();
	let isFull = false;
	const count = (map: Map<string, number>, name: string): number => {
		const next = (map.get(name) ?? 0) + 1;
		map.set(name, next);
		return next;
	};
	const ranked = [...group].sort((a, b) => judge.rank(b) - judge.rank(a) || byId(a, b));
	const spare = ranked.filter((item) => {
		const { entry, key } = item;
		const limit = groupOf(entry, quota).limit + (entry.kind === 'start' && !judge.isSeated ? 1 : 0);
		const thing = entry.kind === 'fact' ? judge.heeded(item as Item<Fact>) : '';
		const name = `${key}/${'seat' in entry ? entry.seat : ''}/${thing}`;
		if (count(counts, `${key}/${'seat' in entry ? entry.seat : ''}`) > limit) isFull = true;
		return !mustStay(item) && count(kept, name) > limit;
	});
	return { isFull, spare };
}

function isVoice(entry: Entry): entry is Consent | Refuse {
	return entry.kind === 'refuse' || (entry.kind === 'consent' && entry.what !== 'offer');
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
			return { key: '', limit: quota.rivals };
	}
}
