/** Our own drawings: vehicles (24×24, nose up), badges and signs (12×12). Outlines only; colours come from the page. */
import { SHAPES, type Shape } from '../../../ui/game/shapes';
import type { ClanLetter, TypeLetter } from '../types';
import type { Badge } from './model/condition';

export interface Stroke {
	/** Glyph colour, or cut out in the colour of the plate. */
	readonly paint: 'ink' | 'plate';
	readonly d: string;
	/** Stroked this wide with round ends; filled without it. */
	readonly width?: number;
}

export const GLYPHS: { readonly [type in TypeLetter]: readonly Stroke[] } = {
	S: [
		{ paint: 'ink', d: 'M12 1C14.2 3.4 15 6 15 9.2L13.6 23H10.4L9 9.2C9 6 9.8 3.4 12 1z' },
		{
			paint: 'ink',
			d: 'M9.6 9 5.6 8 3 2.6M14.4 9 18.4 8 21 2.6M9.8 13.5 4.8 15.2 2.4 21.6M14.2 13.5 19.2 15.2 21.6 21.6',
			width: 2.2
		},
		{ paint: 'plate', d: 'M10.6 5.4h2.8l-.5 4.1h-1.8z' }
	],
	R: [
		{ paint: 'ink', d: 'M8.6 4.8Q12 2.6 15.4 4.8L18 13 16.4 22.6H7.6L6 13z' },
		{
			paint: 'ink',
			d: 'M8.8 6C4.6 2.6.9 6 1.9 10.4c.8 3.3 5 3.4 5.3.6.2-1.7-1.5-2.4-2.3-1.4M15.2 6C19.4 2.6 23.1 6 22.1 10.4c-.8 3.3-5 3.4-5.3.6-.2-1.7 1.5-2.4 2.3-1.4',
			width: 2.7
		},
		{ paint: 'plate', d: 'M8.9 11 11 13.2 9.6 14.3zM15.1 11 13 13.2 14.4 14.3zM10.3 18.2h3.4L12 20z' }
	],
	K: [
		{
			paint: 'ink',
			d: 'M12 9C17.2 9.8 19 12.6 15.8 14.3 12.2 16.1 5.6 14.7 5.9 18 6.2 20.9 12.6 22 19 20.5',
			width: 3.9
		},
		{ paint: 'ink', d: 'M12 .6c2.3 1.3 5 4.2 4.8 6.9-.2 2.5-2.6 3.5-4.8 3.5s-4.6-1-4.8-3.5C7 4.8 9.7 1.9 12 .6z' },
		{
			paint: 'plate',
			d: 'M9.9 6.2m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z M14.1 6.2m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z'
		}
	],
	T: [
		{ paint: 'ink', d: 'M12 0 16.2 5.2H7.8z M12 13.8m-9.8 0a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0z' },
		{
			paint: 'plate',
			d: 'M12 6.2 13.7 10.3 17.9 8 15.9 12 20.2 13.8 15.9 15.6 17.9 19.6 13.7 17.3 12 21.4 10.3 17.3 6.1 19.6 8.1 15.6 3.8 13.8 8.1 12 6.1 8 10.3 10.3z'
		},
		{ paint: 'ink', d: 'M12 13.8m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' }
	],
	G: [
		{
			paint: 'ink',
			d: 'M12 .8C13.9 2.4 14.4 4.6 14.5 6.6 18.8 6.8 22.2 10.6 23.6 17.6 20.6 13.6 17.6 12.4 14.4 12.8L13.7 16.2 17.4 23.2 12 19.2 6.6 23.2 10.3 16.2 9.6 12.8C6.4 12.4 3.4 13.6.4 17.6 1.8 10.6 5.2 6.8 9.5 6.6 9.6 4.6 10.1 2.4 12 .8z'
		},
		{ paint: 'plate', d: 'M12 4.6 13 8.4 12 12.2 11 8.4z' }
	],
	U: [
		{ paint: 'ink', d: 'M12 .2 18.9 12.4Q12 15 5.1 12.4z' },
		{ paint: 'plate', d: 'M9.9 5.1Q12.6 7.3 15 6.4M7.4 9Q12.6 12 17.4 10.2', width: 1.5 },
		{ paint: 'ink', d: 'M5.6 14.5Q12 16.9 18.4 14.5L19.2 18.6Q19.2 23 12 23T4.8 18.6z' },
		{ paint: 'ink', d: 'M3.6 12.2 1.4 15 3.2 18.8M20.4 12.2 22.6 15 20.8 18.8', width: 2.2 }
	],
	O: [
		{
			paint: 'ink',
			d: 'M12 .8c4.8 0 7.6 3.5 7.6 7.3 0 2.5-1 3.8-1.9 5H6.3c-.9-1.2-1.9-2.5-1.9-5C4.4 4.3 7.2.8 12 .8z'
		},
		{
			paint: 'ink',
			d: 'M7.5 12.2C6.8 15.8 5.2 16.9 2 16M10.3 12.4C10.3 17.2 8.6 20 5.4 21.8M13.7 12.4C13.7 17.2 15.4 20 18.6 21.8M16.5 12.2C17.2 15.8 18.8 16.9 22 16',
			width: 2.7
		},
		{
			paint: 'plate',
			d: 'M9 6.8m-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z M15 6.8m-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z'
		}
	],
	H: [
		{ paint: 'ink', d: 'M9 6 7 1.6M15 6 17 1.6', width: 2.4 },
		{ paint: 'ink', d: 'M12 13.8m-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z' },
		{
			paint: 'plate',
			d: 'M12 14.2a1.2 1.2 0 0 1 1.6 1.3c-.3 2.3-5 2-5-1.6 0-4.6 8.4-4.8 8.4 1 0 5-6.4 6.6-9.8 3.3',
			width: 1.9
		}
	],
	N: [
		{
			paint: 'ink',
			d: 'M2.8.6 8.4 4.8Q12 2.8 15.6 4.8L21.2.6 23.2 11.8 19 16.2 19.4 21.4 15.6 18.8 12 23.6 8.4 18.8 4.6 21.4 5 16.2.8 11.8z'
		},
		{ paint: 'plate', d: 'M4.4 8 11.2 11.5 9.5 14.5Q5.2 13.3 4.4 8zM19.6 8 12.8 11.5 14.5 14.5Q18.8 13.3 19.6 8z' }
	],
	D: [
		{
			paint: 'ink',
			d: 'M12 .6C18.8 1 23 5.6 23.5 12.2L19.3 13.6C18.7 8.8 16 6 12 5.8S5.3 8.8 4.7 13.6L.5 12.2C1 5.6 5.2 1 12 .6z M12 8.4 17.4 11.5V19.1L12 23.2 6.6 19.1V11.5z'
		},
		{ paint: 'plate', d: 'M12 12 14.4 13.5V17.3L12 19.2 9.6 17.3V13.5z' }
	]
};

