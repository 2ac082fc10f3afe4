import type { LastingOp } from '../content';
import type { LastingEffect } from './kind';

/** Counts in every battle and every flight of its victim until it is removed. */
export const ongoing: LastingEffect<Extract<LastingOp, { op: 'ongoing' }>> = {
	strength: (op) => op.strength,
	flee: (op) => op.flee,
	bars: false,
	ends: 'never'
};
