/** The colour of a seat as a ground on which white figures are read, and how a side of a battle stands in its bar. */
import type { Seat } from '../../../../engine/contract';
import { SHAPES, shapeOfSeat, type ShapeName } from '../../../../ui/game/shapes';

const PALE: ReadonlySet<ShapeName> = new Set(['square', 'octagon', 'star']);

function seatGround(shape: ShapeName): string {
	return `color-mix(in srgb, ${SHAPES[shape].fill} ${PALE.has(shape) ? 58 : 90}%, #10201c)`;
}

export function sideOf(
	seat: Seat,
	value: number
): { readonly value: number; readonly colour: string; readonly shape: ShapeName } {
	const shape = shapeOfSeat(seat);
	return { value, colour: seatGround(shape), shape };
}
