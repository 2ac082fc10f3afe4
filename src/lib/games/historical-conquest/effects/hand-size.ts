/** `hand-size`: how many cards its holder draws up to (7.6). */
import { signed } from '../../../engine/words';
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const handSize: EffectRule<EffectOf<'hand-size'>> = {
	say: (effect, words) => words.effect('hand-size', { n: signed(effect.delta) })
};
