/** `extra-attack`: more attacks, while in play or once this turn. */
import type { Seat } from '../../../engine/contract';
import type { EffectOf } from '../ability';
import { ATTACKS, MAX_ATTACKS } from '../constants';
import { sumHeld } from '../continuous';
import type { State } from '../types';
import type { EffectRule } from './rule';

export const extraAttack: EffectRule<EffectOf<'extra-attack'>> = {
	resolve(draft, { count }, { seat, card }) {
		if (draft.state.turn !== seat) return draft.tell?.({ type: 'effect-idle', seat, card, effect: 'extra-attack' });
		draft.state.extraAttacks += count;
		draft.tell?.({ type: 'attacks-added', seat, card, count });
	},
	say: (effect, words) => words.effect('extra-attack', { n: effect.count })
};

/** How many attacks the turn seat has in this turn. */
export function attackLimit(state: State, seat: Seat): number {
	const held = sumHeld(state, seat, 'extra-attack', (effect) => effect.count);
	return Math.min(MAX_ATTACKS, ATTACKS + state.extraAttacks + held);
}
