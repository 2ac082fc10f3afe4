/** Cells that only lack a colour: near enough, but the card in hand must touch another one. */
import type { Seat } from '../../../../engine/contract';
import { cardOf, COLOUR_BITS, type Colour } from '../../content';
import { rooms } from '../../grid';
import { armedOf, faceOf } from '../../hand';
import { sideOf } from '../../sides';
import type { Cell } from '../../types';
import { pickedOf } from '../../../../ui/game/ways';
import type { Choices } from './choices';
import type { Hand } from '../../../../ui/game/hand';

export interface Need {
	readonly colour: Colour;
	readonly lacking: readonly Cell[];
}

export function needOf({ state, seat, sees, isAsked }: Choices, hand: Hand, grid: Seat): Need | null {
	const card = pickedOf('hand', hand[0]);
	if (!isAsked || seat === null || state.phase !== 'play' || card === null) return null;
	const face = faceOf(card, sees);
	const armed = armedOf(state, seat);
	if (face === null || armed.vip || sideOf(grid) !== sideOf(seat)) return null;
	const { kind, need } = cardOf(face);
	const colour = kind === 'simple' ? (armed.copy?.need ?? null) : need;
	if (colour === null) return null;
	const lacking = rooms(state.grids[grid] ?? []).filter(
		({ touches }) => touches !== 0 && (touches & COLOUR_BITS[colour]) === 0
	);
	return { colour, lacking: lacking.map(({ cell }) => cell) };
}
