/**
 * State, moves and options (§3, §6). A state is plain JSON and public: `faces` holds the faces everybody knows, every other slot is hidden.
 * `Working` is the shape while a move is being worked off; `State` is the same, read-only, and what leaves the rules.
 */
import type { Facts, RollId, Seat, Slot } from '../../engine/contract';
import type { ActiveAbility, CardId, DeckId, Food, Side, VictimOp } from './content';

export type { Facts, Seat, Slot };

/** The options with everything filled in. */
export interface Settings {
	readonly seats: number;
	readonly goal: number;
	readonly firstSeat: Seat | null;
	readonly foods: readonly Food[];
	readonly tableWindow: boolean;
	readonly rounds: number | null;
}

export type Options = Partial<Settings>;

export const PHASES = [
	'start',
	'prepare',
	'ready',
	'choice',
	'battle',
	'spoils',
	'end',
	'share',
	'table',
	'over'
] as const;
export type Phase = (typeof PHASES)[number];

/** A carried item, or a one-shot laid down. `by`: the Volunteer or Detour! that holds it. */
export interface Carried {
	readonly card: Slot;
	readonly on: boolean;
	readonly by: Slot | null;
}

export const ONCE_PER_TURN = ['steal', 'salvage', 'regrow'] as const;

export interface Hero {
	level: number;
	food: Food;
	/** False from death until the next turn begins. */
	alive: boolean;
	/** True from death until the own next turn begins. */
	reborn: boolean;
	/** Resigned. */
	out: boolean;
	hand: Slot[];
	items: Carried[];
	professions: Slot[];
	tribes: Slot[];
	master: Slot | null;
	heritage: Slot | null;
	volunteers: Slot[];
	/** Disasters kept as a reminder. */
	lasting: Slot[];
	/** Hand cards received since the last turn change. */
	fresh: Slot[];
	/** Once-per-turn abilities used this turn. */
	used: (typeof ONCE_PER_TURN)[number][];
	/** Trades proposed this turn. */
	proposals: number;
	/** Standing pass (§5.4). */
	resting: boolean;
}

export interface DeckState {
	next: number;
	end: number;
	/** One entry for each reshuffle. */
	batches: readonly Batch[];
}

export interface Batch {
	readonly first: number;
	readonly count: number;
	readonly faces: readonly CardId[];
}

export interface Offer {
	readonly items: readonly Slot[];
	readonly upgrades: number;
	readonly first: 'main' | 'helper';
	readonly play: readonly Slot[];
}

/** A mate has the slot of its Eco Buddy and the copied face. */
export interface Beast {
	readonly id: number;
	readonly card: Slot;
	readonly face: CardId;
	readonly family: number;
	/** Who brought it: whoever opened it, looked for it or played it. */
	readonly by: Seat;
}

export interface GoneBeast {
	readonly id: number;
	readonly card: Slot;
	readonly face: CardId;
	readonly upgrades: number;
}

export interface Enhancer {
	readonly card: Slot;
	readonly family: number;
	readonly by: Seat;
}

export interface BoostPlay {
	readonly card: Slot;
	readonly seat: Seat;
	readonly side: Side;
	readonly n: number;
}

export interface Battle {
	main: Seat;
	helper: Seat | null;
	/** The helper was compelled by a card. */
	forced: boolean;
	/** Null: no helper, or a forced one. */
	deal: Offer | null;
	stage: 'act' | 'settle' | 'flee';
	beasts: Beast[];
	gone: GoneBeast[];
	enhancers: Enhancer[];
	plays: BoostPlay[];
	/** Every card of the battle, in order of entry. */
	cards: Slot[];
	/** Seat → cards paid for Green Boost; the key is there once it was used. */
	boosts: { [seat: string]: number };
	/** Seat → sum of Bamboo Hits. */
	hits: { [seat: string]: number };
	/** Bandits who have hit. */
	hitters: Seat[];
	/** Seats that used Second Wind. */
	rerolled: Seat[];
	/** Seat → times asked for help. */
	asked: { [seat: string]: number };
	nextId: number;
	/** Flight: who runs now, who runs later, the beasts that the runner still has to face. */
	runner: Seat | null;
	runners: Seat[];
	left: number[];
	/** Seats that need not roll any more. */
	escaped: Seat[];
	/** Seat → bonus from cards. */
	fleeBonus: { [seat: string]: number };
	/** In order of death. */
	dead: Seat[];
	lastRoll: { readonly seat: Seat; readonly beast: number; readonly die: number; readonly total: number } | null;
	/** Derived (§7.2), refreshed after every move. */
	strength: { readonly heroes: number; readonly beasts: number };
}

