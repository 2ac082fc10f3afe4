/** The 145 designs by id, and the two decks they make up. */
import { BEASTS } from './content/beasts';
import { CALLINGS, ENHANCERS, MASTERS } from './content/callings';
import type { Card, DeckId } from './content/card';
import { DISASTERS } from './content/disasters';
import { ITEMS } from './content/items';
import type { CardId } from './content/names';
import { BOONS, DETOUR, ONE_SHOTS, VOLUNTEER } from './content/upgrades';

export * from './content/card';
export type { CardId } from './content/names';

export const CARDS: readonly Card[] = [
	...BEASTS,
	...DISASTERS,
	...CALLINGS,
	...MASTERS,
	...ENHANCERS,
	...ITEMS,
	...ONE_SHOTS,
	...BOONS,
	VOLUNTEER,
	DETOUR
];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** The design of a face that is known to be one of ours. */
export function cardOf(face: CardId): Card {
	const card = BY_ID.get(face);
	if (card === undefined) throw new Error(`green-square: no card ${face}`);
	return card;
}

/** Whether a face from outside is a card of this deck. */
export function isCardOf(deck: DeckId, face: unknown): face is CardId {
	return typeof face === 'string' && BY_ID.get(face)?.deck === deck;
}

function facesOf(deck: DeckId): readonly CardId[] {
	return CARDS.filter((card) => card.deck === deck).flatMap((card) => new Array<CardId>(card.copies).fill(card.id));
}

/** Every card of a deck, each copy once: 96 locations, 73 upgrades. */
export const DECK_FACES: { readonly [deck in DeckId]: readonly CardId[] } = {
	loc: facesOf('loc'),
	upg: facesOf('upg')
};

/** §2.1. */
export const DEALT = 4;
export const HAND_LIMIT = 5;
export const ESCAPE_TOTAL = 5;
export const POINTS_PER_LEVEL = 1000;
export const GREEN_BOOST_MAX = 3;
export const BAMBOO_HIT = -2;
export const STEAL_TOTAL = 4;
export const HANDS = 2;
export const BIG_CARRIED = 1;
export const ASKS_PER_SEAT = 3;
export const PROPOSALS_PER_TURN = 5;
export const OFFER_UPGRADES_MAX = 12;
