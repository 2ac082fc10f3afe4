/** The screen of The Green Conquest. */
import type { Seat } from '../../../engine/contract';
import type { GameUi } from '../../../ui/game/play';
import type { ShapeName } from '../../../ui/game/shapes';
import type { ClanLetter, Move, State } from '../types';
import Board from './Board.svelte';
import { clanAtBottom } from './model/view';
import Remains from './Remains.svelte';
import { retell } from './retelling';
import SeatFigures from './SeatFigures.svelte';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';
import Victors from './Victors.svelte';

const SHAPES: { readonly [clan in ClanLetter]: ShapeName } = { r: 'circle', y: 'square', b: 'scooped', w: 'octagon' };

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	Victors,
	Remains,
	retell,
	formality: (legal) => {
		const [only, ...others] = legal as readonly Move[];
		return others.length === 0 && only?.type === 'end' ? only : null;
	},
	quiet: ['turn', 'turn-ended', 'bonus', 'rested'],
	shapeOf: (state: unknown, seat: Seat): ShapeName => SHAPES[clanAtBottom(state as State, seat)]
};
