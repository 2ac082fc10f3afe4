/**
 * Who deals with whom: a party is a device with all the seats it hosts, players and bots alike. Parties are numbered by their lowest place,
 * whichever seats a lot gives them later; keys, game id and joint key follow from the joins alone, so all devices have the same.
 */
import type { Seat } from '../../engine/contract';
import type { Group } from './group';
import { canJoin, gameId, readJoin } from './join';
import type { PartyKeys } from './keys';
import { jointKey } from './keys';

/** A join as the table knows it. */
export interface Joining {
	/** The places that came with it, one at least; no two joins have one in common. */
	readonly places: readonly number[];
	/** The seats it hosts. */
	readonly seats: readonly Seat[];
	readonly body: Uint8Array;
}

export interface Party<P> {
	readonly number: number;
	readonly seats: readonly Seat[];
	readonly keys: PartyKeys<P>;
}

/** Sets of parties are 16 bits on the wire. */
export const MOST_PARTIES = 16;

export class Parties<P> {
	private constructor(
		readonly all: readonly Party<P>[],
		/** Names the game in every proof. */
		readonly gameId: Uint8Array,
		/** Under which joint decks lie that all seal. */
		readonly joint: P
	) {}

	/** Null unless every join holds at this table and all may play together. `optionsHash` is SHA-256 of the canonical JSON of the options. */
	static of<P>(
		group: Group<P>,
		tableId: Uint8Array,
		optionsHash: Uint8Array,
		joinings: readonly Joining[]
	): Parties<P> | null {
		if (joinings.length < 2 || joinings.length > MOST_PARTIES) return null;
		const inOrder = [...joinings].sort((a, b) => Math.min(...a.places) - Math.min(...b.places));
		const all: Party<P>[] = [];
		for (const { seats, body } of inOrder) {
			const keys = readJoin(group, body, tableId);
			if (keys === null) return null;
			all.push({ number: all.length, seats, keys });
		}
		const keys = all.map((party) => party.keys);
		if (!canJoin(group, keys)) return null;
		const bodies = inOrder.map(({ body }) => body);
		return new Parties(all, gameId(tableId, optionsHash, bodies), jointKey(group, keys));
	}

	/** Which party hosts a seat; throws for a seat that none does. */
	host(seat: Seat): Party<P> {
		const party = this.all.find(({ seats }) => seats.includes(seat));
		if (party === undefined) throw new RangeError(`nobody hosts seat ${seat}`);
		return party;
	}

	/** The parties that host one of these seats: of those still in the match and the game, who owes its part in what a state asks. */
	hosting(seats: readonly Seat[]): readonly Party<P>[] {
		return this.all.filter((party) => party.seats.some((seat) => seats.includes(seat)));
	}
}

/** Some parties as a body names them: bit j for party j. */
export function setOf(parties: readonly { readonly number: number }[]): number {
	return parties.reduce((set, { number }) => set | (1 << number), 0);
}

/**
 * Who takes which step of sealing a joint deck, first to last, if it is the `index`-th of `count` that appear together. Between two,
 * party 0 begins all, so that by post all decks go in one send; with more they begin all round, so that all work at once.
 */
export function sealingOrder<T>(set: readonly T[], index: number, count: number): readonly T[] {
	const first = set.length === 2 ? 0 : Math.floor((index * set.length) / count);
	return [...set.slice(first), ...set.slice(0, first)];
}
