/** The words of the card list: what kinds, foods, body slots, tags, beasts' rules and abilities are called. */
import type { Text } from '../../../engine/module';
import type { Ability, BeastRule, BodySlot, CardKind, DeckId, Food, Tag } from './card';

export const DECK_NAMES: { readonly [key in DeckId]: Text } = {
	loc: { en: 'Locations', fr: 'Lieux' },
	upg: { en: 'Upgrades', fr: 'Améliorations' }
};

export const KIND_NAMES: { readonly [key in CardKind]: Text } = {
	beast: { en: 'eco-beast', fr: 'éco-bête' },
	disaster: { en: 'disaster', fr: 'désastre' },
	profession: { en: 'profession', fr: 'profession' },
	tribe: { en: 'tribe', fr: 'tribu' },
	master: { en: 'Eco Master', fr: 'Éco-maîtrise' },
	heritage: { en: 'Cultural Heritage', fr: 'Patrimoine culturel' },
	enhancer: { en: 'enhancer', fr: 'modificateur' },
	mate: { en: 'Eco Buddy', fr: 'Éco-pote' },
	lunatic: { en: 'Lunatic Eco Beast', fr: 'Éco-bête lunatique' },
	item: { en: 'item', fr: 'objet' },
	oneshot: { en: 'one-shot', fr: 'usage unique' },
	boon: { en: 'other upgrade', fr: 'autre amélioration' },
	volunteer: { en: 'Volunteer', fr: 'Bénévole' },
	detour: { en: 'Detour!', fr: 'Déviation !' }
};

export const FOOD_NAMES: { readonly [key in Food]: Text } = {
	meat: { en: 'meat eater', fr: 'omnivore' },
	vegetarian: { en: 'vegetarian', fr: 'végétarien' },
	vegan: { en: 'vegan', fr: 'végane' }
};

export const BODY_SLOT_NAMES: { readonly [key in BodySlot]: Text } = {
	head: { en: 'head', fr: 'tête' },
	uniform: { en: 'uniform', fr: 'uniforme' },
	footwear: { en: 'footwear', fr: 'chaussures' },
	hand1: { en: '1 hand', fr: '1 main' },
	hand2: { en: '2 hands', fr: '2 mains' },
	other: { en: 'other', fr: 'autre' }
};

export const TAG_NAMES: { readonly [key in Tag]: Text } = {
	radioactive: { en: 'radioactive', fr: 'radioactive' },
	water: { en: 'water', fr: 'eau' },
	air: { en: 'air', fr: 'air' },
	forest: { en: 'forest', fr: 'forêt' },
	waste: { en: 'waste', fr: 'déchets' },
	energy: { en: 'energy', fr: 'énergie' },
	farm: { en: 'farm', fr: 'agriculture' },
	city: { en: 'city', fr: 'ville' }
};

export const RULE_NAMES: { readonly [key in BeastRule]: Text } = {
	'level-only': {
		en: 'items and passive abilities do not count',
		fr: 'les objets et les capacités passives ne comptent pas'
	},
	'no-help': { en: 'nobody may help', fr: 'personne ne peut aider' },
	'no-ties': { en: 'wins every tie', fr: 'gagne toutes les égalités' }
};

export const ABILITY_NAMES: { readonly [key in Ability]: Text } = {
	'win-ties': { en: 'Common Ground', fr: 'Terrain d’entente' },
	'green-boost': { en: 'Green Boost', fr: 'Élan vert' },
	steal: { en: 'Steal', fr: 'Chaparder' },
	'bamboo-hit': { en: 'Bamboo Hit', fr: 'Coup de bambou' },
	salvage: { en: 'Salvage', fr: 'Récupérer' },
	regrow: { en: 'Regrow', fr: 'Faire repousser' },
	purify: { en: 'Purify', fr: 'Purifier' },
	'shared-glory': { en: 'Shared Glory', fr: 'Gloire partagée' },
	'second-wind': { en: 'Second Wind', fr: 'Second souffle' },
	steadfast: { en: 'Steadfast', fr: 'Inébranlable' },
	chase: { en: 'Chase Away', fr: 'Faire fuir' }
};

/** What the eight level-up cards have in common. */
export const LEVEL_UP_LABEL: Text = { en: 'Go Up a Level', fr: 'Montez d’un niveau' };
