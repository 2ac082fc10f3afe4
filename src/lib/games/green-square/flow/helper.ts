/** The one other fighter: joins for a deal or by force, and leaves. */
import type { Seat } from '../../../engine/contract';
import type { Draft } from '../draft';
import type { Leaving } from '../events';
import { heroOf } from '../heroes';
import type { Offer } from '../types';

/** Without a deal the help is forced. */
export function joinAsHelper(d: Draft, seat: Seat, deal: Offer | null): void {
	const { battle } = d.s;
	if (battle === null) return;
	battle.helper = seat;
	battle.forced = deal === null;
	battle.deal = deal;
	heroOf(d.s, seat).resting = false;
	d.tell?.({ type: 'helper-joined', seat, main: battle.main, forced: battle.forced });
}

/** The deal is void. What the seat paid into the battle stays, but counts only for a fighter. */
export function helperLeaves(d: Draft, why: Leaving, by: Seat | null = null): void {
	const { battle } = d.s;
	if (battle === null || battle.helper === null) return;
	d.tell?.({ type: 'helper-left', seat: battle.helper, why, by });
	battle.helper = null;
	battle.deal = null;
	battle.forced = false;
}
