/**
 * What a card is: the vocabulary of the specification (§7) as types. Rules read these fields and nothing else; texts on the cards are made
 * from them. Field names are those of the published card list.
 */
import type { CardId } from './names';

export const DECKS = ['loc', 'upg'] as const;
export type DeckId = (typeof DECKS)[number];

export const FOODS = ['meat', 'vegetarian', 'vegan'] as const;
export type Food = (typeof FOODS)[number];

export const TAGS = ['radioactive', 'water', 'air', 'forest', 'waste', 'energy', 'farm', 'city'] as const;
export type Tag = (typeof TAGS)[number];

export const BODY_SLOTS = ['head', 'uniform', 'footwear', 'hand1', 'hand2', 'other'] as const;
export type BodySlot = (typeof BODY_SLOTS)[number];

export const PROFESSIONS = ['green-activist', 'bamboo-bandit', 'eco-engineer', 'druid'] as const;
export type ProfessionId = (typeof PROFESSIONS)[number];

export const TRIBES = ['water-whisperer', 'air-nomad', 'earth-guardian'] as const;
export type TribeId = (typeof TRIBES)[number];

export const PASSIVE_ABILITIES = ['win-ties', 'shared-glory', 'second-wind', 'steadfast', 'regrow'] as const;
/** Those that a move `use` names. Regrow is part of `explore`, Second Wind is asked for. */
export const ACTIVE_ABILITIES = ['green-boost', 'bamboo-hit', 'steal', 'salvage', 'purify', 'chase'] as const;
export type ActiveAbility = (typeof ACTIVE_ABILITIES)[number];
export type Ability = (typeof PASSIVE_ABILITIES)[number] | ActiveAbility;

export const BEAST_RULES = ['level-only', 'no-help', 'no-ties'] as const;
export type BeastRule = (typeof BEAST_RULES)[number];

/** §7.1: an object with one key. */
export type Condition =
	| { readonly profession: ProfessionId | 'none' }
	| { readonly tribe: TribeId | 'none' }
	| { readonly food: Food }
	| { readonly levelMax: number }
	| { readonly wears: BodySlot }
	| { readonly alone: true }
	| { readonly tag: Tag };

/** A number that counts while the condition holds. */
export interface Bonus {
	readonly if: Condition;
	readonly n: number;
}

export const ITEM_CLASSES = ['head', 'uniform', 'footwear', 'hand', 'big', 'small', 'any'] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

interface Otherwise {
	/** Run instead if the op finds nothing to act on. */
	readonly else?: readonly VictimOp[];
}

/** §7.4: what catastrophes and disasters do to their victim. */
export type VictimOp =
	| { readonly op: 'lose-level'; readonly n: number }
	| { readonly op: 'level-to-lowest' }
	| ({ readonly op: 'lose-item'; readonly what: ItemClass; readonly n: number } & Otherwise)
	| ({ readonly op: 'lose-best-item' } & Otherwise)
	| ({ readonly op: 'lose-hand'; readonly n: number | 'all' } & Otherwise)
	| ({ readonly op: 'lose-random'; readonly n: number } & Otherwise)
	| ({ readonly op: 'lose-profession' } & Otherwise)
	| ({ readonly op: 'lose-tribe' } & Otherwise)
	| ({ readonly op: 'set-food'; readonly food: Food } & Otherwise)
	| ({ readonly op: 'pass-card'; readonly n: number } & Otherwise)
	| { readonly op: 'die' }
	| LastingOp;

/** Disasters kept before their victim. */
export type LastingOp =
	| { readonly op: 'next-battle'; readonly n: number }
	| { readonly op: 'ongoing'; readonly strength: number; readonly flee: number }
	| { readonly op: 'next-turn'; readonly bar: 'items' };

export const SIDES = ['heroes', 'beasts'] as const;
export type Side = (typeof SIDES)[number];

/** §7.5: what a one-shot does when it is used. */
export type OneShotOp =
	| { readonly op: 'boost'; readonly n: number; readonly side: Side | 'any'; readonly extra: readonly Bonus[] }
	| { readonly op: 'escape'; readonly who: 'self' | 'both' }
	| { readonly op: 'flee-bonus'; readonly n: number }
	| { readonly op: 'remove-beast'; readonly upgrades: boolean }
	| { readonly op: 'force-help' }
	| { readonly op: 'dismiss-helper' };

export type BoonOp =
	| { readonly op: 'level-up'; readonly n: number }
	| { readonly op: 'draw'; readonly n: number }
	| { readonly op: 'cleanse' };

interface Base {
	readonly id: CardId;
	readonly deck: DeckId;
	readonly copies: number;
}

export interface BeastCard extends Base {
	readonly kind: 'beast';
	readonly level: number;
	readonly upgrades: number;
	/** Levels gained by defeating it. */
	readonly levels: number;
	readonly tags: readonly Tag[];
	readonly strength: readonly Bonus[];
	readonly flee: number;
	readonly spare: readonly Condition[];
	readonly rules: readonly BeastRule[];
	readonly chase: { readonly if: Condition; readonly upgrades: boolean } | null;
	readonly bonus: readonly { readonly if: Condition; readonly upgrades: number }[];
	readonly catastrophe: readonly VictimOp[];
}

export interface DisasterCard extends Base {
	readonly kind: 'disaster';
	readonly ops: readonly VictimOp[];
}

/** A profession or a tribe. */
export interface CallingCard extends Base {
	readonly kind: 'profession' | 'tribe';
	readonly abilities: readonly Ability[];
	readonly extra: readonly Bonus[];
	readonly flee: number;
}

export interface PlainCard extends Base {
	readonly kind: 'master' | 'heritage' | 'lunatic' | 'mate' | 'detour';
}

export interface EnhancerCard extends Base {
	readonly kind: 'enhancer';
	readonly strength: number;
	readonly upgrades: number;
	readonly adds: Tag | null;
}

export interface ItemCard extends Base {
	readonly kind: 'item';
	readonly slot: BodySlot;
	readonly big: boolean;
	readonly value: number;
	readonly bonus: number;
	readonly flee: number;
	readonly extra: readonly Bonus[];
	readonly only: readonly Condition[];
	readonly not: readonly Condition[];
	readonly gives: { readonly bigCapacity?: number; readonly shield?: boolean; readonly handLimit?: number };
}

export interface OneShotCard extends Base {
	readonly kind: 'oneshot';
	readonly value: number;
	readonly big: false;
	readonly use: OneShotOp;
}

export interface BoonCard extends Base {
	readonly kind: 'boon';
	readonly use: BoonOp;
}

export interface VolunteerCard extends Base {
	readonly kind: 'volunteer';
	readonly flee: number;
}

export type Card =
	BeastCard | DisasterCard | CallingCard | PlainCard | EnhancerCard | ItemCard | OneShotCard | BoonCard | VolunteerCard;
export type CardKind = Card['kind'];

/** What lies in `items`: equipment, or a one-shot laid down. */
export type CarriedCard = ItemCard | OneShotCard;
