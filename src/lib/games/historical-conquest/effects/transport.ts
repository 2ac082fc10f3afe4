/** `transport`: a unit moves to another own land with room. It counts neither as a step nor as a voyage. */
import type { EffectOf } from '../ability';
import { noRoom } from '../capacity';
import { moveUnit } from '../moving';
import { ownLand, ownLandWith } from '../table';
import type { EffectRule } from './rule';
import { UNIT_AND_LAND } from './rule';
import { ownLands, ownUnits } from './targets';

export const transport: EffectRule<EffectOf<'transport'>> = {
	needs: () => UNIT_AND_LAND,
	values: (state, seat, _effect, field) => (field === 'targetLand' ? ownLands(state, seat) : ownUnits(state, seat)),
	agree(state, seat, _effect, { targetUnit, targetLand }) {
		const from = ownLandWith(state, seat, targetUnit);
		const to = ownLand(state, seat, targetLand);
		if (from === null || to === null || targetUnit === undefined || from.id === to.id) return false;
		return noRoom(state, seat, to, [targetUnit]) === null;
	},
	resolve(draft, _effect, { seat, choices: { targetUnit, targetLand } }) {
		if (targetUnit !== undefined && targetLand !== undefined)
			moveUnit(draft, seat, targetUnit, targetLand, 'transport');
	},
	say: (_effect, words) => words.effect('transport', {})
};
