/** Positions of random games and of games between bots, with all that is true of them. */
import { player as bot } from '../../../src/lib/bots/green-square';
import type { Facts, Seat } from '../../../src/lib/engine/contract';
import { sees } from '../../../src/lib/engine/fold';
import { randomPlayer } from '../../../src/lib/engine/selfplay';
import type { State } from '../../../src/lib/games/green-square';
import { playMatch } from './matches';

export interface Position {
	readonly state: State;
	readonly truth: Facts;
	/** What a seat knows. */
	readonly sees: (seat: Seat) => Facts;
}

/** Every decision of random games and of games between bots, in turn. */
export function forEachPosition(name: string, look: (position: Position) => void): void {
	for (const [i, seats] of [2, 3, 4, 6, 5, 4].entries()) {
		playMatch({
			seed: `${name}/${i}`,
			options: { seats, rounds: 14, foods: Array.from({ length: seats }, (_, s) => FOODS[s % 3] ?? 'meat') },
			player: () => (i % 2 === 0 ? randomPlayer : bot),
			watch: ({ fold, truth }) => look({ state: fold.state, truth, sees: (seat) => sees(fold, seat, truth) })
		});
	}
}

const FOODS = ['meat', 'vegan', 'vegetarian'] as const;

export function seatsOf(state: State): Seat[] {
	return Array.from({ length: state.options.seats }, (_, seat) => seat);
}

/** The truth with what every other seat holds face-down dealt out the other way round: nothing that the seat could know. */
export function swapped({ state, truth }: Position, seat: Seat): Facts {
	const hidden = seatsOf(state)
		.filter((other) => other !== seat)
		.flatMap((other) => state.players[other]?.hand ?? [])
		.filter((slot) => state.faces[slot] === undefined);
	const other: Record<string, string | number> = { ...truth };
	for (const deck of ['loc', 'upg']) {
		const slots = hidden.filter((slot) => slot.startsWith(deck));
		slots.forEach((slot, i) => (other[slot] = truth[slots.at(-1 - i) ?? slot] ?? ''));
	}
	return other;
}
