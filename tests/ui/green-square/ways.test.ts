/** The law of ways in Green Square: positions of random play and of bots, whose games go where chance does not. */
import { describe, expect, it } from 'vitest';
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import { selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game } from '../../../src/lib/games/green-square';
import type { Move, State } from '../../../src/lib/games/green-square';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { contractCaseOf } from '../../contract/cases';
import { holdToLaw, randomPositions, type AnyPointing } from '../ways';

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

const f = (p: any) => ({
	...p,
	legal: p.legal.filter((m: any) => !['sell', 'propose', 'ask-help', 'counter'].includes(m.type))
});
describe('green-square', () => {
	it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of random play`, async () => {
		const positions = randomPositions(await contractCaseOf('green-square'), POSITIONS);
		expect(positions).toHaveLength(POSITIONS);
		for (const position of positions) holdToLaw(law, f(position));
	}, 60_000);

	it(`and in ${POSITIONS} of bots`, () => {
		for (const position of botPositions(POSITIONS)) holdToLaw(law, f(position));
	}, 60_000);
});
