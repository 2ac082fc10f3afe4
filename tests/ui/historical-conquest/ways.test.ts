/** The law of ways in positions of bot play, where battles, windows and decisions come about more often than in random play. */
import { describe, expect, it } from 'vitest';
import { greedyPlayer } from '../../../src/lib/bots/greedy';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game, type Move, type State } from '../../../src/lib/games/historical-conquest';
import { mind } from '../../../src/lib/games/historical-conquest/value';
import { pointing } from '../../../src/lib/games/historical-conquest/ui/model/pointing';
import { holdToLaw, type AnyPointing } from '../ways';

const POSITIONS = 200;

describe('historical-conquest', () => {
	it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of bot play`, () => {
		const views: View<State, Move>[] = [];
		for (const players of [2, 3, 4]) {
			const source = `bots on ways ${players}`;
			selfPlay({
				game,
				options: { players },
				players: Array.from({ length: players }, () => greedyPlayer(game, mind)),
				dealer: localDealer(source),
				random: seeded(source),
				watch: (_, view) => views.push(view)
			});
		}
		const step = Math.floor(views.length / POSITIONS);
		const chosen = views.filter((_, place) => place % step === 0).slice(0, POSITIONS);
		expect(chosen).toHaveLength(POSITIONS);
		const ways = chosen.reduce((sum, view) => sum + holdToLaw(pointing as unknown as AnyPointing, view), 0);
		expect(ways).toBeGreaterThan(5 * POSITIONS);
	}, 120_000);
});
