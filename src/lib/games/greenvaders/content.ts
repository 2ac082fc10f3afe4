/**
 * What lies in the box (specification, section 2): colours, cards and Pot-voirs as data, with their names. The arrays are
 * in the fixed orders by which the rules sort; everything else follows from them.
 */
import type { Face, Slot } from '../../engine/contract';
import type { Text } from '../../engine/module';

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const ACTIONS = ['reinforce', 'destroy', 'move'] as const;
export type Action = (typeof ACTIONS)[number];

/** In table order. */
export const POTS = [
	'telepot',
	'vacuum',
	'multipass',
	'periscope',
	'helicopter',
	'copier',
	'vip',
	'surprise',
	'necro',
	'fort'
] as const;
export type Pot = (typeof POTS)[number];

export function inTableOrder(tiles: readonly Pot[]): Pot[] {
	return POTS.filter((pot) => tiles.includes(pot));
}

export const HAND_SIZE = 3;
export const RIVER_SIZE = 3;
export const GRID_SIZE = 3;
export const FULL_GRID = 9;
/** The last space of a lane. */
export const FOUNTAIN = 3;
export const PEEK_SIZE = 3;
export const POTS_OFFERED = 5;
/** Lines in one turn that let a side turn a used tile face up again. */
export const LINES_TO_REACTIVATE = 2;
const COPIES_OF_SIMPLE = 6;

export interface Card {
	readonly face: Face;
	readonly kind: 'simple' | 'action' | 'special';
	readonly colour: Colour;
	/** 1 red, 2 blue, 4 green: sets of colours are sums of these. */
	readonly bit: number;
	readonly action: Action | null;
	/** The constraint: the colour an action card must be played next to. */
	readonly need: Colour | null;
	readonly name: Text;
	/** In a sentence: "a red plant", « une plante rouge ». */
	readonly noun: Text;
}

/** French adjectives: masculine, feminine. */
const COLOUR_WORDS: { readonly [C in Colour]: { readonly en: string; readonly fr: readonly [string, string] } } = {
	red: { en: 'red', fr: ['rouge', 'rouge'] },
	blue: { en: 'blue', fr: ['bleu', 'bleue'] },
	green: { en: 'green', fr: ['vert', 'verte'] }
};

const ACTION_WORDS: {
	readonly [A in Action]: { readonly en: string; readonly fr: string; readonly feminine: boolean };
} = {
	reinforce: { en: 'Reinforcement', fr: 'Renfort', feminine: false },
	destroy: { en: 'Destruction', fr: 'Destruction', feminine: true },
	move: { en: 'Move', fr: 'Déplacement', feminine: false }
};

export const ACTION_NAMES: { readonly [A in Action]: Text } = ACTION_WORDS;

/** Beside a feminine noun: "a red line", « une ligne verte ». */
export const LINE_COLOURS: { readonly [C in Colour]: Text } = {
	red: { en: 'red', fr: 'rouge' },
	blue: { en: 'blue', fr: 'bleue' },
	green: { en: 'green', fr: 'verte' }
};

/** As a predicate: "the red token", « le jeton rouge ». */
export const COLOUR_NAMES: { readonly [C in Colour]: Text } = {
	red: { en: 'red', fr: 'rouge' },
	blue: { en: 'blue', fr: 'bleu' },
	green: { en: 'green', fr: 'vert' }
};

export const COLOUR_BITS: { readonly [C in Colour]: number } = { red: 1, blue: 2, green: 4 };

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function simpleCard(colour: Colour): Card {
	const words = COLOUR_WORDS[colour];
	return {
		face: `${colour}-simple`,
		kind: 'simple',
		colour,
		bit: COLOUR_BITS[colour],
		action: null,
		need: null,
		name: { en: `${capital(words.en)} plant`, fr: `Plante ${words.fr[1]}` },
		noun: { en: `a ${words.en} plant`, fr: `une plante ${words.fr[1]}` }
	};
}

function actionCard(colour: Colour, action: Action, need: Colour): Card {
	const words = COLOUR_WORDS[colour];
	const verb = ACTION_WORDS[action];
	const needed = COLOUR_WORDS[need];
	return {
		face: `${colour}-${action}-${need}`,
		kind: 'action',
		colour,
		bit: COLOUR_BITS[colour],
		action,
		need,
		name: {
			en: `${capital(words.en)} ${verb.en} (by ${needed.en})`,
			fr: `${verb.fr} ${words.fr[verb.feminine ? 1 : 0]} (à côté d’un ${needed.fr[0]})`
		},
		noun: {
			en: `a ${words.en} ${verb.en}`,
			fr: `${verb.feminine ? 'une' : 'un'} ${verb.fr} ${words.fr[verb.feminine ? 1 : 0]}`
		}
	};
}

