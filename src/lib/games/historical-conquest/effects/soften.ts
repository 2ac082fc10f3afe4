/** `soften`: losses of morale that opponents inflict are smaller (7.2). */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const soften: EffectRule<EffectOf<'soften'>> = {
	say: (effect, words) => words.effect('soften', { n: effect.amount })
};
