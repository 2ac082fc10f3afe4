/** Legality of custom decks (2.5). */
import { findCard } from './content';
import type { ReasonCode } from './reasons';

export const DECK_MINIMUM = 50;

export type DeckProblem = Extract<ReasonCode, `deck-${string}`>;

/** The first reason why the list is no legal deck, or null. */
export function deckProblem(cards: readonly unknown[]): DeckProblem | null {
	if (cards.some((id) => findCard(id) === undefined)) return 'deck-unknown-card';
	if (new Set(cards).size !== cards.length) return 'deck-duplicate';
	if (cards.length < DECK_MINIMUM) return 'deck-too-small';
	if (!cards.some((id) => findCard(id)?.land != null)) return 'deck-no-land';
	return null;
}
