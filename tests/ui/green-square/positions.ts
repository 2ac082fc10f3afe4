/** Decisions of games between bots, none beside the next; and all of games that chance plays. */
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game } from '../../../src/lib/games/green-square';
import type { Move, Options, State } from '../../../src/lib/games/green-square';

const EVERY = 5;

/** So many of them, with three to six seats. */
export function botPositions(wanted: number): View<State, Move>[] {
	const views: View<State, Move>[] = [];
	for (let seed = 0; views.length < wanted * EVERY; seed++) {
		const seats = 3 + (seed % 4);
		selfPlay({
			game,
			options: { seats },
			players: Array.from({ length: seats }, () => player),
			dealer: localDealer(`bots ${seed}`),
			random: seeded(`bots ${seed}`),
			watch: (_, view) => views.push(view)
		});
	}
	return views.filter((_, place) => place % EVERY === 0).slice(0, wanted);
}

/** Every decision of so many short games of three seats, the same for the same name. */
export function chancePositions(name: string, games: number): View<State, Move>[] {
	const views: View<State, Move>[] = [];
	for (let index = 0; index < games; index++) {
		const seed = `${name} ${index}`;
		selfPlay<State, Move, Options>({
			game,
			options: { seats: 3, rounds: 5 },
			players: Array.from({ length: 3 }, () => randomPlayer),
			dealer: localDealer(seed),
			random: seeded(seed),
			watch: (_, view) => views.push(view)
		});
	}
	return views;
}
