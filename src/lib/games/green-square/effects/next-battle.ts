import type { LastingOp } from '../content';
import type { LastingEffect } from './kind';

/** Counts in every battle its victim fights in, until one of them is closed. */
export const nextBattle: LastingEffect<Extract<LastingOp, { op: 'next-battle' }>> = {
	strength: (op) => op.n,
	flee: () => 0,
	bars: false,
	ends: 'battle'
};
