/** Legality of custom decks (2.5). */
import { findCard } from './content';
import type { ReasonCode } from './reasons';

export const DECK_MINIMUM = 50;

export type DeckProblem = Extract<ReasonCode, `deck-${string}`>;

export interface DeckFault {
	readonly code: DeckProblem;
	/** The entries at fault, each once; empty where something is missing. */
	readonly cards: readonly string[];
}

/** Everything that keeps the list from being a legal deck, in the order in which the rules check it. */
export function deckFaults(cards: readonly unknown[]): readonly DeckFault[] {
	const unknown = cards.filter((id) => findCard(id) === undefined);
	const twice = cards.filter((id, index) => cards.indexOf(id) !== index && findCard(id) !== undefined);
	const faults: DeckFault[] = [];
	if (unknown.length > 0) faults.push({ code: 'deck-unknown-card', cards: distinct(unknown) });
	if (twice.length > 0) faults.push({ code: 'deck-duplicate', cards: distinct(twice) });
	if (cards.length < DECK_MINIMUM) faults.push({ code: 'deck-too-small', cards: [] });
	if (!cards.some((id) => findCard(id)?.land != null)) faults.push({ code: 'deck-no-land', cards: [] });
	return faults;
}

/** The reason for which `setup` refuses the list, or null. */
export function deckProblem(cards: readonly unknown[]): DeckProblem | null {
	return deckFaults(cards)[0]?.code ?? null;
}

function distinct(entries: readonly unknown[]): readonly string[] {
	return [...new Set(entries.map(String))];
}
