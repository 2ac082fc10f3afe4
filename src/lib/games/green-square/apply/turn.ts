/** The steps of a turn (§6.4). */
import type { Slot } from '../../../engine/contract';
import { doNext } from '../draft';
import { beginBattle } from '../flow/battle';
import { abilitySource, faceOf, handLimit, heroOf, livingSeats, lowestLevel, openCard } from '../heroes';
import type { MoveOf, Seat, State } from '../types';
import { discardFromHand, draw, fromHand, needFaces, toHand } from '../zones';
import { checkCost, pay } from './cost';
import { cardIn, unseen } from './rule';
import type { Rule } from './rule';

export const open: Rule<MoveOf<'open'>> = {
	check: ({ state, situation }) => (situation === 'open' && state.phase === 'ready' ? null : 'wrong-phase'),
	perform(d, seat) {
		const card = draw(d, 'loc');
		if (card === null) {
			d.s.phase = 'choice';
			d.tell?.({ type: 'nothing-to-open', seat });
			return;
		}
		doNext(d, { do: 'opened', card });
		needFaces(d, [card]);
	}
};

export const trouble: Rule<MoveOf<'trouble'>> = {
	check(sight, { card: slot }) {
		const { state, seat, situation } = sight;
		if (situation !== 'open' || state.phase !== 'choice') return 'wrong-phase';
		if (!heroOf(state, seat).hand.includes(slot)) return 'not-in-hand';
		const card = cardIn(sight, slot);
		if (typeof card === 'string') return card;
		return card.kind === 'beast' ? null : 'wrong-kind';
	},
	perform(d, seat, { card }) {
		fromHand(d, seat, card);
		beginBattle(d, seat, card, true);
	}
};

export const explore: Rule<MoveOf<'explore'>> = {
	check(sight, { regrow }) {
		const { state, seat, situation } = sight;
		if (situation !== 'open' || state.phase !== 'choice') return 'wrong-phase';
		if (regrow === undefined) return null;
		const source = abilitySource(state, seat, 'regrow');
		if (source === null) return 'no-ability';
		if (heroOf(state, seat).used.includes('regrow')) return 'already-used';
		if (regrowable(state) === null) return 'nothing-to-take';
		return checkCost(sight, [regrow], 1, 1, source);
	},
	perform(d, seat, { regrow }) {
		d.s.phase = 'end';
		const top = regrow === undefined ? null : regrowable(d.s);
		if (regrow === undefined || top === null) {
			const card = draw(d, 'loc');
			if (card !== null) toHand(d, seat, card);
			d.tell?.({ type: 'explored', seat, card });
			return;
		}
		heroOf(d.s, seat).used.push('regrow');
		d.s.discard.upg.pop();
		toHand(d, seat, top);
		d.tell?.({ type: 'regrew', seat, card: top, face: faceOf(d.s, top) });
		pay(d, seat, [regrow]);
	}
};

export const endTurn: Rule<MoveOf<'end-turn'>> = {
	check: ({ state, situation }) => (situation === 'open' && state.phase === 'end' ? null : 'wrong-phase'),
	perform(d, seat) {
		if (isOverLimit(d.s, seat)) d.s.phase = 'share';
		else doNext(d, { do: 'turn-done' });
	}
};

/** One card a move: to the lowest living seats as evenly as possible, or discarded by one of them. */
export const share: Rule<MoveOf<'share'>> = {
	check(sight, { card, to }) {
		const { state, seat, situation } = sight;
		if (situation !== 'share') return 'wrong-phase';
		if (!heroOf(state, seat).hand.includes(card)) return 'not-in-hand';
		const low = lowestSeats(state);
		if (low.includes(seat)) return to === null ? unseen(sight, [card]) : 'must-discard';
		if (to === null || !low.includes(to)) return 'not-lowest';
		const got = (other: Seat): number => state.shared[other] ?? 0;
		return low.some((other) => got(to) > got(other)) ? 'uneven' : null;
	},
	perform(d, seat, { card, to }) {
		if (to === null) {
			discardFromHand(d, seat, card);
		} else {
			fromHand(d, seat, card);
			toHand(d, to, card);
			d.s.shared[to] = (d.s.shared[to] ?? 0) + 1;
			d.tell?.({ type: 'shared', seat, to, card });
		}
		if (!isOverLimit(d.s, seat)) doNext(d, { do: 'turn-done' });
	}
};

/** The living seats of the lowest level. */
export function lowestSeats(state: State): Seat[] {
	const level = lowestLevel(state);
	return livingSeats(state).filter((seat) => heroOf(state, seat).level === level);
}

function isOverLimit(state: State, seat: Seat): boolean {
	return heroOf(state, seat).hand.length > handLimit(state, seat);
}

/** The top of the upgrade discards, if it is an item or one-shot. */
function regrowable(state: State): Slot | null {
	const top = state.discard.upg.at(-1);
	if (top === undefined) return null;
	const { kind } = openCard(state, top);
	return kind === 'item' || kind === 'oneshot' ? top : null;
}
