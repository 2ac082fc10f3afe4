/** §2.2: the 42 eco-beasts. Fields left out are empty or 0; a beast gives one level unless it says two. */
import type { BeastCard } from './card';
import {
	profession,
	tribe,
	food,
	levelMax,
	wears,
	when,
	loseLevel,
	levelToLowest,
	loseItem,
	loseBestItem,
	loseHand,
	loseProfession,
	loseTribe,
	passCard,
	die,
	orElse
} from './phrases';
import type { CardId } from './names';

function beast(
	id: CardId,
	data: Partial<BeastCard> & Pick<BeastCard, 'level' | 'upgrades' | 'tags' | 'catastrophe'>
): BeastCard {
	return {
		id,
		deck: 'loc',
		kind: 'beast',
		copies: 1,
		levels: 1,
		strength: [],
		flee: 0,
		spare: [],
		rules: [],
		chase: null,
		bonus: [],
		...data
	};
}

export const BEASTS: readonly BeastCard[] = [
	beast('litterbug', { level: 1, upgrades: 1, tags: ['waste', 'city'], catastrophe: [loseHand(1)] }),
	beast('dripping-tap-gremlin', { level: 1, upgrades: 1, tags: ['water'], catastrophe: [loseItem('footwear')] }),
	beast('standby-imp', {
		level: 1,
		upgrades: 1,
		tags: ['energy'],
		strength: [when(profession('eco-engineer'), 2)],
		catastrophe: [loseLevel(1)]
	}),
	beast('straw-sprite', { level: 1, upgrades: 1, tags: ['waste', 'water'], flee: 1, catastrophe: [loseHand(1)] }),
	beast('till-receipt-serpent', { level: 2, upgrades: 1, tags: ['waste'], catastrophe: [loseLevel(1)] }),
	beast('fast-fashion-moth', {
		level: 2,
		upgrades: 1,
		tags: ['waste'],
		catastrophe: [orElse(loseItem('uniform'), loseLevel(1))]
	}),
	beast('glitter-pixie', { level: 2, upgrades: 1, tags: ['water', 'waste'], flee: -1, catastrophe: [loseHand(1)] }),
	beast('leaf-blower-banshee', {
		level: 2,
		upgrades: 1,
		tags: ['air', 'city'],
		strength: [when(tribe('air-nomad'), 2)],
		catastrophe: [loseItem('head')]
	}),
	beast('fallout-newt', { level: 2, upgrades: 1, tags: ['radioactive', 'water'], catastrophe: [loseLevel(1)] }),
	beast('idling-hound', { level: 3, upgrades: 1, tags: ['air', 'city'], catastrophe: [loseLevel(1)] }),
	beast('spray-drift-harpy', {
		level: 3,
		upgrades: 1,
		tags: ['farm', 'air'],
		strength: [when(profession('druid'), 3)],
		catastrophe: [loseHand(2)]
	}),
	beast('wet-wipe-worm', {
		level: 3,
		upgrades: 1,
		tags: ['water', 'waste'],
		strength: [when(tribe('water-whisperer'), -2)],
		catastrophe: [loseItem('hand')]
	}),
	beast('burping-bullock', {
		level: 4,
		upgrades: 1,
		tags: ['farm', 'air'],
		strength: [when(food('meat'), 2)],
		bonus: [{ if: food('vegan'), upgrades: 1 }],
		catastrophe: [loseLevel(1)]
	}),
	beast('e-waste-poltergeist', {
		level: 4,
		upgrades: 2,
		tags: ['waste', 'energy'],
		strength: [when(profession('eco-engineer'), -2)],
		catastrophe: [orElse(loseItem('hand'), loseLevel(1))]
	}),
	beast('leaky-barrel-ghoul', { level: 4, upgrades: 1, tags: ['radioactive', 'waste'], catastrophe: [loseLevel(1)] }),
	beast('bottled-water-mimic', {
		level: 4,
		upgrades: 1,
		tags: ['water', 'waste'],
		catastrophe: [orElse(passCard(1), loseLevel(1))]
	}),
	beast('skyglow-lamprey', { level: 5, upgrades: 2, tags: ['energy', 'city'], flee: -1, catastrophe: [loseHand(2)] }),
	beast('knotweed-strangler', {
		level: 5,
		upgrades: 2,
		tags: ['forest'],
		strength: [when(profession('druid'), -3)],
		flee: -1,
		catastrophe: [loseItem('footwear'), loseLevel(1)]
	}),
	beast('ghost-net-kraken', {
		level: 6,
		upgrades: 2,
		tags: ['water', 'waste'],
		strength: [when(food('vegan'), -2)],
		flee: -2,
		catastrophe: [loseItem('any')]
	}),
	beast('bark-beetle-legion', {
		level: 6,
		upgrades: 2,
		tags: ['forest'],
		strength: [when(tribe('earth-guardian'), 3)],
		catastrophe: [loseLevel(1), loseHand(1)]
	}),
	beast('traffic-jam-centipede', {
		level: 6,
		upgrades: 2,
		tags: ['city', 'air'],
		strength: [when(wears('footwear'), -2)],
		flee: 1,
		catastrophe: [loseLevel(1)]
	}),
	beast('leftovers-ogre', {
		level: 6,
		upgrades: 2,
		tags: ['farm', 'waste'],
		bonus: [{ if: food('vegetarian'), upgrades: 1 }],
		catastrophe: [loseHand(2)]
	}),
	beast('tailings-troll', { level: 7, upgrades: 2, tags: ['radioactive', 'waste'], catastrophe: [loseLevel(2)] }),
	beast('smog-drake', {
		level: 8,
		upgrades: 2,
		tags: ['air', 'city'],
		strength: [when(tribe('air-nomad'), 3)],
		catastrophe: [loseLevel(2)]
	}),
	beast('monocrop-strider', {
		level: 8,
		upgrades: 2,
		tags: ['farm'],
		strength: [when(profession('none'), 2)],
		catastrophe: [loseItem('uniform'), loseLevel(1)]
	}),
	beast('microplastic-jelly', {
		level: 8,
		upgrades: 2,
		tags: ['water', 'waste'],
		chase: { if: tribe('water-whisperer'), upgrades: true },
		catastrophe: [orElse(loseBestItem, loseLevel(1))]
	}),
	beast('palm-oil-baron', {
		level: 8,
		upgrades: 2,
		tags: ['forest', 'farm'],
		strength: [when(profession('green-activist'), 4)],
		catastrophe: [loseItem('any')]
	}),
	beast('sand-dredge-mole', {
		level: 9,
		upgrades: 3,
		tags: ['water'],
		spare: [levelMax(2)],
		catastrophe: [orElse(loseItem('big'), loseLevel(2))]
	}),
	beast('naturemare-wraith', { level: 10, upgrades: 3, tags: ['forest'], catastrophe: [loseLevel(2)] }),
	beast('half-life-hydra', {
		level: 10,
		upgrades: 3,
		tags: ['radioactive', 'water'],
		catastrophe: [loseLevel(2), loseHand(1)]
	}),
	beast('poachers-shadow', {
		level: 10,
		upgrades: 3,
		tags: ['forest'],
		strength: [when(profession('bamboo-bandit'), 3)],
		spare: [food('vegan')],
		catastrophe: [orElse(loseProfession, loseLevel(1))]
	}),
	beast('landfill-behemoth', { level: 11, upgrades: 3, tags: ['waste'], flee: 1, catastrophe: [loseHand('all')] }),
	beast('coral-bleacher', {
		level: 12,
		upgrades: 3,
		tags: ['water'],
		strength: [when(tribe('water-whisperer'), 4)],
		catastrophe: [loseTribe, loseLevel(1)]
	}),
	beast('greenwash-chameleon', {
		level: 12,
		upgrades: 3,
		tags: ['city'],
		rules: ['no-ties'],
		catastrophe: [loseProfession, loseHand(1)]
	}),
	beast('permafrost-lurker', {
		level: 12,
		upgrades: 3,
		tags: ['air', 'forest'],
		rules: ['level-only'],
		catastrophe: [loseLevel(2)]
	}),
	beast('tar-sand-titan', {
		level: 14,
		upgrades: 4,
		tags: ['energy', 'forest'],
		flee: -1,
		catastrophe: [loseItem('any', 2)]
	}),
	beast('megadrought-djinn', {
		level: 14,
		upgrades: 4,
		tags: ['air', 'farm'],
		strength: [when(food('meat'), 3)],
		spare: [levelMax(3)],
		catastrophe: [loseLevel(2), loseHand(1)]
	}),
	beast('radioactive-colossus', {
		level: 16,
		upgrades: 4,
		levels: 2,
		tags: ['radioactive', 'energy'],
		spare: [levelMax(3)],
		chase: { if: profession('eco-engineer'), upgrades: true },
		catastrophe: [die]
	}),
	beast('clear-cut-juggernaut', {
		level: 16,
		upgrades: 4,
		levels: 2,
		tags: ['forest'],
		strength: [when(tribe('earth-guardian'), 4)],
		flee: -1,
		catastrophe: [loseItem('any', 3)]
	}),
	beast('hurricane-empress', {
		level: 18,
		upgrades: 4,
		levels: 2,
		tags: ['air', 'water'],
		spare: [levelMax(4)],
		rules: ['no-help'],
		catastrophe: [die]
	}),
	beast('black-tide-emperor', {
		level: 18,
		upgrades: 5,
		levels: 2,
		tags: ['water', 'energy'],
		flee: -1,
		spare: [levelMax(4)],
		catastrophe: [levelToLowest]
	}),
	beast('business-as-usual', {
		level: 20,
		upgrades: 5,
		levels: 2,
		tags: ['city', 'energy'],
		spare: [levelMax(5)],
		rules: ['no-ties'],
		catastrophe: [die]
	})
];
