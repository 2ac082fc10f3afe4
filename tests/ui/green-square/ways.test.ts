/** The law of `tests/ui/ways.test.ts` where bots play: their games go where chance does not. */
import { expect, it } from 'vitest';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { holdToLaw } from '../ways';
import { botPositions } from './positions';

const POSITIONS = 200;

it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of bots`, () => {
	const positions = botPositions(POSITIONS);
	expect(positions).toHaveLength(POSITIONS);
	for (const position of positions) holdToLaw(pointing, position);
}, 60_000);
