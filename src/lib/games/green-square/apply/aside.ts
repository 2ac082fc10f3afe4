/**
 * What a seat does without being asked, beside resigning: it wakes from its standing pass, or takes its own offer back before the answer. Neither
 * touches a card, a window that is open or anybody else's question but the one that is withdrawn.
 */
import { heroOf, isSeat } from '../heroes';
import type { MoveOf, OfferAsk, Seat, State, TradeAsk } from '../types';
import { isBargain } from './answer';
import type { Rule } from './rule';

/** Called again from the next window on that opens or reopens: in this one its pass stands. */
export const wake: Rule<MoveOf<'wake'>> = {
	check({ state, seat }) {
		if (!isSeat(state, seat)) return 'not-your-turn';
		return heroOf(state, seat).resting ? null : 'not-resting';
	},
	perform(d, seat) {
		heroOf(d.s, seat).resting = false;
		d.tell?.({ type: 'woke', seat });
	}
};

/** As if it had been declined: a request or proposal that was made still counts as made, and a card that was shown stays public. */
export const withdraw: Rule<MoveOf<'withdraw'>> = {
	check({ state, seat }) {
		if (!isSeat(state, seat)) return 'not-your-turn';
		return offerBy(state, seat) === null ? 'nothing-to-withdraw' : null;
	},
	perform(d, seat) {
		const ask = offerBy(d.s, seat);
		if (ask === null) return;
		d.s.ask = null;
		d.tell?.({ type: 'withdrawn', seat, to: ask.seat, kind: ask.kind });
	}
};

/** The seat's own offer that waits for an answer. */
function offerBy({ ask }: State, seat: Seat): OfferAsk | TradeAsk | null {
	return ask !== null && isBargain(ask) && ask.by === seat ? ask : null;
}
