/** `call-off`: while its window is open, a battle ends without result. The attack stays counted. */
import type { EffectOf } from '../ability';
import { endBattle, recordBattle } from '../aftermath';
import type { EffectRule } from './rule';

export const callOff: EffectRule<EffectOf<'call-off'>> = {
	resolve(draft, _effect, { seat, card }) {
		const { battle, window } = draft.state;
		const isSide = battle !== null && (battle.attacker === seat || battle.defender === seat);
		if (battle === null || !isSide || window?.kind !== 'battle') {
			draft.tell?.({ type: 'effect-idle', seat, card, effect: 'call-off' });
			return;
		}
		draft.state.window = null;
		draft.tell?.({ type: 'window-closed', id: window.id });
		recordBattle(draft, battle, 'called-off', null);
		endBattle(draft);
	},
	say: (_effect, words) => words.effect('call-off', {})
};
