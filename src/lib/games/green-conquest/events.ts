/**
 * What `apply` tells while it carries a move out, step by step and in order, by the same code that makes it happen. Screens
 * animate from it and the log puts it into words. Squares and ids as in the state; momentum and hearts are whole numbers.
 */
import type { ClanLetter, Facing, Mode, SquareName, TypeLetter, VehicleId } from './types';

/** Where a blow lands on the target; only a blow on the front hurts both. */
export type Side = 'front' | 'flank' | 'rear';
/** What costs hearts. `recoil`: the attacker's own loss in a head-on attack. */
export type Cause = 'attack' | 'recoil' | 'crush' | 'collision' | 'trap' | 'poison';
/** Why a vehicle moves that nobody drives. */
export type Force = 'push' | 'pull' | 'hypnosis';
/** Why a blow costs nothing: a Shield's protection, a Nightmare's front, a Shield hit by the vehicle it protects. */
export type Sparing = 'protected' | 'immune' | 'shielding';

export type Event =
	| { readonly type: 'enlisted'; readonly clan: ClanLetter; readonly types: readonly TypeLetter[] }
	| { readonly type: 'deployment' }
	| { readonly type: 'turn'; readonly clan: ClanLetter; readonly number: number }
	| { readonly type: 'bonus'; readonly clan: ClanLetter }
	| { readonly type: 'turn-ended'; readonly clan: ClanLetter; readonly quiet: number }
	/** Latency counted down at the end of the owner's turn. */
	| { readonly type: 'rested'; readonly vehicle: VehicleId; readonly latent: number }
	| { readonly type: 'placed'; readonly vehicle: VehicleId; readonly at: SquareName; readonly face: Facing }
	| {
			readonly type: 'pivoted';
			readonly vehicle: VehicleId;
			readonly at: SquareName;
			readonly from: Facing;
			readonly face: Facing;
	  }
	/** A drive (or a Scout's flight) begins. */
	| {
			readonly type: 'drive';
			readonly vehicle: VehicleId;
			readonly from: SquareName;
			readonly path: string;
			readonly fleeing: boolean;
	  }
	/** One square on the ground, with the momentum it brought. */
	| {
			readonly type: 'step';
			readonly vehicle: VehicleId;
			readonly from: SquareName;
			readonly to: SquareName;
			readonly face: Facing;
			readonly momentum: number;
			readonly wrapped: boolean;
	  }
	/** One square flown over by the Glider. */
	| { readonly type: 'flown'; readonly vehicle: VehicleId; readonly over: SquareName; readonly momentum: number }
	| {
			readonly type: 'jump';
			readonly vehicle: VehicleId;
			readonly from: SquareName;
			readonly to: SquareName;
			readonly squares: number;
			readonly forced: boolean;
	  }
	/** A drive is over and its vehicle stands. Not told after an attack, a crush or a way home: those say it themselves. */
	| {
			readonly type: 'halt';
			readonly vehicle: VehicleId;
			readonly from: SquareName;
			readonly at: SquareName;
			readonly face: Facing;
	  }
	| {
			readonly type: 'hit';
			readonly vehicle: VehicleId;
			readonly target: VehicleId;
			/** Where the drive began. */
			readonly from: SquareName;
			readonly at: SquareName;
			readonly side: Side;
			readonly momentum: number;
			readonly damage: number;
	  }
	/** A vehicle comes down from the springboard on another one. */
	| {
			readonly type: 'crush';
			readonly vehicle: VehicleId;
			readonly target: VehicleId;
			readonly at: SquareName;
			readonly forced: boolean;
	  }
	| {
			readonly type: 'lost';
			readonly vehicle: VehicleId;
			readonly hearts: number;
			readonly left: number;
			readonly cause: Cause;
	  }
	| { readonly type: 'spared'; readonly vehicle: VehicleId; readonly cause: Cause; readonly why: Sparing }
	| { readonly type: 'destroyed'; readonly vehicle: VehicleId; readonly at: SquareName | null }
	| { readonly type: 'home'; readonly vehicle: VehicleId; readonly from: SquareName | null; readonly latent: number }
	| { readonly type: 'push'; readonly vehicle: VehicleId; readonly target: VehicleId; readonly squares: number }
	| { readonly type: 'pull'; readonly vehicle: VehicleId; readonly target: VehicleId; readonly to: SquareName }
	/** A push, pull or drag is over and its vehicle stands elsewhere than before. */
	| {
			readonly type: 'carried';
			readonly vehicle: VehicleId;
			readonly force: Force;
			readonly from: SquareName;
			readonly at: SquareName;
	  }
	| { readonly type: 'seized'; readonly vehicle: VehicleId; readonly by: VehicleId }
	| { readonly type: 'released'; readonly vehicle: VehicleId }
	| { readonly type: 'barred'; readonly vehicle: VehicleId }
	/** One square pushed, pulled or dragged. */
	| {
			readonly type: 'forced';
			readonly vehicle: VehicleId;
			readonly force: Force;
			readonly from: SquareName;
			readonly to: SquareName;
			readonly momentum: number;
			readonly wrapped: boolean;
	  }
	/** A forced vehicle runs into another one, or into a wall (`with` null). */
	| {
			readonly type: 'collision';
			readonly vehicle: VehicleId;
			readonly with: VehicleId | null;
			readonly toward: Facing;
			readonly impact: number;
			readonly force: Force;
	  }
	| {
			readonly type: 'trap-sprung';
			readonly vehicle: VehicleId;
			readonly at: SquareName;
			readonly clan: ClanLetter;
			readonly momentum: number;
	  }
	| { readonly type: 'trap-laid'; readonly vehicle: VehicleId; readonly at: SquareName }
	| { readonly type: 'trap-removed'; readonly clan: ClanLetter; readonly at: SquareName }
	| { readonly type: 'poisoned'; readonly vehicle: VehicleId; readonly by: VehicleId }
	/** A victim of the Snake is about to lose as many hearts as the Snake has just lost. */
	| { readonly type: 'poison-shared'; readonly vehicle: VehicleId; readonly by: VehicleId }
	| { readonly type: 'poison-ended'; readonly vehicle: VehicleId }
	| {
			readonly type: 'exchanged';
			readonly vehicle: VehicleId;
			readonly with: VehicleId;
			/** Where the Tunneler and where the other stand now. */
			readonly at: SquareName;
			readonly other: SquareName;
	  }
	| {
			readonly type: 'camp-entered';
			readonly vehicle: VehicleId;
			readonly clan: ClanLetter;
			readonly at: SquareName;
	  }
	| { readonly type: 'regenerated'; readonly vehicle: VehicleId; readonly hearts: number; readonly left: number }
	/** Taken off the board to be placed in camp, without a blow (regeneration). */
	| { readonly type: 'lifted'; readonly vehicle: VehicleId; readonly from: SquareName | null }
	| { readonly type: 'paralysed'; readonly vehicle: VehicleId; readonly by: VehicleId | null }
	| { readonly type: 'freed'; readonly vehicle: VehicleId }
	| { readonly type: 'protected'; readonly vehicle: VehicleId; readonly by: VehicleId }
	| { readonly type: 'unprotected'; readonly vehicle: VehicleId }
	| { readonly type: 'fled'; readonly vehicle: VehicleId }
	| { readonly type: 'out'; readonly clan: ClanLetter }
	| { readonly type: 'resigned'; readonly seat: number }
	| { readonly type: 'over'; readonly winners: readonly number[]; readonly reason: string };

/** An event as listeners get it. The mode says which seat plays which clan: words know no state. */
export type Told = Event & { readonly mode: Mode };
