/** What a deck is made of, in numbers. */
import { CATEGORIES, CONTINENTS, type Category, type Continent } from '../../../card';
import { cardById, findCard, type CardInfo } from '../../../content';
import { DECK_MINIMUM } from '../../../deck';
import { SHAPE } from '../../../suggestions';

export interface Summary {
	readonly size: number;
	readonly lands: number;
	readonly continents: readonly { readonly continent: Continent; readonly lands: number }[];
	readonly categories: readonly { readonly category: Category; readonly count: number; readonly usual: number }[];
	readonly attack: Spread;
	readonly defence: Spread;
	readonly morale: Spread;
}

/** How many cards have up to this much; the last: more. */
export type Spread = readonly { readonly upTo: number; readonly count: number }[];

const STEPS = {
	attack: [0, 150, 250, 400, Infinity],
	defence: [0, 150, 250, 350, Infinity],
	morale: [0, 50, 100, 200, Infinity]
} as const;

export function summaryOf(cards: readonly string[]): Summary {
	const known = cards.filter((id) => findCard(id) !== undefined).map(cardById);
	const units = known.flatMap(({ unit }) => unit ?? []);
	return {
		size: cards.length,
		lands: known.filter(({ land }) => land !== null).length,
		continents: CONTINENTS.map((continent) => ({
			continent,
			lands: known.filter(({ land }) => land?.continent === continent).length
		})),
		categories: CATEGORIES.map((category) => ({
			category,
			count: inCategory(known, category),
			usual: SHAPE[category]
		})),
		attack: spread(
			units.map(({ attack }) => attack),
			STEPS.attack
		),
		defence: spread(
			units.map(({ defense }) => defense),
			STEPS.defence
		),
		morale: spread(
			known.flatMap(({ played }) => played?.morale ?? []),
			STEPS.morale
		)
	};
}

function inCategory(cards: readonly CardInfo[], category: Category): number {
	return cards.filter(({ card }) => card.category === category).length;
}

function spread(values: readonly number[], steps: readonly number[]): Spread {
	return steps.map((upTo, index) => {
		const above = steps[index - 1] ?? -Infinity;
		return { upTo, count: values.filter((value) => value > above && value <= upTo).length };
	});
}

/** How many cards a legal deck still needs. */
export function missingIn(cards: readonly string[]): number {
	return Math.max(0, DECK_MINIMUM - cards.length);
}
