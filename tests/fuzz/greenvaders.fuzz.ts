/** Greenvaders: the laws of `tests/properties/greenvaders.test.ts` on many more cases. */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import {
	lawfulGame,
	lawOfSpoiltLine,
	lawOfSpoiltPosition,
	OPTIONS,
	samples,
	spoilt
} from '../properties/greenvaders-laws';
import { fuzzSeed, scaled } from './scale';

const GAMES = scaled(2000);
const SPOILT = scaled(100_000);

describe('Greenvaders', () => {
	for (const options of OPTIONS) {
		it(`${GAMES} random games end, invariants kept, notation comes back: ${canonical(options)}`, () => {
			for (let i = 0; i < GAMES; i++) lawfulGame(options, `${fuzzSeed}/${i}`);
		});
	}

	it(`${SPOILT} spoilt move lines give an error value or a move`, () => {
		const { lines } = samples(fuzzSeed);
		const random = seeded(`${fuzzSeed}/lines`);
		for (let i = 0; i < SPOILT; i++) lawOfSpoiltLine(spoilt(random.pick(lines), random));
	});

	it(`${SPOILT} spoilt positions give an error value or one that the rules go on from`, () => {
		const { positions } = samples(fuzzSeed);
		const random = seeded(`${fuzzSeed}/positions`);
		let sound = 0;
		for (let i = 0; i < SPOILT; i++) if (lawOfSpoiltPosition(spoilt(random.pick(positions), random))) sound++;
		expect(sound).toBeGreaterThan(0);
	});
});
