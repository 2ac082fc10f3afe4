/**
 * The state (specification, section 3), the moves (section 6) and the events of Greenvaders. All of it is plain JSON.
 * A card is a string: a slot (`"main:17"`) while it is hidden, a face (`"red-simple"`) once it is public.
 */
import type { Face, Outcome, Seat, Slot } from '../../engine/contract';
import type { Action, Colour, Pot } from './content';

/** Allied seats share a side: `seat % 2`. */
export type Side = 0 | 1;
/** `[x, y]`, y downwards; absolute for each grid, the starting card lies on `[0, 0]`. */
export type Cell = readonly [number, number];
export type Placed = readonly [x: number, y: number, face: Face];
/** Sorted by y, then x. */
export type Grid = readonly Placed[];

export interface Settings {
	readonly players: 2 | 4;
	readonly mode: 'basic' | 'advanced';
	readonly first: 'random' | Seat;
	/** 0: none. */
	readonly turnLimit: number;
}
/** What `setup` takes: what is left out has its default. */
export type Options = Partial<Settings>;

export const PHASES = [
	'draft',
	'start',
	'play',
	'action',
	'special',
	'place',
	'arrange',
	'draw',
	'reactivate',
	'over'
] as const;
export type Phase = (typeof PHASES)[number];

export interface Turn {
	readonly n: number;
	readonly seat: Seat | null;
	readonly played: boolean;
	/** Lines made by each side during this turn, whoever caused them. */
	readonly steps: readonly [number, number];
}

export interface Copy {
	readonly action: Action;
	readonly need: Colour;
}

/** What Pot-voirs have prepared for the next card of a seat. */
export interface Armed {
	readonly vip: boolean;
	readonly multipass: boolean;
	readonly copy: Copy | null;
}

export interface Fort {
	readonly grid: Seat;
	readonly cell: Cell;
	readonly by: Seat;
}

/** The action that the card just played, lying on `cell` of `grid`, allows. */
export interface Act {
	readonly can: readonly Action[];
	readonly grid: Seat;
	readonly cell: Cell;
}

/** A grid that waits for a special card, chosen by seat `by`; `old` is the one that left. */
export interface Vacancy {
	readonly grid: Seat;
	readonly old: Colour;
	readonly by: Seat;
}

export type Score = { readonly [C in Colour]: number };
/** One entry for each side. */
export type BySide<T> = readonly [T, T];

export interface Pots {
	/** Slots until they are revealed. */
	readonly offer: readonly string[];
	readonly active: BySide<readonly Pot[]>;
	readonly used: BySide<readonly Pot[]>;
}

export interface State {
	readonly game: 'greenvaders';
	readonly options: Settings;
	/** First player first, then upwards round the table; null until `roll:1` is known. */
	readonly order: readonly Seat[] | null;
	readonly phase: Phase;
	/** Seats still to decide; only in draft, start and reactivate. */
	readonly queue: readonly Seat[];
	readonly turn: Turn;
	readonly hands: readonly (readonly string[])[];
	readonly grids: readonly Grid[];
	readonly reserve: BySide<readonly Colour[]>;
	readonly score: BySide<Score>;
	/** Top first. */
	readonly pile: readonly Slot[];
	/** A slot here means: its face is being asked for. */
	readonly river: readonly string[];
	/** Oldest first. */
	readonly discard: readonly Face[];
	/** `reshuffles[k]`: the sorted faces that went into deck `main.<k + 2>`. */
	readonly reshuffles: readonly (readonly Face[])[];
	readonly pots: Pots;
	readonly armed: readonly Armed[];
	readonly fort: Fort | null;
	readonly act: Act | null;
	readonly vacant: readonly Vacancy[];
	/** Surprise Pot: `"draw"` (a card is due), a slot (its face is being asked for), or the face to be placed. */
	readonly held: string | null;
	/** Periscopot: the slots looked at, top first. */
	readonly peek: readonly Slot[] | null;
	readonly result: Outcome | null;
}

/** A state in the making: its fields may be replaced, what they hold is shared with earlier states and never changed. */
export type Draft = { -readonly [K in keyof State]: State[K] };

export type PotMove =
	| { readonly type: 'pot'; readonly pot: 'telepot'; readonly a: Cell; readonly b: Cell }
	| { readonly type: 'pot'; readonly pot: 'vacuum' | 'multipass' | 'periscope' | 'vip' }
	| { readonly type: 'pot'; readonly pot: 'copier' | 'surprise' | 'fort'; readonly cell: Cell }
	| { readonly type: 'pot'; readonly pot: 'helicopter'; readonly card: string; readonly cell: Cell }
	| { readonly type: 'pot'; readonly pot: 'necro'; readonly card: string; readonly take: Face };

export type Move =
	| { readonly type: 'pick'; readonly pot: Pot }
	| { readonly type: 'start'; readonly colour: Colour }
	| { readonly type: 'play'; readonly card: string; readonly grid: Seat; readonly cell: Cell }
	| { readonly type: 'blocked' }
	| { readonly type: 'reinforce'; readonly card: Face; readonly grid: Seat; readonly cell: Cell }
	| { readonly type: 'destroy'; readonly grid: Seat; readonly cell: Cell }
	| { readonly type: 'move'; readonly grid: Seat; readonly from: Cell; readonly to: Cell }
	| { readonly type: 'skip' }
	| { readonly type: 'special'; readonly colour: Colour; readonly cell: Cell }
	| { readonly type: 'draw'; readonly from: 'pile' }
	| { readonly type: 'draw'; readonly from: 'river'; readonly card: Face }
	| PotMove
	| { readonly type: 'place'; readonly cell: Cell }
	| { readonly type: 'arrange'; readonly order: readonly Slot[] }
	| { readonly type: 'reactivate'; readonly pot: Pot }
	| { readonly type: 'pass' }
	| { readonly type: 'resign' };

