/** How fast the moves of others are shown. */

export const PACES = ['slow', 'normal', 'fast', 'once'] as const;
export type PaceName = (typeof PACES)[number];

/** A move is on the screen for this long at least, ms; 0: all that waits is shown at once. */
export const HOLDS: { readonly [Name in PaceName]: number } = { slow: 1_600, normal: 800, fast: 400, once: 0 };
