/** What seats see in the course of random games, every phase and every Pot-voir among them. */
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/greenvaders';
import type { Move, Options, State } from '../../../src/lib/games/greenvaders/types';
import { Choices } from '../../../src/lib/games/greenvaders/ui/model/choices';

const OPTIONS: readonly Options[] = [
	{ players: 2, mode: 'basic' },
	{ players: 2, mode: 'advanced' },
	{ players: 4, mode: 'advanced' }
];

export type SeatView = View<State, Move>;

export function randomViews(games: number): readonly SeatView[] {
	const views: SeatView[] = [];
	for (const options of OPTIONS) {
		for (let index = 0; index < games; index++) {
			const seed = `${JSON.stringify(options)} ${index}`;
			selfPlay<State, Move, Options>({
				game,
				options,
				players: module.sides(options).map(() => (view: SeatView, random) => {
					views.push(view);
					return randomPlayer(view, random);
				}),
				dealer: localDealer(seed),
				random: seeded(seed)
			});
		}
	}
	return views;
}

export const choicesOf = (view: SeatView): Choices => new Choices(view);
