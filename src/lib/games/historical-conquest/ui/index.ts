/** The screen of Historical Conquest. */
import type { GameUi } from '../../../ui/game/play';
import Board from './Board.svelte';
import { seatOption } from './deck';
import { ending, Epilogue, Remains, retell, Victors } from './end';
import SeatFigures from './SeatFigures.svelte';
import { cover, formality, quiet, turn } from './telling';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	Victors,
	Remains,
	Epilogue,
	ending,
	seatOption,
	retell,
	seatsOnBoard: true,
	hasWindows: true,
	formality,
	cover,
	quiet,
	turn
};
