/**
 * What an effect kind is. Each kind of §7.4 and §7.5 is one file of this folder that exports one of these; `index.ts` lists them. Card data name
 * a kind, so a new card needs data only and a new kind one file.
 */
import type { Seat, Slot } from '../../../engine/contract';
import type { BoonOp, CardId, LastingOp, OneShotOp, VictimOp } from '../content';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { faceOf } from '../heroes';
import type { Reason } from '../reasons';
import type { Beast, MoveOf, State } from '../types';

export type OpOf<K extends VictimOp['op']> = K extends unknown ? Extract<VictimOp, { readonly op: K }> : never;

/** An op on its way to a victim who is alive. */
export interface Blow<Op> {
	readonly do: 'op';
	readonly seat: Seat;
	/** The causing card. */
	readonly why: CardId;
	readonly op: Op;
	/** A repetition: whatever it finds, `else` does not run any more. */
	readonly again?: true;
}

/** Strikes; false if there was nothing to act on, so that `else` runs instead. */
export type VictimEffect<Op> = (d: Draft, blow: Blow<Op>) => boolean;

/** The rest of a blow that strikes several times, to be worked off after the consequences of this one. */
export function repeat(d: Draft, blow: Blow<OpOf<'lose-item' | 'lose-hand' | 'lose-random' | 'pass-card'>>): void {
	const { op } = blow;
	if (op.n !== 'all' && op.n > 1) doNext(d, { ...blow, op: { ...op, n: op.n - 1 }, again: true });
}

/** Told before what comes of a card, where that does not name the card or who played it. */
export function tellPlayed(
	d: Draft,
	seat: Seat,
	card: Slot,
	on: { readonly target?: Seat; readonly beast?: Beast }
): void {
	const { target = null, beast = null } = on;
	const [id, beastFace] = beast === null ? [null, null] : [beast.id, beast.face];
	d.tell?.({ type: 'played', seat, card, face: faceOf(d.s, card), target, beast: id, beastFace });
}

/** A disaster kept before its victim: what it does while it lies there, and what ends it. */
export interface LastingEffect<Op extends LastingOp> {
	strength(op: Op): number;
	flee(op: Op): number;
	/** In its own turn the victim puts nothing down and sells nothing. */
	readonly bars: boolean;
	readonly ends: 'battle' | 'turn' | 'never';
}

export type PlayMove = MoveOf<'play'>;

/** A one-shot or boon: its own checks in the order of the specification, and what happens when it is played. */
export interface CardEffect<Op extends OneShotOp | BoonOp> {
	check(state: State, seat: Seat, move: PlayMove, op: Op): Reason | null;
	/** `card`: its slot, already out of hand or items; in a battle it lies among the cards of the battle. */
	play(d: Draft, seat: Seat, move: PlayMove, op: Op, card: Slot): void;
}