function specialCard(colour: Colour): Card {
	const words = COLOUR_WORDS[colour];
	return {
		face: specialFace(colour),
		kind: 'special',
		colour,
		bit: COLOUR_BITS[colour],
		action: null,
		need: null,
		name: { en: `${capital(words.en)} special`, fr: `Carte spéciale ${words.fr[1]}` },
		noun: { en: `the ${words.en} special card`, fr: `la carte spéciale ${words.fr[1]}` }
	};
}

export function specialFace(colour: Colour): Face {
	return `${colour}-special`;
}

const SIMPLE_CARDS = COLOURS.map(simpleCard);
const ACTION_CARDS = COLOURS.flatMap((colour) =>
	ACTIONS.flatMap((action) => COLOURS.filter((need) => need !== colour).map((need) => actionCard(colour, action, need)))
);
const SPECIAL_CARDS = COLOURS.map(specialCard);

/** Every card by its face. */
export const CARDS: ReadonlyMap<Face, Card> = new Map(
	[...SIMPLE_CARDS, ...ACTION_CARDS, ...SPECIAL_CARDS].map((card) => [card.face, card])
);

/** The card of a face that is known to be one. */
export function cardOf(face: Face): Card {
	const card = CARDS.get(face);
	if (card === undefined) throw new RangeError(`no such card: ${face}`);
	return card;
}

/** The 36 faces of deck `main`. */
export const MAIN_FACES: readonly Face[] = [
	...SIMPLE_CARDS.flatMap((card) => Array.from({ length: COPIES_OF_SIMPLE }, () => card.face)),
	...ACTION_CARDS.map((card) => card.face)
];

export const slotsOf = (deck: string, count: number): Slot[] =>
	Array.from({ length: count }, (_, index) => `${deck}:${index}`);

export const MAIN_SLOTS: readonly Slot[] = slotsOf('main', MAIN_FACES.length);
export const POT_SLOTS: readonly Slot[] = slotsOf('pots', POTS.length);

/** A hidden card has a colon in its name, a face has none. */
export const isSlot = (card: string): boolean => card.includes(':');

export interface PotText {
	readonly name: Text;
	readonly effect: Text;
}

export const POT_TEXTS: { readonly [P in Pot]: PotText } = {
	telepot: {
		name: { en: 'Telepotter', fr: 'Télépoteur' },
		effect: {
			en: 'Swap two cards of your grid.',
			fr: 'Échangez deux cartes de votre grille.'
		}
	},
	vacuum: {
		name: { en: 'Vacuum Pot', fr: 'Aspirapot' },
		effect: {
			en: 'Discard the river and lay out a new one.',
			fr: 'Défaussez la rivière et étalez-en une nouvelle.'
		}
	},
	multipass: {
		name: { en: 'Multipass Pot', fr: 'Pot Multipass' },
		effect: {
			en: 'Your next action card may do any one of the three actions.',
			fr: 'Votre prochaine carte Action peut faire l’une des trois actions, au choix.'
		}
	},
	periscope: {
		name: { en: 'Periscopot', fr: 'Périspot' },
		effect: {
			en: 'Look at the top three cards of the pile and put them back in any order.',
			fr: 'Regardez les trois premières cartes du tas et remettez-les dans l’ordre de votre choix.'
		}
	},
	helicopter: {
		name: { en: 'Helipotter', fr: 'Hélipotère' },
		effect: {
			en: 'Swap a simple card of your hand with a card of your grid, but not the special card.',
			fr: 'Échangez une carte simple de votre main avec une carte de votre grille, sauf la carte spéciale.'
		}
	},
	copier: {
		name: { en: 'Potocopier', fr: 'Potocopieur' },
		effect: {
			en: 'The next simple card you play this turn copies constraint and action of an action card of your grid.',
			fr: 'La prochaine carte simple que vous jouez ce tour-ci copie la contrainte et l’action d’une carte Action de votre grille.'
		}
	},
	vip: {
		name: { en: 'V.I.Pot', fr: 'V.I.Pot' },
		effect: {
			en: 'Your next card needs neither a neighbour nor a colour.',
			fr: 'Votre prochaine carte se pose sans voisine et sans contrainte.'
		}
	},
	surprise: {
		name: { en: 'Surprise Pot', fr: 'Pot Surprise' },
		effect: {
			en: 'Remove a card of your grid, turn up the top card of the pile and place it in your grid.',
			fr: 'Retirez une carte de votre grille, retournez la première carte du tas et posez-la dans votre grille.'
		}
	},
	necro: {
		name: { en: 'Necropot', fr: 'Nécropot' },
		effect: {
			en: 'Swap a simple card of your hand with any card of the discard.',
			fr: 'Échangez une carte simple de votre main avec n’importe quelle carte de la défausse.'
		}
	},
	fort: {
		name: { en: 'Fortified Pot', fr: 'Pot Fortifié' },
		effect: {
			en: 'Protect a card of your grid until your next turn. A line still takes it.',
			fr: 'Protégez une carte de votre grille jusqu’à votre prochain tour. Une ligne l’emporte quand même.'
		}
	}
};
