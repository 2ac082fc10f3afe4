/**
 * How much of one seat is kept beside what the chain rests on: numbers by seat and kind of entry, so that no kind
 * crowds out another. The lowest ids stay; what is let go may come again with what builds on it.
 */
import type { Entry, Fact, Head, Key } from './entry';
import { isChained } from './entry';
import type { Item } from './item';

export const QUOTA = {
	/** Answers of one key on one parent. Two suffice as evidence. */
	rivals: 2,
	/** Answers in all of a key that has signed two on one parent, beside that pair. */
	cheat: 64,
	/** Consents and refusals of one key about one place. */
	voices: 2,
	/** Facts of one key for one head, and for each thing that is asked for there. */
	facts: 2,
	/** Sits at one place, and starts beside the seating's. */
	sits: 2,
	starts: 1,
	/** Offers, and consents to offers. */
	offers: 16,
	/** Signatures under a result. */
	overs: 2,
	says: 500,
	/** What speaks about heads that are not known here, of each kind. */
	waiting: 512,
	waitingBytes: 400_000,
	answerBytes: 4_000_000,
	voiceBytes: 1_000_000
} as const;

export type Quota = Readonly<Record<keyof typeof QUOTA, number>>;

/** What only the chain can tell about an item. */
export interface Judge {
	/** The chain rests on it: it stays beside its signer's number. */
	mustStay(item: Item): boolean;
	/** It speaks about a head that is known. */
	isAttached(item: Item): boolean;
	/** What a fact is asked for; '' if nobody asks for it. */
	heeded(item: Item<Fact>): string;
	/** Those of a lower rank go first where there are too many. */
	rank(item: Item): number;
	/** A seating has been taken up: its start stays by itself. */
	readonly isSeated: boolean;
}

export const byId = (a: Item, b: Item): number => (a.id < b.id ? -1 : 1);

interface Account {
	readonly items: Set<Item>;
	bytes: number;
	/** Not known to be about a known head. */
	readonly loose: Set<Item>;
}

type Kind = 'answer' | 'fact' | 'voice' | 'accord' | 'over';

/** What each seat has of each kind, where a number for one place is not enough. */
export class Accounts {
	/** Keys that have signed two answers on one parent. */
	readonly cheats = new Set<Key>();
	readonly #accounts = new Map<string, Account>();
	/** Accounts that may hold too much. */
	readonly #suspects = new Map<Account, Kind>();

	constructor(readonly quota: Quota) {}

	get isCrowded(): boolean {
		return this.#suspects.size > 0;
	}

