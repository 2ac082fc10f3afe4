/** How a battle stands, from the rules: totals, who would win, by how much. */
import { heroesWin, isForTheWin, levelsAtStake, upgradesAtStake } from '../../strength';
import type { State } from '../../types';

export interface Margin {
	readonly heroes: number;
	readonly beasts: number;
	/** The heroes would win, ties included. */
	readonly wins: boolean;
	/** Never below zero. */
	readonly by: number;
	readonly levels: number;
	readonly upgrades: number;
	readonly forTheWin: boolean;
}

/** Null: nobody fights. */
export function marginOf(state: State): Margin | null {
	if (state.battle === null) return null;
	const { heroes, beasts } = state.battle.strength;
	return {
		heroes,
		beasts,
		wins: heroesWin(state),
		by: Math.abs(heroes - beasts),
		levels: levelsAtStake(state),
		upgrades: upgradesAtStake(state),
		forTheWin: isForTheWin(state)
	};
}

/** Totals by the names under which texts have them. */
export const totals = ({ heroes: a, beasts: b }: Margin): { a: number; b: number } => ({ a, b });
