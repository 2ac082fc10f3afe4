/**
 * The dealer as the chain sees it: what answers the requests that stand, and whether facts shown by a move are true. The open referee serves games that
 * hide nothing; the house referee trusts the host's device, where everybody plays on it. The sealed one checks proofs.
 */
import type { Facts, Seat } from '../engine/contract';
import { isPossible } from '../engine/dealer';
import type { Fold } from '../engine/fold';
import { requestKey } from '../engine/fold';
import { Reader } from './bytes';
import { readFacts } from './codec';
import type { Fact, Head } from './entry';
import { HOST } from './entry';
import type { Pool } from './pool';

export interface Referee {
	/** Answers to requests that stand at this head, as far as the pool's facts give them. `playing`: the seats that have a say. */
	answers(fold: Fold<unknown>, head: Head, pool: Pool, playing: readonly Seat[]): Facts;
	/** What a fact helps to answer of these requests, and for whom, by a name; '' if nothing. Of each name an author has a number of its own. */
	heeds(requested: readonly string[], fact: Fact): string;
	/** Whether the facts that come with a move may be true. */
	admits(fold: Fold<unknown>, shown: Facts): boolean;
}

export const openReferee: Referee = {
	answers: () => ({}),
	heeds: () => '',
	admits: (_fold, shown) => Object.keys(shown).length === 0
};

/** The host's device deals. Of two values for one thing the first seen here stays: there is nobody else to agree with. */
export const houseReferee: Referee = {
	answers(fold, head, pool) {
		const answers: Record<string, string | number> = {};
		for (const item of pool.facts(head, HOST)) {
			const reader = new Reader(item.entry.data);
			const facts = readFacts(reader);
			if (!reader.finished) continue;
			for (const key of fold.requests.map(requestKey)) {
				const fact = facts[key];
				if (fact !== undefined && isPossible(key, fact, fold.decks, fold.requests)) answers[key] ??= fact;
			}
		}
		return answers;
	},
	heeds(requested, fact) {
		const facts = readFacts(new Reader(fact.data));
		return fact.seat === HOST ? requested.filter((key) => facts[key] !== undefined).join() : '';
	},
	admits: (fold, shown) => Object.entries(shown).every(([slot, face]) => isPossible(slot, face, fold.decks, []))
};
