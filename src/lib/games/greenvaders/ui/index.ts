/** The screen of Greenvaders. */
import type { Seat } from '../../../engine/contract';
import type { GameUi } from '../../../ui/game/play';
import type { ShapeName } from '../../../ui/game/shapes';
import { sideOf } from '../sides';
import type { Event } from '../types';
import Board from './Board.svelte';
import { retell } from './retelling';
import SeatFigures from './SeatFigures.svelte';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	retell,
	seatsOnBoard: true,
	quiet: ['turn', 'granted', 'cleared', 'refilled', 'revealed', 'spent', 'vacated'],
	turn: (told) => {
		const event = told as Event;
		return event.type === 'turn' ? { number: event.n, seat: event.seat } : null;
	},
	shapeOf: (_: unknown, seat: Seat): ShapeName => (sideOf(seat) === 0 ? 'sun' : 'moon')
};
