/** `protect`: a unit, or all units of a land, are safe from destruction, takeover or being chosen as a loss. */
import type { Seat } from '../../../engine/contract';
import type { Danger, ProtectEffect } from '../ability';
import { visitLand } from '../continuous';
import type { CardRef, Land, State } from '../types';
import type { EffectRule } from './rule';

export const protect: EffectRule<ProtectEffect> = {
	say: (effect, words) =>
		words.effect(`protect-${effect.scope}`, {
			from: words.list(
				effect.from.map((danger) => words.term('protect', danger)),
				'or'
			)
		})
};

/** The card that keeps the unit safe from it, the first in table order; null: nothing does. */
export function protectorOf(state: State, holder: Seat, land: Land, unit: CardRef, danger: Danger): CardRef | null {
	let protector: CardRef | null = null;
	visitLand(state, holder, land, 'protect', (effect, card) => {
		if (effect.from.includes(danger) && (effect.scope === 'land' || card === unit)) protector ??= card;
	});
	return protector;
}

export function isSafe(state: State, holder: Seat, land: Land, unit: CardRef, danger: Danger): boolean {
	return protectorOf(state, holder, land, unit, danger) !== null;
}
