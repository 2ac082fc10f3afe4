/**
 * The warden of a pool: tells what the chain rests on, so that it stays however much its signer has signed beside it.
 * Nothing that anything kept of another party names is ever let go.
 */
import { agreementId } from './agreement';
import type { Chain } from './chain';
import type { Consent, Fact, Head, Offer, Start } from './entry';
import { headNamed } from './fork';
import type { Item } from './item';
import { isAnswerAt } from './node';
import { needsStart } from './seating';

/** The head that has to be known for an item to count; null: it counts without. */
export function headNeeded({ entry }: Item): Head | null {
	return headNamed(entry) ?? (entry.kind === 'consent' && entry.what !== 'offer' ? entry.at : null);
}

/** Whether the chain rests on an item: it stays beside the number that its signer may have. */
export function restsOn(chain: Chain, item: Item): boolean {
	const { entry } = item;
	switch (entry.kind) {
		case 'move':
		case 'resign':
		case 'back':
		case 'answer':
			return [...chain.madeBy(item.id)].some(
				(node) => chain.isOnChain(node) || chain.supporters.hasOthers(node, entry.seat)
			);
		case 'consent':
			return entry.what === 'offer' ? isStanding(chain, entry) : isComplete(chain, entry);
		case 'refuse': {
			const late = chain.node(entry.head);
			return late !== undefined && isAnswerAt(late, { seat: entry.about, at: entry.at });
		}
		case 'over': {
			const node = chain.node(entry.head);
			return node !== undefined && chain.settle(node).result !== null;
		}
		case 'offer':
			return isAmongFirst(chain, item as Item<Offer>);
		case 'sit':
			return chain.pool.pinned.has(item.id) || isListed(chain, item);
		case 'start':
			return chain.seating?.id === item.id || chain.pool.pinned.has(item.id);
		default:
			return false;
	}
}

/** What a fact is asked for: whose, and for which requests. '' if nobody asks for it here. */
export function heeded(chain: Chain, { entry }: Item<Fact>): string {
	const node = chain.node(entry.for);
	return node === undefined ? '' : chain.referee.heeds(chain.settle(node).requested, entry);
}

/** A consent of an agreement that is the first complete one somewhere, or on which a result stands that all have signed. */
function isComplete(chain: Chain, { about, at, what, detail }: Consent): boolean {
	const id = agreementId(chain, about, at, what, detail);
	return [...chain.madeBy(id)].some(
		(node) => chain.supporters.of(node).full || (node.up !== null && chain.agreements(node.up, about, at)[0]?.id === id)
	);
}

/** A consent to an offer that has not died. */
function isStanding(chain: Chain, { at }: Consent): boolean {
	const offer = chain.pool.items.get(at)?.entry;
	return offer?.kind === 'offer' && offer.at === chain.view().head;
}

/** Of each kind that a seat offers at the head the first two by id; of its resignations the first. */
function isAmongFirst(chain: Chain, { id, key, entry: { seat, what, at } }: Item<Offer>): boolean {
	const isResignation = what === 'resign';
	if (!isResignation && at !== chain.view().head) return false;
	const before = chain.pool
		.offers(seat)
		.filter(({ entry, ...other }) => entry.what === what && (isResignation || entry.at === at) && other.key === key)
		.filter((other) => other.id < id);
	return before.length < (isResignation ? 1 : 2);
}

/** A sit of the seating, or one that a start lists. */
function isListed({ seating, genesis, pool }: Chain, { id }: Item): boolean {
	if (seating?.sits.some((sit) => sit.id === id)) return true;
	return needsStart(genesis.entry) && pool.starts.some(({ entry }: Item<Start>) => entry.sits.includes(id));
}
