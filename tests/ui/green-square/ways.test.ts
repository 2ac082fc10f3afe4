/** The law of `tests/ui/ways.test.ts` where bots play: their games go where chance does not. */
import { describe, expect, it } from 'vitest';
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game } from '../../../src/lib/games/green-square';
import type { Move, State } from '../../../src/lib/games/green-square';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { holdToLaw, type AnyPointing } from '../ways';

const POSITIONS = 200;
const law = pointing as unknown as AnyPointing;

function botPositions(wanted: number): View<State, Move>[] {
	const views: View<State, Move>[] = [];
	const EVERY = 5;
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

describe('green-square', () => {
	it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of bots`, () => {
		const positions = botPositions(POSITIONS);
		expect(positions).toHaveLength(POSITIONS);
		for (const position of positions) holdToLaw(law, position);
	}, 60_000);
});