export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;
/** The effects that wait for a later card. */
export type Arm = keyof Armed;

/**
 * What happens, in the order in which it happens. `card` is a card as it stood in its hidden place (slot or face), `face`
 * what everybody sees of it now.
 */
export type Event =
	| { readonly type: 'first'; readonly seat: Seat }
	| { readonly type: 'revealed'; readonly zone: 'river' | 'offer' | 'held'; readonly slot: Slot; readonly face: Face }
	| { readonly type: 'picked'; readonly seat: Seat; readonly side: Side; readonly pot: Pot }
	| { readonly type: 'dropped'; readonly pot: Pot }
	| { readonly type: 'started'; readonly seat: Seat; readonly face: Face; readonly cell: Cell }
	| { readonly type: 'turn'; readonly n: number; readonly seat: Seat }
	| {
			readonly type: 'played';
			readonly seat: Seat;
			readonly card: string;
			readonly face: Face;
			readonly grid: Seat;
			readonly cell: Cell;
	  }
	/** An armed effect is used up by the card played (`lost`: by the end of the turn). */
	| { readonly type: 'spent'; readonly seat: Seat; readonly arm: Arm; readonly lost: boolean }
	| { readonly type: 'granted'; readonly seat: Seat; readonly can: readonly Action[] }
	| { readonly type: 'no-target'; readonly seat: Seat; readonly can: readonly Action[] }
	| {
			readonly type: 'blocked';
			readonly seat: Seat;
			readonly cards: readonly string[];
			readonly faces: readonly Face[];
	  }
	| { readonly type: 'reinforced'; readonly seat: Seat; readonly face: Face; readonly grid: Seat; readonly cell: Cell }
	| { readonly type: 'destroyed'; readonly seat: Seat; readonly face: Face; readonly grid: Seat; readonly cell: Cell }
	| {
			readonly type: 'moved';
			readonly seat: Seat;
			readonly face: Face;
			readonly grid: Seat;
			readonly from: Cell;
			readonly to: Cell;
	  }
	| { readonly type: 'skipped'; readonly seat: Seat }
	| {
			readonly type: 'line';
			readonly grid: Seat;
			readonly side: Side;
			readonly colour: Colour;
			readonly cells: readonly Cell[];
	  }
	| { readonly type: 'step'; readonly side: Side; readonly colour: Colour; readonly from: number; readonly to: number }
	| { readonly type: 'cleared'; readonly grid: Seat; readonly cards: readonly Placed[] }
	| { readonly type: 'vacated'; readonly grid: Seat; readonly colour: Colour; readonly by: Seat }
	/** `forced`: there was no choice and nobody was asked. `back` goes to the reserve. */
	| {
			readonly type: 'special';
			readonly seat: Seat;
			readonly grid: Seat;
			readonly colour: Colour;
			readonly cell: Cell;
			readonly back: Colour;
			readonly forced: boolean;
	  }
	| { readonly type: 'drew'; readonly seat: Seat; readonly from: 'pile' | 'river'; readonly card: string }
	| { readonly type: 'reshuffled'; readonly deck: string; readonly count: number }
	| { readonly type: 'refilled'; readonly slots: readonly Slot[] }
	| { readonly type: 'pot'; readonly seat: Seat; readonly side: Side; readonly pot: Pot }
	| {
			readonly type: 'swapped';
			readonly seat: Seat;
			readonly a: Placed;
			readonly b: Placed;
	  }
	| { readonly type: 'flushed'; readonly seat: Seat; readonly faces: readonly Face[] }
	| { readonly type: 'armed'; readonly seat: Seat; readonly arm: Arm; readonly copy: Copy | null }
	| { readonly type: 'peeked'; readonly seat: Seat; readonly slots: readonly Slot[] }
	| { readonly type: 'arranged'; readonly seat: Seat; readonly order: readonly Slot[] }
	| {
			readonly type: 'exchanged';
			readonly seat: Seat;
			readonly cell: Cell;
			readonly card: string;
			readonly face: Face;
			readonly taken: Face;
	  }
	| {
			readonly type: 'unearthed';
			readonly seat: Seat;
			readonly card: string;
			readonly face: Face;
			readonly taken: Face;
	  }
	| { readonly type: 'uprooted'; readonly seat: Seat; readonly face: Face; readonly cell: Cell }
	| { readonly type: 'held'; readonly seat: Seat; readonly slot: Slot }
	| { readonly type: 'placed'; readonly seat: Seat; readonly face: Face; readonly cell: Cell }
	| { readonly type: 'fortified'; readonly seat: Seat; readonly face: Face; readonly cell: Cell }
	| {
			readonly type: 'fort-ended';
			readonly grid: Seat;
			readonly cell: Cell;
			readonly why: 'line' | 'turn' | 'replaced';
	  }
	| { readonly type: 'reactivated'; readonly seat: Seat; readonly side: Side; readonly pot: Pot }
	| { readonly type: 'passed'; readonly seat: Seat }
	| { readonly type: 'full'; readonly grid: Seat }
	| { readonly type: 'resigned'; readonly seat: Seat }
	| { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: OutcomeReason };

export const OUTCOME_REASONS = ['fountain', 'saturation', 'turn-limit', 'resigned'] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** A listener of the kernel's kind that is told only events of this game. */
export type TellEvent = (event: Event) => void;
