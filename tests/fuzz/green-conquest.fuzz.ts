/** The Green Conquest: the laws of `tests/properties/green-conquest.test.ts` on many more cases. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { game, module } from '../../src/lib/games/green-conquest';
import type { State } from '../../src/lib/games/green-conquest';
import { MODES, closeQuarters } from '../contract/games/green-conquest';
import {
	lawOfEvents,
	lawOfLegal,
	lawOfPosition,
	lawOfSpoiltMove,
	lawOfSpoiltPosition,
	randomGame,
	spoilt
} from '../properties/green-conquest-laws';
import { fuzzSeed, scaled } from './scale';

const GAMES = scaled(2000);
const NOTED = scaled(10_000);
const FORCED = scaled(1000);
const CLOSE = scaled(2000);
const SPOILT = scaled(100_000);

/** So many positions, ten of each random game, the modes by turns. */
function* positions(count: number, name: string): Iterable<State> {
	const random = seeded(`${fuzzSeed}/${name}`);
	for (let i = 0, left = count; left > 0; i++) {
		const met = randomGame(`${fuzzSeed}/${name}/${i}`, i);
		for (let n = 0; n < 10 && left > 0; n++, left--) yield random.pick(met);
	}
}

describe('The Green Conquest', () => {
	MODES.forEach((mode, number) => {
		it(`${GAMES} random games end without a dead end: ${mode}`, () => {
			for (let i = 0; i < GAMES; i++) expect(randomGame(`${fuzzSeed}/${mode}/${i}`, number).at(-1)?.phase).toBe('over');
		});
	});

	it(`${NOTED} positions of random games and their moves come back from notation`, () => {
		const random = seeded(`${fuzzSeed}/events`);
		for (const state of positions(NOTED, 'noted')) {
			lawOfPosition(state);
			lawOfEvents(state, random);
		}
	});

	it(`on ${FORCED} positions legal lists exactly what a brute force over every possible move finds`, () => {
		for (const state of positions(FORCED, 'forced')) lawOfLegal(state);
	});

	it(`so it does on ${CLOSE} positions at close quarters`, () => {
		for (let number = 0; number < CLOSE; number++) lawOfLegal(closeQuarters(number).state);
	});

	it(`${SPOILT} spoilt moves and positions give an error value or something sound`, () => {
		const random = seeded(`${fuzzSeed}/spoilt`);
		const lines = [...positions(Math.ceil(SPOILT / 100), 'spoilt')].flatMap((state) => {
			const legal = game.legal(state, game.actors(state)[0] ?? 0, {});
			const move = legal.length > 0 ? module.notation.formatMove(random.pick(legal)) : '.';
			return [{ position: module.notation.formatPosition(state), move }];
		});
		for (let i = 0; i < SPOILT; i++) {
			const { position, move } = random.pick(lines);
			if (i % 2 === 0) lawOfSpoiltPosition(spoilt(position, random));
			else lawOfSpoiltMove(spoilt(move, random));
		}
	});
});
