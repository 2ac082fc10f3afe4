/** `attack-threshold`: its holder may attack with less morale. */
import type { Seat } from '../../../engine/contract';
import type { EffectOf } from '../ability';
import { ATTACK_MORALE } from '../constants';
import { visitHeld } from '../continuous';
import type { State } from '../types';
import type { EffectRule } from './rule';

export const attackThreshold: EffectRule<EffectOf<'attack-threshold'>> = {
	say: (effect, words) => words.effect('attack-threshold', { n: effect.value })
};

/** The morale that the seat needs to attack. */
export function moraleToAttack(state: State, seat: Seat): number {
	let lowest = ATTACK_MORALE;
	visitHeld(state, seat, 'attack-threshold', (effect) => {
		lowest = Math.min(lowest, effect.value);
	});
	return lowest;
}
