/** What a seat plays with: a starter by its id, one of the own decks, or a deck that is nobody's any more (drawn by lot). */
import type { Language, OptionValue } from '../../../../../engine/module';
import { deckFaults, type DeckFault } from '../../../deck';
import { deckList, STARTERS } from '../../../content';
import type { DeckChoice } from '../../../types';
import type { OwnDeck } from './own-deck';

export interface Chosen {
	/** A starter's id, the number of an own deck, null for a deck drawn by lot. */
	readonly of: string | number | null;
	/** '' for a deck without a name. */
	readonly name: string;
	readonly cards: readonly string[];
	readonly faults: readonly DeckFault[];
}

export function choiceIn(value: OptionValue): DeckChoice {
	const [first] = STARTERS;
	if (typeof value === 'string') return value;
	const { cards } = (value ?? {}) as { readonly cards?: readonly string[] };
	return cards === undefined ? (first?.id ?? '') : { cards };
}

export function chosenIn(value: OptionValue, own: readonly OwnDeck[], language: Language): Chosen {
	const choice = choiceIn(value);
	const cards = deckList(choice);
	const starter = STARTERS.find(({ id }) => id === choice);
	const mine = typeof choice === 'string' ? undefined : own.find((deck) => sameCards(deck.cards, cards));
	return {
		of: starter?.id ?? mine?.id ?? null,
		name: starter?.name[language] ?? mine?.name ?? '',
		cards,
		faults: starter === undefined ? deckFaults(cards) : []
	};
}

/** As it goes into the options: the cards themselves, so that a match keeps them whatever becomes of the deck. */
export function optionOf(cards: readonly string[]): OptionValue {
	return { cards: [...cards] };
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((card, index) => card === other[index]);
}
