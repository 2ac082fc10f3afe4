/** `steal`: a character of another seat comes over to a land of one's own. Neither its morale nor its on-play abilities happen. */
import type { EffectOf } from '../ability';
import { moveUnit } from '../moving';
import { isSafe } from './protect';
import type { EffectRule } from './rule';
import { UNIT_AND_LAND } from './rule';
import { enemyUnits, ownLands } from './targets';

export const steal: EffectRule<EffectOf<'steal'>> = {
	needs: () => UNIT_AND_LAND,
	values(state, seat, _effect, field) {
		if (field === 'targetLand') return ownLands(state, seat);
		return enemyUnits(
			state,
			seat,
			(info, unit, holder, land) => info.card.category === 'character' && !isSafe(state, holder, land, unit, 'steal')
		);
	},
	resolve(draft, _effect, { seat, choices: { targetUnit, targetLand } }) {
		if (targetUnit !== undefined && targetLand !== undefined) moveUnit(draft, seat, targetUnit, targetLand, 'steal');
	},
	say: (_effect, words) => words.effect('steal', {})
};
