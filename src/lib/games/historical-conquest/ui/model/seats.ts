/** The colour of a seat as a ground on which white is read. */
import type { Seat } from '../../../../engine/contract';
import { SHAPES, shapeOfSeat } from '../../../../ui/game/shapes';

export const seatGround = (seat: Seat): string => `color-mix(in srgb, ${SHAPES[shapeOfSeat(seat)].fill} 58%, #10201c)`;
