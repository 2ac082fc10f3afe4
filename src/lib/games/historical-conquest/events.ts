/** What happened, step by step: public information only, told by the code that makes it happen. */
import type { Seat, Slot } from '../../engine/contract';
import type { EffectName } from './ability';
import type { Zone } from './card';
import type { Battle, Boost, CardRef, Choices, Decision, LastBattle, Outcome, OutReason, Phase } from './types';

/** Why a card went to its owner's discard pile. */
export type DiscardWhy =
	/** By its holder, as a play. */
	| 'discarded'
	/** By a seat that was forced to. */
	| 'dropped'
	/** An action card that has done its work. */
	| 'resolved'
	/** A card of the active pile whose abilities are used up. */
	| 'spent'
	/** Its time is over. */
	| 'expired'
	| 'price'
	| 'casualty'
	| 'destroyed'
	/** Given up for space. */
	| 'crowded'
	| 'cancelled'
	/** Its land was no longer there when it came to be placed. */
	| 'homeless'
	/** Taken off every land by an effect. */
	| 'removed'
	/** With the land it lay on. */
	| 'land-lost'
	| 'seat-out';

export type UnitMoveHow = 'step' | 'voyage' | 'transport' | 'steal' | 'revive';

export type Event =
	| { readonly type: 'land-turned'; readonly seat: Seat; readonly slot: Slot; readonly land: CardRef }
	| { readonly type: 'land-settled'; readonly seat: Seat; readonly land: CardRef; readonly explorer: CardRef | null }
	| { readonly type: 'first-player'; readonly seat: Seat }
	| { readonly type: 'turn-started'; readonly seat: Seat; readonly round: number }
	| { readonly type: 'phase-started'; readonly seat: Seat; readonly phase: Phase }
	| { readonly type: 'turn-ended'; readonly seat: Seat }
	| { readonly type: 'round-ended'; readonly round: number }
	| {
			readonly type: 'card-played';
			readonly seat: Seat;
			readonly slot: Slot;
			readonly card: CardRef;
			readonly land: CardRef | null;
			readonly choices: Choices;
	  }
	| {
			readonly type: 'card-placed';
			readonly seat: Seat;
			/** Who holds it from now on: the seat itself, or an opponent with whom it was planted. */
			readonly holder: Seat;
			readonly card: CardRef;
			readonly zone: Zone;
			readonly land: CardRef | null;
	  }
	| {
			readonly type: 'ability-used';
			readonly seat: Seat;
			readonly card: CardRef;
			readonly ability: number;
			readonly pay: CardRef | null;
			readonly choices: Choices;
	  }
	| { readonly type: 'ability-worked'; readonly seat: Seat; readonly card: CardRef; readonly ability: number }
	| { readonly type: 'effect-idle'; readonly seat: Seat; readonly card: CardRef; readonly effect: EffectName }
	| {
			readonly type: 'morale-changed';
			readonly seat: Seat;
			/** What really changed, after the limit of a turn and after what softens it. */
			readonly change: number;
			readonly wanted: number;
			readonly morale: number;
			/** The card that caused it, null for a battle. */
			readonly card: CardRef | null;
	  }
	| { readonly type: 'cards-drawn'; readonly seat: Seat; readonly slots: readonly Slot[] }
	| { readonly type: 'deck-rebuilt'; readonly seat: Seat; readonly deck: string; readonly count: number }
	| { readonly type: 'card-discarded'; readonly card: CardRef; readonly holder: Seat; readonly why: DiscardWhy }
	/** A second copy of a country is discarded. `by`: who won it; the seat itself if it turned it up. */
	| { readonly type: 'land-lost'; readonly seat: Seat; readonly land: CardRef; readonly by: Seat }
	| {
			readonly type: 'window-opened';
			readonly id: number;
			readonly kind: 'response' | 'battle';
			readonly members: readonly Seat[];
			readonly again: boolean;
	  }
	/** `land`: the one that stays empty because nobody moves in; null: a window was passed. */
	| { readonly type: 'passed'; readonly seat: Seat; readonly rest: boolean; readonly land: CardRef | null }
	| { readonly type: 'window-closed'; readonly id: number }
	| {
			readonly type: 'item-cancelled';
			readonly seat: Seat;
			readonly card: CardRef;
			readonly ability: number | null;
			readonly by: CardRef;
	  }
	| ({ readonly type: 'attack-declared' } & Battle)
	| { readonly type: 'unit-suppressed'; readonly seat: Seat; readonly unit: CardRef; readonly by: CardRef }
	| ({ readonly type: 'battle-fought' } & LastBattle)
	| {
			readonly type: 'unit-moved';
			readonly seat: Seat;
			/** Who held it before; null: nobody, it comes back from a discard pile. */
			readonly holder: Seat | null;
			readonly unit: CardRef;
			readonly from: CardRef | null;
			readonly to: CardRef;
			readonly how: UnitMoveHow;
	  }
	| {
			readonly type: 'land-taken';
			readonly seat: Seat;
			readonly from: Seat;
			readonly land: CardRef;
			readonly units: readonly CardRef[];
			readonly how: 'occupied' | 'confiscated';
	  }
	| ({ readonly type: 'boost-added' } & Boost)
	| ({ readonly type: 'boost-ended' } & Boost)
	| { readonly type: 'plays-added'; readonly seat: Seat; readonly card: CardRef; readonly count: number }
	| { readonly type: 'attacks-added'; readonly seat: Seat; readonly card: CardRef; readonly count: number }
	| { readonly type: 'truce-started'; readonly seat: Seat; readonly card: CardRef }
	| { readonly type: 'truce-ended'; readonly seat: Seat }
	| { readonly type: 'hand-shown'; readonly seat: Seat; readonly opponent: Seat; readonly slots: readonly Slot[] }
	| { readonly type: 'decision-due'; readonly decision: Decision }
	| { readonly type: 'time-passed'; readonly card: CardRef; readonly holder: Seat; readonly left: number }
	| { readonly type: 'seat-out'; readonly seat: Seat; readonly reason: OutReason }
	| ({ readonly type: 'game-ended' } & Outcome);
