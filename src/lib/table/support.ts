/**
 * Who stands for a branch of the chain: the parties that have signed something that names one of its heads. Such counts
 * only ever grow.
 */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Head, Over } from './entry';
import type { Item } from './item';
import type { Node } from './node';
import type { Party } from './seating';

export interface Support {
	/** Whoever has signed an answer on a head of the branch, a fact for it, a refusal or a result. */
	readonly names: ReadonlySet<Party>;
	/** It holds a result that every seat has signed, none of them gone or played by a stand-in. */
	readonly full: boolean;
}

interface MutableSupport {
	readonly names: Set<Party>;
	full: boolean;
}

/** The support of each node, worked out anew when something has come. */
export class Supporters {
	#known: { version: number; byHead: Map<Head, MutableSupport> } = { version: -1, byHead: new Map() };

	constructor(readonly chain: Chain) {}

	/** Who stands for a node or one after it. */
	of(node: Node): Support {
		const { version } = this.chain.pool;
		if (this.#known.version !== version) this.#known = { version, byHead: new Map() };
		const { byHead } = this.#known;
		const known = byHead.get(node.head);
		if (known !== undefined) return known;
		const branches = [...this.chain.branches(node)];
		for (const branch of branches)
			byHead.set(branch.head, { names: this.#naming(branch), full: this.chain.isFull(branch) });
		// Followers come after what they follow: backwards, everything is complete when it is handed up.
		for (const branch of branches.reverse()) {
			const own = byHead.get(branch.head) as MutableSupport;
			const above = branch === node ? undefined : byHead.get(branch.up?.head ?? '');
			if (above === undefined) continue;
			own.names.forEach((party) => above.names.add(party));
			above.full ||= own.full;
		}
		return byHead.get(node.head) as Support;
	}

	/** Whether another party than the seat's has signed something that names the node or one after it. */
	hasOthers(node: Node, seat: Seat): boolean {
		return [...this.of(node).names].some((party) => party !== this.chain.partyOf(seat));
	}

	/** The signatures under a result that name this node; none where no result stands. */
	oversAt(node: Node): readonly Item<Over>[] {
		return this.#namesOf(node).filter((item): item is Item<Over> => item.entry.kind === 'over');
	}

	#naming(node: Node): Set<Party> {
		const seats = this.#namesOf(node).map((item) => (item.entry as { seat: Seat }).seat);
		return this.chain.parties(seats.filter((seat) => this.chain.hasVoice(node, seat)));
	}

	#namesOf(node: Node): readonly Item[] {
		const naming = this.chain.pool.naming(node.head);
		if (naming.length === 0) return naming;
		const isOver = naming.some(({ entry }) => entry.kind === 'over') && this.chain.settle(node).result !== null;
		return naming.filter(({ entry, key }) => {
			const seat = 'seat' in entry ? entry.seat : -1;
			return node.keys[seat] === key && (entry.kind !== 'over' || isOver);
		});
	}
}
