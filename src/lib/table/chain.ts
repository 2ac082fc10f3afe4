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
import { begin, learn, requestKey } from '../engine/fold';
import { Illegal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import type { Agreement } from './agreement';
import { agreement, agreementId } from './agreement';
import { Directory } from './directory';
import { effect } from './effect';
import type { ChainEntry, Genesis, Head, Key, Start } from './entry';
import { nextHead } from './entry';
import { choose, headNamed } from './fork';
import type { Item } from './item';
import { seating } from './lot';
import type { Asked, Link, Place, Settled, View } from './node';
import { Node, askedOf, isAgreement, isAnswerAt, seatOf } from './node';
import type { Judge, Pool } from './pool';
import type { Referee } from './referee';
import { Supporters } from './support';

const NONE: readonly never[] = [];
/** A chain keeps the positions of its last places, and of one in so many before them: a position is as much memory as all else that a place keeps. */
const RECENT = 32;
const KEPT = 16;

export class Chain implements Judge {
	readonly root: Node;
	readonly supporters = new Supporters(this);
	readonly #directory: Directory;
	#view: { version: number; view: View; isForked: boolean } | null = null;

	/** Throws `Illegal('bad-options')` if the rules refuse the genesis' options. */
	constructor(
		readonly genesis: Item<Genesis>,
		readonly module: AnyModule,
		readonly referee: Referee,
		readonly pool: Pool
	) {
		const { seats, options } = genesis.entry;
		if (module.game.seats(options) !== seats.length) throw new Illegal('bad-options');
		const keys = seats.map((seat) => (seat.by === 'own' ? seat.key : null));
		this.root = new Node(genesis.id, null, null, keys, begin(module.game, options), {});
		this.#directory = new Directory(this.root);
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
		return this.#directory.at(head);
	}

	/** Adds a verified item; false if it is known or was not kept. */
	add(item: Item): boolean {
		return this.addAll([item]).length > 0;
	}

	/**
	 * Adds verified items together and returns those that were new and kept. An item that was not kept can matter later, when what builds on it is there:
	 * offer it again, best with everything else that was not kept.
	 */
	addAll(items: Iterable<Item>): Item[] {
		const fresh = [...items].filter((item) => this.pool.put(item, this));
		if (!this.pool.isCrowded) return fresh;
		this.view();
		for (let gone = this.pool.trim(this); gone.length > 0; gone = this.pool.trim(this))
			for (const { id } of gone) for (const node of this.#directory.madeBy(id)) this.#forget(node);
		return fresh.filter((item) => this.pool.has(item.id));
	}

	/** Whether an item speaks about a head that is known here. */
	isAttached({ entry }: Item): boolean {
		const head = headNamed(entry) ?? (entry.kind === 'consent' && entry.what !== 'offer' ? entry.at : null);
		this.view();
		return head === null || this.node(head) !== undefined;
	}

	/** Whether the chain rests on an item: an answer that others have built on, a fact that is asked for, a voice that counts. */
	mustStay(item: Item): boolean {
		const { entry } = item;
		switch (entry.kind) {
			case 'move':
			case 'resign':
			case 'back':
			case 'answer':
				return [...this.#directory.madeBy(item.id)].some((node) => this.supporters.hasOthers(node, [entry.seat]));
			case 'consent':
				return this.#directory.madeBy(agreementId(this, entry.about, entry.at, entry.what, entry.detail)).size > 0;
			case 'refuse': {
				const late = this.node(entry.head);
				return late !== undefined && isAnswerAt(late, { seat: entry.about, at: entry.at });
			}
			case 'fact': {
				const node = this.node(entry.for);
				return node !== undefined && this.referee.heeds(this.settle(node).requested, entry);
			}
			default:
				return false;
		}
	}

	/** The chain that counts, and where it stands. */
	view(): View {
		if (this.#view?.version === this.pool.version) return this.#view.view;
		const nodes = this.#unchanged(this.pool.takeNews());
		const wasForked = this.#view?.isForked === true;
		let isForked = false;
		let tip = nodes.at(-1) ?? this.root;
		for (let followers = this.followers(tip); followers[0] !== undefined; followers = this.followers(tip)) {
			isForked ||= followers.length > 1;
			tip = followers.length > 1 ? this.choose(followers, tip) : followers[0];
			nodes.push(tip);
			// A fork is walked again and again: there, every position stays.
			if (!isForked && !wasForked) letGo(nodes[nodes.length - 1 - RECENT]);
		}
		const view = { ...this.settle(tip), nodes, tip, head: tip.head };
		this.#view = { version: this.pool.version, view, isForked };
		return view;
	}

	/**
	 * The nodes of the last view that cannot have changed. What comes about a place changes nothing before that place, unless there is a fork: then
	 * anything may tip the balance.
	 */
	#unchanged(news: ReadonlySet<Head> | null): Node[] {
		if (news === null || this.#view === null || this.#view.isForked) return [];
		const { nodes } = this.#view.view;
		let depth = nodes.length;
		for (const head of news) {
			const node = this.node(head);
			const isOnChain = node === this.root || (node !== undefined && nodes[node.depth - 1] === node);
			if (isOnChain) depth = Math.min(depth, node.depth);
		}
		return nodes.slice(0, depth);
	}

	/** The position at a node before facts answer its requests. */
	position(node: Node): Fold<unknown> {
		node.fold ??= this.#madeAgain(node);
		return node.fold;
	}

	#madeAgain({ link, up }: Node): Fold<unknown> {
		if (link === null || up === null || isAgreement(link) || link.entry.kind !== 'move')
			throw new Error('only a position that a move makes is let go');
		return effect(this, up, this.settle(up), link as Item<ChainEntry>).fold as Fold<unknown>;
	}

	/** Takes in the facts for a node; once all are there the answer stays. */
	settle(node: Node): Settled {
		if (node.settled !== null) return node.settled;
		const { game } = this.module;
		let fold = this.position(node);
		let requested: readonly string[] = fold.requests.length === 0 ? NONE : fold.requests.map(requestKey);
		while (fold.requests.length > 0) {
			const answers = this.referee.answers(fold, node.head, this.pool, this.playing(node));
			if (Object.keys(answers).length === 0) return { fold, waiting: true, asked: NONE, requested, result: null };
			fold = learn(game, fold, answers);
			requested = [...requested, ...fold.requests.map(requestKey)];
		}
		const result = node.agreed ?? game.outcome(fold.state);
		const settled = { fold, waiting: false, asked: this.#asked(node, fold), requested, result };
		node.settled = settled;
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

	/** The keys that may speak for a seat, in whatever turns out to be the chain. Empty: cannot be told yet, or never. */
	holders(seat: Seat): Key[] {
		const spec = this.genesis.entry.seats[seat];
		if (spec === undefined) return [];
		const bots = this.view().nodes.flatMap(({ link }) =>
			isAgreement(link) && link.what === 'bot' && link.seat === seat ? [link.detail] : []
		);
		if (this.needsStart) return [...this.followers(this.root).flatMap(({ keys }) => keys[seat] ?? []), ...bots];
		return [...(spec.by === 'own' ? [spec.key] : this.pool.sits(seat).map((sit) => sit.entry.key)), ...bots];
	}

	/** The nodes that may follow: more than one where a seat signed twice, or answered after the others had agreed about it. */
	followers(node: Node): readonly Node[] {
		if (node === this.root && this.needsStart) return this.pool.starts.flatMap((start) => this.#started(start));
		const settled = this.settle(node);
		if (settled.waiting || settled.result !== null) return [];
		const followers: Node[] = [];
		for (const { seat, at } of this.answering(settled)) {
			const agreed = this.agreement(node, seat, at);
			const answers = this.answersAt(seat, at, node);
			for (const link of agreed === null ? answers : [agreed, ...answers]) {
				const follower = this.#child(node, settled, link);
				if (follower !== null) followers.push(follower);
			}
		}
		return followers;
	}

	/** Whose answer is taken next, and on which parent: the first seat asked. */
	protected answering(settled: Settled): readonly Place[] {
		return settled.asked.length > 1 ? settled.asked.slice(0, 1) : settled.asked;
	}

	protected answersAt(seat: Seat, at: Head, _before: Node): readonly Item<ChainEntry>[] {
		return this.pool.answers(seat, at);
	}

	protected agreement(node: Node, seat: Seat, at: Head): Agreement | null {
		return this.pool.isSpokenOf(seat, at) ? agreement(this, node, seat, at) : null;
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

	#asked(node: Node, fold: Fold<unknown>): readonly Asked[] {
		const { game } = this.module;
		if (node.agreed !== null) return NONE;
		const before = node.up === null ? null : this.settle(node.up).asked;
		return game.actors(fold.state).map((seat) => {
			const question = game.question(fold.state, seat);
			const old = before === null ? undefined : askedOf(before, seat);
			const stays = old !== undefined && old.question === question && node.stands === null && seatOf(node) !== seat;
			return stays ? old : { seat, question, at: node.head };
		});
	}

	#started(start: Item<Start>): Node[] {
		const known = this.#follower(this.root, start);
		if (known) return [known];
		if (start.entry.parent !== this.root.head) return [];
		const keys = seating(this.genesis.entry, start.entry, this.pool);
		if (keys === null) return [];
		const head = nextHead(this.root.head, start.id);
		return [this.#keep(new Node(head, start, this.root, keys, this.position(this.root), {}), this.root)];
	}

	/** The node after a link, or none if the rules refuse it. */
	#child(node: Node, settled: Settled, link: Item<ChainEntry> | Agreement): Node | null {
		const known = this.#follower(node, link);
		if (known !== undefined) return known;
		const keys = this.#keysAfter(node, link);
		if (keys === null) return null;
		try {
			const change = effect(this, node, settled, link);
			const head = nextHead(node.head, link.id);
			return this.#keep(new Node(head, link, node, keys, change.fold ?? settled.fold, change), node);
		} catch (error) {
			if (!(error instanceof Illegal)) throw error;
			// What an answer holds may still be on its way; everything else stays refused.
			if (isAgreement(link) || link.entry.kind !== 'answer') node.refused = [...node.refused, link.id];
			return null;
		}
	}

	#keep(node: Node, up: Node): Node {
		node.elder = up.youngest;
		up.youngest = node;
		this.#directory.add(node);
		return node;
	}

	/** What a link made of a node before; null if the rules refused it. */
	#follower({ youngest, refused }: Node, { id }: Link): Node | null | undefined {
		for (let node = youngest; node !== null; node = node.elder) if (node.link?.id === id) return node;
		return refused.includes(id) ? null : undefined;
	}

	/** A link is no longer kept: neither is what it made, and all after that. */
	#forget(node: Node): void {
		if (node.up !== null) disown(node.up, node);
		this.#directory.remove(node);
	}

	/** The keys after a link; null while it cannot be told whether its author holds the seat. */
	#keysAfter(node: Node, link: Item<ChainEntry> | Agreement): readonly (Key | null)[] | null {
		if (isAgreement(link)) {
			return link.what === 'bot' ? node.keys.map((key, seat) => (seat === link.seat ? link.detail : key)) : node.keys;
		}
		const { seat } = link.entry;
		if (this.keyOf(node, seat) !== link.key) return null;
		return node.keys[seat] === null ? node.keys.map((old, s) => (s === seat ? link.key : old)) : node.keys;
	}
}

/** Forgets a position that one move makes again from the one before it. One in so many stays, so that none is far away. */
function letGo(node: Node | undefined): void {
	if (node === undefined || node.depth % KEPT === 0 || isAgreement(node.link) || node.link?.entry.kind !== 'move')
		return;
	if (node.settled === null || node.settled.requested.length > 0) return;
	node.fold = null;
	node.settled = null;
}

/** Takes a node out of the followers of the one before it. */
function disown(up: Node, gone: Node): void {
	if (up.youngest === gone) up.youngest = gone.elder;
	for (let node = up.youngest; node !== null; node = node.elder) if (node.elder === gone) node.elder = gone.elder;
}
