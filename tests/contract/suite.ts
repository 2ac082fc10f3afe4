/**
 * The contract suite: what every game in the registry must hold, whatever its rules. A game states in `tests/contract/games/<id>.ts`
 * which options to exercise, its zones and who sees them, and every syntactically possible move on small positions; the rest is generic.
 */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/lib/engine/canonical';
import { broughtOptions } from './brought';
import { bruteForce } from './brute-force';
import type { AnyCase } from './case';
import { impossibleOptions, watchedGame } from './laws';
import { factsInAnyOrder, swappedGame } from './replays';
import { lawOfReasons } from './words';

export type { AnyCase, ContractCase, SmallPosition, ZoneRow } from './case';

/** `scale` multiplies the number of random games. */
export function contractSuite(name: string, subject: AnyCase, scale = 1): void {
	const { game } = subject.module;
	const games = Math.max(1, Math.round((subject.games ?? 2) * scale));
	const runs = subject.options.flatMap((options, o) =>
		Array.from({ length: games }, (_, i) => ({ options, seed: `${name}/${o}/${i}` }))
	);

	describe(`contract: ${name}`, () => {
		for (const options of subject.options) {
			it(`${games} random games end, every law kept on the way: ${canonical(options).slice(0, 80)}`, () => {
				for (const run of runs.filter((r) => r.options === options)) watchedGame(subject, run.options, run.seed);
			});
		}

		it(`${runs.length} games: facts in any order, one by one or early, give the same states`, () => {
			for (const { options, seed } of runs) factsInAnyOrder(game, options, seed);
		});

		it(`${runs.length} games: cards that a seat does not know change neither its legal list nor its choice`, () => {
			for (const { options, seed } of runs) swappedGame(subject, options, seed);
		});

		it('legal lists exactly what a brute force over every possible move finds', () => {
			const positions = subject.smallPositions();
			expect(positions.length).toBeGreaterThan(0);
			for (const position of positions) bruteForce(subject, position);
		});

		it('impossible options are refused, never a fault', () => {
			impossibleOptions(game);
		});

		it('what seats bring is taken in any order, within the rules, and never a fault', () => {
			for (const options of subject.options) broughtOptions(subject, options);
		});

		const { words, reasonCodes } = subject.module;
		if (words && reasonCodes) {
			it('every reason code has a sentence in both languages', () => lawOfReasons(words, reasonCodes));
		}
	});
}
