/** `force-discard`: an opponent must drop cards from the hand. */
import type { EffectOf } from '../ability';
import type { EffectRule } from './rule';
import { OPPONENT } from './rule';
import { opponents } from './targets';

export const forceDiscard: EffectRule<EffectOf<'force-discard'>> = {
	needs: () => OPPONENT,
	values: (state, seat) => opponents(state, seat),
	resolve(draft, effect, { seat, card, choices: { opponent } }) {
		if (opponent === undefined) return;
		const count = Math.min(effect.count, draft.player(opponent).hand.length);
		if (count === 0) return draft.tell?.({ type: 'effect-idle', seat, card, effect: 'force-discard' });
		const decision = { kind: 'hand-discard', seat: opponent, count } as const;
		draft.state.pending = [...draft.state.pending, decision];
		draft.tell?.({ type: 'decision-due', decision });
	},
	say: (effect, words) => words.effect('force-discard', { n: effect.count })
};
