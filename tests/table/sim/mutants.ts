/** The rules, each switched off in turn: the simulation must notice. */
import type { Seat } from '../../../src/lib/engine/contract';
import { Chain } from '../../../src/lib/table/chain';
import type { ChainEntry, Head } from '../../../src/lib/table/entry';
import { isChained } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import type { Node, Place, Settled } from '../../../src/lib/table/node';
import { Pool } from '../../../src/lib/table/pool';
import type { Off } from './world';
import { NO_QUOTA } from './world';

/** An answer is taken wherever its parent is, once on each branch. */
class AnyParent extends Chain {
	protected override answersAt(seat: Seat, at: Head, before: Node): readonly Item<ChainEntry>[] {
		const fitting = super.answersAt(seat, at, before);
		if (fitting.length > 0) return fitting;
		const used = new Set<string>();
		for (let node: Node | null = before; node !== null; node = node.up) used.add(node.link?.id ?? '');
		return this.pool.chained.filter(({ id, entry }) => entry.seat === seat && !used.has(id)).slice(0, 2);
	}
}

/** Answers are taken from whoever of those asked has answered. */
class AnyOrder extends Chain {
	protected override answering({ asked }: Settled): readonly Place[] {
		return asked;
	}
}

/** Of a fork the lower id counts, whoever has built on what. */
class LowerId extends Chain {
	protected override choose(followers: readonly Node[]): Node {
		return followers.reduce((low, next) => ((next.link?.id ?? '') < (low.link?.id ?? '') ? next : low));
	}
}

/** Of a fork the first that came counts. */
class FirstSeen extends Chain {
	protected override choose(followers: readonly Node[]): Node {
		return followers[0] as Node;
	}
}

/** Of too many rivals those that came first are kept. */
class FirstComePool extends Pool {
	override put(item: Item): boolean {
		const { entry } = item;
		const before = isChained(entry) ? this.answers(entry.seat, entry.parent) : [];
		return before.length < this.quota.rivals && super.put(item);
	}
}

export const MUTANTS = {
	'signatures are not checked': { signature: true },
	'an answer may name any parent': { chain: AnyParent },
	'answers are taken in any order': { chain: AnyOrder },
	'a fork goes to the lower id': { chain: LowerId },
	'a fork goes to the first that came': { chain: FirstSeen },
	'a consent does not bind': { hold: true },
	'nobody signs the result': { over: true },
	'an entry is sent before it is in the ledger': { ledger: true },
	'the ledger repairs nothing': { repair: true },
	'no limit on rivals': { pool: () => new Pool(NO_QUOTA) },
	'the first rivals to come are kept': { pool: () => new FirstComePool() },
	'a roll is given again on another branch': { rollback: true }
} satisfies Record<string, Off>;

export type MutantName = keyof typeof MUTANTS;
