/** What can be pointed at in a sheet, as text. On the screen each carries it as `data-pick`. */
import type { Pick } from '../../../../ui/game/pointing';
import { BUTTON, pickedOf } from '../../../../ui/game/ways';
import type { Slot } from '../../types';

/** Makes the move that the sheet has put together. */
export const SEND: Pick = `${BUTTON} send`;
export const ACCEPT: Pick = `${BUTTON} accept`;
export const DECLINE: Pick = `${BUTTON} decline`;
/** From the offer to the sheet in which one names another price. */
export const ASK_MORE: Pick = 'more';

export const pickUpgrades = (count: number): Pick => `upgrades ${count}`;
export const pickFirst = (who: 'main' | 'helper'): Pick => `first ${who}`;
/** An item that is part of the price. */
export const pickItem = (slot: Slot): Pick => `item ${slot}`;
/** A card that is promised to be played. */
export const pickPromise = (slot: Slot): Pick => `promise ${slot}`;
export const pickWare = (slot: Slot): Pick => `ware ${slot}`;
export const pickGiven = (slot: Slot): Pick => `give ${slot}`;
export const pickTaken = (slot: Slot): Pick => `take ${slot}`;

export { pickedOf };
