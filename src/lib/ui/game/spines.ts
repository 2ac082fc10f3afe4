/** How a crowded hand lies on the screen: the chosen card open, of each other one a spine to read and to touch. */

/** Px: what a finger still meets, what a name needs at most, and a card that lies open. */
const LEAST = 24;
const MOST = 37;
const OPEN = 92;

export interface SpineWidths {
	readonly spine: number;
	readonly open: number;
	/** More than fits: the hand scrolls sideways. */
	readonly scrolls: boolean;
}

/** One card is always open, so that the last spine is not mistaken for the whole card. */
export function spinesOf(cards: number, room: number): SpineWidths {
	const spine = cards < 2 ? MOST : (room - OPEN) / (cards - 1);
	return { spine: Math.max(LEAST, Math.min(MOST, spine)), open: OPEN, scrolls: spine < LEAST };
}
