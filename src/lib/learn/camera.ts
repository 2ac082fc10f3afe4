/** Which part of a square board is seen through a window: as large as it can be, with the part that matters in the middle. */
export interface Part {
	/** In squares from the top left of the board, as it lies on the screen. */
	readonly left: number;
	readonly top: number;
	readonly columns: number;
	readonly rows: number;
}

export interface Shot {
	/** Of the whole board, in pixels. */
	readonly side: number;
	/** Where its top left corner lies, from that of the window. */
	readonly x: number;
	readonly y: number;
}

/** A square of this many pixels is large enough. */
const LARGEST_SQUARE = 72;

/** `size`: how many squares the board has along a side. */
export function shot({ left, top, columns, rows }: Part, size: number, width: number, height: number): Shot {
	const square = Math.min(width / columns, height / rows, LARGEST_SQUARE);
	const side = square * size;
	return {
		side,
		x: offset(left + columns / 2, square, side, width),
		y: offset(top + rows / 2, square, side, height)
	};
}

/** No empty rim where the board could fill the window; else it lies in the middle. */
function offset(middle: number, square: number, side: number, room: number): number {
	if (side <= room) return (room - side) / 2;
	return Math.max(room - side, Math.min(0, room / 2 - middle * square));
}
