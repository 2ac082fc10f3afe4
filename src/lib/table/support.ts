/** Who stands for a branch of the chain: the seats that have signed something that names one of its heads. Such counts only ever grow. */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Head, Over } from './entry';
import type { Item } from './item';
import type { Node } from './node';

/** By anything that names a head, and by a signature under a result there. */
export interface Support {
	readonly names: ReadonlySet<Seat>;
	readonly overs: ReadonlySet<Seat>;
}

interface MutableSupport extends Support {
	readonly names: Set<Seat>;
	readonly overs: Set<Seat>;
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
		for (const branch of branches) {
			const overs = this.oversAt(branch).map(({ entry }) => entry.seat);
			byHead.set(branch.head, { names: new Set(this.#naming(branch)), overs: new Set(overs) });
		}
		// Followers come after what they follow: backwards, everything is complete when it is handed up.
		for (const branch of branches.reverse()) {
			const own = byHead.get(branch.head) as MutableSupport;
			const above = branch === node ? undefined : byHead.get(branch.up?.head ?? '');
			own.names.forEach((seat) => above?.names.add(seat));
			own.overs.forEach((seat) => above?.overs.add(seat));
		}
		return byHead.get(node.head) as Support;
	}

	/** Whether a seat other than these has signed something that names the node or one after it. */
	hasOthers(node: Node, but: readonly Seat[]): boolean {
		return [...this.of(node).names].some((seat) => !but.includes(seat));
	}

	/** The signatures under a result that name this node. */
	oversAt(node: Node): Item<Over>[] {
		return this.#namesOf(node).filter((item): item is Item<Over> => item.entry.kind === 'over');
	}

	/** Seats that have signed something which names this node's head: an answer on it, a fact for it, a refusal or a result. */
	#naming(node: Node): Seat[] {
		return this.#namesOf(node).map((item) => (item.entry as { seat: Seat }).seat);
	}

	#namesOf(node: Node): Item[] {
		const { chain } = this;
		return chain.pool.naming(node.head).filter((item) => {
			const seat = 'seat' in item.entry ? item.entry.seat : -1;
			return seat >= 0 && seat < chain.seats && chain.keyOf(node, seat) === item.key;
		});
	}
}
