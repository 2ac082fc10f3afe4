/** `propose` (§6.3): a swap of carried items, or a gift; the other side must agree. */
import type { Seat } from '../../../engine/contract';
import { PROPOSALS_PER_TURN } from '../content';
import { faceOf, heroOf, openCard } from '../heroes';
import { entryOf, tooManyBig, withReceived } from '../items';
import { hasTwice } from '../moves';
import { badTarget } from '../targets';
import { CONSENT } from '../types';
import type { Carried, MoveOf, Slot, State } from '../types';
import type { Rule } from './rule';

export const propose: Rule<MoveOf<'propose'>> = {
	check({ state, seat, situation }, { to, give, take }) {
		if (situation !== 'open' && situation !== 'table') return 'wrong-phase';
		const bad = badTarget(state, to);
		if (bad !== null) return bad;
		if (to === seat) return 'bad-target';
		if (heroOf(state, seat).proposals >= PROPOSALS_PER_TURN) return 'too-many-proposals';
		if (give.length + take.length === 0 || hasTwice(give) || hasTwice(take)) return 'bad-offer';
		if (!give.every((slot) => entryOf(state, seat, slot) !== undefined)) return 'not-yours';
		if (!take.every((slot) => entryOf(state, to, slot) !== undefined)) return 'bad-target';
		if (!movesBig(state, give) && !movesBig(state, take)) return null;
		const mine = after(state, seat, give, take);
		const theirs = after(state, to, take, give);
		return tooManyBig(state, mine) || tooManyBig(state, theirs) ? 'too-many-big' : null;
	},
	perform(d, seat, { to, give, take }) {
		heroOf(d.s, seat).proposals++;
		d.s.ask = { seat: to, kind: 'trade', from: CONSENT, by: seat, give: give.slice(), take: take.slice() };
		const faces = (slots: readonly Slot[]) => slots.map((slot) => faceOf(d.s, slot));
		d.tell?.({ type: 'proposed', seat, to, give: faces(give), take: faces(take) });
	}
};

/** Only Big items, and items that give room for them, can make a swap impossible. */
function movesBig(state: State, slots: readonly Slot[]): boolean {
	return slots.some((slot) => {
		const card = openCard(state, slot);
		return card.kind === 'item' && (card.big || card.gives.bigCapacity !== undefined);
	});
}

/** The items of a seat as `accept` would leave them. */
function after(state: State, seat: Seat, gone: readonly Slot[], come: readonly Slot[]): readonly Carried[] {
	const kept: readonly Carried[] = heroOf(state, seat).items.filter(({ card }) => !gone.includes(card));
	return come.reduce((items, slot) => withReceived(state, seat, items, slot), kept);
}
