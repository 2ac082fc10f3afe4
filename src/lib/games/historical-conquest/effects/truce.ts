/** `truce`: until one's next turn nobody may attack one or confiscate one's lands. Cards still hurt. */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const truce: EffectRule<EffectOf<'truce'>> = {
	resolve(draft, _effect, { seat, card }) {
		draft.edit(seat).truce = true;
		draft.tell?.({ type: 'truce-started', seat, card });
	},
	say: (_effect, words) => words.effect('truce', {})
};
