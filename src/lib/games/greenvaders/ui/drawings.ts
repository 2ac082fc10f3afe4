/** Our own drawings of Greenvaders: plants, leaves, signs of actions. Colour and shape always say the same. */
import type { Action, Colour } from '../content';
import plantBlue from './art/plant-blue.svg?url';
import plantGreen from './art/plant-green.svg?url';
import plantRed from './art/plant-red.svg?url';

export interface Ink {
	readonly ground: string;
	/** Lighter, for the rays of a special card. */
	readonly ray: string;
	readonly body: string;
	readonly plant: string;
}

export const INKS: { readonly [C in Colour]: Ink } = {
	red: { ground: '#c8351d', ray: '#d9573f', body: '#5e1208', plant: plantRed },
	blue: { ground: '#2c5fbe', ray: '#5683d3', body: '#0e2557', plant: plantBlue },
	green: { ground: '#7db843', ray: '#9ccb6c', body: '#17421f', plant: plantGreen }
};

/** In a 12-unit square. */
export const LEAVES: {
	readonly [C in Colour]: { readonly d: string; readonly transform: string; readonly veins: string };
} = {
	red: { d: 'M6 .6 8.2 5.2 11.6 3 9.8 9.600Q6 12.4 2.2 9.600L.4 3 3.8 5.2z', transform: '', veins: '' },
	blue: {
		d: 'M6 .7A5.3 5.3 0 1 1 1.3 8.500L6 6 1.3 3.500A5.3 5.3 0 0 1 6 .7z',
		transform: 'rotate(90 6 6)',
		veins: ''
	},
	green: {
		d: 'M6 0C9.4 2.6 10 6.4 8.6 9L6 12 3.4 9C2 6.4 2.6 2.6 6 0z',
		transform: '',
		veins: 'M6 3v8M6 6.6 4.4 5.200M6 6.6 7.6 5.200M6 9 4.6 7.800M6 9 7.4 7.8'
	}
};

/** In a 24-unit square. */
export const ACTION_SIGNS: { readonly [A in Action]: { readonly d: string; readonly stroke: number } } = {
	reinforce: { d: 'M12 4v16M4 12h16', stroke: 4.4 },
	destroy: {
		d: 'M12 1.5 14 7.6 19.8 4.2 16.4 10 22.5 12 16.4 14 19.8 19.8 14 16.4 12 22.5 10 16.4 4.2 19.8 7.6 14 1.5 12 7.6 10 4.2 4.2 10 7.600z',
		stroke: 0
	},
	move: {
		d: 'M12 2v20M2 12h20M12 2 8.5 5.500M12 2l3.5 3.500M12 22l-3.5-3.500M12 22l3.5-3.500M2 12l3.5-3.500M2 12l3.5 3.500M22 12l-3.5-3.500M22 12l-3.5 3.5',
		stroke: 2.6
	}
};

/** In a 12-unit square. */
export const CROWN = 'M1.2 9.8.6 3.4 3.6 5.8 6 2 8.4 5.8 11.4 3.4 10.8 9.800z';
/** The back of a card, in a 24-unit square. */
export const SPROUT =
	'M12 20V11C12 6 8.5 4.5 3.5 4.5 3.5 9.5 6.5 12 12 12.5 12 9 15 6.5 20.5 6.5 20.5 11.5 17 14 12.5 14';
/** A plant in a pot, in a 24-unit square. */
export const POT =
	'M5 14h14l-1.6 8H6.600zM12 13V9C12 5.5 9.5 4 6 4c0 3.5 2 5.5 5 5.800M13 9.800C16 9.5 18 7.5 18 4c-3.5 0-5.3 1.3-5.8 4';
/** Eight turns round a middle: the wedges of a special card, the jets of the fountain. */
export const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
