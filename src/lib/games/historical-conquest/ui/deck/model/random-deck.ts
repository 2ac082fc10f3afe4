/** A legal deck drawn by lot, in the shape of a starter: as many cards of each category, one land of each continent. */
import { CATEGORIES, CONTINENTS, type Card } from '../../../card';
import { ALL_CARDS } from '../../../content';
import { SHAPE } from '../../../suggestions';

/** `random`: from 0 to just under 1. */
export function randomDeck(random: () => number = Math.random): readonly string[] {
	const lands = CONTINENTS.flatMap((continent) =>
		drawn(
			ALL_CARDS.filter((card) => isLandOf(card, continent)),
			1,
			random
		)
	);
	const others = CATEGORIES.filter((category) => category !== 'land').flatMap((category) =>
		drawn(
			ALL_CARDS.filter((card) => card.category === category),
			SHAPE[category],
			random
		)
	);
	return [...lands, ...others];
}

function isLandOf(card: Card, continent: string): boolean {
	return card.category === 'land' && card.continent === continent;
}

function drawn(cards: readonly Card[], count: number, random: () => number): readonly string[] {
	const left = cards.map(({ id }) => id);
	return Array.from({ length: Math.min(count, left.length) }, () => {
		const [id = ''] = left.splice(Math.floor(random() * left.length), 1);
		return id;
	});
}
