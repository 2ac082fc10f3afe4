/** Moves of a battle (§6.5): bargaining for help, settling, backing out, running. */
import type { Seat, Slot } from '../../../engine/contract';
import { ruleHolds } from '../conditions';
import { ASKS_PER_SEAT, OFFER_UPGRADES_MAX } from '../content';
import { flee as roll } from '../flow/flight';
import { helperLeaves } from '../flow/helper';
import { openWindow } from '../flow/windows';
import { faceOf, heroOf } from '../heroes';
import { entryOf } from '../items';
import { readOffer } from '../moves';
import type { Reason } from '../reasons';
import { beastsTotal, heroesTotal, isForTheWin } from '../strength';
import { badTarget } from '../targets';
import { CONSENT } from '../types';
import type { MoveOf, Offer, State } from '../types';
import { cardIn } from './rule';
import type { Rule, Sight } from './rule';

export const askHelp: Rule<MoveOf<'ask-help'>> = {
	check(sight, { seat: to, offer }) {
		const { state, seat, situation } = sight;
		if (situation !== 'act' || state.battle === null) return 'wrong-phase';
		if (state.battle.helper !== null) return 'already-helped';
		if (ruleHolds(state, 'no-help')) return 'no-help-allowed';
		const bad = badTarget(state, to);
		if (bad !== null) return bad;
		if (to === seat) return 'bad-target';
		if ((state.battle.asked[to] ?? 0) >= ASKS_PER_SEAT) return 'asked-enough';
		const read = readOffer(offer);
		return read !== null && isFair(state, seat, read) ? promisedCards(sight, read) : 'bad-offer';
	},
	perform(d, seat, { seat: to, offer: raw }) {
		const offer = readOffer(raw);
		if (d.s.battle === null || offer === null) return;
		d.s.battle.asked[to] = (d.s.battle.asked[to] ?? 0) + 1;
		d.s.ask = { seat: to, kind: 'help', from: CONSENT, by: seat, offer };
		d.tell?.({ type: 'help-asked', seat, to, ...price(d.s, offer) });
	}
};

export const counter: Rule<MoveOf<'counter'>> = {
	check({ state }, { offer }) {
		if (state.ask?.kind !== 'help') return 'wrong-phase';
		const { by, offer: original } = state.ask;
		const read = readOffer(offer);
		if (read === null || !isFair(state, by, read)) return 'bad-offer';
		return read.play.every((slot) => original.play.includes(slot)) ? null : 'bad-offer';
	},
	perform(d, seat, { offer: raw }) {
		const offer = readOffer(raw);
		if (d.s.ask?.kind !== 'help' || offer === null) return;
		const to = d.s.ask.by;
		d.s.ask = { seat: to, kind: 'counter', from: CONSENT, by: seat, offer };
		d.tell?.({ type: 'countered', seat, to, ...price(d.s, offer) });
	}
};

export const settle: Rule<MoveOf<'settle'>> = {
	check: ({ situation }) => (situation === 'act' ? null : 'wrong-phase'),
	perform(d, seat) {
		if (d.s.battle === null) return;
		d.s.battle.stage = 'settle';
		d.tell?.({ type: 'settled', seat, heroes: heroesTotal(d.s), beasts: beastsTotal(d.s) });
		openWindow(d, 'settle');
	}
};

export const backOut: Rule<MoveOf<'back-out'>> = {
	check({ state, seat, situation }) {
		if (situation !== 'settle') return 'wrong-phase';
		if (state.battle?.helper !== seat || !state.battle.forced) return 'not-forced';
		return isForTheWin(state) ? null : 'not-for-the-win';
	},
	perform: (d) => helperLeaves(d, 'backed-out')
};

export const flee: Rule<MoveOf<'flee'>> = {
	check({ state, situation }, { beast }) {
		if (situation !== 'flee') return 'wrong-phase';
		return state.battle?.left.includes(beast) ? null : 'bad-target';
	},
	perform: (d, seat, { beast }) => roll(d, seat, beast)
};

/** The offer for the log: its cards by their faces. */
function price(state: State, { upgrades, first, items, play }: Offer) {
	const faces = (slots: readonly Slot[]) => slots.map((slot) => faceOf(state, slot));
	return { upgrades, first, items: faces(items), play: faces(play) };
}

/** The numbers are in range and the items are the main fighter's. */
function isFair(state: State, main: Seat, offer: Offer): boolean {
	if (offer.upgrades > OFFER_UPGRADES_MAX || (offer.upgrades === 0 && offer.first === 'helper')) return false;
	return offer.items.every((slot) => entryOf(state, main, slot) !== undefined);
}

/** Promised cards are level-up cards in the main fighter's hand; they are shown with the offer. */
function promisedCards(sight: Sight, offer: Offer): Reason | null {
	for (const slot of offer.play) {
		if (!heroOf(sight.state, sight.seat).hand.includes(slot)) return 'bad-offer';
		const card = cardIn(sight, slot);
		if (typeof card === 'string') return card;
		if (card.kind !== 'boon' || card.use.op !== 'level-up') return 'bad-offer';
	}
	return null;
}
