/** Which cards the builder lists, and in which order. Filters of different kinds add up; of one kind, any of them will do. */
import type { Language } from '../../../../../engine/module';
import { holds, wordsOf } from '../../../../../ui/game/search';
import type { Category, Continent, Era } from '../../../card';
import { ALL_CARDS, ALL_DECKS, cardById, type CardInfo } from '../../../content';
import { lexiconOf } from '../../../lexicon';
import { suits } from '../../../suggestions';
import { sentencesOf } from '../../card/sheet';

export const TRAITS = ['interrupt', 'usable', 'suits'] as const;
export type Trait = (typeof TRAITS)[number];

export const ORDERS = ['name', 'year', 'attack', 'defence', 'morale'] as const;
export type Order = (typeof ORDERS)[number];

export interface Filters {
	readonly query: string;
	readonly categories: readonly Category[];
	readonly continents: readonly Continent[];
	readonly eras: readonly Era[];
	readonly traits: readonly Trait[];
	/** Starters and the booster. */
	readonly decks: readonly string[];
}

export const NO_FILTERS: Filters = { query: '', categories: [], continents: [], eras: [], traits: [], decks: [] };

/** A chip tapped: on or off. */
export function toggled<T>(chosen: readonly T[], value: T): readonly T[] {
	return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

export function listedCards(
	filters: Filters,
	order: Order,
	deck: readonly string[],
	language: Language
): readonly string[] {
	const asked = wordsOf(filters.query);
	const all = ALL_CARDS.map(({ id }) => cardById(id));
	return all
		.filter((info) => passes(info, filters, deck) && (asked.length === 0 || holds(wordsIn(info.id, language), asked)))
		.sort((one, other) => rank(one, order) - rank(other, order) || byName(one, other, language))
		.map(({ id }) => id);
}

function passes({ id, card, usable, isInterrupt }: CardInfo, filters: Filters, deck: readonly string[]): boolean {
	const among = <T>(chosen: readonly T[], value: T | null): boolean =>
		chosen.length === 0 || (value !== null && chosen.includes(value));
	const has: Readonly<Record<Trait, () => boolean>> = {
		interrupt: () => isInterrupt,
		usable: () => usable.length > 0,
		suits: () => suits(id, deck)
	};
	return (
		among(filters.categories, card.category) &&
		among(filters.continents, card.continent) &&
		among(filters.eras, card.era) &&
		filters.traits.every((trait) => has[trait]()) &&
		(filters.decks.length === 0 || ALL_DECKS.some((each) => filters.decks.includes(each.id) && each.cards.includes(id)))
	);
}

/** Name, kind, nations and abilities: what somebody might type. */
function wordsIn(id: string, language: Language): string {
	const { card } = cardById(id);
	const words = lexiconOf(language);
	const nations = card.nations.map((nation) => words.term('nation', nation));
	return [
		card.name.en,
		card.name.fr,
		words.term('subtype', card.subtype),
		...nations,
		...sentencesOf(id, language)
	].join('\n');
}

/** Lowest first: years as they went, points and morale from the highest down. */
function rank({ card, unit, played }: CardInfo, order: Order): number {
	switch (order) {
		case 'name':
			return 0;
		case 'year':
			return card.year ?? -Infinity;
		case 'attack':
			return -(unit?.attack ?? -1);
		case 'defence':
			return -(unit?.defense ?? -1);
		case 'morale':
			return -(played?.morale ?? -1);
	}
}

function byName({ card: one }: CardInfo, { card: other }: CardInfo, language: Language): number {
	return one.name[language].localeCompare(other.name[language], language);
}