export const WINDOW_KINDS = ['prepare', 'settle', 'table'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

export interface Window {
	readonly id: number;
	readonly kind: WindowKind;
	readonly waiting: readonly Seat[];
}

/** A decision that one seat must make before anything else happens (§5.2). */
export type Ask =
	| {
			readonly seat: Seat;
			readonly kind: 'lose-item' | 'lose-hand' | 'lose-profession' | 'lose-tribe' | 'pass-card';
			readonly from: readonly Slot[];
			/** The causing card. */
			readonly why: CardId;
	  }
	| { readonly seat: Seat; readonly kind: 'excess' | 'big' | 'loot' | 'pick'; readonly from: readonly Slot[] }
	| { readonly seat: Seat; readonly kind: 'big-to'; readonly from: readonly Seat[]; readonly card: Slot }
	| { readonly seat: Seat; readonly kind: 'shield'; readonly from: readonly boolean[] }
	| { readonly seat: Seat; readonly kind: 'reroll'; readonly from: readonly boolean[]; readonly beast: number }
	| OfferAsk
	| TradeAsk;

export const CONSENT = ['accept', 'decline'] as const;

export interface OfferAsk {
	readonly seat: Seat;
	readonly kind: 'help' | 'counter';
	readonly from: typeof CONSENT;
	readonly by: Seat;
	readonly offer: Offer;
}

export interface TradeAsk {
	readonly seat: Seat;
	readonly kind: 'trade';
	readonly from: typeof CONSENT;
	readonly by: Seat;
	readonly give: readonly Slot[];
	readonly take: readonly Slot[];
}

export type AskKind = Ask['kind'];

/** A fact awaited. */
export type Need =
	| { readonly kind: 'reveal'; readonly slot: Slot; readonly to: 'all' }
	| { readonly kind: 'roll'; readonly id: RollId; readonly sides: number };

/** Rolls that have come in, by id. */
export interface Rolls {
	readonly [id: RollId]: number;
}

/**
 * What is still to be done, next first. Steps that wait for dice collect them in `rolls`; a step that belongs to one hero names it in `seat`,
 * so that it can be dropped when that hero leaves the game.
 */
export type Step =
	| { readonly do: 'first-seat'; readonly rolls: Rolls }
	| { readonly do: 'opened'; readonly card: Slot }
	| { readonly do: 'suffer'; readonly seat: Seat }
	| { readonly do: 'op'; readonly seat: Seat; readonly why: CardId; readonly op: VictimOp; readonly again?: true }
	| { readonly do: 'struck'; readonly seat: Seat }
	| { readonly do: 'random-card'; readonly seat: Seat; readonly to: Seat | null; readonly rolls: Rolls }
	| { readonly do: 'discard-hand'; readonly seat: Seat; readonly cards: readonly Slot[] }
	| { readonly do: 'fix-up'; readonly seat: Seat }
	| { readonly do: 'excess'; readonly seat: Seat; readonly zone: 'professions' | 'tribes' }
	| { readonly do: 'steal'; readonly seat: Seat; readonly target: Seat; readonly item: Slot; readonly rolls: Rolls }
	| { readonly do: 'victory' }
	| { readonly do: 'pick' }
	| { readonly do: 'run' }
	| { readonly do: 'rolled'; readonly seat: Seat; readonly beast: number; readonly rolls: Rolls }
	| { readonly do: 'faced'; readonly seat: Seat; readonly beast: number }
	| { readonly do: 'flight-over' }
	| { readonly do: 'body'; readonly dead: Seat }
	| { readonly do: 'loot-order'; readonly rolls: Rolls }
	| { readonly do: 'loot' }
	| { readonly do: 'battle-over' }
	| { readonly do: 'turn-done' }
	| { readonly do: 'next-turn' };

export const OUTCOME_REASONS = ['goal', 'rounds', 'last-seat'] as const;

export interface Result {
	readonly winners: readonly Seat[];
	readonly reason: (typeof OUTCOME_REASONS)[number];
}

export interface Working {
	game: 'green-square';
	options: Settings;
	phase: Phase;
	/** Whose turn it is; null in phase `start`. */
	turn: Seat | null;
	/** 0 until the first turn begins. */
	turnNo: number;
	/** Rolls requested so far. */
	rolls: number;
	/** Windows opened so far. */
	windows: number;
	decks: { [deck in DeckId]: DeckState };
	discard: { [deck in DeckId]: Slot[] };
	faces: { readonly [slot: Slot]: CardId };
	players: { [seat: string]: Hero };
	battle: Battle | null;
	spoils: { pool: Slot[]; order: Seat[] } | null;
	body: { seat: Seat; cards: Slot[]; order: Seat[] } | null;
	/** The disaster being resolved. */
	resolving: { readonly card: Slot; readonly victim: Seat } | null;
	/** Seat → cards received in the current sharing. */
	shared: { [seat: string]: number };
	window: Window | null;
	ask: Ask | null;
	need: Need[];
	todo: Step[];
	result: Result | null;
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type State = DeepReadonly<Working>;
export type ReadHero = DeepReadonly<Hero>;

type Bare<T extends string> = T extends string ? { readonly type: T } : never;
type OfCard<T extends string> = T extends string ? { readonly type: T; readonly card: Slot } : never;

export type Move =
	| {
			readonly type: 'play';
			readonly card: Slot;
			/** Item: the Volunteer that is to carry it. */
			readonly with?: Slot;
			/** Detour!: the item. */
			readonly on?: Slot;
			readonly target?: Seat;
			readonly lasting?: Slot;
			readonly beast?: number;
			/** Lunatic Eco Beast: the beast from the hand. */
			readonly bring?: Slot;
			readonly side?: Side;
	  }
	| { readonly type: 'set-food'; readonly food: Food }
	| OfCard<'equip' | 'unequip' | 'unstow' | 'drop' | 'trouble'>
	| { readonly type: 'stow'; readonly card: Slot; readonly with: Slot }
	| { readonly type: 'sell'; readonly cards: readonly Slot[] }
	| { readonly type: 'propose'; readonly to: Seat; readonly give: readonly Slot[]; readonly take: readonly Slot[] }
	| { readonly type: 'explore'; readonly regrow?: Slot }
	| { readonly type: 'share'; readonly card: Slot; readonly to: Seat | null }
	| { readonly type: 'ask-help'; readonly seat: Seat; readonly offer: Offer }
	| { readonly type: 'counter'; readonly offer: Offer }
	| { readonly type: 'flee'; readonly beast: number }
	| {
			readonly type: 'use';
			readonly ability: ActiveAbility;
			readonly cards?: readonly Slot[];
			readonly target?: Seat;
			readonly item?: Slot;
			readonly beast?: number;
			readonly lasting?: Slot;
	  }
	| { readonly type: 'pass'; readonly w?: number; readonly rest?: boolean }
	| { readonly type: 'choose'; readonly pick: Slot | Seat | boolean }
	| Bare<'open' | 'end-turn' | 'settle' | 'back-out' | 'accept' | 'decline' | Aside>;

/** Moves that a seat makes without being asked; `legal` never lists them. */
export const ASIDES = ['resign', 'wake', 'withdraw'] as const;
export type Aside = (typeof ASIDES)[number];

export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;
