/** State, moves and options of Historical Conquest (sections 1, 3 and 6). Plain JSON, never mutated once returned. */
import type { Seat, Slot } from '../../engine/contract';
import type { Until } from './ability';

/** A card of the table: `"<owner seat>/<card id>"`. The owner never changes. */
export type CardRef = string;

export const MODES = ['standard', 'morale', 'domination'] as const;
export type Mode = (typeof MODES)[number];

export const INTERRUPT_MODES = ['any-time', 'own-turn'] as const;
export type InterruptMode = (typeof INTERRUPT_MODES)[number];

/** A starter by its id, or a deck of one's own. */
export type DeckChoice = string | { readonly cards: readonly string[] };

/** What `setup` takes; everything left out has a default. */
export interface Options {
	readonly players?: number;
	readonly mode?: Mode;
	readonly decks?: readonly DeckChoice[];
	readonly firstPlayer?: 'random' | 'north' | Seat;
	readonly goal?: number;
	readonly evenTurns?: boolean;
	readonly roundLimit?: number;
	readonly interrupts?: InterruptMode;
}

export type FullOptions = Required<Options>;

export const PHASES = ['setup', 'play', 'attack', 'move', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type OutReason = 'morale' | 'no-land' | 'resigned';

/** A face-down pile: `cards` is what is in it, sorted by id and never the order; `next` is the index of its next slot. */
export interface Pile {
	readonly deck: string;
	readonly cards: readonly string[];
	readonly next: number;
}

/** A land on the table. */
export interface Land {
	readonly id: CardRef;
	/** The column, bottom first: the last is the newest. */
	readonly cards: readonly CardRef[];
	readonly attached: readonly CardRef[];
}

export interface Player {
	readonly out: OutReason | null;
	readonly morale: number;
	/** Morale gained in the current turn, whoever's turn it is: 0..800. */
	readonly gained: number;
	/** Finished turns. */
	readonly turns: number;
	readonly truce: boolean;
	/** Standing pass: in no window until the own next turn starts. */
	readonly resting: boolean;
	readonly landPile: Pile;
	readonly draw: Pile;
	/** Oldest first. */
	readonly hand: readonly Slot[];
	/** In the order they came. */
	readonly lands: readonly Land[];
	readonly active: readonly CardRef[];
	/** Oldest first. */
	readonly discard: readonly CardRef[];
	/** Slots of other hands that this seat was shown. */
	readonly seen: readonly Slot[];
}

export interface Boost {
	readonly source: CardRef;
	readonly by: Seat;
	readonly for: Seat;
	/** One land, or null: every land of the seat. */
	readonly land: CardRef | null;
	readonly attack: number;
	readonly defense: number;
	readonly until: Until;
}

/** What is remembered of a card on the table; dropped when it leaves. */
export interface Mark {
	/** Saved abilities used. */
	readonly used?: readonly number[];
	/** Each-turn abilities used this turn. */
	readonly usedTurn?: readonly number[];
	/** Turns of its holder that it stays. */
	readonly left?: number;
}

export interface Battle {
	readonly attacker: Seat;
	readonly defender: Seat;
	readonly from: CardRef;
	readonly to: CardRef;
	/** In a raid. */
	readonly explorer: CardRef | null;
	readonly escort: CardRef | null;
}

export type BattleResult = 'won' | 'lost' | 'draw' | 'undefended' | 'called-off';

export interface LastBattle {
	readonly attacker: Seat;
	readonly defender: Seat;
	readonly from: CardRef;
	readonly to: CardRef;
	readonly attack: number | null;
	readonly defense: number | null;
	readonly result: BattleResult;
}

/** The choice fields of a move, as far as given. */
export interface Choices {
	readonly opponent?: Seat;
	readonly targetUnit?: CardRef;
	readonly targetLand?: CardRef;
	readonly discover?: true;
}

/** A card or an ability that has been announced and may still be cancelled. */
export interface Item {
	readonly seat: Seat;
	readonly card: CardRef;
	readonly class: string;
	/** Its index, or null for a card. */
	readonly ability: number | null;
	/** The land named in the play, or where the card with the ability stood. */
	readonly land: CardRef | null;
	readonly choices: Choices;
}

export interface Window {
	readonly id: number;
	readonly kind: 'response' | 'battle';
	/** Null in a battle window. */
	readonly item: Item | null;
	readonly members: readonly Seat[];
	/** Members who have not passed yet. */
	readonly waiting: readonly Seat[];
}

export type UnitDecision = {
	readonly kind: 'overflow' | 'casualty' | 'occupy';
	readonly seat: Seat;
	readonly land: CardRef;
	readonly units: readonly CardRef[];
};

export type Decision = UnitDecision | { readonly kind: 'hand-discard'; readonly seat: Seat; readonly count: number };

export type PendingFact =
	{ readonly slot: Slot; readonly to: 'all' } | { readonly roll: number; readonly sides: number };

/** Effects and steps still to resolve, first one first. */
export type Task =
	/** An announced card or ability resolves; a cancelled unit is only placed. */
	| { readonly do: 'resolve'; readonly item: Item; readonly cancelled?: true }
	/** After a price was paid: the ability is announced. */
	| { readonly do: 'announce'; readonly item: Item }
	/** The land slot asked for is open: its land is placed, with the explorer who found it. */
	| { readonly do: 'found'; readonly seat: Seat; readonly slot: Slot; readonly unit: CardRef | null }
	/** A card has been placed: its morale, its on-play abilities, the discard pile. */
	| { readonly do: 'arrive'; readonly item: Item }
	/** One ability, its tests first. */
	| { readonly do: 'ability'; readonly item: Item }
	/** One effect of it. */
	| { readonly do: 'effect'; readonly item: Item; readonly index: number }
	/** A card of zone `discard` has done its work. */
	| { readonly do: 'shelve'; readonly card: CardRef }
	/** An interrupt has been played: the window asks again. */
	| { readonly do: 'reopen' }
	| { readonly do: 'battle'; readonly step: 'fight' | 'victory' | 'capture' | 'over' };

export interface Outcome {
	readonly winners: readonly Seat[];
	readonly reason: 'morale-goal' | 'last-standing' | 'round-limit' | 'all-out';
}

export interface State {
	readonly game: 'historical-conquest';
	readonly version: 1;
	readonly options: FullOptions;
	readonly phase: Phase;
	readonly round: number;
	/** Null during setup while unknown. */
	readonly turn: Seat | null;
	readonly order: readonly Seat[];
	readonly plays: number;
	readonly extraPlays: number;
	readonly attacks: number;
	readonly extraAttacks: number;
	readonly stepUsed: boolean;
	/** Units that stepped or voyaged this turn. */
	readonly moved: readonly CardRef[];
	readonly players: { readonly [seat: string]: Player };
	readonly boosts: readonly Boost[];
	readonly marks: { readonly [card: CardRef]: Mark };
	readonly battle: Battle | null;
	readonly lastBattle: LastBattle | null;
	/** Windows opened and reopened so far. */
	readonly windows: number;
	readonly window: Window | null;
	readonly pending: readonly Decision[];
	readonly requests: readonly PendingFact[];
	/** Land slots turned up so far. */
	readonly known: { readonly [slot: Slot]: string };
	/** Draw decks made after setup, oldest first. */
	readonly rebuilt: readonly { readonly deck: string; readonly cards: readonly string[] }[];
	readonly queue: readonly Task[];
	readonly outcome: Outcome | null;
}

interface Choosing {
	readonly opponent?: Seat;
	readonly targetUnit?: CardRef;
	readonly targetLand?: CardRef;
}

export type Move =
	| ({
			readonly type: 'play';
			readonly slot: Slot;
			readonly card: string;
			readonly land?: CardRef;
			readonly discover?: boolean;
			readonly w?: number;
	  } & Choosing)
	| { readonly type: 'discard'; readonly slot: Slot; readonly card: string }
	| { readonly type: 'discard'; readonly unit: CardRef }
	| ({ readonly type: 'use'; readonly unit: CardRef; readonly ability: number; readonly pay?: CardRef } & Choosing)
	| {
			readonly type: 'attack';
			readonly from: CardRef;
			readonly to: CardRef;
			readonly explorer?: CardRef;
			readonly escort?: CardRef;
	  }
	| { readonly type: 'step'; readonly unit: CardRef; readonly to: CardRef }
	| { readonly type: 'voyage'; readonly unit: CardRef; readonly to: CardRef; readonly escort?: CardRef }
	| { readonly type: 'next' }
	| { readonly type: 'pass'; readonly w?: number; readonly rest?: boolean }
	| { readonly type: 'lose'; readonly unit: CardRef }
	| { readonly type: 'occupy'; readonly unit: CardRef }
	| { readonly type: 'drop'; readonly slot: Slot; readonly card: string }
	| { readonly type: 'resign' };

export type MoveType = Move['type'];
export const MOVE_TYPES = [
	'play',
	'discard',
	'use',
	'attack',
	'step',
	'voyage',
	'next',
	'pass',
	'lose',
	'occupy',
	'drop',
	'resign'
] as const satisfies readonly MoveType[];
