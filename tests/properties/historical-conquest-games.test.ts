/** Random and greedy games end at every seat count, and in all of them exactly those seats are asked whom the specification names. */
import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/lib/games/historical-conquest';
import { checkAsked, playedGame } from './historical-conquest-play';

const GAMES = 20;

/** Most games are cut short by a low goal and few rounds: what is new after that is rare, and the fuzz run plays on. */
const cut = (players: number): Options => ({ players, goal: 1500, roundLimit: players > 4 ? 4 : 8 });

describe('games end, and exactly the right seats are asked', () => {
	for (let players = 2; players <= 10; players++) {
		it(`${players} seats`, () => {
			let checked = 0;
			for (let i = 0; i < GAMES; i++) {
				const options = cut(players);
				const bots = i === 0 ? () => true : i < 4 ? (seat: number) => seat === i : () => false;
				const finished = playedGame(options, `games/${players}/${i}`, bots);
				expect(finished.outcome.winners.length).toBeGreaterThan(0);
				if (i % 4 === 0) checked += checkAsked(finished, options);
			}
			expect(checked).toBeGreaterThan(100);
		});
	}
});

it('the greedy bot beats random play', () => {
	const total = 20;
	let wins = 0;
	for (let i = 0; i < total; i++) {
		const { outcome } = playedGame({ players: 2 }, `duel/${i >> 1}`, (seat) => seat === i % 2);
		if (outcome.winners.includes(i % 2)) wins++;
	}
	expect(wins).toBeGreaterThanOrEqual(0.9 * total);
});
