/** Says what a try is worth. Pure: the same moves are judged alike on the screen and in tests. */
import { NO_FACTS, type GameEvent, type Seat } from '../engine/contract';
import type { AnyModule, Text } from '../engine/module';
import type { AnyTask, Tried } from './task';

export type Verdict =
	{ readonly kind: 'going' } | { readonly kind: 'solved' } | { readonly kind: 'wrong'; readonly why: Text };

export const LEARNER: Seat = 0;
const GOING: Verdict = { kind: 'going' };

/** After `moves` moves. A try goes on while the goal can still be reached: in the learner's own turn, within the moves allowed. */
export function judge(module: AnyModule, task: AnyTask, tried: Tried, moves: number): Verdict {
	if (moves === 0) return GOING;
	if (task.goal(tried)) return { kind: 'solved' };
	const slip = task.slips?.find(({ when }) => when(tried));
	if (slip !== undefined) return { kind: 'wrong', why: slip.why };
	const isOver = moves >= (task.moves ?? Infinity) || !module.game.actors(tried.after).includes(LEARNER);
	return isOver ? { kind: 'wrong', why: task.otherwise(tried) } : GOING;
}

/** The position of a task. A task that cannot be read is a fault of ours, and a test finds it. */
export function startOf(module: AnyModule, { start }: AnyTask): unknown {
	const parsed = module.notation.parsePosition(start);
	if (!parsed.ok) throw new Error(`${parsed.error}: ${start}`);
	return parsed.value;
}

/** Plays moves in notation and judges after each; what comes after the verdict is not played. */
export function attempt(module: AnyModule, task: AnyTask, moves: readonly string[]): Verdict {
	const before = startOf(module, task);
	const events: GameEvent[] = [];
	let after = before;
	let verdict = GOING;
	for (const [index, text] of moves.entries()) {
		if (verdict.kind !== 'going') break;
		const parsed = module.notation.parseMove(text);
		if (!parsed.ok) throw new Error(`${parsed.error}: ${text}`);
		after = module.game.apply(after, LEARNER, parsed.value, NO_FACTS, (event) => events.push(event));
		verdict = judge(module, task, { before, after, events }, index + 1);
	}
	return verdict;
}
