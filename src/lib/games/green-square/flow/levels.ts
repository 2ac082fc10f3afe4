/** Levels: never below 1 nor above the goal (§7.2). */
import type { Seat } from '../../../engine/contract';
import type { Draft } from '../draft';
import type { LevelCause } from '../events';
import { heroOf } from '../heroes';

export function setLevel(d: Draft, seat: Seat, level: number, why: LevelCause): void {
	const hero = heroOf(d.s, seat);
	const from = hero.level;
	const to = Math.min(Math.max(level, 1), d.s.options.goal);
	if (to === from) return;
	hero.level = to;
	d.tell?.({ type: 'level', seat, from, to, why });
}
