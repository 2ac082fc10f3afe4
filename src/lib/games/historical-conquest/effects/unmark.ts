/** `unmark`: all attached cards with a tag go, from every land. */
import type { EffectOf } from '../ability';
import { cardOf } from '../content';
import { discard } from '../discarding';
import { fromTurnSeat } from '../table';
import type { EffectRule } from './rule';

export const unmark: EffectRule<EffectOf<'unmark'>> = {
	resolve(draft, effect) {
		for (const seat of fromTurnSeat(draft.state)) {
			for (const land of draft.player(seat).lands) {
				for (const card of land.attached) {
					if (cardOf(card).card.tags.includes(effect.tag)) discard(draft, card, 'removed');
				}
			}
		}
	},
	say: (effect, words) => words.effect('unmark', { tag: words.term('tag', effect.tag) })
};
