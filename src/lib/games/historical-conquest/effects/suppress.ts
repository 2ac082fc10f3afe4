/** `suppress`: in battle, the strongest enemy unit adds no points (5.5 step 2). */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const suppress: EffectRule<EffectOf<'suppress'>> = {
	say: (_effect, words) => words.effect('suppress', {})
};
