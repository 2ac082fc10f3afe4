/** What the interpreter knows of one kind of effect: its targets, what it does, how it is said. */
import type { Seat } from '../../../engine/contract';
import type { Effect, Timing } from '../ability';
import type { Draft } from '../draft';
import type { Lexicon } from '../lexicon';
import type { CardRef, Choices, Item, State } from '../types';

export const CHOICE_FIELDS = ['opponent', 'targetUnit', 'targetLand'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** What an effect says depends on where it stands. */
export interface Situation {
	readonly timing: Timing;
	/** An earlier effect of the ability has named the opponent. */
	readonly opponentNamed: boolean;
}

export interface EffectRule<E extends Effect> {
	/** The choice fields a move must carry (7.4). Left out: none. */
	needs?(effect: E): readonly ChoiceField[];
	/** The legal values of a needed field, for the seat that plays or uses the card. */
	values?(state: State, seat: Seat, effect: E, field: ChoiceField): readonly (Seat | CardRef)[];
	/** Values that are legal one by one must also go together. Left out: they always do. */
	agree?(state: State, seat: Seat, effect: E, choices: Choices): boolean;
	/**
	 * Carries the effect out for `item.seat`. Called only with legal targets. Left out: the effect never resolves (continuous
	 * and battle effects), whoever needs it looks it up.
	 */
	resolve?(draft: Draft, effect: E, item: Item): void;
	/** The effect in words. */
	say(effect: E, words: Lexicon, situation: Situation): string;
}

export const NO_FIELDS: readonly ChoiceField[] = [];
export const OPPONENT: readonly ChoiceField[] = ['opponent'];
export const TARGET_UNIT: readonly ChoiceField[] = ['targetUnit'];
export const TARGET_LAND: readonly ChoiceField[] = ['targetLand'];
export const UNIT_AND_LAND: readonly ChoiceField[] = ['targetUnit', 'targetLand'];
