/** Cards to fill a deck up with: what decks of this shape lack most, then what goes with the cards that are there, then what is worth most. */
import type { Category } from './card';
import type { Condition } from './ability';
import { fits } from './conditions';
import type { CardInfo } from './content';
import { ALL_CARDS, cardById, findCard } from './content';
import { DECK_MINIMUM } from './deck';
import { worthInHand } from './worth';

/** Of every fifty cards (2.5): what the starters are made of. */
export const SHAPE: { readonly [C in Category]: number } = {
	land: 6,
	character: 26,
	army: 4,
	explorer: 5,
	event: 4,
	technology: 1,
	location: 1,
	knowledge: 1,
	document: 1,
	organization: 1
};

/** A land on a continent that the deck has none of. */
const NEW_CONTINENT = 1000;
/** A card that works together with one of the deck; further ones add little. */
const PARTNER = 40;
const MOST_PARTNERS = 3;

/** Best first, none that is in the list already; as many as a legal deck still needs, or as asked for. */
export function suggestCards(cards: readonly string[], count = DECK_MINIMUM - cards.length): readonly string[] {
	const deck = cards.filter((id) => findCard(id) !== undefined).map(cardById);
	const left = ALL_CARDS.map(({ id }) => cardById(id)).filter((info) => !deck.includes(info));
	const suggested: string[] = [];
	while (suggested.length < count && left.length > 0) {
		const best = bestFor(deck, left);
		left.splice(left.indexOf(best), 1);
		deck.push(best);
		suggested.push(best.id);
	}
	return suggested;
}

function bestFor(deck: readonly CardInfo[], left: readonly CardInfo[]): CardInfo {
	const size = Math.max(DECK_MINIMUM, deck.length + 1);
	let best = left[0] as CardInfo;
	let bestNeed = -Infinity;
	let bestMerit = -Infinity;
	for (const info of left) {
		const { category } = info.card;
		const held = deck.reduce((sum, other) => sum + (other.card.category === category ? 1 : 0), 0);
		// Whole percent of what the shape asks for that is still missing; the fuller a category, the later it comes.
		const need = Math.trunc((100 * (SHAPE[category] * size - held * DECK_MINIMUM)) / (SHAPE[category] * size));
		const merit = meritOf(info, deck);
		if (need > bestNeed || (need === bestNeed && merit > bestMerit)) [best, bestNeed, bestMerit] = [info, need, merit];
	}
	return best;
}

function meritOf(info: CardInfo, deck: readonly CardInfo[]): number {
	let merit = worthInHand(info);
	if (info.land !== null && !deck.some(({ land }) => land?.continent === info.land?.continent)) merit += NEW_CONTINENT;
	const partners = deck.filter((other) => serves(info, other) || serves(other, info)).length;
	return merit + PARTNER * Math.min(MOST_PARTNERS, partners);
}

/** Whether a card works together with one of these: either is what a test of the other asks for. */
export function suits(id: string, cards: readonly string[]): boolean {
	const info = cardById(id);
	return cards.some((other) => {
		const partner = other === id ? undefined : findCard(other);
		return partner !== undefined && (serves(info, partner) || serves(partner, info));
	});
}

/** One card is what a test of the other asks for. */
function serves(card: CardInfo, other: CardInfo): boolean {
	return other.abilities.some((ability) => (ability.if ?? []).some((test) => meets(card, test)));
}

function meets(card: CardInfo, test: Condition): boolean {
	switch (test.test) {
		case 'same-land':
		case 'own':
			return card.unit !== null && fits(test.match, card);
		case 'holds':
			return 'land' in test ? card.id === test.land : card.land?.continent === test.continent;
		case 'here':
			return card.land?.continent === test.continent;
		default:
			return false;
	}
}
