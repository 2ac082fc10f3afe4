/** What help would come to, tried out: the totals with it, what it brings, whether it wins the game, how one would run. */
import { beastCard, holds, ruleHolds } from '../../conditions';
import { ESCAPE_TOTAL } from '../../content';
import { hasAbility, heroOf } from '../../heroes';
import { equipment, fighterStrength, fleeModifier, isForTheWin } from '../../strength';
import type { Beast, Move, Seat, State } from '../../types';
import { after, type Standpoint } from './trial';

/** The position with the one who is asked as helper; null while the offer cannot be made. */
export function helped(from: Standpoint, move: Move, helper: Seat): State | null {
	const asked = after(from, move);
	return asked === null ? null : after({ ...from, state: asked, seat: helper }, { type: 'accept' });
}

export interface Contribution {
	readonly total: number;
	readonly level: number;
	readonly items: number;
	/** Level and items are all of it. */
	readonly plain: boolean;
}

/** What a helper who stands in the battle brings. */
export function contributionOf(state: State, helper: Seat): Contribution {
	const total = fighterStrength(state, helper);
	const { level } = heroOf(state, helper);
	const items = ruleHolds(state, 'level-only') ? 0 : equipment(state, helper);
	return { total, level, items, plain: total === level + items };
}

/** Who would have won the game with this battle. */
export interface Crown {
	readonly main: boolean;
	readonly helper: boolean;
}

export function crownOf(state: State): Crown {
	const helper = state.battle?.helper ?? null;
	const shares = helper !== null && hasAbility(state, helper, 'shared-glory');
	const beasts = state.battle?.beasts.length ?? 0;
	return {
		main: isForTheWin(state),
		helper: shares && heroOf(state, helper).level + beasts >= state.options.goal
	};
}

/** A run from one beast, should the battle be lost. */
export interface Run {
	readonly beast: Beast;
	/** The least that the die must show; null: the beast does not pursue this hero. */
	readonly least: number | null;
}

export function runsOf(state: State, seat: Seat): readonly Run[] {
	const modifier = fleeModifier(state, seat);
	return (state.battle?.beasts ?? []).map((beast) => {
		const { flee, spare } = beastCard(beast);
		const isSpared = spare.some((condition) => holds(state, seat, condition));
		return { beast, least: isSpared ? null : ESCAPE_TOTAL - modifier - flee };
	});
}
