/**
 * Fork choice. The branch counts in which more seats have signed something that names one of its heads, not counting the seat the fork is about nor seats
 * gone before it; then more signatures under a result; then the agreement; then the lower id. Such counts only ever grow.
 */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Entry, Head } from './entry';
import type { Node } from './node';
import { isAgreement, seatOf } from './node';

/** Of several followers of a node the one that counts. */
export function choose(chain: Chain, before: Node, followers: readonly Node[]): Node {
	const ignored = new Set([...aboutWhom(chain, followers[0] as Node), ...before.gone]);
	const count = (seats: ReadonlySet<Seat>): number => [...seats].filter((seat) => !ignored.has(seat)).length;
	const ranked = followers.map((node) => {
		const { names, overs } = chain.supporters.of(node);
		const { link } = node;
		return { node, rank: [-count(names), -count(overs), link === null || isAgreement(link) ? '' : link.id] as const };
	});
	return ranked.reduce((best, next) => (isLower(next.rank, best.rank) ? next : best)).node;
}

/** The seats whose double signature a fork is: the answering one, or the host's own where it started the match twice. */
function aboutWhom(chain: Chain, follower: Node): Seat[] {
	if (seatOf(follower) >= 0) return [seatOf(follower)];
	return follower.keys.flatMap((key, seat) => (key === chain.genesis.entry.host ? [seat] : []));
}

type Rank = readonly [number, number, string];

function isLower(a: Rank, b: Rank): boolean {
	for (const i of [0, 1, 2] as const) if (a[i] !== b[i]) return a[i] < b[i];
	return false;
}

/** The head that an entry speaks for, or null. */
export function headNamed(entry: Entry): Head | null {
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
