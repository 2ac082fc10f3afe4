/** How wide and how high things are drawn, by the room there is for them. */

/** A column by its width. */
export type LandForm = 'wide' | 'md' | 'narrow';

/** A plate of a column: in full, with its name only, or as an icon. */
export type PlateForm = LandForm | 'name' | 'icon';

/** The narrowest column that a finger still meets. */
const LEAST_COLUMN = 45;

export const landForm = (width: number): LandForm => (width >= 100 ? 'wide' : width >= 78 ? 'md' : 'narrow');

/** The width of each of so many columns, and whether the row scrolls sideways. */
export function columnsOf(
	count: number,
	room: number,
	gap: number
): { readonly width: number; readonly scrolls: boolean } {
	const most = 170;
	const width = count === 0 ? most : (room - gap * (count - 1)) / count;
	return { width: Math.max(LEAST_COLUMN, Math.min(most, width)), scrolls: width < LEAST_COLUMN };
}

/** Lines of a tile that leave room for the own columns. */
const MOST_LINES = 4;

/** Opponents: one or two as strips where there is height, three as tiles with a line a land, else tiles; beside a wide board up to four with their columns. */
export type RivalForm = 'strip' | 'lines' | 'tile' | 'mini' | 'panel';

/** `most`: lands of the one who has most. */
export function rivalForm(others: number, width: number, height: number, most = 1): RivalForm {
	if (width >= 620 && height >= 520 && others <= 4) return 'panel';
	if (others <= 2 && height >= 400) return 'strip';
	if (others === 3 && height >= 440 && most <= MOST_LINES) return 'lines';
	return others >= 4 && height < 460 && width < 620 ? 'mini' : 'tile';
}
