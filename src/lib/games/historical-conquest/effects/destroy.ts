/** `destroy`: kills one unit, or everything that fits in a country, in every copy of it. */
import type { DestroyAllEffect, DestroyOneEffect } from '../ability';
import { fits } from '../conditions';
import { cardOf } from '../content';
import { kill } from '../discarding';
import { fromTurnSeat, playerAt } from '../table';
import type { CardRef, State } from '../types';
import { isSafe } from './protect';
import type { EffectRule } from './rule';
import { TARGET_LAND, TARGET_UNIT } from './rule';
import { enemyUnits, opponents, ownLands } from './targets';

export const destroy: EffectRule<DestroyOneEffect | DestroyAllEffect> = {
	needs: (effect) => (effect.what === 'one' ? TARGET_UNIT : TARGET_LAND),
	values(state, seat, effect) {
		if (effect.what === 'all') return opponents(state, seat).flatMap((other) => ownLands(state, other));
		return enemyUnits(
			state,
			seat,
			(info, unit, holder, land) => fits(effect.match, info) && !isSafe(state, holder, land, unit, 'destroy')
		);
	},
	resolve(draft, effect, { choices }) {
		const { targetUnit, targetLand } = choices;
		if (effect.what === 'one') kill(draft, targetUnit === undefined ? [] : [targetUnit], 'destroyed');
		else if (targetLand !== undefined) kill(draft, doomed(draft.state, effect, cardOf(targetLand).id), 'destroyed');
	},
	say: (effect, words) => words.effect(`destroy-${effect.what}`, { match: words.match(effect.match) })
};

function doomed(state: State, effect: DestroyAllEffect, country: string): readonly CardRef[] {
	const cards: CardRef[] = [];
	for (const seat of fromTurnSeat(state)) {
		for (const land of playerAt(state, seat).lands) {
			if (cardOf(land.id).id !== country) continue;
			for (const unit of land.cards) {
				if (!fits(effect.match, cardOf(unit))) continue;
				if (effect.pierce || !isSafe(state, seat, land, unit, 'destroy')) cards.push(unit);
			}
			if (effect.attached) cards.push(...land.attached);
		}
	}
	return cards;
}
