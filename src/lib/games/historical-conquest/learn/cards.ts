/** The cards of Historical Conquest as its rules page lists them, in the words that the game itself writes. */
import type { Language } from '../../../engine/module';
import type { CardEntry } from '../../../learn/page-parts';
import type { Card } from '../card';
import { ALL_CARDS } from '../content';
import { lexiconOf, type Lexicon } from '../lexicon';
import { cardText } from '../text';

/** Subtype and place in time and on the map; the points of a unit. */
function kindOf(card: Card, words: Lexicon): string {
	const parts =
		card.subtype === card.category ? [words.term('category', card.category)] : [words.term('subtype', card.subtype)];
	if ('attack' in card) parts.push(`${card.attack} / ${card.defense}`);
	if (card.era !== null) parts.push(words.term('era', card.era));
	if (card.continent !== null) parts.push(words.term('continent', card.continent));
	return parts.join(' · ');
}

export function cards(list: string, language: Language): readonly CardEntry[] {
	const words = lexiconOf(language);
	return ALL_CARDS.filter(({ category }) => category === list).map((card) => ({
		id: card.id,
		name: card.name[language],
		kind: kindOf(card, words),
		lines: [...cardText(card, language), card.fact[language]]
	}));
}
