import { describe, expect, it } from 'vitest';
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import { game, module } from '../../src/lib/games/greenvaders';
import { brokenInvariants } from './greenvaders-invariants';
import { lawfulGame, lawOfSpoiltLine, lawOfSpoiltPosition, OPTIONS, samples, spoilt } from './greenvaders-laws';

describe('Greenvaders', () => {
	for (const options of OPTIONS) {
		it(`10 random games end, invariants kept, notation comes back: ${canonical(options)}`, () => {
			for (let i = 0; i < 10; i++) lawfulGame(options, `laws/${i}`);
		});
	}

	it('the invariants can be broken', () => {
		const state = game.setup({ first: 0 });
		const truth = localDealer(1).faces(game.decks(state)[0] as never);
		const facts = Object.fromEntries(truth.map((face, i) => [`main:${i}`, face]));
		expect(brokenInvariants(state, facts)).toEqual([]);
		expect(brokenInvariants({ ...state, pile: state.pile.slice(1) }, facts)).toHaveLength(1);
		expect(brokenInvariants({ ...state, reserve: [['red'], ['red', 'blue', 'green']] }, facts)).toHaveLength(1);
	});

	it('2,000 spoilt move lines and 1,000 spoilt positions give an error value or something sound', () => {
		const { positions, lines } = samples('spoilt');
		const random = seeded('spoilt');
		for (let i = 0; i < 2000; i++) lawOfSpoiltLine(spoilt(random.pick(lines), random));
		for (let i = 0; i < 1000; i++) lawOfSpoiltPosition(spoilt(random.pick(positions), random));
	});

	it('greedy beats random in at least 9 of 10 paired games, whoever begins', () => {
		const greedy = greedyPlayer(game, module.mind);
		for (const mode of ['basic', 'advanced'] as const) {
			let wins = 0;
			for (let i = 0; i < 10; i++) {
				const seed = `duel/${i >> 1}`;
				const players = i % 2 === 0 ? [greedy, randomPlayer] : [randomPlayer, greedy];
				const { outcome } = selfPlay({
					game,
					options: { players: 2, mode },
					players,
					dealer: localDealer(seed),
					random: seeded(seed)
				});
				if (outcome.winners.includes(i % 2)) wins++;
			}
			expect(wins, mode).toBeGreaterThanOrEqual(9);
		}
	});
});
