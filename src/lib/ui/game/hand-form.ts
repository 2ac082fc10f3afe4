/** How a hand of cards lies on the screen: spread as a fan, in two rows with short cards, or as small tiles. */
export type HandForm = 'fan' | 'shelf' | 'tiles';

const FAN_MOST = 5;
const SHELF_MOST = 8;
/** Two rows of three. */
const SHORT_SHELF_MOST = 6;

/** `short`: on a screen without room for a third row. */
export const formOf = (cards: number, short = false): HandForm =>
	cards <= FAN_MOST ? 'fan' : cards <= (short ? SHORT_SHELF_MOST : SHELF_MOST) ? 'shelf' : 'tiles';

/** One word of a title is wider than a small card, unless it is written smaller. */
export const hasLongWord = (title: string): boolean => title.split(/[\s-]/).some(({ length }) => length > 10);

/** Where a card of a fan lies. */
export interface Place {
	/** The left edge, as a part of the room that is left beside one card. */
	readonly left: number;
	/** Px below the highest card. */
	readonly drop: number;
	/** Degrees. */
	readonly turn: number;
}

const TURN = 2.6;
const BEND = 2.2;
/** The widest strip, in cards: few cards lie side by side in the middle instead of at the edges. */
const WIDEST = 1.04;

/**
 * The places of a fan, from left to right. Around the chosen card (−1: none) it opens as far as its neighbours allow:
 * nothing covers it, and every other card keeps the same strip. `card` is the width of a card as a part of the whole.
 */
export function fanOf(cards: number, chosen: number, card: number): Place[] {
	const middle = (cards - 1) / 2;
	const opens = chosen >= 0 && chosen < cards - 1 && cards > 2;
	const whole = card / (1 - card);
	const free = cards < 2 ? 0 : opens ? Math.max(0, 1 - whole) / (cards - 2) : 1 / (cards - 1);
	const strip = Math.min(free, whole * WIDEST);
	const taken = opens ? Math.min(whole, 1) + strip * (cards - 2) : strip * (cards - 1);
	let left = Math.max(0, 1 - taken) / 2;
	return Array.from({ length: cards }, (_, index) => {
		const away = index - middle;
		const place: Place =
			index === chosen ? { left, drop: 0, turn: 0 } : { left, drop: 8 + BEND * away * away, turn: TURN * away };
		left += opens && index === chosen ? Math.min(whole, 1) : strip;
		return place;
	});
}
