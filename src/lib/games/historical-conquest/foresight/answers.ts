/** The interrupts in the seat's hand while a window asks it: those that fit, and those that only would be spent. */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import type { ItemClass } from '../ability';
import { roomOf } from '../capacity';
import { cardById } from '../content';
import { fitsWindow } from '../fitting';
import { playerAt } from '../table';
import type { CardRef, Land, State } from '../types';
import type { PlayMove } from './hand';
import { handCards } from './hand';

export interface Answer {
	readonly slot: Slot;
	readonly card: string;
	/** It does something in this window (5.4). */
	readonly fits: boolean;
	/** Every way to play it, with the window's id. Not empty. */
	readonly plays: readonly PlayMove[];
	/** The way to propose first. */
	readonly preset: PlayMove;
}

/** Those that fit come first. Empty unless the seat is asked by an open window. */
export function answers(state: State, seat: Seat, sees: Facts): readonly Answer[] {
	const { window } = state;
	if (window === null || state.pending.length > 0 || !window.waiting.includes(seat)) return [];
	const item = (window.item?.class ?? null) as ItemClass | null;
	const helped = presetLand(state, seat);
	const found: Answer[] = [];
	for (const { slot, card, plays } of handCards(state, seat, sees)) {
		const [first] = plays;
		if (card === null || first === undefined) continue;
		const answering = (move: PlayMove): PlayMove => ({ ...move, w: window.id });
		const preset = plays.find(({ land }) => land === helped) ?? first;
		const fits = fitsWindow(cardById(card), item);
		found.push({ slot, card, fits, plays: plays.map(answering), preset: answering(preset) });
	}
	return [...found.filter(({ fits }) => fits), ...found.filter(({ fits }) => !fits)];
}

/** The seat holds an interrupt that fits the window by which it is asked: what auto-pass and covers go by. */
export function holdsAnswer(state: State, seat: Seat, sees: Facts): boolean {
	return answers(state, seat, sees).some(({ fits }) => fits);
}

/**
 * Where a unit helps: the attacked land, or where the attack comes from; else an empty land, else that with the most
 * room.
 */
export function presetLand(state: State, seat: Seat): CardRef | null {
	const { battle, window } = state;
	if (window?.kind === 'battle' && battle !== null) {
		if (battle.defender === seat) return battle.to;
		if (battle.attacker === seat && battle.explorer === null) return battle.from;
	}
	const { lands } = playerAt(state, seat);
	const room = (land: Land): number => {
		const { units, capacity } = roomOf(state, seat, land);
		return capacity.units - units;
	};
	const empty = lands.find(({ cards }) => cards.length === 0);
	return (empty ?? lands.toSorted((a, b) => room(b) - room(a))[0])?.id ?? null;
}
