/** `sell` (§6.3): items for levels, a thousand points each. */
import { POINTS_PER_LEVEL } from '../content';
import { discardFromPlay, mend } from '../flow/leave';
import { setLevel } from '../flow/levels';
import { carriedCard, faceOf, heroOf, isBarred } from '../heroes';
import { entryOf } from '../items';
import type { MoveOf, Seat, State } from '../types';
import { discardFromHand } from '../zones';
import { cardIn } from './rule';
import type { Rule } from './rule';

/** Outside battle, in the own turn, the owner of too many Big items may sell instead of giving one away. */
export function sellsInAsk(state: State, seat: Seat): boolean {
	return state.ask?.kind === 'big' && state.ask.seat === seat && state.turn === seat && state.battle === null;
}

export const sell: Rule<MoveOf<'sell'>> = {
	check(sight, { cards }) {
		const { state, seat, situation } = sight;
		if (situation !== 'open' && !sellsInAsk(state, seat)) return 'wrong-phase';
		if (isBarred(state, seat)) return 'barred';
		const hero = heroOf(state, seat);
		if (!cards.every((slot) => hero.hand.includes(slot) || entryOf(state, seat, slot) !== undefined))
			return 'not-yours';
		let points = 0;
		for (const slot of cards) {
			const card = cardIn(sight, slot);
			if (typeof card === 'string') return card;
			if (card.kind !== 'item' && card.kind !== 'oneshot') return 'not-an-item';
			points += card.value;
		}
		if (state.ask?.kind === 'big') {
			const { from } = state.ask;
			if (!cards.some((slot) => from.includes(slot))) return 'not-an-option';
		}
		const levels = levelsFor(points);
		if (levels === 0) return 'not-enough-points';
		return hero.level + levels >= state.options.goal ? 'not-to-goal' : null;
	},
	perform(d, seat, { cards }) {
		d.s.ask = null;
		const points = cards.reduce((sum, slot) => sum + carriedCard(d.s, slot).value, 0);
		const faces = cards.map((slot) => faceOf(d.s, slot));
		d.tell?.({ type: 'sold', seat, cards: cards.slice(), faces, points, levels: levelsFor(points) });
		for (const slot of cards) {
			if (heroOf(d.s, seat).hand.includes(slot)) discardFromHand(d, seat, slot);
			else discardFromPlay(d, seat, slot);
		}
		setLevel(d, seat, heroOf(d.s, seat).level + levelsFor(points), 'sale');
		mend(d, seat);
	}
};

/** No change is given. */
export function levelsFor(points: number): number {
	return Math.floor(points / POINTS_PER_LEVEL);
}
