/** The places of a chain: what stands at each, and what follows from it. */
import type { Outcome, Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import type { Agreement } from './agreement';
import type { ChainEntry, Head, Id, Key } from './entry';
import type { Item } from './item';

/** What stands at a place of the chain: a signed entry, or an agreement made of the others' consents. */
export type Link = Item<ChainEntry> | Agreement;

/** What changes from one node to the next. */
export interface Change {
	readonly fold?: Fold<unknown>;
	readonly left?: ReadonlySet<Seat>;
	readonly gone?: ReadonlySet<Seat>;
	readonly bots?: ReadonlySet<Seat>;
	readonly keys?: readonly (Key | null)[];
	readonly agreed?: Outcome;
	readonly stands?: Node;
}

const NOBODY: ReadonlySet<Seat> = new Set();
const NONE: readonly never[] = [];

export class Node {
	/** 0 at the root. */
	readonly depth: number;
	/** Seats that resigned or were called gone. */
	readonly left: ReadonlySet<Seat>;
	readonly gone: ReadonlySet<Seat>;
	/** Seats that a stand-in plays: they have no voice. */
	readonly bots: ReadonlySet<Seat>;
	/** The key that plays each seat; null while whoever is invited has not sat down. */
	readonly keys: readonly (Key | null)[];
	/** A result by agreement; the rules' own outcome is in the state. */
	readonly agreed: Outcome | null;
	/** Moves were taken back here, to this node: everybody is asked anew. */
	readonly stands: Node | null;

	/** From here on: what the chain has found out about the node so far, for itself. */

	/**
	 * The position before facts that answer its requests. Null where it was let go: the move makes it again from the one
	 * before.
	 */
	fold: Fold<unknown> | null;
	/** Null until all facts for the node are there, or where the position was let go. */
	settled: Settled | null = null;
	/** Its followers so far: the one made last, and from each the one made before it. */
	youngest: Node | null = null;
	elder: Node | null = null;
	/** Links that the rules refused for good. */
	refused: readonly Id[] = NONE;

	constructor(
		readonly head: Head,
		/** Null at the root. */
		readonly link: Link | null,
		readonly up: Node | null,
		fold: Fold<unknown>,
		change: Change
	) {
		this.depth = up === null ? 0 : up.depth + 1;
		this.left = change.left ?? up?.left ?? NOBODY;
		this.gone = change.gone ?? up?.gone ?? NOBODY;
		this.bots = change.bots ?? up?.bots ?? NOBODY;
		this.keys = change.keys ?? up?.keys ?? NONE;
		this.agreed = change.agreed ?? up?.agreed ?? null;
		this.stands = change.stands ?? null;
		this.fold = fold;
	}
}

export interface Asked {
	readonly seat: Seat;
	readonly question: string;
	/** The head at which the seat was asked: the parent of its answer. */
	readonly at: Head;
}

/** A node with its facts taken in. */
export interface Settled {
	readonly fold: Fold<unknown>;
	/** A request stands: no entry is applied. */
	readonly waiting: boolean;
	/** The keys of everything that was requested here so far. Anything at all: no take-back across it. */
	readonly requested: readonly string[];
	/** Who is asked, in the order in which answers are taken. */
	readonly asked: readonly Asked[];
	/** By agreement, or the rules' own. */
	readonly result: Outcome | null;
}

export interface View extends Settled {
	/** Without the root. */
	readonly nodes: readonly Node[];
	readonly tip: Node;
	readonly head: Head;
}

export function isAgreement(link: Link | null): link is Agreement {
	return link !== null && !('entry' in link);
}

/** A place where a seat is asked, as others speak about it. */
export interface Place {
	readonly seat: Seat;
	readonly at: Head;
}

/** Whether a node is the seat's own answer at a place, not an agreement in its stead. */
export function isAnswerAt({ link }: Node, { seat, at }: Place): boolean {
	if (link === null || isAgreement(link)) return false;
	return link.entry.seat === seat && link.entry.parent === at;
}

/** The seat whose answer a node is; -1 for the root. */
export function seatOf(node: Node): Seat {
	const { link } = node;
	if (link === null) return -1;
	return isAgreement(link) ? link.seat : link.entry.seat;
}

/** Where a seat is asked, if it is. */
export function askedOf(asked: readonly Asked[], seat: Seat): Asked | undefined {
	for (const one of asked) if (one.seat === seat) return one;
	return undefined;
}
