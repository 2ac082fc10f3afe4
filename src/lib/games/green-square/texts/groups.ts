/** Conditions (§7.1) as groups of heroes or eco-beasts, to be named after "against", "for" or "by". */
import type { Text } from '../../../engine/module';
import type { BodySlot, Condition, Food, ProfessionId, Tag, TribeId } from '../content';
import { TAG_NAMES } from '../content/vocabulary';

const CALLING_GROUPS: { readonly [key in ProfessionId | TribeId]: Text } = {
	'green-activist': { en: 'Green Activists', fr: 'les Activistes écolos' },
	'bamboo-bandit': { en: 'Bamboo Bandits', fr: 'les Bandits des bambous' },
	'eco-engineer': { en: 'Eco Engineers', fr: 'les Éco-génies' },
	druid: { en: 'Druids', fr: 'les Druides' },
	'water-whisperer': { en: 'Water Whisperers', fr: 'les Voix des eaux' },
	'air-nomad': { en: 'Air Nomads', fr: 'les Nomades de l’air' },
	'earth-guardian': { en: 'Earth Guardians', fr: 'les Sentinelles de la terre' }
};

const FOOD_GROUPS: { readonly [key in Food]: Text } = {
	meat: { en: 'meat eaters', fr: 'les omnivores' },
	vegetarian: { en: 'vegetarians', fr: 'les végétariens' },
	vegan: { en: 'vegans', fr: 'les véganes' }
};

const WEARERS: { readonly [key in BodySlot]: Text } = {
	head: { en: 'heroes with headgear', fr: 'les héros coiffés' },
	uniform: { en: 'heroes in uniform', fr: 'les héros en uniforme' },
	footwear: { en: 'heroes with footwear', fr: 'les héros chaussés' },
	hand1: { en: 'heroes with a one-handed item', fr: 'les héros tenant un objet à une main' },
	hand2: { en: 'heroes with a two-handed item', fr: 'les héros tenant un objet à deux mains' },
	other: { en: 'heroes with other equipment', fr: 'les héros munis d’un autre objet' }
};

/** The heroes (or, for a tag, the eco-beasts) that a condition is about. */
export function groupOf(condition: Condition): Text {
	if ('profession' in condition) {
		if (condition.profession !== 'none') return CALLING_GROUPS[condition.profession];
		return { en: 'heroes without a profession', fr: 'les héros sans profession' };
	}
	if ('tribe' in condition) {
		if (condition.tribe !== 'none') return CALLING_GROUPS[condition.tribe];
		return { en: 'humans', fr: 'les humains' };
	}
	if ('food' in condition) return FOOD_GROUPS[condition.food];
	if ('levelMax' in condition) {
		const { levelMax: n } = condition;
		return { en: `heroes of Level ${n} or below`, fr: `les héros de Niveau ${n} ou moins` };
	}
	if ('wears' in condition) return WEARERS[condition.wears];
	if ('tag' in condition) return foesOf(condition.tag);
	return { en: 'heroes who fight alone', fr: 'les héros qui combattent sans renfort' };
}

export function foesOf(tag: Tag): Text {
	return { en: `${TAG_NAMES[tag].en} eco-beasts`, fr: `les éco-bêtes « ${TAG_NAMES[tag].fr} »` };
}

/** "a, b or c". */
export function anyOf(groups: readonly Text[]): Text {
	const joined = (items: readonly string[], or: string): string =>
		items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`;
	return {
		en: joined(
			groups.map((group) => group.en),
			'or'
		),
		fr: joined(
			groups.map((group) => group.fr),
			'ou'
		)
	};
}
