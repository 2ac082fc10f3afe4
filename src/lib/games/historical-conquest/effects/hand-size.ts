/** `hand-size`: how many cards its holder draws up to (7.6). */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const handSize: EffectRule<EffectOf<'hand-size'>> = {
	say: (effect, words) => words.effect('hand-size', { n: words.signed(effect.delta) })
};
