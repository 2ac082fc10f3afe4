/** The offers, counter-offers and trades that are listed; `apply` takes more (§6.0). */
import type { Sight } from '../apply/rule';
import { OFFER_UPGRADES_MAX } from '../content';
import { heroOf, livingSeats } from '../heroes';
import { upgradesAtStake } from '../strength';
import type { Move, Offer, State } from '../types';
import { addIfLegal } from './listing';

/** To everybody who may be asked: some upgrades, or one carried item. Who may be asked for one may be asked for the others. */
export function helpRequests(sight: Sight, moves: Move[]): void {
	const { state, seat } = sight;
	if (state.battle === null || state.battle.helper !== null) return;
	const offers = shares(state, { items: [], play: [] });
	for (const { card } of heroOf(state, seat).items)
		offers.push({ first: 'main', items: [card], play: [], upgrades: 0 });
	for (const to of livingSeats(state)) {
		for (const offer of offers) if (!addIfLegal(sight, moves, { offer, seat: to, type: 'ask-help' })) break;
	}
}

/** The items and cards as offered, for another share of the upgrades. */
export function counters(sight: Sight, moves: Move[], { items, play }: Offer): void {
	for (const offer of shares(sight.state, { items, play })) addIfLegal(sight, moves, { offer, type: 'counter' });
}

/** One carried item as a gift or for one of theirs. */
export function proposals(sight: Sight, moves: Move[]): void {
	const { state, seat } = sight;
	const own = heroOf(state, seat).items;
	if (own.length === 0) return;
	for (const to of livingSeats(state)) {
		if (to === seat) continue;
		for (const { card } of own) {
			addIfLegal(sight, moves, { give: [card], take: [], to, type: 'propose' });
			for (const { card: other } of heroOf(state, to).items) {
				addIfLegal(sight, moves, { give: [card], take: [other], to, type: 'propose' });
			}
		}
	}
}

/** Offers of none to all of the upgrades at stake; the helper picks first if it gets any. */
function shares(state: State, { items, play }: Pick<Offer, 'items' | 'play'>): Offer[] {
	const offers: Offer[] = [];
	const most = Math.min(upgradesAtStake(state), OFFER_UPGRADES_MAX);
	for (let upgrades = 0; upgrades <= most; upgrades++) {
		offers.push({ first: upgrades > 0 ? 'helper' : 'main', items, play, upgrades });
	}
	return offers;
}
