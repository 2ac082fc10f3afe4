/** `bonus`: points for a land, or for all lands of the holder, as long as the card is there (5.5 step 3). */
import type { Seat } from '../../../engine/contract';
import type { BonusEffect, Condition, Points } from '../ability';
import { visitHeld } from '../continuous';
import { ownLand } from '../table';
import type { CardRef, State } from '../types';
import type { EffectRule } from './rule';

export const bonus: EffectRule<BonusEffect> = {
	say: (effect, words) => words.effect(`bonus-${effect.scope}`, { ad: words.points(effect) })
};

/**
 * Visits the bonuses of a seat's land in table order, with the tests that hold. In a raid (`force`) a bonus of scope
 * `land` counts only if its card is in the force: not the land card, not attached cards, not who stays at home.
 */
export function visitBonuses(
	state: State,
	seat: Seat,
	landId: CardRef,
	force: readonly CardRef[] | null,
	visit: (bonus: Points, card: CardRef, tests: readonly Condition[]) => void
): void {
	const land = ownLand(state, seat, landId);
	const here = land === null ? [] : [land.id, ...land.cards, ...land.attached];
	visitHeld(state, seat, 'bonus', (effect, card, tests) => {
		if (effect.scope === 'all-lands' || (force ?? here).includes(card)) visit(effect, card, tests);
	});
}
