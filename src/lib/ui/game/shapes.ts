/**
 * The shapes of seats (DESIGN, "Shape language"): outline and colour say the same, so that neither is needed alone.
 * Drawn in a 26-unit square with an ink outline.
 */
import type { GameEvent, Seat } from '../../engine/contract';
import type { GameUi } from './play';

export const SHAPE_NAMES = [
	'circle',
	'scooped',
	'square',
	'octagon',
	'triangle',
	'drop',
	'hexagon',
	'star',
	'diamond',
	'arch'
] as const;

/** The mark of a person or a seat. */
export type MarkName = (typeof SHAPE_NAMES)[number];
/** Sun and moon are sides, in games where the colours of seats mean something else. */
export type ShapeName = MarkName | 'sun' | 'moon';

export interface Shape {
	readonly path: string;
	readonly fill: string;
	/** What is written or drawn on it. */
	readonly ink: string;
}

const WHITE = '#ffffff';
const DARK = '#10201e';

export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
	circle: { path: 'M13 2a11 11 0 1 0 .01 0z', fill: '#c8351d', ink: WHITE },
	scooped: {
		path: 'M7 2h12q0 5 5 5v12q-5 0-5 5H7q0-5-5-5V7q5 0 5-5z',
		fill: '#2457b4',
		ink: WHITE
	},
	square: { path: 'M2.6 2.6h20.8v20.8H2.6z', fill: '#f3b91b', ink: DARK },
	octagon: { path: 'M8.6 2h8.8L24 8.6v8.8L17.4 24H8.6L2 17.4V8.6z', fill: WHITE, ink: DARK },
	triangle: { path: 'M13 2 24.6 23.4H1.4z', fill: '#2b7a4b', ink: WHITE },
	drop: {
		path: 'M13 1.4c5 5.6 8.6 9.4 8.6 14a8.6 8.6 0 0 1-17.2 0c0-4.6 3.6-8.4 8.6-14z',
		fill: '#7a2a86',
		ink: WHITE
	},
	hexagon: { path: 'M13 1.6 23 7.3v11.4L13 24.4 3 18.7V7.3z', fill: '#1b7f84', ink: WHITE },
	star: {
		path: 'M13 1.4 16.2 9.4 24.8 10 18.2 15.5 20.3 23.8 13 19.2 5.7 23.8 7.8 15.5 1.2 10 9.8 9.4z',
		fill: '#e58ab4',
		ink: DARK
	},
	diamond: { path: 'M13 1 25 13 13 25 1 13z', fill: '#7a4b25', ink: WHITE },
	arch: { path: 'M3.6 23.6V11.4a9.4 9.4 0 0 1 18.8 0v12.2z', fill: '#5a6b75', ink: WHITE },
	sun: {
		path: 'M13 1.2 16.3 4.9 21.3 4.7 21.1 9.7 24.8 13 21.1 16.3 21.3 21.3 16.3 21.1 13 24.8 9.7 21.1 4.7 21.3 4.9 16.3 1.2 13 4.9 9.7 4.7 4.7 9.7 4.900z',
		fill: '#f0a818',
		ink: DARK
	},
	moon: {
		path: 'M17.6 2.300A11.3 11.3 0 1 0 24 17.4 9.4 9.4 0 0 1 17.6 2.300z',
		fill: '#c3cfe4',
		ink: DARK
	}
};

/** The shape of a seat in games that do not choose their own. */
export function shapeOfSeat(seat: Seat): ShapeName {
	return SHAPE_NAMES[seat % SHAPE_NAMES.length] ?? 'circle';
}

/** The mark of a seat: the game's own, where it has one; where a seat has several, of the one that did this. */
export function markOf(
	ui: Pick<GameUi, 'shapeOf'> | null | undefined,
	state: unknown,
	seat: Seat,
	events?: readonly GameEvent[]
): ShapeName {
	return ui?.shapeOf?.(state, seat, events) ?? shapeOfSeat(seat);
}
