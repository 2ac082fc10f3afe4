/** Boosts: points for a time (7.4). */
import type { Draft } from './draft';
import type { Boost } from './types';

export function addBoost(draft: Draft, boost: Boost): void {
	const doubled =
		boost.until === 'forever' &&
		draft.state.boosts.some(
			(each) => each.until === 'forever' && each.source === boost.source && each.land === boost.land
		);
	if (doubled) return;
	draft.state.boosts = [...draft.state.boosts, boost];
	draft.tell?.({ type: 'boost-added', ...boost });
}

export function endBoosts(draft: Draft, ends: (boost: Boost) => boolean): void {
	const { boosts } = draft.state;
	if (!boosts.some(ends)) return;
	draft.state.boosts = boosts.filter((boost) => !ends(boost));
	for (const boost of boosts) if (ends(boost)) draft.tell?.({ type: 'boost-ended', ...boost });
}
