/** `spy`: the cards now in an opponent's hand are shown to one. */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';
import { OPPONENT } from './rule';
import { opponents } from './targets';

export const spy: EffectRule<EffectOf<'spy'>> = {
	needs: () => OPPONENT,
	values: (state, seat) => opponents(state, seat),
	resolve(draft, _effect, { seat, choices: { opponent } }) {
		if (opponent === undefined) return;
		const slots = draft.player(opponent).hand;
		const spying = draft.edit(seat);
		spying.seen = [...spying.seen, ...slots.filter((slot) => !spying.seen.includes(slot))];
		draft.tell?.({ type: 'hand-shown', seat, opponent, slots });
	},
	say: (_effect, words) => words.effect('spy', {})
};
