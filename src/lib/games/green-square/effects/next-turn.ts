import type { LastingOp } from '../content';
import type { LastingEffect } from './kind';

/** Bars its victim from putting down and selling until the end of a turn of its own. */
export const nextTurn: LastingEffect<Extract<LastingOp, { op: 'next-turn' }>> = {
	strength: () => 0,
	flee: () => 0,
	bars: true,
	ends: 'turn'
};
