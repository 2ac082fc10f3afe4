/**
 * A dealer for the simulation that needs everybody: a request at a head is answered when each seat still playing has
 * given its share for it, or all of the other parties, two at least, have paid in its stead. The value of a roll hangs
 * on the head, so that a fork would be a second roll; faces come from one shuffled deck.
 */
import type { Facts, Seat } from '../../../src/lib/engine/contract';
import { truthOf } from '../../../src/lib/engine/dealer';
import type { Fold } from '../../../src/lib/engine/fold';
import { requestKey } from '../../../src/lib/engine/fold';
import { seeded } from '../../../src/lib/engine/random';
import { localDealer } from '../../../src/lib/deal/local';
import type { Fact, Head } from '../../../src/lib/table/entry';
import type { Node } from '../../../src/lib/table/node';
import type { Pool } from '../../../src/lib/table/pool';
import type { Referee } from '../../../src/lib/table/referee';
import type { Party } from '../../../src/lib/table/seating';

export interface Share {
	readonly key: string;
	/** The seat that is paid for; the author itself if left out. */
	readonly behalf?: Seat;
}

export const writeShare = (share: Share): Uint8Array => new TextEncoder().encode(JSON.stringify(share));

const shares = new WeakMap<Uint8Array, Share | null>();

export function readShare(data: Uint8Array): Share | null {
	let share = shares.get(data);
	if (share === undefined) shares.set(data, (share = parseShare(data)));
	return share;
}

function parseShare(data: Uint8Array): Share | null {
	try {
		const value: unknown = JSON.parse(new TextDecoder().decode(data));
		return typeof value === 'object' && value !== null && 'key' in value ? (value as Share) : null;
	} catch {
		return null;
	}
}

/** The faces of a match, whoever may see them. */
export type Truth = (fold: Fold<unknown>) => Facts;

export function truthFrom(seed: string): Truth {
	const dealer = localDealer(seed);
	return (fold) => truthOf(dealer, fold.decks, {});
}

export class ShareReferee implements Referee {
	constructor(
		readonly seed: string,
		readonly truth: Truth,
		/** Who holds the seats where a request stands. */
		readonly nodeAt: (head: Head) => Node | undefined,
		readonly partyOf: (seat: Seat) => Party
	) {}

	/** Seats whose share for the first standing request is missing. */
	missing(
		fold: Fold<unknown>,
		head: Head,
		pool: Pool,
		playing: readonly Seat[]
	): { readonly key: string; readonly seats: readonly Seat[] } | null {
		for (const request of fold.requests) {
			const key = requestKey(request);
			const seats = this.#missingFor(pool, head, key, playing);
			if (seats.length > 0) return { key, seats };
		}
		return null;
	}

	/** Whether a seat has given its share, or paid in the stead of another. */
	hasPaid(pool: Pool, head: Head, request: string, author: Seat, behalf: Seat): boolean {
		const holder = this.nodeAt(head)?.keys[author];
		return pool.facts(head, author).some(({ entry, key }) => {
			const share = readShare(entry.data);
			return key === holder && share?.key === request && (share.behalf ?? author) === behalf;
		});
	}

	answers(fold: Fold<unknown>, head: Head, pool: Pool, playing: readonly Seat[]): Facts {
		const answers: Record<string, string | number> = {};
		for (const request of fold.requests) {
			const key = requestKey(request);
			if (this.#missingFor(pool, head, key, playing).length > 0) continue;
			if (request.kind === 'roll') answers[key] = 1 + seeded(`${this.seed}/${head}/${key}`).int(request.sides);
			else answers[key] = this.truth(fold)[key] as string;
		}
		return answers;
	}

	heeds(requested: readonly string[], { seat, for: head, data }: Fact): string {
		const share = readShare(data);
		if (share === null || !requested.includes(share.key)) return '';
		const { key, behalf = seat } = share;
		return this.nodeAt(head)?.keys[behalf] === undefined ? '' : `${key}/${behalf}`;
	}

	admits(fold: Fold<unknown>, shown: Facts): boolean {
		const keys = Object.keys(shown);
		if (keys.length === 0) return true;
		const truth = this.truth(fold);
		return keys.every((slot) => truth[slot] === shown[slot]);
	}

	#missingFor(pool: Pool, head: Head, key: string, playing: readonly Seat[]): Seat[] {
		return playing.filter((seat) => {
			if (this.hasPaid(pool, head, key, seat, seat)) return false;
			const others = playing.filter((other) => this.partyOf(other) !== this.partyOf(seat));
			const parties = new Set(others.map((other) => this.partyOf(other)));
			return parties.size < 2 || !others.every((other) => this.hasPaid(pool, head, key, other, seat));
		});
	}
}
