/** Every lesson and puzzle, with what tests do to them: try a line of moves, try all of them. */
import type { GameEvent } from '../../src/lib/engine/contract';
import type { Fold } from '../../src/lib/engine/fold';
import type { AnyModule } from '../../src/lib/engine/module';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import { lesson } from '../../src/lib/games/green-conquest/learn/lesson';
import { pond } from '../../src/lib/games/green-conquest/learn/lesson-pond';
import { puzzles } from '../../src/lib/games/green-conquest/learn/puzzles';
import { module as greenSquare } from '../../src/lib/games/green-square';
import { lesson as battles } from '../../src/lib/games/green-square/learn/lesson';
import { deals } from '../../src/lib/games/green-square/learn/lesson-deals';
import { puzzles as beasts } from '../../src/lib/games/green-square/learn/puzzles';
import { module as greenvaders } from '../../src/lib/games/greenvaders';
import { lesson as cards } from '../../src/lib/games/greenvaders/learn/lesson';
import { powers } from '../../src/lib/games/greenvaders/learn/lesson-powers';
import { puzzles as turns } from '../../src/lib/games/greenvaders/learn/puzzles';
import { advance, judge, LEARNER, seenIn, startOf, type Verdict } from '../../src/lib/learn/judge';
import type { AnyTask } from '../../src/lib/learn/task';

export interface Taught {
	readonly module: AnyModule;
	readonly task: AnyTask;
}

/** A course without its screens. */
export interface Lessons {
	readonly game: string;
	readonly lesson: readonly Taught[];
	readonly puzzles: readonly Taught[];
}

function lessons(module: AnyModule, lesson: readonly AnyTask[], puzzles: readonly AnyTask[]): Lessons {
	const taught = (task: AnyTask): Taught => ({ module, task });
	return { game: module.game.id, lesson: lesson.map(taught), puzzles: puzzles.map(taught) };
}

export const GREEN_CONQUEST = lessons(greenConquest, [...lesson, ...pond] as readonly AnyTask[], puzzles);
export const GREENVADERS = lessons(greenvaders, [...cards, ...powers] as readonly AnyTask[], turns);
export const GREEN_SQUARE = lessons(greenSquare, [...battles, ...deals] as readonly AnyTask[], beasts);
export const COURSES = [GREEN_CONQUEST, GREENVADERS, GREEN_SQUARE];
export const TASKS = COURSES.flatMap((course) => [...course.lesson, ...course.puzzles]);

/** A line of moves that ended in this verdict. */
export interface Line {
	readonly moves: readonly string[];
	readonly verdict: Verdict;
}

/** Every line of at most `depth` moves, each as far as its verdict; lines that are still going at the end are told too. */
export function* lines({ module, task }: Taught, depth: number): Generator<Line> {
	const start = startOf(module, task);
	const before = start.state;
	function* from(fold: Fold<unknown>, events: readonly GameEvent[], moves: readonly string[]): Generator<Line> {
		for (const move of module.game.legal(fold.state, LEARNER, seenIn(task, fold))) {
			const told = [...events];
			const next = advance(module, task, fold, move, (event) => told.push(event));
			const line = [...moves, module.notation.formatMove(move)];
			const verdict = judge(module, task, { before, after: next.state, events: told }, line.length);
			if (verdict.kind === 'going' && line.length < depth) yield* from(next, told, line);
			else yield { moves: line, verdict };
		}
	}
	yield* from(start, [], []);
}

/** Which moves a search may try after a line; nothing that it has tried twice from the same `key`. */
export interface Limits {
	allows(state: unknown, move: unknown, line: readonly string[]): boolean;
	key(position: string, line: readonly string[]): string;
}

/** One solution within the limits, or null after all lines of the turn have been tried. */
export function solve({ module, task }: Taught, { allows, key }: Limits): readonly string[] | null {
	const start = startOf(module, task);
	const tried = new Set<string>();
	function from(fold: Fold<unknown>, events: readonly GameEvent[], line: readonly string[]): readonly string[] | null {
		const here = key(module.notation.formatPosition(fold.state), line);
		if (tried.has(here)) return null;
		tried.add(here);
		for (const move of module.game.legal(fold.state, LEARNER, seenIn(task, fold))) {
			if (!allows(fold.state, move, line)) continue;
			const told = [...events];
			const next = advance(module, task, fold, move, (event) => told.push(event));
			const longer = [...line, module.notation.formatMove(move)];
			const { kind } = judge(module, task, { before: start.state, after: next.state, events: told }, longer.length);
			if (kind === 'solved') return longer;
			const found = kind === 'going' ? from(next, told, longer) : null;
			if (found !== null) return found;
		}
		return null;
	}
	return from(start, [], []);
}
