/** `cancel`: an announced card or ability does nothing. */
import type { EffectOf, ItemClass } from '../ability';
import { cardOf } from '../content';
import { shelve } from '../discarding';
import type { EffectRule } from './rule';

export const cancel: EffectRule<EffectOf<'cancel'>> = {
	resolve(draft, effect, { seat, card: by }) {
		const { window } = draft.state;
		const item = window?.item ?? null;
		if (window === null || item === null || !effect.classes.includes(item.class as ItemClass)) {
			draft.tell?.({ type: 'effect-idle', seat, card: by, effect: 'cancel' });
			return;
		}
		draft.state.window = null;
		draft.tell?.({ type: 'item-cancelled', seat: item.seat, card: item.card, ability: item.ability, by });
		draft.tell?.({ type: 'window-closed', id: window.id });
		if (item.ability !== null) return;
		const { unit } = cardOf(item.card);
		if (unit?.zone === 'land') draft.first({ do: 'resolve', item, cancelled: true });
		else shelve(draft, item.card, item.seat, 'cancelled');
	},
	say: (effect, words) =>
		words.effect('cancel', {
			classes: words.list(
				effect.classes.map((each) => words.term('class', each)),
				'or'
			)
		})
};
