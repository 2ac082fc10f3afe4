/** A thousand whole games at every seat count, random and greedy mixed: none is stuck, and exactly the right seats are asked. */
import { describe, expect, it } from 'vitest';
import { checkAsked, playedGame } from '../properties/historical-conquest-play';
import { fuzzSeed, scaled } from './scale';

const GAMES = scaled(1000);
const MODES = ['standard', 'morale', 'domination'] as const;

describe('fuzz: Historical Conquest', () => {
	for (let players = 2; players <= 10; players++) {
		it(`${players} seats`, () => {
			for (let i = 0; i < GAMES; i++) {
				const options = {
					players,
					mode: MODES[i % 3] ?? 'standard',
					evenTurns: i % 5 !== 0,
					interrupts: i % 7 === 0 ? ('own-turn' as const) : ('any-time' as const)
				};
				const finished = playedGame(options, `${fuzzSeed}/${players}/${i}`, (seat) =>
					i % 10 === 0 ? true : i % 3 === 1 && seat === 0
				);
				expect(finished.outcome.winners.length).toBeGreaterThan(0);
				if (options.evenTurns) checkAsked(finished, options);
			}
		});
	}
});
