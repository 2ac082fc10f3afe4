/** What seats see in the course of games between bots and of random games, every phase and decision among them. */
import { greedyPlayer } from '../../../src/lib/bots/greedy';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game, type Move, type Options, type State } from '../../../src/lib/games/historical-conquest';
import { mind } from '../../../src/lib/games/historical-conquest/value';

export type SeatView = View<State, Move>;

export function viewsOf(kind: 'bots' | 'random', options: readonly Options[]): readonly SeatView[] {
	return options.flatMap((chosen, index) => {
		const views: SeatView[] = [];
		const source = `${kind} at the table ${index}`;
		selfPlay<State, Move, Options>({
			game,
			options: chosen,
			players: Array.from({ length: game.seats(chosen) }, () =>
				kind === 'bots' ? greedyPlayer(game, mind) : randomPlayer
			),
			dealer: localDealer(source),
			random: seeded(source),
			watch: (_, view) => views.push(view)
		});
		return views;
	});
}

/** So many of them, evenly. */
export function some(views: readonly SeatView[], wanted: number): readonly SeatView[] {
	const step = Math.max(1, Math.floor(views.length / wanted));
	return views.filter((_, place) => place % step === 0).slice(0, wanted);
}
