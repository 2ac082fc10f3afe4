/**
 * Fork choice. The branch counts in which more seats have signed something that names one of its heads, not counting the seat the fork is about nor seats
 * gone before it; then more signatures under a result; then the agreement; then the lower id. Such counts only ever grow.
 */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Entry, Head, Key } from './entry';
import type { Node } from './node';
import { isAgreement, seatOf } from './node';

/** Of several followers of a node the one that counts. */
export function choose(chain: Chain, before: Node, followers: readonly Node[]): Node {
	const about = seatOf(followers[0] as Node);
	const counts = (seat: Seat): boolean => seat !== about && !before.gone.has(seat);
	const ranked = followers.map((node) => {
		const supporters = new Set<Seat>();
		const enders = new Set<Seat>();
		for (const branch of chain.branches(node)) {
			for (const seat of chain.naming(branch)) if (counts(seat)) supporters.add(seat);
			for (const over of chain.oversAt(branch)) if (counts(over.entry.seat)) enders.add(over.entry.seat);
		}
		const { link } = node;
		return { node, rank: [-supporters.size, -enders.size, link === null || isAgreement(link) ? '' : link.id] as const };
	});
	return ranked.reduce((best, next) => (isLower(next.rank, best.rank) ? next : best)).node;
}

type Rank = readonly [number, number, string];

function isLower(a: Rank, b: Rank): boolean {
	for (const i of [0, 1, 2] as const) if (a[i] !== b[i]) return a[i] < b[i];
	return false;
}

/** Who has signed something that names a head, by head. */
export type Names = ReadonlyMap<Head, readonly { readonly seat: Seat; readonly key: Key }[]>;

export function namesIn(items: Iterable<{ readonly entry: Entry; readonly key: Key }>): Names {
	const names = new Map<Head, { seat: Seat; key: Key }[]>();
	for (const { entry, key } of items) {
		const head = headNamed(entry);
		if (head === null || !('seat' in entry)) continue;
		const known = names.get(head);
		if (known === undefined) names.set(head, [{ seat: entry.seat, key }]);
		else known.push({ seat: entry.seat, key });
	}
	return names;
}

function headNamed(entry: Entry): Head | null {
	switch (entry.kind) {
		case 'move':
		case 'resign':
		case 'back':
		case 'answer':
			return entry.parent;
		case 'fact':
			return entry.for;
		case 'over':
		case 'refuse':
			return entry.head;
		default:
			return null;
	}
}
