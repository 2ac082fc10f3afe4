/** The offers, counter-offers and trades that are listed; `apply` takes more (§6.0). */
import { checkMove } from '../apply/index';
import type { Sight } from '../apply/rule';
import { OFFER_UPGRADES_MAX } from '../content';
import { heroOf, livingSeats } from '../heroes';
import { upgradesAtStake } from '../strength';
import type { Move, Offer, State } from '../types';

/** To everybody who may be asked: some upgrades, or one carried item. */
export function* helpRequests(sight: Sight): Iterable<Move> {
	const { state, seat } = sight;
	if (state.battle?.helper !== null) return;
	const offers = [
		...shares(state, { items: [], play: [] }),
		...heroOf(state, seat).items.map(({ card }): Offer => ({ first: 'main', items: [card], play: [], upgrades: 0 }))
	];
	for (const to of livingSeats(state)) {
		let mayBeAsked: boolean | null = null;
		for (const offer of offers) {
			const move: Move = { offer, seat: to, type: 'ask-help' };
			mayBeAsked ??= checkMove(sight, move) === null;
			if (!mayBeAsked) break;
			yield move;
		}
	}
}

/** The items and cards as offered, for another share of the upgrades. */
export function* counters(sight: Sight, { items, play }: Offer): Iterable<Move> {
	for (const offer of shares(sight.state, { items, play })) {
		const move: Move = { offer, type: 'counter' };
		if (checkMove(sight, move) === null) yield move;
	}
}

/** One carried item as a gift or for one of theirs. */
export function* proposals(sight: Sight): Iterable<Move> {
	const { state, seat } = sight;
	const own = heroOf(state, seat).items;
	if (own.length === 0) return;
	for (const to of livingSeats(state)) {
		for (const { card } of own) {
			const gift: Move = { give: [card], take: [], to, type: 'propose' };
			if (checkMove(sight, gift) === null) yield gift;
			for (const { card: other } of heroOf(state, to).items) {
				const swap: Move = { give: [card], take: [other], to, type: 'propose' };
				if (checkMove(sight, swap) === null) yield swap;
			}
		}
	}
}

/** Offers of none to all of the upgrades at stake; the helper picks first if it gets any. */
function* shares(state: State, promised: Pick<Offer, 'items' | 'play'>): Iterable<Offer> {
	const most = Math.min(upgradesAtStake(state), OFFER_UPGRADES_MAX);
	for (let upgrades = 0; upgrades <= most; upgrades++) {
		yield { first: upgrades > 0 ? 'helper' : 'main', items: promised.items, play: promised.play, upgrades };
	}
}
