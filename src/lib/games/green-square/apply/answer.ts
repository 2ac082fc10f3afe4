/** Answers: to asks (§5.2) and to windows (§5.4). */
import { accept as accepted, answer } from '../flow/answers';
import { leaveWindow } from '../flow/windows';
import { heroOf } from '../heroes';
import type { Ask, MoveOf, OfferAsk, State, TradeAsk } from '../types';
import { unseen } from './rule';
import type { Rule } from './rule';

export const choose: Rule<MoveOf<'choose'>> = {
	check(sight, { pick }) {
		const { ask } = sight.state;
		if (ask === null || isBargain(ask)) return 'wrong-phase';
		const options: readonly unknown[] = ask.from;
		if (!options.includes(pick)) return 'not-an-option';
		return ask.kind === 'lose-hand' ? unseen(sight, [pick as string]) : null;
	},
	perform(d, _seat, { pick }) {
		const { ask } = d.s;
		if (ask === null || isBargain(ask)) return;
		d.s.ask = null;
		answer(d, ask, pick);
	}
};

export const accept: Rule<MoveOf<'accept'>> = {
	check: ({ state }) => (bargain(state) === null ? 'wrong-phase' : null),
	perform(d) {
		const ask = bargain(d.s);
		if (ask === null) return;
		d.s.ask = null;
		accepted(d, ask);
	}
};

export const decline: Rule<MoveOf<'decline'>> = {
	check: ({ state }) => (bargain(state) === null ? 'wrong-phase' : null),
	perform(d) {
		const ask = bargain(d.s);
		if (ask === null) return;
		d.s.ask = null;
		d.tell?.({ type: 'declined', seat: ask.seat, by: ask.by, kind: ask.kind });
	}
};

export const pass: Rule<MoveOf<'pass'>> = {
	check({ state, situation }, { w }) {
		if (situation !== 'prep' && situation !== 'settle' && situation !== 'table') return 'wrong-phase';
		return w !== undefined && w !== state.window?.id ? 'stale-window' : null;
	},
	perform(d, seat, { rest = false }) {
		const resting = rest && d.s.window?.kind !== 'prepare';
		heroOf(d.s, seat).resting = resting;
		d.tell?.({ type: 'passed', seat, rest: resting });
		leaveWindow(d, seat);
	}
};

export function isBargain(ask: Ask): ask is OfferAsk | TradeAsk {
	return ask.kind === 'help' || ask.kind === 'counter' || ask.kind === 'trade';
}

function bargain(state: State): OfferAsk | TradeAsk | null {
	const ask = state.ask;
	return ask !== null && isBargain(ask) ? ask : null;
}
