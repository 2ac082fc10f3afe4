/**
 * Agreements: what the other seats may decide together. `gone`, `device` and `bot` stand in the place of an absent seat's answer when every other seat
 * still in has consented; they are derived from the consents and never travel. What concerns all (a draw, calling it off) is an offer that the
 * first seat asked takes in as its answer, with everybody's consent.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from '../engine/contract';
import { Illegal } from '../engine/illegal';
import { Writer, toHex } from './bytes';
import type { Chain } from './chain';
import type { AgreementKind, Answer, Consent, Head, Id, Offer } from './entry';
import { entryId } from './entry';
import type { Item } from './item';
import { unpack } from './item';
import type { Node } from './node';

export interface Agreement {
	readonly id: Id;
	readonly what: AgreementKind;
	/** The seat it is about. */
	readonly seat: Seat;
	/** The head at which that seat was asked. */
	readonly at: Head;
	readonly detail: string;
}

/** Seats needed beside the absent one. Between two, "gone" would be a win by one's own word. */
const OTHERS: Readonly<Record<AgreementKind, number>> = { gone: 2, device: 1, bot: 1 };

/** What all others have consented to in the place of a seat's answer; once complete it stays complete. */
export function agreement(chain: Chain, node: Node, seat: Seat, at: Head): Agreement | null {
	const others = chain.playing(node).filter((other) => other !== seat);
	const first = others[0];
	if (first === undefined) return null;
	const wishes = consents(chain, node, seat, at, first).sort((a, b) => (wishKey(a) < wishKey(b) ? -1 : 1));
	for (const wish of wishes) {
		const what = wish.what as AgreementKind;
		const agreed = others.every((other) =>
			consents(chain, node, seat, at, other).some((consent) => wishKey(consent) === wishKey(wish))
		);
		if (agreed && others.length >= OTHERS[what])
			return { id: agreementId(chain, seat, at, what, wish.detail), what, seat, at, detail: wish.detail };
	}
	return null;
}

function consents(chain: Chain, node: Node, about: Seat, at: Head, by: Seat): Consent[] {
	const key = chain.keyOf(node, by);
	return chain.pool
		.voices(about, at, by)
		.filter((voice) => voice.key === key)
		.flatMap(({ entry }) => (entry.kind === 'consent' && entry.what !== 'offer' ? [entry] : []));
}

function wishKey(consent: Consent): string {
	return `${consent.what}:${consent.detail}`;
}

export function agreementId(chain: Chain, seat: Seat, at: Head, what: Consent['what'], detail: string): Id {
	return toHex(
		sha256(
			new Writer().text('mangrove/agreement').hex(chain.genesis.id).byte(seat).hex(at).text(what).text(detail).done()
		)
	);
}

/** The offer that an answer takes in. Throws `Illegal` unless it was made by a seat still in and has the consents it needs. */
export function agreedOffer(chain: Chain, node: Node, entry: Answer): Offer {
	const offer = known(chain, entry.offer);
	if (offer?.entry.kind !== 'offer') throw new Illegal('no-offer');
	const { seat, what, at } = offer.entry;
	if (node.left.has(seat) || chain.keyOf(node, seat) !== offer.key) throw new Illegal('no-offer');
	// A resignation waits until it is taken in; every other offer dies with the next entry.
	if (what === 'resign') return offer.entry;
	if (what === 'device' || at !== node.head) throw new Illegal('no-offer');
	const agreed = new Set([seat, entry.seat, ...consentingSeats(chain, node, entry, offer as Item<Offer>)]);
	if (!chain.playing(node).every((other) => agreed.has(other))) throw new Illegal('not-agreed');
	return offer.entry;
}

function consentingSeats(chain: Chain, node: Node, answer: Answer, offer: Item<Offer>): Seat[] {
	return answer.consents.flatMap((bytes) => {
		const item = known(chain, bytes);
		if (item?.entry.kind !== 'consent' || item.entry.what !== 'offer') return [];
		const { seat, at } = item.entry;
		return at === offer.id && chain.keyOf(node, seat) === item.key ? [seat] : [];
	});
}

/** The item of embedded bytes, if it was verified here; whoever admits an answer admits what it embeds first. */
function known(chain: Chain, bytes: Uint8Array): Item | undefined {
	const parts = unpack(bytes);
	return parts === null ? undefined : chain.pool.items.get(entryId(parts.payload));
}
