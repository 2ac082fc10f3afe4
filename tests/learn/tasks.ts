/** Every lesson and puzzle, with what tests do to them: try a line of moves, try all of them. */
import { NO_FACTS } from '../../src/lib/engine/contract';
import type { AnyModule } from '../../src/lib/engine/module';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import { lesson } from '../../src/lib/games/green-conquest/learn/lesson';
import { pond } from '../../src/lib/games/green-conquest/learn/lesson-pond';
import { puzzles } from '../../src/lib/games/green-conquest/learn/puzzles';
import { judge, LEARNER, startOf, type Verdict } from '../../src/lib/learn/judge';
import type { AnyTask } from '../../src/lib/learn/task';
import type { GameEvent } from '../../src/lib/engine/contract';

export const module = greenConquest as AnyModule;
export const LESSON = [...lesson, ...pond] as readonly AnyTask[];
export const PUZZLES = puzzles as readonly AnyTask[];

/** A line of moves that ended in this verdict. */
export interface Line {
	readonly moves: readonly string[];
	readonly verdict: Verdict;
}

/** Every line of at most `depth` moves, each as far as its verdict; lines that are still going at the end are told too. */
export function* lines(task: AnyTask, depth: number): Generator<Line> {
	const before = startOf(module, task);
	function* from(state: unknown, events: readonly GameEvent[], moves: readonly string[]): Generator<Line> {
		for (const move of module.game.legal(state, LEARNER, NO_FACTS)) {
			const told = [...events];
			const after = module.game.apply(state, LEARNER, move, NO_FACTS, (event) => told.push(event));
			const line = [...moves, module.notation.formatMove(move)];
			const verdict = judge(module, task, { before, after, events: told }, line.length);
			if (verdict.kind === 'going' && line.length < depth) yield* from(after, told, line);
			else yield { moves: line, verdict };
		}
	}
	yield* from(before, [], []);
}
