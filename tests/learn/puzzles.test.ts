/**
 * Every puzzle is proven by search: all lines of the turn, as the rules list them, up to the goal. `plays` says how many vehicles a solution
 * needs; with fewer there is none.
 */
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../src/lib/engine/contract';
import { puzzles, type Puzzle } from '../../src/lib/games/green-conquest/learn/puzzles';
import type { State } from '../../src/lib/games/green-conquest/types';
import { attempt, LEARNER, startOf } from '../../src/lib/learn/judge';
import { module } from './tasks';

/** One solution with at most so many further vehicles played, or null after all lines have been tried. */
function solve(puzzle: Puzzle, plays: number): readonly string[] | null {
	const before = startOf(module, puzzle) as State;
	const already = before.turn.played.length;
	const tried = new Set<string>();
	function from(state: State, line: readonly string[]): readonly string[] | null {
		const key = module.notation.formatPosition(state);
		if (tried.has(key)) return null;
		tried.add(key);
		for (const move of module.game.legal(state, LEARNER, NO_FACTS)) {
			if (isOneMore(state, move) && state.turn.played.length - already >= plays) continue;
			const after = module.game.apply(state, LEARNER, move, NO_FACTS) as State;
			const next = [...line, module.notation.formatMove(move)];
			if (puzzle.goal({ before, after, events: [] })) return next;
			const goesOn = after.turn.number === before.turn.number && module.game.actors(after).includes(LEARNER);
			const found = goesOn ? from(after, next) : null;
			if (found !== null) return found;
		}
		return null;
	}
	return plays === 0 ? null : from(before, []);
}

/** The move would play another vehicle. */
const isOneMore = ({ turn }: State, move: unknown): boolean => {
	const { vehicle } = move as { vehicle?: string };
	return vehicle !== undefined && !turn.played.includes(vehicle);
};

describe('puzzles', () => {
	it('are a dozen at least, each of its own', () => {
		expect(puzzles.length).toBeGreaterThanOrEqual(12);
		expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
		expect(new Set(puzzles.map(({ start }) => start)).size).toBe(puzzles.length);
	});

	it('let every vehicle but the Nightmare and the Shield, which only look, win one', () => {
		const winners = new Set(puzzles.flatMap(({ solution }) => solution.map((move) => move.charAt(1))));
		expect([...winners].sort()).toEqual(['G', 'H', 'K', 'O', 'R', 'S', 'T', 'U']);
	});

	it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s has a solution and none quicker', (_, puzzle) => {
		expect(attempt(module, puzzle, puzzle.solution)).toEqual({ kind: 'solved' });
		const found = solve(puzzle, puzzle.plays);
		expect(found).not.toBeNull();
		expect(attempt(module, puzzle, found ?? [])).toEqual({ kind: 'solved' });
		expect(solve(puzzle, puzzle.plays - 1)).toBeNull();
	});

	it('are missed by ending the turn or by a needless drive, with a reason', () => {
		const missed = attempt(module, puzzles[4] as Puzzle, ['rR:w1', '.']);
		expect(missed).toEqual({
			kind: 'wrong',
			why: { en: 'The blue Shield still has 6 hearts.', fr: 'Il reste 6 cœurs au Bouclier bleu.' }
		});
	});
});