	/** False where the seat has no room left for answers: it cannot go on, nobody else is touched. */
	add(item: Item): boolean {
		const found = this.#of(item);
		if (found === null) return true;
		const { kind, account } = found;
		if (kind === 'answer' && account.bytes + item.bytes.length > this.quota.answerBytes) return false;
		account.items.add(item);
		account.bytes += item.bytes.length;
		account.loose.add(item);
		if (this.#mayHoldTooMuch(kind, account)) this.#suspects.set(account, kind);
		return true;
	}

	remove(item: Item): void {
		const found = this.#of(item);
		if (found === null || !found.account.items.delete(item)) return;
		const { kind, account } = found;
		account.loose.delete(item);
		account.bytes -= item.bytes.length;
		if (!this.#mayHoldTooMuch(kind, account)) this.#suspects.delete(account);
	}

	/** The signer of this answer has signed another one on the same parent. */
	convict(item: Item): void {
		this.cheats.add(item.key);
		const found = this.#of(item);
		if (found !== null && this.#mayHoldTooMuch(found.kind, found.account))
			this.#suspects.set(found.account, found.kind);
	}

	/** What is too much, beside what must stay. */
	spare(judge: Judge, mustStay: (item: Item) => boolean): Set<Item> {
		const spare = new Set<Item>();
		for (const [account, kind] of this.#suspects) {
			for (const item of this.#idle(account, judge)) if (!mustStay(item)) spare.add(item);
			if (kind === 'accord') for (const item of beyond(account.items, this.quota.offers, mustStay)) spare.add(item);
			if (kind === 'voice' && account.bytes > this.quota.voiceBytes)
				for (const item of beyond(account.items, Infinity, mustStay, this.quota.voiceBytes)) spare.add(item);
			if (kind === 'answer') for (const item of this.#ofCheats(account, spare, judge, mustStay)) spare.add(item);
		}
		return spare;
	}

	/** What waits for heads that nobody knows, beyond its number. */
	#idle({ loose }: Account, judge: Judge): Item[] {
		for (const item of loose) if (judge.isAttached(item)) loose.delete(item);
		return beyond(loose, this.quota.waiting, () => false, this.quota.waitingBytes);
	}

	/**
	 * Of a key that has signed twice: what is neither on the chain nor built on by others is not worth much room; one
	 * pair stays as evidence.
	 */
	#ofCheats({ items }: Account, spare: ReadonlySet<Item>, judge: Judge, mustStay: (item: Item) => boolean): Item[] {
		const signers = new Set([...items].map(({ key }) => key).filter((key) => this.cheats.has(key)));
		return [...signers].flatMap((signer) => {
			const signed = [...items].filter((item) => item.key === signer && !spare.has(item));
			const pair = evidenceAmong(signed);
			if (signed.length - pair.length <= this.quota.cheat) return [];
			const rest = signed.filter((item) => !pair.includes(item) && !mustStay(item));
			const isFar = (item: Item): number => (judge.isAttached(item) ? 0 : 1);
			return rest.sort((a, b) => isFar(a) - isFar(b) || byId(a, b)).slice(this.quota.cheat);
		});
	}

	#mayHoldTooMuch(kind: Kind, { items, bytes }: Account): boolean {
		const { quota } = this;
		if (kind === 'accord') return items.size > quota.offers;
		if (items.size > quota.waiting || bytes > quota.waitingBytes) return true;
		if (kind !== 'answer' || this.cheats.size === 0 || items.size <= quota.cheat) return false;
		return [...items].some(({ key }) => this.cheats.has(key));
	}

	#of({ entry }: Item): { kind: Kind; account: Account } | null {
		const kind = kindOf(entry);
		if (kind === null || !('seat' in entry)) return null;
		const name = `${kind}/${entry.seat}`;
		let account = this.#accounts.get(name);
		if (account === undefined) {
			account = { items: new Set(), bytes: 0, loose: new Set() };
			this.#accounts.set(name, account);
		}
		return { kind, account };
	}
}

function kindOf(entry: Entry): Kind | null {
	if (isChained(entry)) return 'answer';
	switch (entry.kind) {
		case 'fact':
		case 'over':
			return entry.kind;
		case 'refuse':
			return 'voice';
		case 'consent':
			return entry.what === 'offer' ? 'accord' : 'voice';
		default:
			return null;
	}
}

/** What is beyond so many, or so many bytes, of those that need not stay; the lowest ids are not. */
function beyond(items: ReadonlySet<Item>, count: number, mustStay: (item: Item) => boolean, bytes = Infinity): Item[] {
	if (items.size <= count && bytes === Infinity) return [];
	let [room, space] = [count, bytes];
	return [...items].sort(byId).filter((item) => {
		if (mustStay(item)) return false;
		room -= 1;
		space -= item.bytes.length;
		return room < 0 || space < 0;
	});
}

/** Two answers of one key on one parent, the same two on every peer. */
function evidenceAmong(signed: readonly Item[]): readonly Item[] {
	const parents = new Map<Head, Item[]>();
	for (const item of signed) {
		if (!isChained(item.entry)) continue;
		const rivals = parents.get(item.entry.parent);
		if (rivals === undefined) parents.set(item.entry.parent, [item]);
		else rivals.push(item);
	}
	const pairs = [...parents].filter(([, rivals]) => rivals.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
	return (pairs[0]?.[1] ?? []).sort(byId).slice(0, 2);
}
