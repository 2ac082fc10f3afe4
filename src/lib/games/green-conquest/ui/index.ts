/** The screen of The Green Conquest. */
import type { GameUi } from '../../../ui/game/play';
import Board from './Board.svelte';
import Remains from './Remains.svelte';
import { retell } from './retelling';
import RosterForm from './RosterForm.svelte';
import SeatFigures from './SeatFigures.svelte';
import { formality, quiet, shapeOf, turn } from './telling';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';
import Victors from './Victors.svelte';

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	Victors,
	Remains,
	OptionForm: RosterForm,
	retell,
	formality,
	quiet,
	turn,
	shapeOf
};
