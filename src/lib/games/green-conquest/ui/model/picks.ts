/** The things of this board that a finger can point at. */
import type { Pick } from '../../../../ui/game/pointing';
import { BUTTON } from '../../../../ui/game/ways';
import type { Square } from '../../board';
import { nameOf } from '../../board';
import type { Facing, TypeLetter, VehicleId } from '../../types';
import type { Mode } from './choices';

export const pickSquare = (square: Square): Pick => `square ${nameOf(square)}`;
/** A vehicle by its tile in the panel. */
export const pickVehicle = (id: VehicleId): Pick => `vehicle ${id}`;
/** Another way of acting. */
export const pickMode = (mode: Mode): Pick => `mode ${mode}`;
export const pickFacing = (face: Facing): Pick => `facing ${face}`;
/** A type, while a clan is built. */
export const pickType = (type: TypeLetter): Pick => `type ${type}`;
/** The next of several moves that one square means. */
export const OTHER_WAY: Pick = 'other-way';
export const END: Pick = `${BUTTON} end`;
