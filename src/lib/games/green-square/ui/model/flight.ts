/** Running away from a beast: what is added to the die, and what must be rolled. From the rules. */
import { holds } from '../../conditions';
import { ESCAPE_TOTAL, cardOf, type BeastCard } from '../../content';
import { fleeModifier } from '../../strength';
import type { Beast, Seat, State } from '../../types';

const SIDES = 6;

export interface Chance {
	/** Added to the die. */
	readonly bonus: number;
	/** The least that must be rolled, 1 to 6; null: no roll is enough. */
	readonly least: number | null;
	/** Nothing can go wrong. */
	readonly sure: boolean;
}

export function chanceOf(state: State, seat: Seat, beast: Pick<Beast, 'face'>): Chance {
	const card = cardOf(beast.face) as BeastCard;
	const bonus = fleeModifier(state, seat) + card.flee;
	const least = Math.max(1, ESCAPE_TOTAL - bonus);
	const spared = card.spare.some((condition) => holds(state, seat, condition));
	return { bonus, least: least > SIDES ? null : least, sure: spared || least === 1 };
}
