/** Whole games at every seat count, between random players and between bots: each ends, none in a dead end. */
import { expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import { playMatch } from './green-square/matches';

/** Random players hardly ever win a game; the round limit of these is low so that they end in seconds. */
const RANDOM_ROUNDS = 2;
const RANDOM_GAMES = 20;
const BOT_GAMES = 20;

it.each([2, 3, 4, 5, 6])('random games of %i seats end', (seats) => {
	for (let i = 0; i < RANDOM_GAMES; i++) {
		const options = { seats, rounds: RANDOM_ROUNDS, tableWindow: i % 2 === 0 };
		const { outcome } = playMatch({ seed: `random/${seats}/${i}`, options, player: () => randomPlayer });
		expect(outcome.winners.length).toBeGreaterThan(0);
	}
});

it.each([2, 3, 4, 5, 6])('games of %i bots end with a victory in battle', (seats) => {
	for (let i = 0; i < BOT_GAMES; i++) {
		const { outcome } = playMatch({ seed: `bots/${seats}/${i}`, options: { seats, rounds: null }, player: () => bot });
		expect(outcome.reason).toBe('goal');
	}
});

it('a bot beats three random players, wherever it sits', () => {
	let won = 0;
	for (let i = 0; i < 8; i++) {
		const seat = i % 4;
		const { outcome } = playMatch({
			seed: `match/${i}`,
			options: { seats: 4 },
			player: (other) => (other === seat ? bot : randomPlayer)
		});
		if (outcome.winners.length === 1 && outcome.winners[0] === seat) won++;
	}
	expect(won).toBeGreaterThanOrEqual(7);
});
