/** The things of this table that a finger can point at. */
import type { Seat, Slot } from '../../../../engine/contract';
import type { Pick } from '../../../../ui/game/pointing';
import { BUTTON, pickedOf } from '../../../../ui/game/ways';
import type { CardRef } from '../../types';

export const pickHand = (slot: Slot): Pick => `hand ${slot}`;
export const pickUnit = (unit: CardRef): Pick => `unit ${unit}`;
export const pickLand = (land: CardRef): Pick => `land ${land}`;
export const pickSeat = (seat: Seat): Pick => `seat ${seat}`;
/** A card of the own discard pile. */
export const pickGrave = (card: CardRef): Pick => `grave ${card}`;
export const pickAbility = (card: CardRef, ability: number): Pick => `ability ${card} ${ability}`;
/** A card of the table that its holder discards. */
export const pickToss = (card: CardRef): Pick => `toss ${card}`;
/** Who goes along with an explorer. */
export const pickEscort = (unit: CardRef): Pick => `escort ${unit}`;
/** Who raids: an explorer, alone or with a companion. */
export const pickPair = (explorer: CardRef, escort: CardRef | undefined): Pick => `pair ${explorer} ${escort ?? '-'}`;

export const DISCOVER: Pick = 'way discover';
export const DISCARD: Pick = 'way discard';
/** An explorer who could travel takes the step of the turn instead. */
export const ON_FOOT: Pick = 'way foot';
export const NEXT: Pick = `${BUTTON} next`;
export const PASS: Pick = `${BUTTON} pass`;

/** The ability that a pick means. */
export function abilityOf(pick: Pick | undefined): { readonly card: CardRef; readonly ability: number } | null {
	const [card, ability] = pickedOf('ability', pick)?.split(' ') ?? [];
	return card === undefined ? null : { card, ability: Number(ability) };
}

/** The pair that a pick means. */
export function pairOf(pick: Pick | undefined): { readonly explorer: CardRef; readonly escort: CardRef | null } | null {
	const [explorer, escort] = pickedOf('pair', pick)?.split(' ') ?? [];
	return explorer === undefined ? null : { explorer, escort: escort === undefined || escort === '-' ? null : escort };
}
