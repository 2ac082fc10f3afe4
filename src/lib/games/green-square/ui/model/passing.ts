/** When windows are passed by themselves (§5.4): a preference of the device, never a rule. */
import type { Move } from '../../types';

/** Never; where the seat holds nothing for the window; all through this turn. */
export const AUTO_PASSES = ['never', 'nothing', 'turn'] as const;
export type AutoPass = (typeof AUTO_PASSES)[number];

export const USUAL: AutoPass = 'nothing';

/** What counts as something for a window. Giving up, arranging and trading do not. */
const ANSWERS: readonly Move['type'][] = ['play', 'use', 'back-out'];

export const holdsSomething = (legal: readonly Move[]): boolean => legal.some(({ type }) => ANSWERS.includes(type));

export function passesItself(when: AutoPass, legal: readonly Move[]): boolean {
	if (!legal.some(({ type }) => type === 'pass')) return false;
	return when === 'turn' || (when === 'nothing' && !holdsSomething(legal));
}

/** A whole turn is not kept: it ends. */
export const readAutoPass = (stored: unknown): AutoPass => (stored === 'never' ? stored : USUAL);

/** Ms. Nobody can tell by the time it takes whether it was thought over. */
const [LEAST, MOST] = [1000, 5000];

export const delay = (random: () => number): number => LEAST + random() * (MOST - LEAST);
