/** Every step of every lesson and puzzle of Green Square can be tapped: the law of ways, position by position. */
import { describe, it } from 'vitest';
import { pointing } from '../../src/lib/games/green-square/ui/model/pointing';
import { advance, LEARNER, seenIn, startOf } from '../../src/lib/learn/judge';
import { holdToLaw, type AnyPointing } from '../ui/ways';
import { GREEN_SQUARE } from './tasks';

const law = pointing as unknown as AnyPointing;

describe('tasks of Green Square', () => {
	const tasks = [...GREEN_SQUARE.lesson, ...GREEN_SQUARE.puzzles];

	it.each(tasks.map((taught) => [taught.task.id, taught] as const))('%s has a way to every move', (_, taught) => {
		const { module, task } = taught;
		let fold = startOf(module, task);
		for (const text of task.solution) {
			const sees = seenIn(task, fold);
			const legal = module.game.legal(fold.state, LEARNER, sees);
			holdToLaw(law, { state: fold.state, seat: LEARNER, legal, sees });
			const move = module.notation.parseMove(text);
			if (!move.ok) throw new Error(`${move.error}: ${text}`);
			fold = advance(module, task, fold, move.value);
		}
	});
});
