/** `boost`: points for a time, in the open battle, on one land or on all. */
import type { BoostEffect } from '../ability';
import { addBoost } from '../boosts';
import { ownLand } from '../table';
import type { CardRef, Item, State } from '../types';
import type { EffectRule } from './rule';
import { NO_FIELDS, TARGET_LAND } from './rule';
import { ownLands } from './targets';

export const boost: EffectRule<BoostEffect> = {
	needs: (effect) => (effect.on === 'own-land' ? TARGET_LAND : NO_FIELDS),
	values: (state, seat) => ownLands(state, seat),
	resolve(draft, effect, item) {
		const land = boosted(draft.state, effect, item);
		const { seat, card } = item;
		if (land === undefined) return draft.tell?.({ type: 'effect-idle', seat, card, effect: 'boost' });
		const { attack, defense, until } = effect;
		addBoost(draft, { source: card, by: seat, for: seat, land, attack, defense, until });
	},
	say: (effect, words) =>
		words.effect(`boost-${effect.on}`, { ad: words.points(effect), until: words.term('until', effect.until) })
};

/** The land that is boosted, null for all of the seat's; undefined if there is nothing to boost. */
function boosted(state: State, effect: BoostEffect, { seat, land, choices }: Item): CardRef | null | undefined {
	switch (effect.on) {
		case 'battle': {
			const { battle } = state;
			return battle !== null && (battle.attacker === seat || battle.defender === seat) ? null : undefined;
		}
		case 'this-land':
			return ownLand(state, seat, land)?.id;
		case 'own-land':
			return choices.targetLand;
		case 'all-own-lands':
			return null;
	}
}
