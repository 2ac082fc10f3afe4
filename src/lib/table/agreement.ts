/**
 * Agreements: what the other parties may decide together. `gone`, `device` and `bot` stand in the place of an absent
 * seat's answer when every other seat still in that is of another party and has a voice has consented; they are derived
 * from the consents and never travel. What concerns all (a draw, calling it off) is an offer that the first seat asked
 * takes in as its answer, with everybody's consent.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from '../engine/contract';
import { Illegal } from '../engine/illegal';
import { Writer, fromHex, toHex } from './bytes';
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

/** The seats that have to agree about a seat: those still in, of other parties, and not played by a stand-in. */
export function needed(chain: Chain, node: Node, about: Seat): Seat[] {
	return chain
		.playing(node)
		.filter((seat) => chain.partyOf(seat) !== chain.partyOf(about) && chain.hasVoice(node, seat));
}

/**
 * Whether so many others may decide this about a seat. Two parties at least: with one other left nobody decides
 * anything, unless the seat's own player asks for it.
 */
export function mayBeAgreed(chain: Chain, node: Node, { what, seat, at, detail }: Omit<Agreement, 'id'>): boolean {
	if (what === 'device') return chain.asksItself(node, seat, at, detail);
	return chain.parties(needed(chain, node, seat)).size >= chain.fewest;
}

/**
 * What all others have consented to in the place of a seat's answer, the first by its text first. Once complete it stays
 * complete, also where those who agreed sign something else as well: a result may stand on it.
 */
export function agreements(chain: Chain, node: Node, seat: Seat, at: Head): Agreement[] {
	const others = needed(chain, node, seat);
	const first = others[0];
	if (first === undefined) return [];
	const wishes = consents(chain, node, seat, at, first).sort((a, b) => (wishKey(a) < wishKey(b) ? -1 : 1));
	return wishes.flatMap(({ what, detail }): Agreement[] => {
		const agreed = others.every((other) =>
			consents(chain, node, seat, at, other).some((consent) => consent.what === what && consent.detail === detail)
		);
		if (!agreed || !mayBeAgreed(chain, node, { what, seat, at, detail })) return [];
		return [{ id: agreementId(chain, seat, at, what, detail), what, seat, at, detail }];
	});
}

/**
 * More than half of the parties that would have to agree have signed something after one of these answers of the seat:
 * nothing can take its place any more. Nobody who has left since is left out of that count.
 */
export function isSettled(chain: Chain, before: Node, seat: Seat, answers: readonly Node[]): boolean {
	const parties = chain.parties(needed(chain, before, seat));
	if (parties.size === 0) return answers.length > 0;
	return answers.some((answer) => {
		const standing = [...chain.supporters.of(answer).names].filter((party) => parties.has(party));
		return standing.length * 2 > parties.size;
	});
}

type Wish = Consent & { readonly what: AgreementKind };

function consents(chain: Chain, node: Node, about: Seat, at: Head, by: Seat): Wish[] {
	return chain.pool
		.voices(about, at, by)
		.filter((voice) => voice.key === node.keys[by])
		.map(({ entry }) => entry)
		.filter((entry): entry is Wish => entry.kind === 'consent' && entry.what !== 'offer');
}

function wishKey({ what, detail }: Wish): string {
	return `${what}:${detail}`;
}

export function agreementId(chain: Chain, seat: Seat, at: Head, what: Consent['what'], detail: string): Id {
	const writer = new Writer().text('mangrove/agreement').hex(chain.genesis.id).byte(seat).hex(at).text(what);
	return toHex(sha256(writer.bytes(fromHex(detail)).done()));
}

/**
 * The offer that an answer takes in. Throws `Illegal` unless it was made by a seat still in and has the consents it
 * needs.
 */
export function agreedOffer(chain: Chain, node: Node, entry: Answer): Offer {
	const offer = known(chain, entry.offer);
	if (offer?.entry.kind !== 'offer') throw new Illegal('no-offer');
	const { seat, what, at } = offer.entry;
	if (node.left.has(seat) || node.keys[seat] !== offer.key) throw new Illegal('no-offer');
	// A resignation waits until it is taken in; every other offer dies with the next entry.
	if (what === 'resign') return offer.entry;
	if (what === 'device' || at !== node.head) throw new Illegal('no-offer');
	// What the rules let a seat do unasked needs nobody's consent.
	if (what === 'aside') return offer.entry;
	const agreed = new Set([seat, entry.seat, ...consentingSeats(chain, node, entry, offer as Item<Offer>)]);
	if (!chain.playing(node).every((other) => agreed.has(other))) throw new Illegal('not-agreed');
	return offer.entry;
}

function consentingSeats(chain: Chain, node: Node, answer: Answer, offer: Item<Offer>): Seat[] {
	return answer.consents.flatMap((bytes) => {
		const item = known(chain, bytes);
		if (item?.entry.kind !== 'consent' || item.entry.what !== 'offer') return [];
		const { seat, at } = item.entry;
		return at === offer.id && node.keys[seat] === item.key ? [seat] : [];
	});
}

/** The item of embedded bytes, if it was verified here; whoever admits an answer admits what it embeds first. */
function known(chain: Chain, bytes: Uint8Array): Item | undefined {
	const parts = unpack(bytes);
	return parts === null ? undefined : chain.pool.items.get(entryId(parts.payload));
}
