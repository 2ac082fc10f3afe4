/** `draw`: cards from the own draw deck. */
import type { EffectOf } from '../ability';
import { drawCards } from '../drawing';
import type { EffectRule } from './rule';

export const draw: EffectRule<EffectOf<'draw'>> = {
	resolve: (draft, effect, { seat }) => drawCards(draft, seat, effect.count),
	say: (effect, words) => words.effect('draw', { n: effect.count })
};
