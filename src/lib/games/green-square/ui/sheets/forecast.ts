/** What help would come to, tried out: the totals with it, what it brings, whether it wins the game, how one would run. */
import { beastCard, holds } from '../../conditions';
import { hasAbility, heroOf } from '../../heroes';
import type { PartKind } from '../../parts';
import { isForTheWin } from '../../strength';
import { flightTotal, heroTotal } from '../../totals';
import type { Beast, Move, Seat, State } from '../../types';
import { after, type Standpoint } from './trial';

/** The position with the one who is asked as helper; null while the offer cannot be made. */
export function helped(from: Standpoint, move: Move, helper: Seat): State | null {
	const asked = after(from, move);
	return asked === null ? null : after({ ...from, state: asked, seat: helper }, { type: 'accept' });
}

/** What a helper who stands in the battle brings, level and items apart. */
export interface Contribution {
	readonly total: number;
	readonly level: number;
	readonly items: number;
	/** Level and items are all of it. */
	readonly plain: boolean;
}

export function contributionOf(state: State, helper: Seat): Contribution {
	const { total, parts } = heroTotal(state, helper);
	const sumOf = (kind: PartKind): number =>
		parts.filter((part) => part.kind === kind).reduce((sum, { n }) => sum + n, 0);
	const [level, items] = [sumOf('level'), sumOf('item')];
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
	return (state.battle?.beasts ?? []).map((beast) => {
		const isSpared = beastCard(beast).spare.some((condition) => holds(state, seat, condition));
		return { beast, least: isSpared ? null : (flightTotal(state, seat, beast.id)?.needs ?? null) };
	});
}
