/**
 * A dealer for the simulation that needs everybody: a request at a head is answered when each seat still playing has given its share for it, or all others have
 * paid in its stead. The value of a roll hangs on the head, so that a fork would be a second roll; faces come from one shuffled deck.
 */
import type { Facts, Seat } from '../../../src/lib/engine/contract';
import { truthOf } from '../../../src/lib/engine/dealer';
import type { Fold } from '../../../src/lib/engine/fold';
import { requestKey } from '../../../src/lib/engine/fold';
import { seeded } from '../../../src/lib/engine/random';
import { localDealer } from '../../../src/lib/deal/local';
import type { Head } from '../../../src/lib/table/entry';
import type { Pool } from '../../../src/lib/table/pool';
import type { Referee } from '../../../src/lib/table/referee';

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

export interface ShareReferee extends Referee {
	truth(fold: Fold<unknown>): Facts;
	/** Seats whose share for the first standing request is missing. */
	missing(fold: Fold<unknown>, head: Head, pool: Pool, playing: readonly Seat[]): { key: string; seats: Seat[] } | null;
	hasPaid(pool: Pool, head: Head, key: string, author: Seat, behalf: Seat): boolean;
}

export function shareReferee(seed: string): ShareReferee {
	const dealer = localDealer(seed);
	const hasPaid = (pool: Pool, head: Head, key: string, author: Seat, behalf: Seat): boolean =>
		pool.facts(head, author).some(({ entry }) => {
			const share = readShare(entry.data);
			return share?.key === key && (share.behalf ?? author) === behalf;
		});
	const missingFor = (pool: Pool, head: Head, key: string, playing: readonly Seat[]): Seat[] =>
		playing.filter(
			(seat) =>
				!hasPaid(pool, head, key, seat, seat) &&
				!(playing.length > 2 && playing.every((other) => other === seat || hasPaid(pool, head, key, other, seat)))
		);
	return {
		hasPaid,
		truth: (fold) => truthOf(dealer, fold.decks, {}),
		missing(fold, head, pool, playing) {
			for (const request of fold.requests) {
				const key = requestKey(request);
				const seats = missingFor(pool, head, key, playing);
				if (seats.length > 0) return { key, seats };
			}
			return null;
		},
		answers(fold, head, pool, playing) {
			const answers: Record<string, string | number> = {};
			for (const request of fold.requests) {
				const key = requestKey(request);
				if (missingFor(pool, head, key, playing).length > 0) continue;
				if (request.kind === 'roll') answers[key] = 1 + seeded(`${seed}/${head}/${key}`).int(request.sides);
				else answers[key] = truthOf(dealer, fold.decks, {})[key] as string;
			}
			return answers;
		},
		heeds(requested, fact) {
			const share = readShare(fact.data);
			return share !== null && requested.includes(share.key) ? `${share.key}/${share.behalf ?? ''}` : '';
		},
		admits(fold, shown) {
			const keys = Object.keys(shown);
			if (keys.length === 0) return true;
			const truth = truthOf(dealer, fold.decks, {});
			return keys.every((slot) => truth[slot] === shown[slot]);
		}
	};
}
