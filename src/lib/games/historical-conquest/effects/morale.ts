/** `morale`: the own morale, that of one opponent or of all. */
import { signed } from '../../../engine/words';
import type { MoraleEffect } from '../ability';
import { changeMorale, inflictMorale } from '../morale';
import { fromTurnSeat } from '../table';
import type { EffectRule } from './rule';
import { NO_FIELDS, OPPONENT } from './rule';
import { opponents } from './targets';

export const morale: EffectRule<MoraleEffect> = {
	needs: (effect) => (effect.who === 'opponent' ? OPPONENT : NO_FIELDS),
	values: (state, seat) => opponents(state, seat),
	resolve(draft, effect, { seat, card, choices }) {
		if (effect.who === 'self')
			return changeMorale(draft, seat, ownAmount(effect, draft.player(seat).lands.length), card);
		const victims = effect.who === 'opponent' ? [choices.opponent] : fromTurnSeat(draft.state);
		for (const victim of victims) {
			if (victim !== undefined && victim !== seat) inflictMorale(draft, victim, effect.amount, card);
		}
	},
	say(effect, words, { timing, opponentNamed }) {
		const n = signed(effect.amount);
		if (effect.per !== undefined) return words.effect('morale-per', { n, max: String(effect.max ?? '') });
		if (effect.who === 'self') return words.effect(timing === 'upkeep' ? 'morale-holder' : 'morale-self', { n });
		if (effect.who === 'opponent' && opponentNamed) return words.effect('morale-same-opponent', { n });
		return words.effect(`morale-${effect.who}`, { n });
	}
};

function ownAmount({ amount, per, max }: MoraleEffect, lands: number): number {
	return per === undefined ? amount : Math.min(amount * lands, max ?? amount * lands);
}