export const CLAN_SHAPES = { r: 'circle', y: 'square', b: 'scooped', w: 'octagon' } as const;

/** What the tokens and traps of a clan stand on. */
export const plateOf = (clan: ClanLetter): Shape => SHAPES[CLAN_SHAPES[clan]];

export const BEAK = 'M7.8 4 13-2.4 18.2 4z';

/** Stroked 1.4 wide unless filled. */
export interface Sign {
	readonly d: string;
	readonly filled?: true;
}

export const BADGES: { readonly [badge in Badge]: readonly Sign[] } = {
	latent: [{ d: 'M6 1.9a4.1 4.1 0 1 0 .01 0zM6 3.6V6l1.7 1.1' }],
	paralysed: [
		{
			d: 'M5 7.6 3.9 8.7a1.8 1.8 0 0 1-2.6-2.6L3 4.4a1.8 1.8 0 0 1 2.6 0M7 4.4l1.1-1.1a1.8 1.8 0 0 1 2.6 2.6L9 7.6a1.8 1.8 0 0 1-2.6 0M4.7 7.3l2.6-2.6'
		}
	],
	protected: [{ d: 'M1.6 9.4a4.4 5.6 0 0 1 8.8 0zM3.7 9.2c0-2.5.9-4 2.3-4.6' }],
	poisoned: [{ d: 'M6 1.4C7.8 3.9 9.2 5.6 9.2 7.4a3.2 3.2 0 0 1-6.4 0C2.8 5.6 4.2 3.9 6 1.4z', filled: true }],
	played: [{ d: 'M2.4 6.3 5 8.9l4.7-5.4' }],
	barred: [
		{ d: 'M3.6 5.4h4.8q1 0 1 1v2.8q0 1-1 1H3.6q-1 0-1-1V6.4q0-1 1-1z', filled: true },
		{ d: 'M4 5.4V4a2 2 0 0 1 4 0v1.4' }
	]
};

/** Ground and edge of each badge; firefly for protection, as the guide draws it. */
export const BADGE_COLOURS: { readonly [badge in Badge]: { readonly ground: string; readonly ink: string } } = {
	latent: { ground: '#f4f7ea', ink: '#10302b' },
	paralysed: { ground: '#7a2a86', ink: '#ffffff' },
	protected: { ground: '#d6f24b', ink: '#10302b' },
	poisoned: { ground: '#7a2a86', ink: '#ffffff' },
	played: { ground: '#4b5f59', ink: '#ffffff' },
	barred: { ground: '#4b5f59', ink: '#ffffff' }
};

/** 12×12. */
export const HEART =
	'M6 10.8C3.2 8.4 1 6.6 1 4.2 1 2.5 2.3 1.3 3.8 1.3c.9 0 1.7.4 2.2 1.1.5-.7 1.3-1.1 2.2-1.1C9.7 1.3 11 2.5 11 4.2c0 2.4-2.2 4.2-5 6.6z';
export const WAVES =
	'M1 3.4q1.25-1.4 2.5 0t2.5 0 2.5 0 2.5 0M1 6.4q1.25-1.4 2.5 0t2.5 0 2.5 0 2.5 0M1 9.4q1.25-1.4 2.5 0t2.5 0 2.5 0 2.5 0';
/** The star of a trap, 24×24. */
export const TRAP_STAR =
	'M12 4.4 13.7 8.5 17.9 6.2 15.9 10.2 20.2 12 15.9 13.8 17.9 17.8 13.7 15.5 12 19.6 10.3 15.5 6.1 17.8 8.1 13.8 3.8 12 8.1 10.2 6.1 6.2 10.3 8.5z';
