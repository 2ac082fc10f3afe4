/** Green Square: the games of `tests/properties/green-square-games.test.ts`, many more of them, and the bot's match against random players. */
import { describe, expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import { playMatch } from '../properties/green-square/matches';
import { fuzzSeed, scaled } from './scale';

const GAMES = scaled(1000);
const MATCH = scaled(200);

describe('Green Square', () => {
	for (const seats of [2, 3, 4, 5, 6]) {
		it(`${GAMES} random games of ${seats} seats end`, () => {
			for (let i = 0; i < GAMES; i++) {
				const options = { seats, goal: 6 + (i % 5), rounds: 10, tableWindow: i % 2 === 0 };
				const { outcome } = playMatch({ seed: `${fuzzSeed}/${seats}/${i}`, options, player: () => randomPlayer });
				expect(outcome.winners.length).toBeGreaterThan(0);
			}
		});

		it(`${GAMES} games of ${seats} bots end`, () => {
			for (let i = 0; i < GAMES; i++) {
				const options = { seats, goal: 6 + (i % 5), tableWindow: i % 2 === 0 };
				const { outcome } = playMatch({ seed: `${fuzzSeed}/bots/${seats}/${i}`, options, player: () => bot });
				expect(outcome.winners.length).toBeGreaterThan(0);
			}
		});
	}

	it(`a bot wins at least 85 % of ${MATCH} games against three random players`, () => {
		let won = 0;
		for (let i = 0; i < MATCH; i++) {
			const seat = i % 4;
			const { outcome } = playMatch({
				seed: `${fuzzSeed}/match/${i}`,
				options: { seats: 4 },
				player: (other) => (other === seat ? bot : randomPlayer)
			});
			if (outcome.winners.length === 1 && outcome.winners[0] === seat) won++;
		}
		expect(won / MATCH).toBeGreaterThanOrEqual(0.85);
	});
});
