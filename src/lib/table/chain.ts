/**
 * The chain: which of the verified items count, in which order, and what follows. A pure function of the genesis, the
 * seating and the items: every peer with the same has the same chain, whatever came first.
 *
 * Order. The head after an entry is the hash of the head before and its id. A seat is asked from the head on at which
 * it came into `actors`, its `question` changed, it acted itself or a `back` was made; that head is the parent of its
 * answer. Answers are applied in the order of `actors`. Forks are left in two cases: a seat signed twice on one parent,
 * or all others agreed about a seat whose own answer turns up late (`fork.ts`).
 */
import type { Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import { begin, learn, requestKey } from '../engine/fold';
import { Illegal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import type { Agreement } from './agreement';
import { agreements, isSettled } from './agreement';
import { Directory } from './directory';
import { effect } from './effect';
import { keyIn, proofIn } from './device';
import type { ChainEntry, Fact, Genesis, Head, Id, Key } from './entry';
import { isChained, nextHead } from './entry';
import { choose } from './fork';
import type { VerifyNow } from './gate';
import type { Item } from './item';
import { playLine } from './line';
import type { Asked, Link, Place, Settled, View } from './node';
import { Node, askedOf, isAgreement, seatOf } from './node';
import type { Pool } from './pool';
import type { Judge } from './quota';
import type { Referee } from './referee';
import type { Party, Seating } from './seating';
import { HOST_PARTY, isRefused, needsStart, seatingOf } from './seating';
import { verifyHere } from './signature';
import { Supporters } from './support';
import { headNeeded, heeded, restsOn } from './warden';

const NONE: readonly never[] = [];
/**
 * A chain keeps the positions of its last places, and of one in so many before them: a position is as much memory as
 * all else that a place keeps.
 */
const RECENT = 32;
const KEPT = 16;
/** Answers of a key that has signed twice, taken in together. */
const SLICE = 64;
/** Requests for another device whose signatures are remembered. */
const KEPT_PROOFS = 256;

export class Chain implements Judge {
	readonly supporters = new Supporters(this);
	#seating: Seating | null;
	#root: Node;
	#directory: Directory;
	/** The keys that agreements have given to seats, on any branch. */
	#given = new Map<Seat, Set<Key>>();
	/** Requests for another device, as they were found. */
	readonly #proofs = new Map<string, boolean>();
	#view: { version: number; view: View; isForked: boolean } | null = null;
	#gone: Item[] = [];

	/**
	 * Throws `Illegal` if the rules refuse the genesis' options, or the line that it begins with. Without a seating the
	 * one that needs neither start nor sit, if there is.
	 */
	constructor(
		readonly genesis: Item<Genesis>,
		readonly module: AnyModule,
		readonly referee: Referee,
		readonly pool: Pool,
		seating: Seating | null = null,
		readonly verify: VerifyNow = verifyHere
	) {
		const { seats, options } = genesis.entry;
		if (module.game.seats(options) !== seats.length) throw new Illegal('bad-options');
		this.#seating = seating ?? seatingOf(genesis, null, pool, module.game);
		this.#root = this.#begin();
		this.#directory = new Directory(this.#root);
	}

	get root(): Node {
		return this.#root;
	}

	get seats(): number {
		return this.genesis.entry.seats.length;
	}

	/** Who plays which seat; null: not known yet, and nothing is shown. */
	get seating(): Seating | null {
		return this.#seating;
	}

	get isSeated(): boolean {
		return this.#seating !== null;
	}

	/** What the rules were set up with. */
	get options(): unknown {
		return this.#seating?.options ?? this.genesis.entry.options;
	}

	/** Whether nothing can happen before the host has listed who plays. */
	get needsStart(): boolean {
		return needsStart(this.genesis.entry);
	}

	/** Takes up a seating, for good. */
	take(seating: Seating): void {
		if (this.#seating !== null && this.#seating.id !== '') throw new Error('a seating is taken up once');
		this.#seating = seating;
		this.#root = this.#begin();
		this.#directory = new Directory(this.#root);
		this.#given = new Map();
		this.#view = null;
		this.pool.version++;
	}

	#begin(): Node {
		const { game } = this.module;
		const { entry, id } = this.genesis;
		const seated = begin(game, this.options);
		const { fold, left } = playLine(this.module, seated, entry.from?.line ?? NONE);
		const keys = this.#seating?.keys ?? entry.seats.map(() => null);
		return new Node(this.#seating?.root ?? id, null, null, fold, { keys, left });
	}

	node(head: Head): Node | undefined {
		return this.#directory.at(head);
	}

	/** The nodes that a link has made, one on each branch. */
	madeBy(link: Id): ReadonlySet<Node> {
		return this.#directory.madeBy(link);
	}

	isOnChain(node: Node): boolean {
		return node === this.#root || this.view().nodes[node.depth - 1] === node;
	}

	/** Adds a verified item; false if it is known or was not kept. */
	add(item: Item): boolean {
		return this.addAll([item]).length > 0;
	}

	/**
	 * Adds verified items together and returns those that were new and kept. An item that was not kept can matter later,
	 * when what builds on it is there: offer it again, best with everything else that was not kept. Answers of a key that
	 * has signed twice come in slices, so that their tree costs little; until the last is in, nothing but answers is let
	 * go: what speaks about the places after them seems idle before. What comes from the ledger is within bounds, and
	 * comes at once.
	 */
	addAll(items: Iterable<Item>, slice = SLICE): Item[] {
		const fresh: Item[] = [];
		const suspect: Item[] = [];
		for (const item of items) {
			if (isChained(item.entry) && this.pool.isConvicted(item.key)) suspect.push(item);
			else if (this.pool.put(item)) fresh.push(item);
		}
		while (suspect.length > 0) {
			fresh.push(...suspect.splice(0, slice).filter((item) => this.pool.put(item)));
			if (suspect.length > 0) this.#trim(({ entry }) => isChained(entry));
		}
		this.#trim();
		return fresh.filter((item) => this.pool.has(item.id));
	}

	/** What was let go since this was last asked: it leaves the ledger, too. */
	takeGone(): readonly Item[] {
		const gone = this.#gone.filter(({ id }) => !this.pool.has(id));
		this.#gone = [];
		return gone;
	}

	/** Lets go of what is too many; of these only, if not of all. */
	#trim(ofThese?: (item: Item) => boolean): void {
		if (!this.pool.isCrowded) return;
		this.view();
		for (let gone = this.pool.trim(this, ofThese); gone.length > 0; gone = this.pool.trim(this, ofThese)) {
			for (const { id } of gone) for (const node of this.#directory.madeBy(id)) this.#forget(node);
			this.#gone.push(...gone);
		}
	}

	/** Whether an item speaks about a head that is known here. */
	isAttached(item: Item): boolean {
		const head = headNeeded(item);
		this.view();
		return head === null || (this.isSeated && this.node(head) !== undefined);
	}

	/** Whether the chain rests on an item. */
	mustStay(item: Item): boolean {
		return restsOn(this, item);
	}

	/** A sit that the game refuses takes no seat, nor anybody's room. */
	rank({ entry }: Item): number {
		return entry.kind === 'sit' && isRefused(this.genesis.entry, entry, this.module.game) ? 0 : 1;
	}

	heeded(item: Item<Fact>): string {
		return heeded(this, item);
	}

	/** The chain that counts, and where it stands. */
	view(): View {
		if (this.#view?.version === this.pool.version) return this.#view.view;
		const nodes = this.#unchanged(this.pool.takeNews());
		const wasForked = this.#view?.isForked === true;
		let isForked = false;
		let tip = nodes.at(-1) ?? this.#root;
		for (let followers = this.followers(tip); followers[0] !== undefined; followers = this.followers(tip)) {
			isForked ||= followers.length > 1;
			tip = followers.length > 1 ? this.choose(followers, tip) : followers[0];
			nodes.push(tip);
			// A fork is walked again and again: there, every position stays.
			if (!isForked && !wasForked) letGo(nodes[nodes.length - 1 - RECENT]);
		}
		const settled = this.isSeated ? this.settle(tip) : unseated(this.position(tip));
		const view = { ...settled, nodes, tip, head: tip.head };
		this.#view = { version: this.pool.version, view, isForked };
		return view;
	}

	/**
	 * The nodes of the last view that cannot have changed. What comes about a place changes nothing before that place,
	 * unless there is a fork: then anything may tip the balance.
	 */
	#unchanged(news: ReadonlySet<Head> | null): Node[] {
		if (news === null || this.#view === null || this.#view.isForked) return [];
		const { nodes } = this.#view.view;
		let depth = nodes.length;
		for (const head of news) {
			const node = this.node(head);
			const isOnChain = node === this.#root || (node !== undefined && nodes[node.depth - 1] === node);
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
		return effect(this, up, this.settle(up), link).fold as Fold<unknown>;
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

	/** The keys that may speak for a seat, on whatever turns out to be the chain. Empty: cannot be told yet, or never. */
	holders(seat: Seat): Key[] {
		const key = this.#seating?.keys[seat] ?? null;
		this.view();
		return [...(key === null ? [] : [key]), ...(this.#given.get(seat) ?? [])];
	}

	/** How many keys agreements have given to seats, on any branch. */
	get given(): number {
		this.view();
		return [...this.#given.values()].reduce((sum, keys) => sum + keys.size, 0);
	}

	/** The party that speaks for a seat. */
	partyOf(seat: Seat): Party {
		return this.#seating?.parties[seat] ?? HOST_PARTY;
	}

	parties(seats: Iterable<Seat>): Set<Party> {
		return new Set([...seats].map((seat) => this.partyOf(seat)));
	}

	/** A seat that a stand-in plays has no voice. */
	hasVoice(node: Node, seat: Seat): boolean {
		return !node.bots.has(seat);
	}

	/** So many other parties at least decide that a seat is gone, or who stands in for it. */
	get fewest(): number {
		return 2;
	}

	/**
	 * Whether a request for another device is the seat's own: it names a new key under the signature of the one that
	 * holds the seat.
	 */
	asksItself(node: Node, seat: Seat, at: Head, detail: string): boolean {
		const key = node.keys[seat] ?? null;
		if (key === null) return false;
		const name = `${key}/${seat}/${at}/${detail}`;
		let known = this.#proofs.get(name);
		if (known === undefined) {
			const { signature, message } = proofIn({ match: this.genesis.id, seat, at }, detail);
			known = this.verify(signature, message, key);
			if (this.#proofs.size >= KEPT_PROOFS) this.#proofs.clear();
			this.#proofs.set(name, known);
		}
		return known;
	}

	/** Whether nothing can take the place of these answers of a seat any more. */
	isSettled(before: Node, seat: Seat, answers: readonly Node[]): boolean {
		return isSettled(this, before, seat, answers);
	}

	/** Whether a result stands here that every seat has signed, none of them gone or played by a stand-in. */
	isFull(node: Node): boolean {
		if (node.gone.size > 0 || node.bots.size > 0) return false;
		const signed = new Set(this.supporters.oversAt(node).map(({ entry }) => entry.seat));
		return signed.size === this.seats;
	}

	/**
	 * The nodes that may follow: more than one where a seat signed twice, or answered after the others had agreed about
	 * it.
	 */
	followers(node: Node): readonly Node[] {
		if (!this.isSeated) return NONE;
		const settled = this.settle(node);
		if (settled.waiting || settled.result !== null) return [];
		const followers: Node[] = [];
		for (const { seat, at } of this.answering(settled)) {
			const answers = this.answersAt(seat, at, node);
			for (const link of [...this.agreements(node, seat, at), ...answers]) {
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

	agreements(node: Node, seat: Seat, at: Head): readonly Agreement[] {
		return this.pool.isSpokenOf(seat, at) ? agreements(this, node, seat, at) : NONE;
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

	/** The node after a link, or none if the rules refuse it. */
	#child(node: Node, settled: Settled, link: Item<ChainEntry> | Agreement): Node | null {
		const known = this.#follower(node, link);
		if (known !== undefined) return known;
		if (!isAgreement(link) && link.key !== node.keys[link.entry.seat]) return null;
		try {
			const change = effect(this, node, settled, link);
			const head = nextHead(node.head, link.id);
			return this.#keep(new Node(head, link, node, change.fold ?? settled.fold, change), node);
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
		if (isAgreement(node.link) && node.link.what !== 'gone') {
			const { seat, detail } = node.link;
			this.#given.set(seat, new Set([...(this.#given.get(seat) ?? []), keyIn(detail)]));
		}
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
}

/** How a match stands whose seats nobody holds yet: nobody is asked. */
function unseated(fold: Fold<unknown>): Settled {
	return { fold, waiting: false, requested: NONE, asked: NONE, result: null };
}

/**
 * Forgets a position that one move makes again from the one before it. One in so many stays, so that none is far away.
 */
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
