/**
 * Fork choice, equal on every peer: the branch with a result that every seat has signed; then the agreement, unless the
 * seat's own answer is settled; then the branch in which more parties have signed something that names one of its
 * heads, not counting the one the fork is about nor those gone or replaced before it; then the lower id. Such counts
 * only ever grow.
 */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Entry, Head } from './entry';
import type { Node } from './node';
import { isAgreement, seatOf } from './node';

/** Of several followers of a node the one that counts. */
export function choose(chain: Chain, before: Node, followers: readonly Node[]): Node {
	const full = followers.filter((node) => chain.supporters.of(node).full);
	const open = full.length > 0 ? full : followers;
	const agreed = open.find(({ link }) => isAgreement(link));
	if (agreed !== undefined) {
		const seat = seatOf(agreed);
		const answers = followers.filter(({ link }) => !isAgreement(link));
		if (open.every(({ link }) => isAgreement(link)) || !chain.isSettled(before, seat, answers)) return agreed;
	}
	const ranked = open
		.filter(({ link }) => !isAgreement(link))
		.map((node) => ({ node, count: standing(chain, before, node), id: node.link?.id ?? '' }));
	return ranked.reduce((best, next) =>
		next.count > best.count || (next.count === best.count && next.id < best.id) ? next : best
	).node;
}

/** How many parties stand for a follower, without the one whose answer it is and those that were out of it before. */
function standing(chain: Chain, before: Node, follower: Node): number {
	const about = chain.partyOf(seatOf(follower));
	const isPresent = (seat: Seat): boolean => !before.gone.has(seat) && !before.bots.has(seat);
	const present = chain.parties(before.keys.flatMap((_, seat) => (isPresent(seat) ? [seat] : [])));
	return [...chain.supporters.of(follower).names].filter((party) => party !== about && present.has(party)).length;
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
