/**
 * The way of a match's seats from one device to another. The device that plays stops first, which is durable, and only
 * then shows what carries them; whoever takes them plays once it holds the head at which the other stopped. So two
 * devices never play one seat, and a seat is never lost: a device that stopped can take it back as long as nothing was
 * signed elsewhere.
 */
import type { Seat } from '../engine/contract';
import { needed } from './agreement';
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import type { Head, Id } from './entry';
import { isChained } from './entry';
import { isAgreement } from './node';

/** Why seats of this device are not played here. Times are this device's, ms. */
export type Passage =
	/** They stopped here at this head, to be played elsewhere. */
	| { readonly kind: 'away'; readonly head: Head; readonly time: number }
	/**
	 * They were given to this device, and are played here once it holds the head. `loose`: what they had signed off the
	 * chain.
	 */
	| { readonly kind: 'given'; readonly head: Head; readonly time: number; readonly loose: readonly Id[] }
	/** They came in a file, and may be played elsewhere. */
	| { readonly kind: 'copy'; readonly time: number };

/** Another device of the player of a seat asks for it, by an offer that the others may agree to. */
export interface SeatRequest {
	readonly seat: Seat;
	/** The head at which the seat is asked. */
	readonly at: Head;
	/** The new key, under the seat's own signature. */
	readonly detail: string;
	/** Who has agreed. */
	readonly agreed: readonly Seat[];
	/** Who has to. */
	readonly others: readonly Seat[];
}

/** Whether a seat has gone on elsewhere, so that only that device, or the other players, can give it back. */
export function hasMovedOn({ chain, seat, signer, mine }: Conduct, passage: Passage | undefined): boolean {
	if (passage === undefined) return true;
	if (passage.kind === 'copy') return false;
	const known = new Set(passage.kind === 'given' ? passage.loose : mine);
	const stopped = chain.node(passage.head);
	for (let node = stopped ?? null; node !== null; node = node.up) known.add(node.link?.id ?? '');
	const hasSigned = [...chain.pool.items.values()].some(
		({ id, key, entry }) => key === signer.key && isChained(entry) && !known.has(id)
	);
	const wasAgreed = chain
		.view()
		.nodes.slice(stopped?.depth ?? 0)
		.some(({ link }) => isAgreement(link) && link.what !== 'gone' && link.seat === seat);
	return hasSigned || wasAgreed;
}

/** The newest request of the first seat asked; null while there is none that could be agreed to. */
export function seatRequest(chain: Chain, timeOf: (id: Id) => number | null): SeatRequest | null {
	const view = chain.view();
	const [asked] = view.asked;
	if (asked === undefined || view.result !== null || view.waiting) return null;
	const { seat } = asked;
	const { tip } = view;
	const requests = chain.pool
		.offers(seat)
		.filter(({ entry, key }) => entry.what === 'device' && entry.at === asked.at && key === tip.keys[seat])
		.filter(({ entry }) => chain.asksItself(tip, seat, asked.at, entry.detail));
	const newest = requests.reduce<(typeof requests)[number] | null>(
		(best, next) => (best === null || (timeOf(next.id) ?? 0) >= (timeOf(best.id) ?? 0) ? next : best),
		null
	);
	if (newest === null) return null;
	const { detail } = newest.entry;
	const others = needed(chain, tip, seat);
	const agreed = others.filter((other) =>
		chain.pool
			.voices(seat, asked.at, other)
			.some(
				({ entry, key: by }) =>
					entry.kind === 'consent' && entry.what === 'device' && entry.detail === detail && by === tip.keys[other]
			)
	);
	return { seat, at: asked.at, detail, agreed, others };
}

/** A request that a player agrees to. */
export type Accord = Pick<SeatRequest, 'seat' | 'at' | 'detail'>;

/** Whether a seat may sign an accord now: the place still waits, and the seats before have agreed to the same. */
export function mayAgree(conduct: Conduct, { seat, at, detail }: Accord): boolean {
	const place = conduct.absent();
	if (place?.seat !== seat || place.at !== at) return false;
	const before = conduct.consentBefore(place);
	if (!conduct.chain.asksItself(conduct.chain.view().tip, seat, at, detail)) return false;
	return before === undefined || (before?.what === 'device' && before.detail === detail);
}
