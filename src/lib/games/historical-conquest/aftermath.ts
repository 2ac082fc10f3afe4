/** How a battle goes down in the books. */
import { endBoosts } from './boosts';
import type { Draft } from './draft';
import type { Battle, BattleResult } from './types';

/** Sets `lastBattle`; without totals for a battle that was not fought. */
export function recordBattle(
	draft: Draft,
	{ attacker, defender, from, to }: Battle,
	result: BattleResult,
	totals: { readonly attack: number; readonly defense: number } | null
): void {
	const attack = totals?.attack ?? null;
	const defense = totals?.defense ?? null;
	draft.state.lastBattle = { attacker, defender, from, to, attack, defense, result };
	draft.tell?.({ type: 'battle-fought', ...draft.state.lastBattle });
}

/** The battle is over, and with it the boosts made for it. */
export function endBattle(draft: Draft): void {
	draft.state.battle = null;
	endBoosts(draft, (boost) => boost.until === 'battle');
}
