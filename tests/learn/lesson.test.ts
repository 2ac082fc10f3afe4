/** The lesson: every task can be done, none is done before it is begun, and every wrong try gets an answer. */
import { describe, expect, it } from 'vitest';
import { attempt, judge, startOf } from '../../src/lib/learn/judge';
import { LESSON, lines, module } from './tasks';

const TOPICS = ['driving', 'momentum', 'head-on', 'camp', 'zone', 'springboard', 'push', 'pull', 'victory'];

describe('the lesson', () => {
	it('teaches what the plan asks for, in order', () => {
		expect(LESSON.map(({ id }) => id)).toEqual(TOPICS);
	});

	describe.each(LESSON.map((task) => [task.id, task] as const))('%s', (_, task) => {
		it('begins undone, with the learner at turn', () => {
			const state = startOf(module, task);
			expect(task.goal({ before: state, after: state, events: [] })).toBe(false);
			expect(module.game.actors(state)).toEqual([0]);
			expect(judge(module, task, { before: state, after: state, events: [] }, 0)).toEqual({ kind: 'going' });
		});

		it('is done by its own solution, and only by its last move', () => {
			expect(attempt(module, task, task.solution)).toEqual({ kind: 'solved' });
			expect(attempt(module, task, task.solution.slice(0, -1)).kind).toBe('going');
		});

		it('can be missed, with an answer to every miss', () => {
			const depth = task.moves ?? 1;
			const verdicts = [...lines(task, depth)].map(({ verdict }) => verdict);
			const whys = verdicts.flatMap((verdict) => (verdict.kind === 'wrong' ? [verdict.why] : []));
			expect(verdicts.some(({ kind }) => kind === 'solved') || task.moves === undefined).toBe(true);
			if (task.moves !== undefined) expect(whys.length).toBeGreaterThan(0);
			for (const { en, fr } of whys) {
				expect(en).toMatch(/\.$/);
				expect(fr).toMatch(/\.$/);
				expect(en).not.toMatch(/undefined|–/);
			}
		});
	});

	it('has no answer that no try can bring', () => {
		const unheard = LESSON.flatMap((task) => {
			const heard = new Set<unknown>();
			for (const { verdict } of lines(task, task.moves ?? 2)) if (verdict.kind === 'wrong') heard.add(verdict.why);
			return (task.slips ?? []).filter(({ why }) => !heard.has(why)).map(({ why }) => `${task.id}: ${why.en}`);
		});
		expect(unheard).toEqual([]);
	});
});
