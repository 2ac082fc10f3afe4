/** What the bot looks at while it thinks about one decision. */
import type { Facts } from '../../engine/contract';
import { pickFacts } from '../../engine/fold';
import type { View } from '../../engine/selfplay';
import { cardOf, isCardOf } from '../../games/green-square/content';
import type { Card } from '../../games/green-square/content';
import { game } from '../../games/green-square/game';
import { heroOf, seatsInGame } from '../../games/green-square/heroes';
import { beastsTotal, heroesTotal, heroesWin } from '../../games/green-square/strength';
import type { Move, MoveOf, Seat, Slot, State } from '../../games/green-square/types';
import { mind } from '../../games/green-square/value';
import { cardWorth } from '../../games/green-square/worth';
import { deckOf } from '../../games/green-square/zones';

export interface Thought {
	readonly state: State;
	readonly seat: Seat;
	readonly sees: Facts;
	readonly legal: readonly Move[];
	/** How good the position is now. */
	readonly now: number;
}

export function thoughtOf({ state, seat, sees, legal }: View<State, Move>): Thought {
	return { state, seat, sees, legal, now: mind.value(state, seat, sees) };
}

export function movesOf<T extends Move['type']>({ legal }: Thought, type: T): MoveOf<T>[] {
	return legal.filter((move): move is MoveOf<T> => move.type === type);
}

/** The state after an own move, as far as it can be told without dice and hidden cards. */
export function after({ state, seat, sees }: Thought, move: Move): State {
	return game.apply(state, seat, move, pickFacts(sees, game.shows(state, seat, move)));
}

export function valueAfter(thought: Thought, move: Move): number {
	return mind.value(after(thought, move), thought.seat, thought.sees);
}

/** The move with the highest score, or null for an empty list. Of equals the first: the choice depends on nothing else. */
export function best<M>(moves: readonly M[], score: (move: M) => number): M | null {
	let chosen: M | null = null;
	let highest = -Infinity;
	for (const move of moves) {
		const points = score(move);
		if (points <= highest) continue;
		highest = points;
		chosen = move;
	}
	return chosen;
}

/** The card in a slot, or null if the seat does not see it. */
export function cardAt({ state, sees }: Thought, slot: Slot): Card | null {
	const face = state.faces[slot] ?? sees[slot];
	return isCardOf(deckOf(slot), face) ? cardOf(face) : null;
}

/** What an own card is worth; an unseen one counts as dear. */
export function worthOf(thought: Thought, slot: Slot): number {
	const card = cardAt(thought, slot);
	return card === null ? 100 : cardWorth(thought.state, thought.seat, card.id);
}

/** The highest rival. */
export function leaderOf({ state, seat }: Thought): Seat {
	const rivals = seatsInGame(state).filter((other) => other !== seat);
	return best(rivals, (other) => heroOf(state, other).level) ?? seat;
}

/** How many points the heroes are ahead, counted so that 1 or more wins: a tie that is won counts as 1. */
export function lead(state: State): number {
	const margin = heroesTotal(state) - beastsTotal(state);
	return margin === 0 && heroesWin(state) ? 1 : margin;
}
