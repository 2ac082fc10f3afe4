/** The moves worth a bot's thought: not the attacks that would be lost, nor giving up cards of one's own that do no harm. */
import type { Seat } from '../../engine/contract';
import { cardOf } from './content';
import { forecast } from './strength';
import { findLand } from './table';
import type { CardRef, Move, State } from './types';

export function consider(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
	return moves.filter((move) => {
		if (move.type === 'attack') return promises(state, seat, move);
		return move.type !== 'discard' || !('unit' in move) || isBurden(move.unit);
	});
}

function promises(state: State, attacker: Seat, move: Extract<Move, { type: 'attack' }>): boolean {
	const { from, to, explorer = null, escort = null } = move;
	const defender = findLand(state, to)?.seat;
	if (defender === undefined) return false;
	const { attack, defense } = forecast(state, { attacker, defender, from, to, explorer, escort });
	return attack > defense;
}

/** It costs its holder, or pays for being discarded. */
function isBurden(card: CardRef): boolean {
	return cardOf(card).abilities.some(
		({ when, do: effects }) =>
			when === 'on-discard' ||
			(when === 'upkeep' && effects.some((effect) => effect.effect === 'morale' && effect.amount < 0))
	);
}
