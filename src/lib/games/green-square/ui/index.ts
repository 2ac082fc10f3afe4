/** The screen of Green Square. */
import type { GameUi } from '../../../ui/game/play';
import Board from './Board.svelte';
import { retell } from './end/retelling';
import Victors from './end/Victors.svelte';
import SeatFigures from './SeatFigures.svelte';
import { quiet, turn } from './telling';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';
import { commonCover, cover } from './cover';

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	Victors,
	retell,
	seatsOnBoard: true,
	tallTide: true,
	quiet,
	turn,
	cover,
	commonCover
};
