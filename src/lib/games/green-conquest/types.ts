/**
 * The Green Conquest as plain JSON: options, state, moves, and the events told while a move is carried out (sections 1.2, 3.1, 6).
 */

/** Clockwise, which is the order of play. */
export const CLAN_LETTERS = ['r', 'y', 'b', 'w'] as const;
export type ClanLetter = (typeof CLAN_LETTERS)[number];

/** In the order of the vehicle table (2.3). */
export const TYPE_LETTERS = ['S', 'R', 'K', 'T', 'G', 'U', 'O', 'H', 'N', 'D'] as const;
export type TypeLetter = (typeof TYPE_LETTERS)[number];

export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];

export const MODES = ['duel', 'trio', 'melee', 'coalition'] as const;
export type Mode = (typeof MODES)[number];

export const BUILDS = ['free', 'draft', 'preset'] as const;
export const POOLS = ['open', 'scarce'] as const;
export const WAYS = ['choose', 'auto'] as const;
export const PHASES = ['build', 'deploy', 'play', 'over'] as const;

export type Build = (typeof BUILDS)[number];
export type Pool = (typeof POOLS)[number];
export type Way = (typeof WAYS)[number];
export type Phase = (typeof PHASES)[number];

/** Clan letter and type letter: `"bO"`. */
export type VehicleId = string;
/** `"a1"` … `"o15"`. */
export type SquareName = string;

export type Roster = readonly TypeLetter[];
export type Rosters = { readonly [clan in ClanLetter]?: Roster };

export interface Options {
	readonly mode?: Mode;
	readonly first?: ClanLetter;
	readonly build?: Build;
	readonly pool?: Pool;
	readonly rosters?: Rosters;
	readonly deploy?: Way;
	readonly returns?: Way;
	readonly quietLimit?: number;
}

/** What `setup` makes of the options: every default filled in, `rosters` only with `preset`. */
export interface FullOptions {
	readonly mode: Mode;
	readonly first: ClanLetter;
	readonly build: Build;
	readonly pool: Pool;
	readonly deploy: Way;
	readonly returns: Way;
	readonly quietLimit: number;
	readonly rosters?: Rosters;
}

export interface ClanState {
	readonly seat: number;
	readonly team: number;
	readonly roster: Roster;
	readonly out: boolean;
	/** The regeneration is still available. */
	readonly regen: boolean;
}

export interface VehicleState {
	readonly at: SquareName | null;
	readonly face: Facing;
	readonly hp: number;
	readonly latent: number;
}

/** The open activation (5.3). */
export interface Active {
	readonly vehicle: VehicleId;
	/** What a drive may still use: full before it, 0 after it, 4 for a Scout's flight. */
	readonly mp: number;
	/** Pull, exchange, lay or flight still unused and possible. */
	readonly ability: boolean;
	/** Squares a Trapper may lay on. */
	readonly trail: readonly SquareName[];
}

export interface TurnState {
	readonly clan: ClanLetter;
	readonly number: number;
	readonly bonus: boolean;
	readonly moved: boolean;
	readonly played: readonly VehicleId[];
	readonly barred: readonly VehicleId[];
	readonly active: Active | null;
}

export type Pending =
	{ readonly kind: 'place'; readonly vehicle: VehicleId } | { readonly kind: 'regen'; readonly clan: ClanLetter };

export interface Result {
	readonly winners: readonly number[];
	readonly reason: string;
}

export interface State {
	readonly game: 'green-conquest';
	readonly version: 2;
	readonly options: FullOptions;
	readonly phase: Phase;
	readonly clans: { readonly [clan in ClanLetter]?: ClanState };
	readonly vehicles: { readonly [id: VehicleId]: VehicleState };
	/** Square → clan that laid it. */
	readonly traps: { readonly [square: SquareName]: ClanLetter };
	/** Victim → Snake. */
	readonly poison: { readonly [victim: VehicleId]: VehicleId };
	readonly turn: TurnState;
	readonly pending: readonly Pending[];
	/** Turns ended since hearts were last lost or regenerated. */
	readonly quiet: number;
	readonly result: Result | null;
}

export interface EnlistMove {
	readonly type: 'enlist';
	readonly types: readonly string[];
}
export interface PlaceMove {
	readonly type: 'place';
	readonly vehicle: VehicleId;
	readonly at: SquareName;
}
export interface RegenerateMove {
	readonly type: 'regenerate';
	readonly vehicle: VehicleId;
}
export interface PivotMove {
	readonly type: 'pivot';
	readonly vehicle: VehicleId;
	readonly face: Facing;
}
export interface DriveMove {
	readonly type: 'drive';
	readonly vehicle: VehicleId;
	readonly path: string;
}
export interface PullMove {
	readonly type: 'pull';
	readonly vehicle: VehicleId;
	readonly target: VehicleId;
	readonly to: SquareName;
}
export interface ExchangeMove {
	readonly type: 'exchange';
	readonly vehicle: VehicleId;
	readonly with: VehicleId;
}
export interface LayMove {
	readonly type: 'lay';
	readonly vehicle: VehicleId;
	readonly at: SquareName;
	readonly remove?: SquareName | null;
}
export interface EndMove {
	readonly type: 'end';
}
export interface ResignMove {
	readonly type: 'resign';
}

export type Move =
	| EnlistMove
	| PlaceMove
	| RegenerateMove
	| PivotMove
	| DriveMove
	| PullMove
	| ExchangeMove
	| LayMove
	| EndMove
	| ResignMove;
