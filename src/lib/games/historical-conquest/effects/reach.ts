/** `reach`: attacks from the land of the card are direct where it reaches; all its units fight (6.4). */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const reach: EffectRule<EffectOf<'reach'>> = {
	say: (effect, words) => words.effect('reach', { by: words.term('by', effect.by) })
};
