/**
 * What happened, step by step. Only public information: a face is named when everybody knows it, a hidden card is named by its slot.
 * Every change of the state that a player would notice has an event.
 */
import type { CardId, DeckId, Food, Side } from './content';
import type { Result, Seat, Slot, WindowKind } from './types';

/** A card whose face everybody knows. */
interface Shown {
	readonly card: Slot;
	readonly face: CardId;
}

/** An offer by the faces of its cards. */
interface Price {
	readonly upgrades: number;
	readonly first: 'main' | 'helper';
	readonly items: readonly CardId[];
	readonly play: readonly CardId[];
}

type Told<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;

export type PlayZone = 'volunteers' | 'professions' | 'tribes' | 'master' | 'heritage';
export type LevelCause = 'sale' | 'victory' | 'shared-glory' | CardId;
export type HandOver = 'trade' | 'bribe' | 'theft' | 'fix-up';
export type Leaving = 'dismissed' | 'backed-out' | 'no-help' | 'resigned';

export type Event =
	// The frame of the game
	| Told<'first-seat', { seat: Seat; die: number }>
	| Told<'turn-began', { seat: Seat; turnNo: number }>
	| Told<'turn-ended', { seat: Seat }>
	| Told<'revived', { seat: Seat }>
	| Told<'resigned', { seat: Seat }>
	| Told<'over', Result>
	// Windows
	| Told<'window-opened', { kind: WindowKind; id: number; waiting: readonly Seat[] }>
	| Told<'window-closed', { kind: WindowKind; id: number }>
	| Told<'passed', { seat: Seat; rest: boolean }>
	| Told<'woke', { seat: Seat }>
	// Cards on the move
	| Told<'drew', { seat: Seat; deck: DeckId; cards: readonly Slot[] }>
	| Told<'reshuffled', { deck: DeckId; count: number }>
	| Told<'discarded', Shown & { seat: Seat | null }>
	/** A card whose further events tell only what came of it. `target`, `beast`: whom or what it was played on. */
	| Told<'played', Shown & { seat: Seat; target: Seat | null; beast: number | null; beastFace: CardId | null }>
	| Told<'card-passed', { from: Seat; to: Seat; card: Slot }>
	| Told<'shared', { seat: Seat; to: Seat; card: Slot }>
	// A hero's turn
	| Told<'opened', Shown & { seat: Seat }>
	| Told<'nothing-to-open', { seat: Seat }>
	| Told<'kept', Shown & { seat: Seat }>
	| Told<'explored', { seat: Seat; card: Slot | null }>
	| Told<'regrew', Shown & { seat: Seat }>
	// The table before a hero
	| Told<'food-set', { seat: Seat; food: Food }>
	| Told<'put-down', Shown & { seat: Seat; on: boolean; with: Slot | null }>
	| Told<'detoured', Shown & { seat: Seat; item: Slot; itemFace: CardId }>
	| Told<'took-up', Shown & { seat: Seat; zone: PlayZone }>
	| Told<'equipped', Shown & { seat: Seat }>
	| Told<'unequipped', Shown & { seat: Seat; forced: boolean }>
	| Told<'stowed', Shown & { seat: Seat; with: Slot; on: boolean }>
	| Told<'unstowed', Shown & { seat: Seat; on: boolean }>
	| Told<'dropped', Shown & { seat: Seat }>
	| Told<'sold', { seat: Seat; cards: readonly Slot[]; faces: readonly CardId[]; points: number; levels: number }>
	| Told<'level', { seat: Seat; from: number; to: number; why: LevelCause }>
	| Told<'handed-over', Shown & { from: Seat; to: Seat; on: boolean; how: HandOver }>
	// Bargains
	| Told<'proposed', { seat: Seat; to: Seat; give: readonly CardId[]; take: readonly CardId[] }>
	| Told<'help-asked', Price & { seat: Seat; to: Seat }>
	| Told<'countered', Price & { seat: Seat; to: Seat }>
	| Told<'accepted', { seat: Seat; by: Seat; kind: 'help' | 'counter' | 'trade' }>
	| Told<'declined', { seat: Seat; by: Seat; kind: 'help' | 'counter' | 'trade' }>
	| Told<'withdrawn', { seat: Seat; to: Seat; kind: 'help' | 'counter' | 'trade' }>
	// Disasters
	| Told<'disaster-played', Shown & { seat: Seat; target: Seat }>
	| Told<'struck', Shown & { seat: Seat }>
	| Told<'shielded', Shown & { seat: Seat }>
	| Told<'lasting-began', Shown & { seat: Seat }>
	| Told<'lasting-ended', Shown & { seat: Seat }>
	| Told<'nothing-lost', { seat: Seat; why: CardId }>
	// Battle
	| Told<'battle-began', Shown & { seat: Seat; beast: number; sought: boolean }>
	| Told<'boosted', Shown & { seat: Seat; side: Side; n: number }>
	| Told<'enhanced', Shown & { seat: Seat; beast: number; beastFace: CardId }>
	| Told<'beast-joined', Shown & { seat: Seat; beast: number; how: 'lunatic' | 'mate' | 'radioactive' }>
	| Told<'beast-removed', Shown & { seat: Seat; beast: number; upgrades: number; how: 'card' | 'chase' }>
	| Told<'helper-joined', { seat: Seat; main: Seat; forced: boolean }>
	/** `by`: who sent the helper home; null for everybody who left by themselves. */
	| Told<'helper-left', { seat: Seat; why: Leaving; by: Seat | null }>
	| Told<'green-boost', { seat: Seat; n: number }>
	| Told<'bamboo-hit', { seat: Seat; target: Seat; n: number }>
	| Told<'settled', { seat: Seat; heroes: number; beasts: number }>
	| Told<'battle-won', { main: Seat; helper: Seat | null; levels: number; upgrades: number }>
	| Told<'battle-lost', { main: Seat; helper: Seat | null; heroes: number; beasts: number }>
	| Told<'battle-broken-off', { main: Seat }>
	// Flight
	| Told<'runs', { seat: Seat; left: readonly number[] }>
	| Told<'spared', { seat: Seat; beast: number; face: CardId }>
	| Told<'flight-rolled', { seat: Seat; beast: number; face: CardId; die: number; total: number; escaped: boolean }>
	| Told<'second-wind', { seat: Seat; beast: number }>
	| Told<'caught', { seat: Seat; beast: number; face: CardId }>
	| Told<'got-away', Shown & { seat: Seat; who: 'self' | 'both' }>
	| Told<'flee-bonus', Shown & { seat: Seat; n: number }>
	| Told<'died', { seat: Seat }>
	// Rewards
	| Told<'promise-kept', Shown & { seat: Seat; to: Seat }>
	| Told<'spoils', { cards: readonly Slot[]; order: readonly Seat[] }>
	| Told<'picked', Shown & { seat: Seat }>
	| Told<'body', { seat: Seat; cards: readonly Slot[] }>
	/** `dice`: what those of equal level rolled for their order, as they were rolled. */
	| Told<'loot-order', { order: readonly Seat[]; dice: readonly { readonly seat: Seat; readonly die: number }[] }>
	| Told<'looted', Shown & { seat: Seat; from: Seat }>
	// Abilities outside battle
	| Told<'steal-tried', Shown & { seat: Seat; target: Seat }>
	| Told<'steal-rolled', { seat: Seat; target: Seat; die: number; stolen: boolean }>
	| Told<'salvaged', Shown & { seat: Seat }>
	| Told<'purified', Shown & { seat: Seat }>
	| Told<'cleansed', Shown & { seat: Seat }>;

export type EventType = Event['type'];
export type EventOf<T extends EventType> = T extends unknown ? Extract<Event, { readonly type: T }> : never;
export type Telling = ((event: Event) => void) | undefined;
