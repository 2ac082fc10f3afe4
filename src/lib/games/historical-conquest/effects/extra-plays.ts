/** `extra-plays`: a higher play limit, while in play or once this turn. */
import type { Seat } from '../../../engine/contract';
import type { EffectOf } from '../ability';
import { MAX_PLAYS, PLAYS } from '../constants';
import { sumHeld } from '../continuous';
import type { State } from '../types';
import type { EffectRule } from './rule';

export const extraPlays: EffectRule<EffectOf<'extra-plays'>> = {
	resolve(draft, { count }, { seat, card }) {
		if (draft.state.turn !== seat) return draft.tell?.({ type: 'effect-idle', seat, card, effect: 'extra-plays' });
		draft.state.extraPlays += count;
		draft.tell?.({ type: 'plays-added', seat, card, count });
	},
	say: (effect, words, { timing }) =>
		words.effect(timing === 'continuous' ? 'extra-plays' : 'extra-plays-once', { n: effect.count })
};

/** The turn seat has a counted play left. */
export function hasPlayLeft(state: State, seat: Seat): boolean {
	return state.plays < playLimit(state, seat);
}

/** How many counted plays the turn seat has in this turn. */
export function playLimit(state: State, seat: Seat): number {
	return Math.min(MAX_PLAYS, PLAYS + state.extraPlays + sumHeld(state, seat, 'extra-plays', (effect) => effect.count));
}
