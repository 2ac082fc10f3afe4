/**
 * Finds the places of a chain: by their head, and by the link that made them. Whoever only follows a chain to its end needs neither, so each index is
 * made when somebody first asks, and kept up to date from then on.
 */
import type { Head, Id } from './entry';
import type { Node } from './node';

const NO_NODES: ReadonlySet<Node> = new Set();

export class Directory {
	#heads: Map<Head, Node> | null = null;
	/** One link makes several nodes where the chain forks before it. */
	#made: Map<Id, Set<Node>> | null = null;

	constructor(readonly root: Node) {}

	at(head: Head): Node | undefined {
		if (this.#heads === null) {
			this.#heads = new Map();
			for (const node of below(this.root)) this.#heads.set(node.head, node);
		}
		return this.#heads.get(head);
	}

	madeBy(link: Id): ReadonlySet<Node> {
		if (this.#made === null) {
			this.#made = new Map();
			for (const node of below(this.root)) enter(this.#made, node);
		}
		return this.#made.get(link) ?? NO_NODES;
	}

	/** A node that hangs in the tree from now on. */
	add(node: Node): void {
		this.#heads?.set(node.head, node);
		if (this.#made !== null) enter(this.#made, node);
	}

	/** A node that no longer does, and all after it. */
	remove(gone: Node): void {
		for (const node of below(gone)) {
			this.#heads?.delete(node.head);
			this.#made?.get(node.link?.id ?? '')?.delete(node);
		}
	}
}

/** A node and every node that was made after it. */
function* below(node: Node): Generator<Node> {
	const open = [node];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		yield next;
		for (let child = next.youngest; child !== null; child = child.elder) open.push(child);
	}
}

function enter(made: Map<Id, Set<Node>>, node: Node): void {
	if (node.link === null) return;
	const nodes = made.get(node.link.id);
	if (nodes === undefined) made.set(node.link.id, new Set([node]));
	else nodes.add(node);
}
