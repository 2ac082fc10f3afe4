/**
 * Every game of the registry: the contract suite on many more games than in `npm test`, and 2,000 plain random games for each of its option
 * sets. Games that are added later are fuzzed without a change here.
 */
import { describe, expect, it } from 'vitest';
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import { games } from '../../src/lib/games';
import { contractCaseOf } from '../contract/cases';
import type { AnyCase } from '../contract/suite';
import { contractSuite } from '../contract/suite';
import { fuzzScale, fuzzSeed, scaled } from './scale';

/** Times the games of `npm test`. */
const CONTRACT_GAMES = 25;
const RANDOM_GAMES = scaled(2000);

for (const { id } of games) {
	try {
		fuzz(id, await contractCaseOf(id));
	} catch (error) {
		it(id, () => {
			throw error;
		});
	}
}

function fuzz(id: string, subject: AnyCase): void {
	contractSuite(`${id} (${fuzzSeed})`, subject, CONTRACT_GAMES * fuzzScale);
	describe(`random games: ${id}`, () => {
		for (const options of subject.options) {
			it(`${RANDOM_GAMES} games end without a dead end: ${canonical(options).slice(0, 80)}`, () => {
				for (let i = 0; i < RANDOM_GAMES; i++) randomGameEnds(subject, options, `${fuzzSeed}/${id}/${i}`);
			});
		}
	});
}

/** `selfPlay` throws on a dead end, on a refused legal move and on a game without end. */
function randomGameEnds({ module: { game, words } }: AnyCase, options: unknown, seed: string): void {
	const seats = game.seats(options);
	const { outcome } = selfPlay({
		game,
		options,
		players: Array.from({ length: seats }, () => randomPlayer),
		dealer: localDealer(seed),
		random: seeded(seed)
	});
	expect(outcome.winners.every((seat) => seat >= 0 && seat < seats)).toBe(true);
	if (words) expect(words.outcome(outcome.reason, 'fr')).not.toBe('');
}
