/** `capacity`: more room in the land of the card (7.5). */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';

export const capacity: EffectRule<EffectOf<'capacity'>> = {
	say(effect, words) {
		const said: string[] = [];
		if (effect.slots > 0) said.push(words.effect('capacity-slots', { n: effect.slots }));
		if (effect.armies > 0) said.push(words.effect('capacity-armies', { n: effect.armies }));
		return words.list(said, 'and');
	}
};
