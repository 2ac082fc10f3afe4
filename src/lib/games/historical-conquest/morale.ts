/** Morale (7.2): gains are limited in each turn, losses are not. */
import type { Seat } from '../../engine/contract';
import { GAIN_PER_TURN } from './constants';
import { sumHeld } from './continuous';
import type { Draft } from './draft';
import { playerAt } from './table';
import type { CardRef, State } from './types';

/**
 * Changes a seat's morale; `card` is what caused it, null a battle. Seats that are out are never touched. `wanted`:
 * what the cause asked for, where something has softened it already.
 */
export function changeMorale(draft: Draft, seat: Seat, amount: number, card: CardRef | null, wanted = amount): void {
	if (amount === 0 || draft.player(seat).out !== null) return;
	const player = draft.edit(seat);
	const change = amount > 0 ? Math.min(amount, GAIN_PER_TURN - player.gained) : amount;
	if (change > 0) player.gained += change;
	player.morale += change;
	draft.tell?.({ type: 'morale-changed', seat, change, wanted, morale: player.morale, card });
}

/** What the seat has gained in this turn, whoever's turn it is, and how much more can still count. */
export function gainOf(state: State, seat: Seat): { readonly gained: number; readonly left: number } {
	const { gained } = playerAt(state, seat);
	return { gained, left: GAIN_PER_TURN - gained };
}

/** What an opponent's effect does to a seat: a loss is first reduced by what softens it. */
export function inflictMorale(draft: Draft, seat: Seat, amount: number, card: CardRef): void {
	if (amount >= 0) return changeMorale(draft, seat, amount, card);
	if (draft.player(seat).out !== null) return;
	const softened = Math.min(0, amount + sumHeld(draft.state, seat, 'soften', (effect) => effect.amount));
	if (softened !== 0) return changeMorale(draft, seat, softened, card, amount);
	const { morale } = draft.player(seat);
	draft.tell?.({ type: 'morale-changed', seat, change: 0, wanted: amount, morale, card });
}
