/**
 * Every game with a screen: every legal move has a way, and every way ends in a legal move. And that the law can fail.
 */
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../src/lib/engine/contract';
import { confirm, pointingAt, putDown, tap } from '../../src/lib/ui/game/hand';
import type { Pick, Position, Way } from '../../src/lib/ui/game/pointing';
import { Ways } from '../../src/lib/ui/game/ways';
import { contractCaseOf } from '../contract/cases';
import { drawn, holdToLaw, pointingOf, randomPositions, type AnyPointing } from './ways';

const POSITIONS = 200;

describe.each(drawn())('%s', (game) => {
	it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of random play`, async () => {
		const [pointing, subject] = await Promise.all([pointingOf(game), contractCaseOf(game)]);
		const positions = randomPositions(subject, POSITIONS);
		expect(positions).toHaveLength(POSITIONS);
		const ways = positions.reduce((sum, position) => sum + holdToLaw(pointing, position), 0);
		expect(ways).toBeGreaterThan(5 * POSITIONS);
	}, 60_000);
});

/** Two of four cards in any order, or a card and a seat, or a pass: what a game of cards asks for. */
type Toy = 'pass' | readonly Pick[];

class ToyWays extends Ways<Toy> {
	refusal(): string {
		return 'no';
	}
}

const PAY: readonly Toy[] = [
	['a', 'b'],
	['a', 'c'],
	['b', 'c']
];

const toyWays = (legal: readonly Toy[]): Way<Toy>[] =>
	legal.map((move) => ({ picks: move === 'pass' ? ['button pass'] : ['pay', move], move }));

const toy = (ways: (legal: readonly Toy[]) => Way<Toy>[]): AnyPointing =>
	pointingAt<unknown, Toy, ToyWays>(({ legal }) => new ToyWays(ways(legal)));

const position: Position<unknown, unknown> = { state: null, seat: 0, legal: [...PAY, 'pass'], sees: NO_FACTS };

describe('the law', () => {
	it('holds for a set that may be chosen in any order', () => {
		expect(holdToLaw(toy(toyWays), position)).toBe(4);
	});

	it('sees a legal move without a way', () => {
		expect(() =>
			holdToLaw(
				toy((legal) => toyWays(legal.slice(1))),
				position
			)
		).toThrow(/^no way to \["a","b"\]/);
	});

	it('sees a way to a move that is not legal', () => {
		expect(() =>
			holdToLaw(
				toy((legal) => toyWays([...legal, ['c', 'd']])),
				position
			)
		).toThrow('is not legal');
	});

	it('sees two moves behind the same things', () => {
		const blurred = (legal: readonly Toy[]): Way<Toy>[] =>
			toyWays(legal).map((way) => (way.move === PAY[1] ? { ...way, picks: ['pay', PAY[0] as readonly Pick[]] } : way));
		expect(() => holdToLaw(toy(blurred), position)).toThrow('makes');
	});
});

describe('things in any order', () => {
	const ways = new ToyWays(toyWays([...PAY, 'pass']));

	it('complete the same move either way round', () => {
		expect(confirm(ways, ['pay', 'a', 'b']).move).toEqual(['a', 'b']);
		expect(confirm(ways, ['pay', 'b', 'a']).move).toEqual(['a', 'b']);
	});

	it('are put down by a second tap, whichever was first, and never replaced unasked', () => {
		expect(tap(ways, ['pay', 'a', 'b'], 'a')).toEqual({ hand: ['pay', 'b'] });
		expect(tap(ways, ['pay', 'a', 'b'], 'c')).toEqual({ hand: ['pay', 'a', 'b'], refusal: 'no' });
		expect(putDown(ways, ['pay', 'a', 'b'])).toEqual(['pay', 'a']);
	});

	it('leave the buttons alone: a pass is one touch, whatever is in hand', () => {
		expect(tap(ways, ['pay', 'a'], 'button pass', false).move).toBe('pass');
		expect(ways.next([])).toEqual(new Set(['pay']));
	});
});
