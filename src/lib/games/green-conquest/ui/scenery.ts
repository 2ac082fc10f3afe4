/** Shapes and places of what grows on the marsh. The places look random and are always the same. */

/** A tuft of reeds, 10×10, standing on its lower edge. */
export const REED =
	'M3.2 0C3 -2.6 2.2 -4.8 .2 -6.6 2.6 -5.6 3.6 -4 4 -2.6 4.1 -5 3.9 -7.4 3.2 -9.8 4.6 -7.4 5 -5 5 -2.8 5.4 -5 6 -7.6 7.4 -10 7.2 -7.4 6.6 -4.8 6.2 -2.6 7 -4.4 8.2 -5.8 10 -6.8 8.4 -5 7.4 -2.6 7 0z';

export const STUMP_BARK =
	'M-8.6 1.200C-8.9 -1.6 -8.6 -3.4 -9.6 -5.400L-6.6 -5.200C-4.2 -8.4 -.4 -8.2 1 -11L2.4 -8.6 4.6 -10.200C4.6 -8 5.8 -6.4 7.4 -4.6 8.4 -3.2 8.2 -1.6 8.6 -.8L12 .2 8.4 3.200C7.2 5.6 5.6 7.2 3.2 8.400L2.2 11.4 .2 8.8 -1.6 10.8 -3.4 8.200C-6.2 6.8 -8.2 4.6 -8.6 1.200z';

export const STUMP_RINGS = 'M0 0l4.4 2.600M0 -1.300a1.3 1.3 0 1 1 -.01 0M0 -3.900a3.9 3.9 0 1 1 -.01 0';

interface Tuft {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly tall: number;
}

/** The fractional part of a sine: enough disorder for grass. */
const scatter = (i: number): number => {
	const value = Math.sin(i * 127.1 + 11.7) * 43758.5453;
	return value - Math.floor(value);
};

/** Single tufts on the open marsh, away from pond and corners. */
const TUFTS =
	'100,36 206,26 153,54 295,63 62,105 8,117 115,94 211,89 330,116 360,145 16,173 92,191 297,182 354,211 36,254 312,270 242,344 147,308 273,290 340,300 110,352 200,372';
export const tufts: readonly Tuft[] = TUFTS.split(' ').map((place, i) => {
	const [x = 0, y = 0] = place.split(',').map(Number);
	return { x, y, size: 0.62 + 0.2 * scatter(i), tall: 1 };
});

/** Six rows of reeds over a corner of three by three squares. */
export const reeds: readonly Tuft[] = Array.from({ length: 36 }, (_, i) => ({
	x: -2 + (i % 6) * 12.6 + (Math.floor(i / 6) % 2) * 3 + 4 * scatter(i),
	y: 15 + Math.floor(i / 6) * 12.4 + 2 * scatter(i + 50),
	size: 1.35 + 0.35 * scatter(i + 90),
	tall: 1.35 + 0.55 * scatter(i + 140)
}));
