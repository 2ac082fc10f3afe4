/**
 * Where facts come from, as the kernel sees it. The local dealer (one device) and the sealed dealer (between peers) live in
 * `src/lib/deal`; rules never meet a dealer.
 */
import type { DeckSpec, Face, Facts, Request, RollId } from './contract';

export interface Dealer {
	/** The face in each slot of the deck, in the order of `deck.slots`. The same answer every time. */
	faces(deck: DeckSpec): readonly Face[];
	/** 1..sides. The same answer every time. */
	roll(id: RollId, sides: number): number;
}

/** The truth about all slots of the decks. `before` is the truth about earlier decks, which are not asked for again. */
export function truthOf(dealer: Dealer, decks: readonly DeckSpec[], before: Facts): Facts {
	const fresh = decks.filter((deck) => deck.slots.some((slot) => before[slot] === undefined));
	if (fresh.length === 0) return before;
	const truth: Record<string, Face | number> = { ...before };
	for (const deck of fresh) {
		const faces = dealer.faces(deck);
		deck.slots.forEach((slot, i) => (truth[slot] = faces[i] as Face));
	}
	return truth;
}

/** The answers to requests. `truth` must hold the slots asked for. */
export function answers(dealer: Dealer, requests: readonly Request[], truth: Facts): Facts {
	const facts: Record<string, Face | number> = {};
	for (const request of requests) {
		if (request.kind === 'roll') facts[request.id] = dealer.roll(request.id, request.sides);
		else facts[request.slot] = truth[request.slot] as Face;
	}
	return facts;
}

/** A fact is possible: a face that the slot's deck holds, or a roll in range. */
export function isPossible(
	key: string,
	fact: unknown,
	decks: readonly DeckSpec[],
	requests: readonly Request[]
): boolean {
	for (const request of requests) {
		if (request.kind === 'roll' && request.id === key) {
			return typeof fact === 'number' && Number.isInteger(fact) && fact >= 1 && fact <= request.sides;
		}
	}
	const deck = decks.find((candidate) => candidate.slots.includes(key));
	return deck !== undefined && typeof fact === 'string' && deck.faces.includes(fact);
}
