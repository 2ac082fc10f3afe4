/** `revive`: a character comes back from the own discard pile. Neither its morale nor its on-play abilities happen. */
import type { EffectOf } from '../ability';
import { cardOf } from '../content';
import { without } from '../draft';
import { moveUnit } from '../moving';
import { playerAt } from '../table';
import type { EffectRule } from './rule';
import { UNIT_AND_LAND } from './rule';
import { ownLands } from './targets';

export const revive: EffectRule<EffectOf<'revive'>> = {
	needs: () => UNIT_AND_LAND,
	values(state, seat, _effect, field) {
		if (field === 'targetLand') return ownLands(state, seat);
		return playerAt(state, seat).discard.filter((card) => cardOf(card).card.category === 'character');
	},
	resolve(draft, _effect, { seat, choices: { targetUnit, targetLand } }) {
		if (targetUnit === undefined || targetLand === undefined) return;
		const player = draft.edit(seat);
		player.discard = without(player.discard, targetUnit);
		moveUnit(draft, seat, targetUnit, targetLand, 'revive');
	},
	say: (_effect, words) => words.effect('revive', {})
};
