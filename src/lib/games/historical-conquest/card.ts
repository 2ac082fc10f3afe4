/** What is printed on a card (section 2.1). */
import type { Text } from '../../engine/module';
import type { Ability } from './ability';

export const CATEGORIES = [
	'land',
	'character',
	'army',
	'explorer',
	'event',
	'technology',
	'location',
	'knowledge',
	'document',
	'organization'
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The subtypes of units; action cards and lands have their category as subtype. */
export const UNIT_SUBTYPES = [
	'activist',
	'army',
	'artist',
	'assassin',
	'athlete',
	'author',
	'businessman',
	'conqueror',
	'entertainer',
	'economist',
	'explorer-sea',
	'explorer-land',
	'explorer-air',
	'explorer-space',
	'inventor',
	'leader',
	'musician',
	'outlaw',
	'philosopher',
	'politician',
	'scientist',
	'spiritual-leader',
	'warrior'
] as const;
export type Subtype = (typeof UNIT_SUBTYPES)[number] | Category;

export const CONTINENTS = ['north-america', 'south-america', 'europe', 'africa', 'asia', 'oceania'] as const;
export type Continent = (typeof CONTINENTS)[number];

export const ERAS = ['ancient', 'medieval', 'early-modern', 'modern', 'contemporary'] as const;
export type Era = (typeof ERAS)[number];

export const TAGS = ['leader', 'christian', 'slavery'] as const;
export type Tag = (typeof TAGS)[number];

export const ZONES = ['land', 'own-land', 'enemy-land', 'active', 'discard'] as const;
export type Zone = (typeof ZONES)[number];

export const TRAVELS = ['sea', 'land', 'air', 'space'] as const;
export type Travel = (typeof TRAVELS)[number];

interface Printed {
	readonly id: string;
	readonly name: Text;
	readonly subtype: Subtype;
	readonly nations: readonly string[];
	readonly tags: readonly Tag[];
	/** One line of history. */
	readonly fact: Text;
	/** Named in the rule book the game was made from. */
	readonly seed: boolean;
	readonly abilities: readonly Ability[];
}

export interface LandCard extends Printed {
	readonly category: 'land';
	readonly continent: Continent;
	readonly year: null;
	readonly era: null;
	readonly land: { readonly landmass: string; readonly sea: boolean; readonly latitude: number };
}

interface Played extends Printed {
	readonly continent: Continent | null;
	/** Negative: before the common era. */
	readonly year: number;
	readonly era: Era;
	/** Added to the own morale when the card is played. */
	readonly morale: number;
	readonly zone: Zone;
	readonly interrupt: boolean;
	/** Turns of its holder that it stays on the table. */
	readonly lasts?: number;
}

export interface UnitCard extends Played {
	readonly category: 'character' | 'army' | 'explorer';
	readonly attack: number;
	readonly defense: number;
	/** Explorers only. */
	readonly travel?: Travel;
}

export interface ActionCard extends Played {
	readonly category: Exclude<Category, 'land' | UnitCard['category']>;
}

export type Card = LandCard | UnitCard | ActionCard;

export interface Deck {
	readonly id: string;
	readonly name: Text;
	readonly kind: 'starter' | 'booster';
	readonly cards: readonly string[];
}
