/**
 * What an attack promises: its totals part by part, how it ends if nobody interrupts, and the worst there is to fear.
 */
import type { Facts, Seat } from '../../../engine/contract';
import { apply } from '../apply';
import { occupiers } from '../battle';
import type { Sides } from '../strength';
import { sidesOf } from '../strength';
import { findLand, ownLand } from '../table';
import type { Battle, BattleResult, CardRef, Move, State } from '../types';
import type { Foresight } from './foresee';
import { foresee } from './foresee';
import type { Worst } from './worst';
import { worstOf } from './worst';

export type Attack = Extract<Move, { readonly type: 'attack' }>;

/**
 * What becomes of the attacked land: it stays with its holder, defended or empty, lies open to be moved into, or is
 * discarded as a copy.
 */
export type Fate = 'defended' | 'empty' | 'open' | 'copy';

export interface Outlook {
	readonly battle: Battle;
	readonly sides: Sides;
	/** If nobody interrupts. */
	readonly result: BattleResult;
	readonly fate: Fate;
	/** Who could move in if the land lay empty. */
	readonly movers: readonly CardRef[];
	/** The defender would go out. */
	readonly endsSeat: boolean;
	readonly ahead: Foresight;
	readonly worst: Worst;
	/** Won whatever the defender may hold. */
	readonly isSure: boolean;
}

/** Null: the rules refuse the attack. */
export function outlookOf(state: State, seat: Seat, move: Attack, sees: Facts): Outlook | null {
	const ahead = foresee(state, seat, move, sees);
	const battle = battleOf(state, seat, move);
	if (ahead === null || battle === null) return null;
	const result = ahead.events.find((event) => event.type === 'battle-fought')?.result ?? 'called-off';
	const worst = worstOf(apply(state, seat, move, {}), sees);
	return {
		battle,
		sides: sidesOf(state, battle),
		result,
		fate: fateOf(ahead, battle),
		movers: occupiers(state, battle),
		endsSeat: ahead.events.some((event) => event.type === 'seat-out' && event.seat === battle.defender),
		ahead,
		worst,
		isSure: worst.result === 'won'
	};
}

/** The battle that the attack would start. Null: nobody holds the land. */
export function battleOf(state: State, attacker: Seat, { from, to, explorer, escort }: Attack): Battle | null {
	const defender = findLand(state, to)?.seat;
	if (defender === undefined) return null;
	return { attacker, defender, from, to, explorer: explorer ?? null, escort: escort ?? null };
}

function fateOf({ state, events }: Foresight, { defender, to }: Battle): Fate {
	if (events.some((event) => event.type === 'land-lost' && event.land === to)) return 'copy';
	if (state.pending.some((due) => due.kind === 'occupy' && due.land === to)) return 'open';
	return ownLand(state, defender, to)?.cards.length === 0 ? 'empty' : 'defended';
}
