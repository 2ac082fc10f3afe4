/** The things on the table that can be pointed at. */
import type { Pick } from '../../../../ui/game/pointing';
import { BUTTON } from '../../../../ui/game/ways';
export { ACCEPT, DECLINE } from '../sheets/picks';
import type { ActiveAbility, Food, Side } from '../../content';
import type { Seat, Slot } from '../../types';

/** A card of the own hand. */
export const pickHand = (card: Slot): Pick => `hand ${card}`;
/** An own card in play. */
export const pickMine = (card: Slot): Pick => `mine ${card}`;
/** A card before another hero. */
export const pickTheirs = (card: Slot): Pick => `theirs ${card}`;
export const pickSeat = (seat: Seat): Pick => `seat ${seat}`;
export const pickBeast = (id: number): Pick => `beast ${id}`;
export const pickSide = (side: Side): Pick => `side ${side}`;
/** A disaster that lies before oneself. */
export const pickLasting = (card: Slot): Pick => `lasting ${card}`;
/** One of the cards that an ask lays out. */
export const pickChoice = (card: Slot): Pick => `choice ${card}`;
/** An ability, or what is arranged in a sheet. */
export const pickPill = (name: ActiveAbility | 'sell' | 'trade' | 'ask'): Pick => `pill ${name}`;
/** Lights up the beasts of the hand that could be fought. */
export const TROUBLE: Pick = 'trouble';
/** Regrow: the top of the discarded upgrades. */
export const REGROW: Pick = 'discard upg';
/** An item that could be equipped instead of another is only carried. */
export const CARRY: Pick = `${BUTTON} carry`;
/** Settling a battle that would be lost: looked at before it is done. */
export const SETTLE_ANYWAY: Pick = 'settle anyway';

const button = (name: string): Pick => `${BUTTON} ${name}`;

export const OPEN = button('open');
export const EXPLORE = button('explore');
export const SETTLE = button('settle');
export const END_TURN = button('end-turn');
export const PASS = button('pass');
export const BACK_OUT = button('back-out');
export const YES = button('yes');
export const NO = button('no');
export const pickFood = (food: Food): Pick => button(`food ${food}`);

/** The kind of a thing. */
export const kindOf = (pick: Pick): string => pick.split(' ', 1)[0] ?? '';
