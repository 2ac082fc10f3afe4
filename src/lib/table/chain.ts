/**
 * The chain: which of the verified items count, in which order, and what follows. A pure function of the pool: every peer with the same items has
 * the same chain.
 *
 * Order. The head after an entry is the hash of the head before and its id. A seat is asked from the head on at which it came into `actors`, its
 * `question` changed, it acted itself or a `back` was made; that head is the parent of its answer. Answers are applied in the order of `actors`.
 * Forks are left in two cases: a seat signed twice on one parent, or all others agreed about a seat whose own answer turns up late. The branch in
 * which more other seats have signed something counts.
 */
import type { Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import { begin, learn } from '../engine/fold';
import { Illegal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import type { Agreement } from './agreement';
import { agreement } from './agreement';
import { effect } from './effect';
import type { ChainEntry, Genesis, Head, Key, Over, Start } from './entry';
import { nextHead } from './entry';
import type { Names } from './fork';
import { choose, namesIn } from './fork';
import type { Item } from './item';
import { seating } from './lot';
import type { Asked, Node, Settled, View } from './node';
import { isAgreement, seatOf } from './node';
import type { Pool } from './pool';
import type { Referee } from './referee';

const NOBODY: ReadonlySet<Seat> = new Set();

export class Chain {
	readonly root: Node;
	readonly #nodes = new Map<Head, Node>();
	readonly #refused = new Set<Head>();
	readonly #settled = new Map<Head, Settled>();
	#named: { version: number; names: Names } | null = null;
	#view: { version: number; view: View } | null = null;

	/** Throws `Illegal('bad-options')` if the rules refuse the genesis' options. */
	constructor(
		readonly genesis: Item<Genesis>,
		readonly module: AnyModule,
		readonly referee: Referee,
		readonly pool: Pool
	) {
		const { seats, options } = genesis.entry;
		if (module.game.seats(options) !== seats.length) throw new Illegal('bad-options');
		this.root = {
			head: genesis.id,
			link: null,
			up: null,
			depth: 0,
			fold: begin(module.game, options),
			keys: seats.map((seat) => (seat.by === 'own' ? seat.key : null)),
			left: NOBODY,
			gone: NOBODY,
			agreed: null,
			rewound: false
		};
		this.#nodes.set(this.root.head, this.root);
	}

	get seats(): number {
		return this.genesis.entry.seats.length;
	}

	/** Whether nothing can happen before the host has listed who plays. */
	get needsStart(): boolean {
		const { lot, dealer } = this.genesis.entry;
		return lot !== '' || dealer === 'sealed';
	}

	node(head: Head): Node | undefined {
		return this.#nodes.get(head);
	}

	/** Adds a verified item; false if it is known or was not kept. */
	add(item: Item): boolean {
		return this.pool.add(item, (rival) => this.#isBuiltOn(rival));
	}

	/** The chain that counts, and where it stands. */
	view(): View {
		if (this.#view?.version === this.pool.version) return this.#view.view;
		const nodes: Node[] = [];
		let tip = this.root;
		for (let next = this.#next(tip); next !== null; next = this.#next(tip)) nodes.push((tip = next));
		const view = { ...this.settle(tip), nodes, tip, head: tip.head };
		this.#view = { version: this.pool.version, view };
		return view;
	}

	/** Takes in the facts for a node; once all are there the answer stays. */
	settle(node: Node): Settled {
		const known = this.#settled.get(node.head);
		if (known !== undefined) return known;
		const { game } = this.module;
		let { fold } = node;
		const hadRequests = fold.requests.length > 0;
		while (fold.requests.length > 0) {
			const answers = this.referee.answers(fold, node.head, this.pool, this.playing(node));
			if (Object.keys(answers).length === 0)
				return { fold, waiting: true, asked: new Map(), hadRequests, result: null };
			fold = learn(game, fold, answers);
		}
		const result = node.agreed ?? game.outcome(fold.state);
		const settled = { fold, waiting: false, asked: this.#asked(node, fold), hadRequests, result };
		this.#settled.set(node.head, settled);
		return settled;
	}

	/** Seats that have neither resigned nor been called gone. */
	playing(node: Node): Seat[] {
		return node.keys.flatMap((_, seat) => (node.left.has(seat) ? [] : [seat]));
	}

	/** The key that speaks for a seat; before its first entry the sit with the lowest id does. */
	keyOf(node: Node, seat: Seat): Key | null {
		const key = node.keys[seat] ?? null;
		if (key !== null || this.needsStart) return key;
		const sits = this.pool.sits(seat);
		return (
			sits.reduce<(typeof sits)[number] | null>((low, sit) => (low === null || sit.id < low.id ? sit : low), null)
				?.entry.key ?? null
		);
	}

	/** The nodes that may follow: more than one where a seat signed twice, or answered after the others had agreed about it. */
	followers(node: Node): Node[] {
		if (node === this.root && this.needsStart) return this.pool.starts.flatMap((start) => this.#started(start));
		const settled = this.settle(node);
		if (settled.waiting || settled.result !== null) return [];
		return this.answering(settled).flatMap(([seat, at]) => {
			const rivals = this.answersAt(seat, at).flatMap((item) => this.#child(node, settled, item));
			const agreed = this.agreement(node, seat, at);
			return agreed === null ? rivals : [...this.#child(node, settled, agreed), ...rivals];
		});
	}

	/** Whose answer is taken next, and on which parent: the first seat asked. */
	protected answering(settled: Settled): [Seat, Head][] {
		for (const [seat, { at }] of settled.asked) return [[seat, at]];
		return [];
	}

	protected answersAt(seat: Seat, at: Head): readonly Item<ChainEntry>[] {
		return this.pool.answers(seat, at);
	}

	protected agreement(node: Node, seat: Seat, at: Head): Agreement | null {
		return agreement(this, node, seat, at);
	}

	/** Of several followers the one that counts. */
	protected choose(followers: readonly Node[], before: Node): Node {
		return choose(this, before, followers);
	}

	/** A node and all that could come after it. */
	*branches(node: Node): Generator<Node> {
		const open = [node];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			yield next;
			open.push(...this.followers(next));
		}
	}

	/** Seats that have signed something which names this node's head: an answer on it, a fact for it, a refusal or a result. */
	naming(node: Node): Seat[] {
		if (this.#named?.version !== this.pool.version) {
			this.#named = { version: this.pool.version, names: namesIn(this.pool.items.values()) };
		}
		const names = this.#named.names.get(node.head) ?? [];
		return names.flatMap(({ seat, key }) => (seat < this.seats && this.keyOf(node, seat) === key ? [seat] : []));
	}

	/** The signatures under a result that name this node. */
	oversAt(node: Node): Item<Over>[] {
		return node.keys.flatMap((_, seat) =>
			this.pool.overs(seat).filter((over) => over.entry.head === node.head && over.key === this.keyOf(node, seat))
		);
	}

	/** Whether a seat other than these has signed something that names the node or one after it. */
	isNamedByOthers(node: Node, but: readonly Seat[]): boolean {
		for (const branch of this.branches(node))
			for (const seat of this.naming(branch)) if (!but.includes(seat)) return true;
		return false;
	}

	#next(node: Node): Node | null {
		const followers = this.followers(node);
		return followers.length > 1 ? this.choose(followers, node) : (followers[0] ?? null);
	}

	#asked(node: Node, fold: Fold<unknown>): Map<Seat, Asked> {
		const { game } = this.module;
		const asked = new Map<Seat, Asked>();
		if (node.agreed !== null) return asked;
		const before = node.up === null ? null : this.settle(node.up).asked;
		for (const seat of game.actors(fold.state)) {
			const question = game.question(fold.state, seat);
			const old = before?.get(seat);
			const stays = old !== undefined && old.question === question && !node.rewound && seatOf(node) !== seat;
			asked.set(seat, stays ? old : { question, at: node.head });
		}
		return asked;
	}

	#started(start: Item<Start>): Node[] {
		const head = nextHead(this.root.head, start.id);
		const known = this.#nodes.get(head);
		if (known !== undefined) return [known];
		if (start.entry.parent !== this.root.head) return [];
		const keys = seating(this.genesis.entry, start.entry, this.pool);
		return keys === null ? [] : [this.#keep({ ...this.root, head, link: start, up: this.root, depth: 1, keys })];
	}

	/** The node after a link, or none if the rules refuse it. */
	#child(node: Node, settled: Settled, link: Item<ChainEntry> | Agreement): Node[] {
		const head = nextHead(node.head, link.id);
		const known = this.#nodes.get(head);
		if (known !== undefined) return [known];
		if (this.#refused.has(head)) return [];
		const keys = this.#keysAfter(node, link);
		if (keys === null) return [];
		const child = { ...node, fold: settled.fold, keys, head, link, up: node, depth: node.depth + 1, rewound: false };
		try {
			return [this.#keep({ ...child, ...effect(this, node, settled, link) })];
		} catch (error) {
			if (!(error instanceof Illegal)) throw error;
			// An answer's offer may still be on its way; everything else stays refused.
			if (isAgreement(link) || link.entry.kind !== 'answer') this.#refused.add(head);
			return [];
		}
	}

	#keep(node: Node): Node {
		this.#nodes.set(node.head, node);
		return node;
	}

	/** The keys after a link; null while it cannot be told whether its author holds the seat. */
	#keysAfter(node: Node, link: Item<ChainEntry> | Agreement): readonly (Key | null)[] | null {
		if (isAgreement(link)) {
			return link.what === 'bot' ? node.keys.map((key, seat) => (seat === link.seat ? link.detail : key)) : node.keys;
		}
		const { seat, sit } = link.entry;
		const key = node.keys[seat] ?? null;
		if (key !== null) return key === link.key ? node.keys : null;
		const sat = this.pool.sits(seat).find((candidate) => candidate.id === sit);
		return sat?.entry.key === link.key ? node.keys.map((old, s) => (s === seat ? link.key : old)) : null;
	}

	/** A rival answer must stay if somebody else has signed something that rests on it. */
	#isBuiltOn(rival: Item<ChainEntry>): boolean {
		const { seat } = rival.entry;
		for (const node of [...this.branches(this.root)]) {
			if (
				node.link !== null &&
				!isAgreement(node.link) &&
				node.link.id === rival.id &&
				this.isNamedByOthers(node, [seat])
			)
				return true;
		}
		return false;
	}
}
