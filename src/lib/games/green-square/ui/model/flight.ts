/** Running away from a beast: what must be rolled. From the rules. */
import { holds } from '../../conditions';
import { cardOf, type BeastCard } from '../../content';
import { flightTotal } from '../../totals';
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

export function chanceOf(state: State, seat: Seat, { id, face }: Beast): Chance {
	const { total: bonus = 0, needs = 1 } = flightTotal(state, seat, id) ?? {};
	const least = Math.max(1, needs);
	const { spare } = cardOf(face) as BeastCard;
	const isSpared = spare.some((condition) => holds(state, seat, condition));
	return { bonus, least: least > SIDES ? null : least, sure: isSpared || least === 1 };
}
