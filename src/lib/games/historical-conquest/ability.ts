/**
 * The vocabulary of abilities (section 7): timings, tests, prices and the 24 kinds of effect, as data. Cards are written in it, the
 * interpreter (`effects/`) carries it out, `text.ts` puts it into words.
 */
import type { Category, Continent, Era, Subtype, Tag, Travel } from './card';

export const TIMINGS = [
	'on-play',
	'saved',
	'each-turn',
	'upkeep',
	'continuous',
	'battle',
	'on-victory',
	'on-death',
	'on-discard'
] as const;
export type Timing = (typeof TIMINGS)[number];

export const PRICES = ['self', 'own-character'] as const;
export type Price = (typeof PRICES)[number];

/** A unit fits if it has one of the values listed under each key, and all listed tags. `{}` fits every unit. */
export interface Match {
	readonly category?: readonly Category[];
	readonly subtype?: readonly Subtype[];
	readonly nation?: readonly string[];
	readonly era?: readonly Era[];
	readonly tag?: readonly Tag[];
}

export type Condition =
	| { readonly test: 'same-land' | 'own' | 'enemy'; readonly match: Match }
	| { readonly test: 'here'; readonly continent: Continent }
	| { readonly test: 'holds'; readonly land: string }
	| { readonly test: 'holds'; readonly continent: Continent }
	| { readonly test: 'morale-min' | 'morale-max' | 'lands-min'; readonly value: number }
	| { readonly test: 'marked'; readonly tag: Tag };

export const UNTILS = ['battle', 'turn', 'next-turn', 'forever'] as const;
export type Until = (typeof UNTILS)[number];

export const DANGERS = ['destroy', 'steal', 'casualty'] as const;
export type Danger = (typeof DANGERS)[number];

/** What a window's item is: the category of the card, or an ability. */
export type ItemClass = Category | 'ability';

export interface Points {
	readonly attack: number;
	readonly defense: number;
}

export interface MoraleEffect {
	readonly effect: 'morale';
	readonly who: 'self' | 'opponent' | 'opponents';
	readonly amount: number;
	readonly per?: 'own-lands';
	readonly max?: number;
}

export interface BonusEffect extends Points {
	readonly effect: 'bonus';
	readonly scope: 'land' | 'all-lands';
}

export interface BoostEffect extends Points {
	readonly effect: 'boost';
	readonly on: 'battle' | 'this-land' | 'own-land' | 'all-own-lands';
	readonly until: Until;
}

export interface DestroyOneEffect {
	readonly effect: 'destroy';
	readonly what: 'one';
	readonly match: Match;
}

export interface DestroyAllEffect {
	readonly effect: 'destroy';
	readonly what: 'all';
	readonly match: Match;
	readonly attached: boolean;
	readonly pierce: boolean;
}

export interface ProtectEffect {
	readonly effect: 'protect';
	readonly scope: 'self' | 'land';
	readonly from: readonly Danger[];
}

/** Effects that carry a number and nothing else. */
type Counted<K, Field extends string> = K extends string
	? { readonly effect: K } & { readonly [F in Field]: number }
	: never;
type Bare<K> = K extends string ? { readonly effect: K } : never;

export type Effect =
	| MoraleEffect
	| BonusEffect
	| BoostEffect
	| DestroyOneEffect
	| DestroyAllEffect
	| ProtectEffect
	| { readonly effect: 'cancel'; readonly classes: readonly ItemClass[] }
	| { readonly effect: 'reach'; readonly by: Travel }
	| { readonly effect: 'unmark'; readonly tag: Tag }
	| Counted<'draw' | 'extra-plays' | 'extra-attack' | 'force-discard', 'count'>
	| Counted<'capacity', 'slots' | 'armies'>
	| Counted<'attack-threshold', 'value'>
	| Counted<'hand-size', 'delta'>
	| Counted<'soften', 'amount'>
	| Bare<'discover' | 'steal' | 'revive' | 'transport' | 'suppress' | 'truce' | 'call-off' | 'spy'>;

export type EffectName = Effect['effect'];

/** The effects of one kind. */
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly effect: K }>;

export interface Ability {
	readonly when: Timing;
	readonly if?: readonly Condition[];
	readonly pay?: Price;
	/** On a battle ability: priority in a clash. */
	readonly interrupt?: boolean;
	readonly do: readonly Effect[];
}
