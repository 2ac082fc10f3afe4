/** The lessons: every task can be done, none is done before it is begun, and every wrong try gets an answer. */
import { describe, expect, it } from 'vitest';
import { attempt, judge, startOf } from '../../src/lib/learn/judge';
import type { AnyTask } from '../../src/lib/learn/task';
import { COURSES, lines } from './tasks';

/** What each lesson teaches, in order. */
const TOPICS: { readonly [game: string]: readonly string[] } = {
	'green-conquest': ['driving', 'momentum', 'head-on', 'camp', 'zone', 'springboard', 'push', 'pull', 'victory'],
	'green-square': ['table', 'open', 'tie', 'interfere', 'help', 'run', 'sell', 'win'],
	greenvaders: ['laying', 'line', 'drawing', 'destroy', 'reinforce', 'move', 'special', 'ninth', 'pots', 'fountain'],
	'historical-conquest': ['morale', 'lands', 'bonus', 'explorers', 'interrupts', 'attack', 'loss', 'moving', 'winning']
};
/** Mistakes are made in so many moves; trying longer lines only takes longer. */
const LONGEST: { readonly [game: string]: number } = {
	'green-conquest': 2,
	'green-square': 3,
	greenvaders: 3,
	'historical-conquest': 3
};

describe.each(COURSES.map((course) => [course.game, course.lesson] as const))('the lesson of %s', (game, lesson) => {
	const depth = (task: AnyTask): number => task.moves ?? LONGEST[game] ?? 0;

	it('teaches what the plan asks for, in order', () => {
		expect(lesson.map(({ task }) => task.id)).toEqual(TOPICS[game]);
	});

	describe.each(lesson.map((taught) => [taught.task.id, taught] as const))('%s', (_, taught) => {
		const { module, task } = taught;

		it('begins undone, with the learner at turn', () => {
			const { state } = startOf(module, task);
			expect(task.goal({ before: state, after: state, events: [] })).toBe(false);
			expect(module.game.actors(state)).toEqual([0]);
			expect(judge(module, task, { before: state, after: state, events: [] }, 0)).toEqual({ kind: 'going' });
		});

		it('is done by its own solution, and only by its last move', () => {
			expect(attempt(module, task, task.solution)).toEqual({ kind: 'solved' });
			expect(attempt(module, task, task.solution.slice(0, -1)).kind).toBe('going');
		});

		it('can be missed, with an answer to every miss', () => {
			const verdicts = [...lines(taught, depth(taught.task))].map(({ verdict }) => verdict);
			const whys = verdicts.flatMap((verdict) => (verdict.kind === 'wrong' ? [verdict.why] : []));
			expect(verdicts.some(({ kind }) => kind === 'solved')).toBe(true);
			expect(whys.length).toBeGreaterThan(0);
			for (const { en, fr } of whys) {
				expect(en).toMatch(/[.?]$/);
				expect(fr).toMatch(/[.?]$/);
				expect(en).not.toMatch(/undefined|–/);
			}
		});
	});

	it('has no answer that no try can bring', () => {
		const unheard = lesson.flatMap((taught) => {
			const heard = new Set<unknown>();
			for (const { verdict } of lines(taught, depth(taught.task))) if (verdict.kind === 'wrong') heard.add(verdict.why);
			return (taught.task.slips ?? [])
				.filter(({ why }) => !heard.has(why))
				.map(({ why }) => `${taught.task.id}: ${why.en}`);
		});
		expect(unheard).toEqual([]);
	});
});
