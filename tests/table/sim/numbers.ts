/** Numbers for the simulation in the place of the product's. */
import type { Quota } from '../../../src/lib/table/quota';
import { QUOTA } from '../../../src/lib/table/quota';

/** So small that schedules of a hundred items press against them. */
export const FEW: Quota = { ...QUOTA, cheat: 8, offers: 4, waiting: 10 };

/** A coalition forgets nothing. */
export const NO_QUOTA = Object.fromEntries(Object.keys(QUOTA).map((name) => [name, 1e9])) as Quota;
