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

it('never makes a move by a tap on what was taken along unasked', () => {
	let taken = 0;
	for (const position of botPositions(60)) {
		const choices = pointing.choices(position);
		for (const first of choices.next([])) {
			const { hand } = pointing.tap(choices, [], first, true);
			const last = hand.at(-1);
			if (last === undefined || hand.length < 2) continue;
			expect(pointing.tap(choices, hand, last, true)).toEqual({ hand });
			taken++;
		}
	}
	expect(taken).toBeGreaterThan(10);
}, 60_000);
